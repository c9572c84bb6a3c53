import type { Answer } from '@mustalah/contract/endpoint';
import { articlePath } from '@mustalah/contract/journal/articles';
import { describeTerm, getTerm } from '@mustalah/contract/terms/dictionary';
import { redirect } from 'react-router';
import { call, RefusedCall } from '../../api.ts';
import { grammarOf } from '../../domain/part-names.ts';
import { WaitingLinks } from '../../domain/review-links.tsx';
import { tabTitle } from '../../page-meta.ts';
import { pathId } from '../../path-id.ts';
import { renderContext } from '../../render-context.ts';
import { formatDay } from '../../text/format.ts';
import { Group } from '../../ui/flow.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Anchor } from '../../ui/text.tsx';
import type { Route } from './+types/term-page';
import { AiButton } from './ai-button.tsx';
import { ConceptParts, EntryHistory, MissingParts, useOwnView } from './concept/concept-parts.tsx';
import { EntryDomains } from './concept/entry-domains.tsx';
import { EntryGrammar } from './concept/entry-grammar.tsx';
import styles from './dictionary.module.css';
import { EditLink } from './edit-link.tsx';
import { Neighbours } from './neighbours.tsx';
import { ShareTerm } from './share-term.tsx';
import { SpeakButton } from './speak-button.tsx';
import { definedTermOf } from './term-json-ld.ts';
import { TermPapers } from './term-papers.tsx';
import { text } from './text.ts';
import { VoteBox } from './vote-box.tsx';
import { Family, WordFormation } from './word-formation.tsx';

type Page = Answer<typeof getTerm>;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const sent = { params: { id: pathId(params.id) } };
  const [term, language] = await Promise.all([
    call(getTerm, sent, { context, request }).catch(leadOn),
    // The entry is complete without it.
    call(describeTerm, sent, { context, request }).catch(() => null),
  ]);
  const origin = context.get(renderContext)?.publicUrl ?? new URL(request.url).origin;
  return {
    term,
    language,
    publicUrl: origin,
    url: `${origin}/term/${term.id}`,
    dictionaryUrl: `${origin}/dictionary`,
  };
}

/** An entry that was taken into another leads there for good. */
function leadOn(error: unknown): never {
  const into = error instanceof RefusedCall ? error.mergedInto : null;
  throw into === null ? error : redirect(`/term/${into}`, 301);
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { term, url } = loaderData;
  const title = tabTitle(term.latin ? `${term.arabic} (${term.latin})` : term.arabic);
  return [
    { title },
    { name: 'description', content: term.definition.slice(0, 200) },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: term.definition.slice(0, 200) },
    { property: 'og:type', content: 'article' },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: 'ar_AR' },
    { 'script:ld+json': definedTermOf(term, loaderData) },
  ];
};

export default function TermPage({ loaderData: { term, language, url } }: Route.ComponentProps) {
  return (
    <PageFrame
      title={term.arabic}
      lead={
        term.latin && (
          <bdi lang="en" className={styles.latinOfEntry}>
            {term.latin}
          </bdi>
        )
      }
      action={
        <Anchor to="/dictionary" size="sm">
          {text.backToDictionary}
        </Anchor>
      }
    >
      <div className={styles.entryPage}>
        <div className={styles.entryMain}>
          <article className={styles.entry}>
            <VoteBox term={term} />
            <p dir="auto" className={`vocalised ${styles.definition}`}>
              {term.definition}
            </p>
            <Group gap="xs">
              <SpeakButton term={term.arabic} words={`${term.arabic}. ${term.definition}`} />
              <AiButton term={term.arabic} />
              <EditLink id={term.id} />
            </Group>
            {!term.is_approved && <WaitingLinks />}
            <Facts term={term} />
          </article>
          <ConceptParts term={term} />
          <TermPapers key={term.id} termId={term.id} first={term.papers} />
          {language && (
            <>
              <WordFormation language={language} />
              <Family family={language.family} />
            </>
          )}
          <EntryHistory term={term} />
          <MissingFacts term={term} />
          <MissingParts term={term} />
        </div>
        <aside className={styles.entryAside}>
          <Neighbours term={term} />
          <ShareTerm term={term} url={url} />
        </aside>
      </div>
    </PageFrame>
  );
}

const hasDomains = ({ domains }: Page): boolean => domains.length > 0;
const hasGrammar = ({ grammar }: Page): boolean => grammarOf(grammar).length > 0;

/** The facts that nobody has told yet, for whoever may tell them; below all that there is, as nothing moves then. */
function MissingFacts({ term }: { term: Page }) {
  if (!useOwnView(term).can_decide_parts || (hasDomains(term) && hasGrammar(term))) return null;
  return (
    <dl className={styles.facts}>
      {!hasDomains(term) && <EntryDomains term={term} />}
      {!hasGrammar(term) && <EntryGrammar term={term} />}
    </dl>
  );
}

/** Where the entry belongs, what kind of word it is, and where it comes from. */
const Facts = ({ term }: { term: Page }) => (
  <dl className={styles.facts}>
    <dt>{text.category}</dt>
    <dd>
      <Anchor to={`/dictionary?category=${encodeURIComponent(term.category_name)}`}>
        {term.category_name}
      </Anchor>
    </dd>
    {hasDomains(term) && <EntryDomains term={term} />}
    {hasGrammar(term) && <EntryGrammar term={term} />}
    <dt>{term.created_by ? text.author : text.comesFrom}</dt>
    <dd>
      <bdi>{term.created_by_name || text.seedAuthor}</bdi>
    </dd>
    {term.coined_in && (
      <>
        <dt>{text.coinedIn}</dt>
        <dd dir="auto">
          <Anchor to={articlePath(term.coined_in.id)}>{term.coined_in.title}</Anchor>
        </dd>
      </>
    )}
    <dt>{text.added}</dt>
    <dd>
      <time dateTime={term.created_at}>{formatDay(term.created_at)}</time>
    </dd>
  </dl>
);

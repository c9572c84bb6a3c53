import { listShelf, listShelfFields } from '@mustalah/contract/shelf';
import { data, useLocation, useRevalidator } from 'react-router';
import { withChanges } from '../../address.ts';
import { call } from '../../api.ts';
import { type PageHandle, publicPageMeta, publicUrlOf, tabTitle } from '../../page-meta.ts';
import { Link } from '../../ui/link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Anchor } from '../../ui/text.tsx';
import type { Route } from './+types/field-page';
import { FoundRows } from './found-rows.tsx';
import { shelfQueryOf } from './query.ts';
import styles from './shelf.module.css';
import { ShelfSearch } from './shelf-search.tsx';
import { alphabets, text } from './text.ts';

/** The glossary of one field, by either alphabet. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const query = shelfQueryOf(new URL(request.url).searchParams, params.field);
  const from = { context, request };
  const [shelf, page] = await Promise.all([
    call(listShelfFields, {}, from),
    call(listShelf, { query }, from).catch(() => null),
  ]);
  const field = shelf.fields.find(({ slug }) => slug === params.field);
  if (!field) throw data(null, { status: 404 });
  return { query, field, page, publicUrl: publicUrlOf(context) };
}

export const handle: PageHandle = { search: ['search', 'letter', 'by', 'page'] };

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [{ title: tabTitle(text.noField) }];
  const { field, publicUrl } = loaderData;
  return [
    ...publicPageMeta({
      title: text.fieldTitle(field.name),
      description: text.fieldDescription(field.name, text.inField(field.terms, 0)),
      path: `/shelf/${field.slug}${location.search.includes('search=') ? '' : location.search}`,
      publicUrl,
    }),
    ...(location.search.includes('search=') ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
};

export default function FieldPage({ loaderData: { query, field, page } }: Route.ComponentProps) {
  const { search: asked } = useLocation();
  const { revalidate } = useRevalidator();
  const search = new URLSearchParams(asked);
  const path = `/shelf/${field.slug}`;
  return (
    <PageFrame title={text.fieldTitle(field.name)} lead={text.inField(field.terms, field.names)}>
      <Anchor to="/shelf">{text.allFields}</Anchor>
      <ShelfSearch label={text.searchInLabel(field.name)} value={query.search} path={path} />
      <Letters label={text.arabicLetters} letters={alphabets.arabic} by="arabic" {...{ path, query }} />
      <Letters label={text.latinLetters} letters={alphabets.latin} by="latin" {...{ path, query }} />
      {page ? (
        <FoundRows page={page} query={query} path={path} search={search} />
      ) : (
        <LoadFailure message={text.loadFailed} onRetry={() => void revalidate()} />
      )}
    </PageFrame>
  );
}

interface LettersProps {
  label: string;
  letters: readonly string[];
  by: 'arabic' | 'latin';
  path: string;
  query: ReturnType<typeof shelfQueryOf>;
}

/** A strip of an alphabet: all of the field in its order, or what begins with one letter. */
function Letters({ label, letters, by, path, query }: LettersProps) {
  const hrefOf = (letter: string): string =>
    `${path}?${withChanges(new URLSearchParams(), { by: by === 'latin' ? by : '', letter })}`.replace(
      /\?$/,
      '',
    );
  const isHere = query.by === by && query.search === '';
  return (
    <nav aria-label={label} className={styles.letters} dir={by === 'latin' ? 'ltr' : 'rtl'}>
      {['', ...letters].map((letter) => (
        <Link
          key={letter}
          to={hrefOf(letter)}
          className={styles.letter}
          aria-label={letter ? text.letter(letter) : undefined}
          aria-current={isHere && (query.letter ?? '') === letter ? 'page' : undefined}
        >
          {letter ? letter.toUpperCase() : text.allLetters}
        </Link>
      ))}
    </nav>
  );
}

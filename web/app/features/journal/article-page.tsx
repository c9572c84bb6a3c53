import { inDigits } from '@mustalah/contract/fields';
import { getArticleText } from '@mustalah/contract/journal/article-text';
import {
  type Article,
  articlePath,
  articleSupplementPath,
  correctionPath,
  getArticle,
} from '@mustalah/contract/journal/articles';
import { call } from '../../api.ts';
import { statementText } from '../../domain/credit-text.ts';
import { volumeNumber } from '../../domain/volume-name.ts';
import { type PageHandle, publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import { pathId } from '../../path-id.ts';
import { formatDay, formatInteger } from '../../text/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import type { Route } from './+types/article-page';
import styles from './article.module.css';
import { scholarlyArticleOf } from './article-json-ld.ts';
import { highwireTags } from './article-meta.ts';
import { ArticleTerms } from './article-terms.tsx';
import { ArticleText } from './article-text.tsx';
import { CitationFormats, CiteBox } from './cite-box.tsx';
import { FullText } from './full-text.tsx';
import { inShort } from './in-short.ts';
import { JournalFrame } from './journal-frame.tsx';
import { markedTitle } from './marked-title.ts';
import { articleText as text, usesText, text as volumeText } from './text.ts';

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const sent = { params: { id: pathId(params.id) } };
  const [article, { text: said }] = await Promise.all([
    call(getArticle, sent, { context, request }),
    call(getArticleText, sent, { context, request }),
  ]);
  return { article, said, publicUrl: publicUrlOf(context) };
}

/** The file of the article is read in a frame of its page. */
export const handle: PageHandle = { search: [], framesOwn: true };

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { article, said, publicUrl } = loaderData;
  return [
    ...publicPageMeta({
      title: markedTitle(article),
      description: inShort(article.abstract),
      path: articlePath(article.id),
      publicUrl,
      type: 'article',
    }),
    ...highwireTags(article, publicUrl, said !== null),
    { 'script:ld+json': scholarlyArticleOf(article, publicUrl) },
  ];
};

export default function ArticlePage({ loaderData: { article, said } }: Route.ComponentProps) {
  const { title, title_en, language, abstract, abstract_en, conflict_statement } = article;
  return (
    <JournalFrame
      title={
        <span dir="auto" lang={language}>
          {title}
        </span>
      }
      lead={
        title_en && (
          <bdi lang="en" dir="ltr">
            {title_en}
          </bdi>
        )
      }
    >
      <article className={styles.article}>
        <div className={styles.main}>
          <Retraction article={article} />
          <Concern article={article} />
          <Authors article={article} />
          <FullText article={article} hasText={said !== null} />
          <section aria-labelledby="abstract">
            <h2 id="abstract" className={styles.heading}>
              {text.abstract}
            </h2>
            <p dir="auto" lang={language} className={styles.prose}>
              {abstract}
            </p>
          </section>
          {abstract_en && (
            <section aria-labelledby="abstract-en">
              <h2 id="abstract-en" className={styles.heading}>
                {text.abstractEn}
              </h2>
              <p dir="ltr" lang="en" className={styles.prose}>
                {abstract_en}
              </p>
            </section>
          )}
          <Keywords keywords={article.keywords} />
          <ArticleTerms article={article} />
          {conflict_statement && (
            <section aria-labelledby="conflict">
              <h2 id="conflict" className={styles.heading}>
                {text.conflict}
              </h2>
              <p dir="auto" className={styles.prose}>
                {conflict_statement}
              </p>
            </section>
          )}
          <Declarations article={article} />
          <Supplements article={article} />
          <Corrections article={article} />
          <References article={article} />
          <CiteBox title={text.cite} reference={article.reference} language={language}>
            <CitationFormats article={article.id} />
          </CiteBox>
          {said && <ArticleText said={said} />}
        </div>
        <Facts article={article} />
      </article>
    </JournalFrame>
  );
}

function Retraction({ article: { retraction } }: { article: Article }) {
  if (!retraction) return null;
  return (
    <Alert color="red" title={text.retraction(formatDay(retraction.retracted_at))}>
      <p dir="auto" className={styles.prose}>
        {retraction.note}
      </p>
      <p>{text.retractionHint}</p>
    </Alert>
  );
}

function Concern({ article: { concern } }: { article: Article }) {
  if (!concern) return null;
  return (
    <Alert color="gold" title={text.concern(formatDay(concern.raised_at))}>
      <p dir="auto" className={styles.prose}>
        {concern.note}
      </p>
      <p>{text.concernHint}</p>
    </Alert>
  );
}

function Declarations({ article: { declarations } }: { article: Article }) {
  const { ethics, data_access, ai_use, funding } = declarations;
  const statements = [
    ['ethics', statementText.ethics, ethics],
    ['data-access', statementText.dataAccess, data_access],
    ['ai-use', statementText.aiUse, ai_use],
  ] as const;
  return (
    <>
      {statements.map(
        ([id, heading, said]) =>
          said && (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className={styles.heading}>
                {heading}
              </h2>
              <p dir="auto" className={styles.prose}>
                {said}
              </p>
            </section>
          ),
      )}
      {funding.length > 0 && (
        <section aria-labelledby="funding">
          <h2 id="funding" className={styles.heading}>
            {statementText.funding}
          </h2>
          <ul>
            {funding.map(({ funder, funder_id, award }) => (
              <li key={`${funder} ${award}`}>
                {funder_id ? (
                  <a href={`https://doi.org/${funder_id}`}>
                    <bdi>{funder}</bdi>
                  </a>
                ) : (
                  <bdi>{funder}</bdi>
                )}
                {award && (
                  <>
                    {' '}
                    (<bdi>{statementText.award(award)}</bdi>)
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Supplements({ article: { id: articleId, supplements } }: { article: Article }) {
  if (supplements.length === 0) return null;
  return (
    <section aria-labelledby="supplements">
      <h2 id="supplements" className={styles.heading}>
        {text.supplements}
      </h2>
      <ul className={styles.supplements}>
        {supplements.map(({ id, label, type, bytes }) => (
          <li key={id}>
            <a href={articleSupplementPath(articleId, id)} download className="hit">
              <bdi>{label}</bdi>
            </a>{' '}
            <span className={styles.note}>{text.supplement(type, bytes)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Corrections({ article: { id: articleId, corrections } }: { article: Article }) {
  if (corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections" className={styles.heading}>
        {text.corrections}
      </h2>
      <ul className={styles.changed}>
        {corrections.map(({ id, corrected_at, fields, note }) => (
          <li key={id}>
            <Day iso={corrected_at} />: {fields.map((field) => text.correctedFields[field]).join('، ')}.
            {note && (
              <p dir="auto" className={styles.prose}>
                {note} <Link to={correctionPath(articleId, id)}>{text.noticeAddress}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function References({ article: { references } }: { article: Article }) {
  if (references.length === 0) return null;
  return (
    <section aria-labelledby="references">
      <h2 id="references" className={styles.heading}>
        {text.references}
      </h2>
      <ol className={styles.references}>
        {references.map(({ text: work, doi }, place) => (
          <li key={`${place}-${work}`}>
            <p dir="auto">
              {work}{' '}
              {doi && !work.includes(doi) && (
                <a href={`https://doi.org/${doi}`}>
                  <bdi lang="en">{doi}</bdi>
                </a>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Authors = ({ article: { authors } }: { article: Article }) => (
  <section aria-label={text.authors}>
    <ul className={styles.authors}>
      {authors.map(({ name, latin_name, affiliation, orcid, roles, page }) => (
        <li key={name}>
          <strong>
            {page ? (
              <Link to={page} className="hit">
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
          </strong>
          {latin_name && (
            <bdi lang="en" className={styles.latin}>
              {latin_name}
            </bdi>
          )}
          {orcid && (
            <a href={`https://orcid.org/${orcid}`} rel="author noopener" aria-label={text.orcid(orcid, name)}>
              <bdi lang="en">{orcid}</bdi>
            </a>
          )}
          {affiliation && (
            <span className={styles.affiliation}>
              <bdi>{affiliation}</bdi>
            </span>
          )}
          {roles.length > 0 && <span className={styles.affiliation}>{statementText.rolesOf(roles)}</span>}
        </li>
      ))}
    </ul>
  </section>
);

function Keywords({ keywords }: { keywords: readonly string[] }) {
  if (keywords.length === 0) return null;
  return (
    <section aria-labelledby="keywords">
      <h2 id="keywords" className={styles.heading}>
        {text.keywords}
      </h2>
      <ul className={styles.keywords}>
        {keywords.map((keyword) => (
          <li key={keyword}>
            <Link to={`/articles?${new URLSearchParams({ keyword })}`} className="hit">
              <bdi>{keyword}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Day = ({ iso }: { iso: string }) => <time dateTime={iso}>{formatDay(iso)}</time>;

function Facts({ article }: { article: Article }) {
  const { id, volume, main_category, sub_category, received_at, accepted_at, published_at, doi, journal } =
    article;
  return (
    <aside aria-label={text.facts} className={styles.facts}>
      <dl>
        <dt>{text.received}</dt>
        <dd>
          <Day iso={received_at} />
        </dd>
        {accepted_at && (
          <>
            <dt>{text.accepted}</dt>
            <dd>
              <Day iso={accepted_at} />
            </dd>
          </>
        )}
        <dt>{text.published}</dt>
        <dd>
          <Day iso={published_at} />
        </dd>
        <dt>{text.volume}</dt>
        <dd>
          <Link to={`/volume/${volume.id}?paper=${id}`} dir="auto" className="hit">
            {volume.title ? `${volume.title} (${volumeNumber(volume)})` : volumeNumber(volume)}
          </Link>
        </dd>
        {article.issue && (
          <>
            <dt>{text.issue}</dt>
            <dd>
              <bdi>{inDigits(article.issue)}</bdi>
            </dd>
          </>
        )}
        {article.pages && (
          <>
            <dt>{text.pages}</dt>
            <dd>{volumeText.pagesOf(article.pages)}</dd>
          </>
        )}
        {article.section && (
          <>
            <dt>{text.section}</dt>
            <dd>
              <bdi>{article.section}</bdi>
            </dd>
          </>
        )}
        <dt>{text.category}</dt>
        <dd>
          <bdi>{main_category}</bdi> / <bdi>{sub_category}</bdi>
        </dd>
        {doi && (
          <>
            <dt>{text.doi}</dt>
            <dd>
              <a href={`https://doi.org/${doi}`} className="hit">
                <bdi lang="en">{doi}</bdi>
              </a>
            </dd>
          </>
        )}
        <dt>{text.licence}</dt>
        <dd>
          <a href={journal.licence} rel="license" className="hit">
            {text.licenceName}
          </a>
        </dd>
        <dt>{usesText.views}</dt>
        <dd>{formatInteger(article.views)}</dd>
        <dt>{usesText.downloads}</dt>
        <dd>{formatInteger(article.downloads)}</dd>
      </dl>
    </aside>
  );
}

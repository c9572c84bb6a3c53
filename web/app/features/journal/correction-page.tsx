import {
  articlePath,
  type CorrectionNotice,
  correctionPath,
  getCorrectionNotice,
} from '@mustalah/contract/journal/articles';
import type { CorrectionComment, WithContext } from 'schema-dts';
import { call } from '../../api.ts';
import { publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import { pathId } from '../../path-id.ts';
import { formatDay, isoDay } from '../../text/format.ts';
import { Link } from '../../ui/link.tsx';
import type { Route } from './+types/correction-page';
import styles from './article.module.css';
import { CitationFormats, CiteBox, NoticeFormats } from './cite-box.tsx';
import { inShort } from './in-short.ts';
import { JournalFrame } from './journal-frame.tsx';
import { articleText, noticeText as text } from './text.ts';

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const asked = { id: pathId(params.id), correction: pathId(params.correction) };
  const notice = await call(getCorrectionNotice, { params: asked }, { context, request });
  return { notice, publicUrl: publicUrlOf(context) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { notice, publicUrl } = loaderData;
  const { id, note, corrected_at, article, journal } = notice;
  const path = correctionPath(article.id, id);
  const title = text.title(article.title, article.language);
  const correction = {
    '@context': 'https://schema.org',
    '@type': 'CorrectionComment',
    '@id': publicUrl + path,
    url: publicUrl + path,
    name: title,
    text: note,
    datePublished: isoDay(corrected_at),
    about: { '@type': 'ScholarlyArticle', '@id': publicUrl + articlePath(article.id), name: article.title },
    publisher: { '@type': 'Organization', name: journal.publisher },
    license: journal.licence,
  } satisfies WithContext<CorrectionComment>;
  return [
    ...publicPageMeta({ title, description: inShort(note), path, publicUrl, type: 'article' }),
    { 'script:ld+json': correction },
  ];
};

/** A notice of the editors that something in an article was corrected, to be read and cited by itself. */
export default function CorrectionPage({ loaderData: { notice } }: Route.ComponentProps) {
  const { corrected_at, note, reference, article, journal } = notice;
  const { id, title, language } = article;
  return (
    <JournalFrame
      title={
        <span dir="auto" lang={language}>
          {text.title(title, language)}
        </span>
      }
      lead={<time dateTime={corrected_at}>{text.correctedOn(formatDay(corrected_at))}</time>}
      width="text"
    >
      <article className={styles.main}>
        <section aria-labelledby="said">
          <h2 id="said" className={styles.heading}>
            {text.said}
          </h2>
          <p dir="auto" className={styles.prose}>
            {note}
          </p>
        </section>
        <Changed notice={notice} />
        <section aria-labelledby="article">
          <h2 id="article" className={styles.heading}>
            {text.article}
          </h2>
          <p dir="auto" lang={language} className={styles.prose}>
            <Link to={articlePath(id)}>{title}</Link>
          </p>
        </section>
        <CiteBox title={text.cite} reference={reference} language={language}>
          <NoticeFormats path={correctionPath(id, notice.id)} />
        </CiteBox>
        <CiteBox title={text.citeArticle} reference={article.reference} language={language}>
          <CitationFormats article={id} />
        </CiteBox>
        <p>
          {articleText.licence}:{' '}
          <a href={journal.licence} rel="license" className="hit">
            {articleText.licenceName}
          </a>
        </p>
      </article>
    </JournalFrame>
  );
}

/** What was corrected; of texts also what stood there before. */
function Changed({ notice: { fields, changes } }: { notice: CorrectionNotice }) {
  const worded = (said: string) => text.languages[said] ?? (said || text.nothing);
  return (
    <section aria-labelledby="changed">
      <h2 id="changed" className={styles.heading}>
        {text.changed}
      </h2>
      <ul className={styles.changed}>
        {fields.map((field) => {
          const change = changes.find((each) => each.field === field);
          return (
            <li key={field}>
              <strong>{articleText.correctedFields[field]}</strong>
              {change && (
                <dl>
                  <dt>{text.before}</dt>
                  <dd dir="auto">{worded(change.from)}</dd>
                  <dt>{text.after}</dt>
                  <dd dir="auto">{worded(change.to)}</dd>
                </dl>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

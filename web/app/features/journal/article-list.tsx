import type { ArticleCard } from '@mustalah/contract/journal/article-search';
import { articlePath } from '@mustalah/contract/journal/articles';
import { Fragment } from 'react';
import { volumeNumber } from '../../domain/volume-name.ts';
import { formatDay } from '../../text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './journal.module.css';
import { articlesText, text } from './text.ts';

/** Articles one below the other: title, authors, where and when, what they are about. */
export const ArticleList = ({ articles, label }: { articles: readonly ArticleCard[]; label: string }) => (
  <ul className={styles.lines} aria-label={label}>
    {articles.map((article) => (
      <ArticleLine key={article.id} article={article} />
    ))}
  </ul>
);

function ArticleLine({ article }: { article: ArticleCard }) {
  const { id, title, language, abstract, volume, published_at, pdf_file } = article;
  return (
    <li className={styles.articleLine}>
      <h2 className={`term ${styles.cardTitle}`}>
        <Link to={articlePath(id)} dir="auto" lang={language} className="hit">
          {title}
        </Link>
      </h2>
      {article.is_retracted && (
        <p>
          <Badge color="red">{text.retracted}</Badge> <span dir="auto">{article.retraction_note}</span>
        </p>
      )}
      {article.has_concern && !article.is_retracted && (
        <p>
          <Badge color="gold">{articlesText.concern}</Badge>
        </p>
      )}
      <p className={styles.names}>
        {article.authors.map(({ name, page }, place) => (
          <Fragment key={`${place}-${name}`}>
            {place > 0 && '، '}
            {page ? (
              <Link to={page} className="hit">
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
          </Fragment>
        ))}
      </p>
      <p className={styles.note}>
        {volumeNumber(volume)} · {article.main_category} ·{' '}
        <time dateTime={published_at}>{formatDay(published_at)}</time>
      </p>
      <p dir="auto" lang={language} className={`clamp-3 ${styles.abstract}`}>
        {abstract}
      </p>
      {pdf_file && (
        <a href={pdf_file} className={styles.fileLink} aria-label={text.pdfOf(title)}>
          <Icon name="file" size={18} />
          {text.readPdf}
        </a>
      )}
    </li>
  );
}

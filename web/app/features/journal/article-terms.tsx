import type { Article, ArticleTerm } from '@mustalah/contract/journal/articles';
import { StatusBadge } from '../../domain/status-badge.tsx';
import { Link } from '../../ui/link.tsx';
import articleStyles from './article.module.css';
import styles from './article-terms.module.css';
import { articleText as text } from './text.ts';

/** So many cards stand open; the others are one press away. */
const CARDS = 6;

/** The terms that the article coins, and those of the dictionary that it uses. */
export function ArticleTerms({ article: { terms, coined_terms } }: { article: Article }) {
  const [first, rest] = [terms.slice(0, CARDS), terms.slice(CARDS)];
  return (
    <>
      {coined_terms.length > 0 && (
        <section aria-labelledby="coined-terms">
          <h2 id="coined-terms" className={articleStyles.heading}>
            {text.coinedTerms}
          </h2>
          <Cards terms={coined_terms} />
        </section>
      )}
      {terms.length > 0 && (
        <section aria-labelledby="terms">
          <h2 id="terms" className={articleStyles.heading}>
            {text.terms}
          </h2>
          <Cards terms={first} />
          {rest.length > 0 && (
            <details className={styles.rest}>
              <summary>{text.moreTerms(rest.length)}</summary>
              <Cards terms={rest} />
            </details>
          )}
        </section>
      )}
    </>
  );
}

const Cards = ({ terms }: { terms: readonly ArticleTerm[] }) => (
  <ul className={styles.cards}>
    {terms.map(({ id, arabic, latin, definition, is_approved }) => (
      <li key={id}>
        <h3 className={`term ${styles.name}`}>
          <Link to={`/term/${id}`}>{arabic}</Link>
        </h3>
        {latin && (
          <bdi lang="en" className={styles.latin}>
            {latin}
          </bdi>
        )}
        {!is_approved && <StatusBadge isApproved={false} />}
        <p dir="auto">{definition}</p>
      </li>
    ))}
  </ul>
);

import type { Article, ArticleTerm } from '@mustalah/contract/journal/articles';
import { StatusBadge } from '../../domain/status-badge.tsx';
import { EntryRow } from '../../ui/entry-row.tsx';
import { ListOfRows } from '../../ui/list-row.tsx';
import articleStyles from './article.module.css';
import styles from './article-terms.module.css';
import { articleText as text } from './text.ts';

/** So many stand open; the others are one press away. */
const FIRST = 6;

/** The terms that the article coins, and those of the dictionary that it uses. */
export function ArticleTerms({ article: { terms, coined_terms } }: { article: Article }) {
  const [first, rest] = [terms.slice(0, FIRST), terms.slice(FIRST)];
  return (
    <>
      {coined_terms.length > 0 && (
        <section aria-labelledby="coined-terms">
          <h2 id="coined-terms" className={articleStyles.heading}>
            {text.coinedTerms}
          </h2>
          <Terms label={text.coinedTerms} terms={coined_terms} />
        </section>
      )}
      {terms.length > 0 && (
        <section aria-labelledby="terms">
          <h2 id="terms" className={articleStyles.heading}>
            {text.terms}
          </h2>
          <Terms label={text.terms} terms={first} />
          {rest.length > 0 && (
            <details className={styles.rest}>
              <summary>{text.moreTerms(rest.length)}</summary>
              <Terms label={text.moreTerms(rest.length)} terms={rest} />
            </details>
          )}
        </section>
      )}
    </>
  );
}

const Terms = ({ label, terms }: { label: string; terms: readonly ArticleTerm[] }) => (
  <ListOfRows label={label}>
    {terms.map(({ id, arabic, latin, definition, is_approved }) => (
      <EntryRow
        key={id}
        heading="h3"
        to={`/term/${id}`}
        title={arabic}
        latin={latin}
        text={definition}
        quiet={!is_approved && <StatusBadge isApproved={false} />}
      />
    ))}
  </ListOfRows>
);

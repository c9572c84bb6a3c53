import { listCoinings, listSources, listStatuses } from '@mustalah/contract/terms/dictionary';
import { TERM_LIMITS } from '@mustalah/contract/terms/term';
import { useId } from 'react';
import { withChanges } from '../../address.ts';
import { statusText } from '../../domain/text.ts';
import { formatInteger } from '../../text/format.ts';
import { Link } from '../../ui/link.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { Field } from './filters.tsx';
import type { Query } from './query.ts';
import styles from './rail.module.css';
import { text } from './text.ts';

interface RailProps {
  fields: readonly Field[];
  query: Query;
  /** As the address has it. */
  search: URLSearchParams;
  onChange: (changes: Record<string, string>) => void;
}

/** The filters where there is room for them: open beside the list, links all but the root. */
export function Rail({ fields, query, search, onChange }: RailProps) {
  const hrefOf = (changes: Record<string, string>) => `/dictionary?${withChanges(search, changes)}`;
  // They count all terms of a field, and not those that are found.
  const isWhole = !(query.search || query.status || query.root || query.source || query.coining);
  return (
    <nav className={styles.rail} aria-label={text.filters}>
      {!query.search && (
        <Choices
          title={text.statusLabel}
          chosen={query.status ?? ''}
          choices={(['', ...listStatuses] as const).map((value) => ({
            value,
            label: value ? statusText[value] : text.allStatuses,
            to: hrefOf({ status: value }),
          }))}
        />
      )}
      <Choices
        title={text.categoryLabel}
        chosen={query.category}
        choices={[
          { value: '', label: text.allCategories, to: hrefOf({ category: '' }) },
          ...fields.map(({ name, terms }) => ({
            value: name,
            label: name,
            to: hrefOf({ category: name }),
            ...(isWhole && terms !== undefined && { count: formatInteger(terms) }),
          })),
        ]}
      />
      <Choices
        title={text.coiningLabel}
        chosen={query.coining ?? ''}
        choices={(['', ...listCoinings] as const).map((value) => ({
          value,
          label: value ? text.coinings[value] : text.allCoinings,
          to: hrefOf({ coining: value }),
        }))}
      />
      <Choices
        title={text.sourceLabel}
        chosen={query.source ?? ''}
        choices={(['', ...listSources] as const).map((value) => ({
          value,
          label: value ? text.sources[value] : text.allSources,
          to: hrefOf({ source: value }),
        }))}
      />
      <form action="/dictionary" onSubmit={(event) => event.preventDefault()}>
        {[...search]
          .filter(([name]) => name !== 'root' && name !== 'page')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <SearchField
          label={text.rootLabel}
          placeholder={text.rootPlaceholder}
          name="root"
          maxLength={TERM_LIMITS.root}
          value={query.root}
          onSearch={(root) => onChange({ root })}
        />
      </form>
    </nav>
  );
}

interface ChoicesProps {
  title: string;
  chosen: string;
  choices: { value: string; label: string; to: string; count?: string }[];
}

function Choices({ title, chosen, choices }: ChoicesProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={id} className={styles.choices}>
        {choices.map(({ value, label, to, count }) => (
          <li key={value}>
            <Link
              to={to}
              preventScrollReset
              className={styles.choice}
              aria-current={value === chosen ? 'true' : undefined}
            >
              <span>{label}</span> {count && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useSearch } from '../../use-search.ts';
import { ages } from './load-review.ts';
import styles from './term-review.module.css';
import { text } from './text.ts';

export interface ReviewFiltersProps {
  /** Without a sort where there is only one order. */
  query: {
    search: string;
    status: string;
    category: string;
    sort?: string;
    author?: number;
    waiting_days?: number;
  };
  /** Those that may be asked for, with their names. */
  statuses: Record<string, string>;
  categories: string[];
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Stands beside the list and outlives it: what is typed while another list comes is not lost with the old one. */
export function ReviewFilters({ query, statuses, categories }: ReviewFiltersProps) {
  const { change } = useSearch({ replace: true });
  return (
    <search aria-label={text.filters}>
      <div className={styles.filters}>
        <SearchField
          label={text.search}
          maxLength={SEARCH_LENGTH}
          value={query.search}
          onSearch={(typed) => change({ search: typed })}
        />
        <ChoiceField
          label={text.status}
          value={query.status}
          onChange={({ currentTarget: { value } }) => change({ status: value, reviewer: '' })}
          data={optionsOf(statuses)}
        />
        <ChoiceField
          label={text.category}
          value={query.category}
          onChange={({ currentTarget: { value } }) => change({ category: value })}
          data={[{ value: '', label: text.allCategories }, ...categories]}
        />
        {query.sort !== undefined && (
          <ChoiceField
            label={text.age}
            value={String(query.waiting_days ?? '')}
            onChange={({ currentTarget: { value } }) => change({ age: value })}
            data={[
              { value: '', label: text.anyAge },
              ...ages.map((age) => ({ value: age, label: text.ages[age] })),
            ]}
          />
        )}
        {query.sort !== undefined && (
          <ChoiceField
            label={text.sort}
            value={query.sort}
            onChange={({ currentTarget: { value } }) => change({ sort: value })}
            data={optionsOf(text.sorts)}
          />
        )}
      </div>
      {query.author !== undefined && (
        <Button size="compact-sm" variant="default" onClick={() => change({ author: '' })}>
          {text.everybody}
        </Button>
      )}
    </search>
  );
}

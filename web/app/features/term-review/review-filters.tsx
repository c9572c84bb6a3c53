import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { ChoiceField } from '../../ui/field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './term-review.module.css';
import { text } from './text.ts';

interface ReviewFiltersProps {
  /** Without a sort where there is only one order. */
  query: { search: string; status: string; category: string; sort?: string };
  /** Those that may be asked for, with their names. */
  statuses: Record<string, string>;
  categories: string[];
  onChange: (name: string, value: string) => void;
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export function ReviewFilters({ query, statuses, categories, onChange }: ReviewFiltersProps) {
  return (
    <search aria-label={text.filters}>
      <div className={styles.filters}>
        <SearchField
          label={text.search}
          maxLength={SEARCH_LENGTH}
          value={query.search}
          onSearch={(typed) => onChange('search', typed)}
        />
        <ChoiceField
          label={text.status}
          value={query.status}
          onChange={({ currentTarget: { value } }) => onChange('status', value)}
          data={optionsOf(statuses)}
        />
        <ChoiceField
          label={text.category}
          value={query.category}
          onChange={({ currentTarget: { value } }) => onChange('category', value)}
          data={[{ value: '', label: text.allCategories }, ...categories]}
        />
        {query.sort !== undefined && (
          <ChoiceField
            label={text.sort}
            value={query.sort}
            onChange={({ currentTarget: { value } }) => onChange('sort', value)}
            data={optionsOf(text.sorts)}
          />
        )}
      </div>
    </search>
  );
}

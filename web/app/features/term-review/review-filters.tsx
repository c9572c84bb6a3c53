import { useDebouncedCallback } from '@mantine/hooks';
import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { useState } from 'react';
import { ChoiceField, TextField } from '../../ui/field.tsx';
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

const DEBOUNCE_MS = 500;
const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export function ReviewFilters({ query, statuses, categories, onChange }: ReviewFiltersProps) {
  const [typed, setTyped] = useState(query.search);
  const ask = useDebouncedCallback((value: string) => onChange('search', value.trim()), DEBOUNCE_MS);
  return (
    <search aria-label={text.filters}>
      <div className={styles.filters}>
        <TextField
          label={text.search}
          type="search"
          maxLength={SEARCH_LENGTH}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            ask(value);
          }}
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

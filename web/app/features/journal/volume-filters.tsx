import { useDebouncedCallback } from '@mantine/hooks';
import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { volumeSorts } from '@mustalah/contract/journal/volumes';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChoiceField, TextField } from '../../ui/field.tsx';
import styles from './journal.module.css';
import { text } from './text.ts';

const DEBOUNCE_MS = 500;

interface VolumeFiltersProps {
  /** As the address has them. */
  search: string;
  category: string;
  sort: string;
  categories: readonly string[];
  onChange: (changes: Record<string, string>) => void;
}

/** Search, category and order. Without scripts the form asks the server. */
export function VolumeFilters({ search, category, sort, categories, onChange }: VolumeFiltersProps) {
  const [typed, setTyped] = useState(search);
  const ask = useDebouncedCallback((value: string) => onChange({ search: value.trim() }), DEBOUNCE_MS);
  // Going back, and links to another search, change the address from outside.
  useEffect(() => setTyped((now) => (now.trim() === search ? now : search)), [search]);

  return (
    <search>
      <form
        action="/journal"
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ search: typed.trim() });
        }}
      >
        <TextField
          label={text.searchLabel}
          placeholder={text.searchPlaceholder}
          type="search"
          name="search"
          maxLength={SEARCH_LENGTH}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            ask(value);
          }}
        />
        <ChoiceField
          label={text.categoryLabel}
          name="category"
          value={category}
          onChange={({ currentTarget: { value } }) => onChange({ category: value })}
          data={[{ value: '', label: text.allCategories }, ...categories]}
        />
        <ChoiceField
          label={text.sortLabel}
          name="sort"
          value={sort}
          onChange={({ currentTarget: { value } }) => onChange({ sort: value })}
          data={volumeSorts.map((value) => ({ value, label: text.sorts[value] }))}
        />
        <Button type="submit" size="md">
          {text.search}
        </Button>
      </form>
    </search>
  );
}

import { useDebouncedCallback } from '@mantine/hooks';
import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChoiceField, TextField } from '../../ui/field.tsx';
import styles from './dictionary.module.css';
import { text } from './text.ts';

const DEBOUNCE_MS = 500;

interface FiltersProps {
  categories: string[];
  /** As the address has them. */
  search: string;
  category: string;
  onChange: (changes: Record<string, string>) => void;
  onReset: () => void;
}

/** Search box, category and reset. Without scripts the form asks the server. */
export function Filters({ categories, search, category, onChange, onReset }: FiltersProps) {
  const [typed, setTyped] = useState(search);
  const ask = useDebouncedCallback((value: string) => onChange({ search: value.trim() }), DEBOUNCE_MS);
  // Going back, and links to another search, change the address from outside.
  useEffect(() => setTyped((now) => (now.trim() === search ? now : search)), [search]);

  return (
    <search>
      <form
        action="/dictionary"
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
        <Button
          variant="outline"
          onClick={() => {
            setTyped('');
            onReset();
          }}
        >
          {text.reset}
        </Button>
      </form>
    </search>
  );
}

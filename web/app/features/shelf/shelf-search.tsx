import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './shelf.module.css';
import { text } from './text.ts';

/** Asks this page to search; works without scripts. */
export function ShelfSearch({ label, value, path }: { label: string; value: string; path: string }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <search>
      <form action={path} className={styles.search}>
        <TextField
          label={label}
          placeholder={text.searchPlaceholder}
          type="search"
          name="search"
          maxLength={SEARCH_LENGTH}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit">{text.search}</Button>
      </form>
    </search>
  );
}

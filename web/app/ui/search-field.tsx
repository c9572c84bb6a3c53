import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { TextField } from './field.tsx';

interface SearchFieldProps {
  label: string;
  /** What is asked for now. */
  value: string;
  maxLength: number;
  onSearch: (text: string) => void;
}

const DEBOUNCE_MS = 500;

/** A search box above a list: the list follows as soon as one stops typing. */
export function SearchField({ label, value, maxLength, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const ask = useDebouncedCallback(onSearch, DEBOUNCE_MS);
  // Emptied from elsewhere. Anything else that comes from outside is what was typed here a moment ago.
  if (value !== shown) {
    setShown(value);
    if (value === '') setTyped('');
  }
  return (
    <TextField
      label={label}
      type="search"
      maxLength={maxLength}
      value={typed}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        ask(text.trim());
      }}
    />
  );
}

import { Button } from '@mantine/core';
import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { Form } from 'react-router';
import { TextField } from '../../ui/field.tsx';
import styles from './shell.module.css';
import { text } from './text.ts';

/** Asks the dictionary. */
export const SearchForm = () => (
  <Form action="/dictionary" role="search" className={styles.search}>
    <TextField
      name="search"
      type="search"
      aria-label={text.search}
      placeholder={text.searchHint}
      maxLength={SEARCH_LENGTH}
      flex={1}
    />
    <Button type="submit" size="md">
      {text.searchNow}
    </Button>
  </Form>
);

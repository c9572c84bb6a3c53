import { Button } from '@mantine/core';
import { Form } from 'react-router';
import { TextField } from '../../ui/field.tsx';
import styles from './shell.module.css';
import { text } from './text.ts';

const LONGEST = 200;

/** Asks the dictionary. */
export const SearchForm = () => (
  <Form action="/dictionary" role="search" className={styles.search}>
    <TextField
      name="search"
      type="search"
      aria-label={text.search}
      placeholder={text.searchHint}
      maxLength={LONGEST}
      flex={1}
    />
    <Button type="submit" size="md">
      {text.searchNow}
    </Button>
  </Form>
);

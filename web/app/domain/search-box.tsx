import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { Form } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './search-box.module.css';
import { searchText as text } from './text.ts';

/** Asks the dictionary, from any page. On the deep green of the first page its button is golden. */
export const SearchBox = ({ isOnDeep }: { isOnDeep?: boolean }) => (
  <Form action="/dictionary" role="search" className={styles.search}>
    <div className={styles.field} data-deep={isOnDeep}>
      <Icon name="search" />
      <input
        name="search"
        type="search"
        dir="auto"
        aria-label={text.label}
        placeholder={text.placeholder}
        maxLength={SEARCH_LENGTH}
      />
    </div>
    <Button type="submit" size="md" {...(isOnDeep && { color: 'gold' })}>
      {text.search}
    </Button>
  </Form>
);

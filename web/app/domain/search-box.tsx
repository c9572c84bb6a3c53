import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { useState } from 'react';
import { Form } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './search-box.module.css';
import { SuggestingField } from './suggesting-field.tsx';
import { searchText as text } from './text.ts';

/** Asks the dictionary, from any page. On the deep green of the first page its button is golden. */
export function SearchBox({ isOnDeep }: { isOnDeep?: boolean }) {
  const [typed, setTyped] = useState('');
  return (
    <Form action="/dictionary" role="search" className={styles.search}>
      <SuggestingField
        value={typed}
        onType={setTyped}
        isOwnText
        render={(input) => (
          <div className={styles.field} data-deep={isOnDeep}>
            <Icon name="search" />
            <input
              {...input}
              name="search"
              dir="auto"
              autoComplete="off"
              aria-label={text.label}
              placeholder={text.placeholder}
              maxLength={SEARCH_LENGTH}
            />
          </div>
        )}
      />
      <Button type="submit" size="md" {...(isOnDeep && { color: 'gold' })}>
        {text.search}
      </Button>
    </Form>
  );
}

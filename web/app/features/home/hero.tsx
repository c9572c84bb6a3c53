import { Button, Text, Title } from '@mantine/core';
import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { Form, Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import styles from './home.module.css';
import { text } from './text.ts';

/** What the platform is, and the way into the dictionary. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <Title order={1} className={styles.heroTitle}>
        {text.heroTitle}
      </Title>
      <Text className={styles.heroLead}>{text.heroLead}</Text>
      <Form action="/dictionary" role="search" className={styles.heroSearch}>
        <div className={styles.heroField}>
          <Icon name="search" />
          <input
            name="search"
            type="search"
            aria-label={text.searchLabel}
            placeholder={text.searchPlaceholder}
            maxLength={SEARCH_LENGTH}
          />
        </div>
        <Button type="submit" size="md" color="gold.4" c="var(--on-metal)">
          {text.search}
        </Button>
      </Form>
      <div className={styles.heroWays}>
        <Button component={Link} to="/suggest" variant="white" c="var(--on-metal)">
          {text.suggestTerm}
        </Button>
        <Button component={Link} to="/dictionary" className={styles.heroGhost}>
          {text.browse}
        </Button>
      </div>
    </section>
  );
}

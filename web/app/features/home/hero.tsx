import { Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { SearchBox } from '../../domain/search-box.tsx';
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
      <SearchBox isOnDeep />
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

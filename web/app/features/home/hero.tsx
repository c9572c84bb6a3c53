import { SearchBox } from '../../domain/search-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Text, Title } from '../../ui/text.tsx';
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
        <Button to="/suggest" variant="white">
          {text.suggestTerm}
        </Button>
        <Button to="/dictionary" className={styles.heroGhost}>
          {text.browse}
        </Button>
      </div>
    </section>
  );
}

import { Button, Group, Text, TextInput, Title } from '@mantine/core';
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
        <TextInput
          name="search"
          type="search"
          size="md"
          aria-label={text.searchLabel}
          placeholder={text.searchPlaceholder}
          maxLength={200}
          leftSection={<Icon name="search" />}
          className={styles.heroField}
        />
        <Button type="submit" size="md" color="gold.4" c="var(--ink)">
          {text.search}
        </Button>
      </Form>
      <Group gap="sm">
        <Button component={Link} to="/suggest" variant="white">
          {text.suggestTerm}
        </Button>
        <Button component={Link} to="/dictionary" className={styles.heroGhost}>
          {text.browse}
        </Button>
      </Group>
    </section>
  );
}

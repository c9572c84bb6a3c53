import { Badge, Card, Group, Stack, Text } from '@mantine/core';
import type { Answer } from '@mustalah/contract/endpoint';
import type { searchTerms } from '@mustalah/contract/terms/dictionary';
import { Link } from 'react-router';
import { Hint } from '../../ui/hint.tsx';
import { AiButton } from './ai-button.tsx';
import styles from './dictionary.module.css';
import { SpeakButton } from './speak-button.tsx';
import { text } from './text.ts';
import { VoteBox } from './vote-box.tsx';

type FoundTerm = Answer<typeof searchTerms>['results'][number];

/** One term in the list of results. */
export function TermCard({ term }: { term: FoundTerm }) {
  const { id, arabic, latin, definition, category_name, created_by_name, match } = term;
  const matchText = match ? text.match[match] : '';
  return (
    <Card component="article" withBorder padding="md" className={styles.card}>
      <Stack gap="xs" h="100%">
        <Group justify="space-between" align="start" wrap="nowrap">
          <Hint text={definition}>
            <Link to={`/term/${id}`} className={styles.termLink}>
              <h2 className={`term ${styles.term}`}>{arabic}</h2>
            </Link>
          </Hint>
          <Badge variant="outline" color="gray.8" className={styles.category}>
            {category_name}
          </Badge>
        </Group>
        {latin && (
          <Text className={styles.latin}>
            <bdi lang="en">{latin}</bdi>
          </Text>
        )}
        <Text className="clamp-3" size="sm" dir="auto">
          {definition}
        </Text>
        {created_by_name && (
          <Text size="xs" c="dimmed">
            {text.by(created_by_name)}
          </Text>
        )}
        {matchText && (
          <Text size="xs" c="gold.9">
            {matchText}
          </Text>
        )}
        <Group gap={4} mt="auto">
          <SpeakButton term={arabic} words={`${arabic}. ${definition}`} />
          <AiButton term={arabic} />
        </Group>
        <VoteBox term={term} />
      </Stack>
    </Card>
  );
}

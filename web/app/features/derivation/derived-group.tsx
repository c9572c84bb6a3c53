import type { Derivation } from '@mustalah/contract/assistant';
import { lazy, Suspense, useState } from 'react';
import { Badge, type BadgeColor } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Anchor, Text, Title } from '../../ui/text.tsx';
import styles from './derivation.module.css';
import { type KindGroup, statusText } from './results.ts';
import { text } from './text.ts';

const ExplanationModal = lazy(() => import('./explanation-modal.tsx'));

const STATUS_COLORS: Record<Derivation['status'], BadgeColor> = {
  attested: 'green',
  regular: 'gray',
  doubtful: 'gold',
};

/** The words of one kind, each with its measure, its meaning and what can be done with it. */
export function DerivedGroup({ group: { name, words } }: { group: KindGroup }) {
  const [explained, setExplained] = useState<Derivation | null>(null);
  return (
    <Card component="section" padding="md">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {name}
        </Title>
        <ul className={styles.words}>
          {words.map((word) => (
            <li key={`${word.derived} ${word.form} ${word.pattern}`} className={styles.word}>
              <Group gap="sm" align="baseline">
                <span className={`term ${styles.derived}`}>{word.derived}</span>
                {word.pattern && (
                  <Text size="sm" c="dimmed">
                    {text.pattern} <span className="term">{word.pattern}</span>
                  </Text>
                )}
                {word.form_name && (
                  <Text size="sm" c="dimmed">
                    {word.form_name}
                  </Text>
                )}
                <Badge variant="outline" color={STATUS_COLORS[word.status]}>
                  {statusText(word)}
                </Badge>
              </Group>
              {word.definition && <Text size="sm">{word.definition}</Text>}
              {word.english && (
                <Text size="sm" c="dimmed">
                  <bdi lang="en">{word.english}</bdi>
                </Text>
              )}
              <Group gap="xs">
                <Button
                  size="compact-sm"
                  variant="subtle"
                  onClick={() => setExplained(word)}
                  aria-label={text.explainWord(word.derived)}
                >
                  {text.explain}
                </Button>
                {word.term_id === null && word.can_be_term && (
                  <Anchor
                    size="sm"
                    to={`/suggest?arabic=${encodeURIComponent(word.derived)}`}
                    aria-label={text.suggestWord(word.derived)}
                  >
                    {text.suggest}
                  </Anchor>
                )}
                {word.term_id !== null && (
                  <Anchor size="sm" to={`/term/${word.term_id}`}>
                    {text.inDictionary}
                  </Anchor>
                )}
              </Group>
            </li>
          ))}
        </ul>
      </Stack>
      {explained && (
        <Suspense>
          <ExplanationModal word={explained} onClose={() => setExplained(null)} />
        </Suspense>
      )}
    </Card>
  );
}

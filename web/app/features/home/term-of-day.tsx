import type { Answer } from '@mustalah/contract/endpoint';
import type { getRandomTerm } from '@mustalah/contract/terms/dictionary';
import { counted } from '../../domain/counted.ts';
import { countOf } from '../../text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Lines } from '../../ui/flow.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import styles from './home.module.css';
import { text } from './text.ts';

type DayTerm = Answer<typeof getRandomTerm>;

/** The term of the day in full. */
export function TermOfDay({ term }: { term: DayTerm }) {
  return (
    <Panel title={text.termOfDay} icon="star">
      <Lines>
        <Text className={`term ${styles.dayTerm}`} dir="auto">
          {term.arabic}
        </Text>
        {term.latin && (
          <bdi lang="en" className={styles.latin}>
            {term.latin}
          </bdi>
        )}
        {term.category && <Badge variant="outline">{term.category}</Badge>}
      </Lines>
      <Text dir="auto" className={styles.userText} my="xs">
        {term.definition}
      </Text>
      {term.example && (
        <Text size="sm" mb="xs">
          <strong>{text.termExample}</strong> <bdi>{term.example}</bdi>
        </Text>
      )}
      <Lines>
        <Text size="sm" c="dimmed">
          {countOf(term.votes, counted.votes)}
        </Text>
        {term.author && (
          <Text size="sm" c="dimmed">
            {text.termAuthor} <bdi>{term.author}</bdi>
          </Text>
        )}
        <Anchor to={`/term/${term.id}`} size="sm">
          {text.openTerm}
        </Anchor>
      </Lines>
    </Panel>
  );
}

/** The term of the day in the panel beside the page. */
export function TermOfDayCard({ term, className }: { term: DayTerm; className?: string | undefined }) {
  return (
    <Panel title={text.termOfDay} icon="star" className={className}>
      <Text className="term" size="xl" dir="auto">
        {term.arabic}
      </Text>
      {term.latin && (
        <bdi lang="en" className={styles.latin}>
          {term.latin}
        </bdi>
      )}
      <Text size="sm" dir="auto" className={`clamp-3 ${styles.userText}`} my={4}>
        {term.definition}
      </Text>
      <Anchor to="/term-of-the-day" size="sm">
        {text.moreOfTerm}
      </Anchor>
    </Panel>
  );
}

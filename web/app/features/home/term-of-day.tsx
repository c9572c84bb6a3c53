import type { Answer } from '@mustalah/contract/endpoint';
import type { getRandomTerm } from '@mustalah/contract/terms/dictionary';
import { counted } from '../../domain/counted.ts';
import { countOf } from '../../text/format.ts';
import { Link } from '../../ui/link.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import styles from './home.module.css';
import { Part } from './part.tsx';
import { text } from './text.ts';

type DayTerm = Answer<typeof getRandomTerm>;

/** The term of the day as an entry, set large. */
export const TermOfDay = ({ term }: { term: DayTerm }) => (
  <Part
    title={text.termOfDay}
    icon="star"
    action={
      <Anchor to="/term-of-the-day" size="sm">
        {text.moreOfTerm}
      </Anchor>
    }
  >
    <p className={styles.dayNames}>
      <Link to={`/term/${term.id}`} className={`hit term ${styles.dayTerm}`}>
        {term.arabic}
      </Link>{' '}
      {term.latin && (
        <bdi lang="en" className={styles.dayLatin}>
          {term.latin}
        </bdi>
      )}
    </p>
    <Text dir="auto" className={styles.userText} my="xs">
      {term.definition}
    </Text>
    {term.example && (
      <Text size="sm" mb="xs">
        <strong>{text.termExample}</strong> <bdi>{term.example}</bdi>
      </Text>
    )}
    <p className={styles.entryNote}>
      {[term.category, countOf(term.votes, counted.votes)].filter(Boolean).join(' · ')}
      {term.author && (
        <>
          {' · '}
          {text.termAuthor} <bdi>{term.author}</bdi>
        </>
      )}
    </p>
  </Part>
);

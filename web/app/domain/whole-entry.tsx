import { describeTerm, getTerm } from '@mustalah/contract/terms/dictionary';
import { type Term, VOTES_TO_APPROVE } from '@mustalah/contract/terms/term';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatDay } from '../text/format.ts';
import { Badge } from '../ui/badge.tsx';
import { GoalBar } from '../ui/goal-bar.tsx';
import { Anchor, Text, Title } from '../ui/text.tsx';
import { Skeleton } from '../ui/waiting.tsx';
import { useCall } from '../use-call.ts';
import { spacedRoot } from './spaced-root.ts';
import { NeedsDefinition } from './status-badge.tsx';
import { voteText } from './vote-text.ts';
import styles from './whole-entry.module.css';
import { entryText } from './whole-entry-text.ts';

interface WholeEntryProps {
  term: Term;
  /** How it stands after a vote. */
  ballot?: Pick<Term, 'votes' | 'votes_needed' | 'is_approved'>;
  /** Who and what else it is judged by. */
  note?: ReactNode;
  /** What can be done with it, under the thumb. */
  children: ReactNode;
}

/** One term with all that it is judged by; whoever goes on by keys goes on reading at its name. */
export function WholeEntry({ term, ballot = term, note, children }: WholeEntryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article className={styles.term}>
      <header className={styles.head}>
        <Title order={2} ref={heading} tabIndex={-1} className={`term ${styles.name}`}>
          {term.arabic}
        </Title>
        <bdi lang="en" className={styles.latin}>
          {term.latin}
        </bdi>
      </header>
      <p className={styles.note}>
        <Badge variant="outline" color="gray">
          {term.category_name}
        </Badge>{' '}
        {term.needs_definition && <NeedsDefinition />}{' '}
        <span>{entryText.suggested(formatDay(term.created_at), term.created_by_name)}</span>
      </p>
      {note}
      <p dir="auto" className={styles.definition}>
        {term.definition}
      </p>
      <GoalBar progress={ballot.votes} goal={VOTES_TO_APPROVE} label={entryText.votes(ballot.votes)} />
      <Text size="sm" c="dimmed">
        {entryText.votes(ballot.votes)} · {voteText.votesRemaining(ballot)}
      </Text>
      <Around term={term} />
      {children}
    </article>
  );
}

/** What stands beside it in the dictionary. */
function Around({ term: { id } }: { term: Term }) {
  const { data: entry, isError } = useCall(getTerm, { params: { id } }, { isAside: true });
  const { data: language } = useCall(describeTerm, { params: { id } }, { isAside: true });
  if (isError) return <Text size="sm">{entryText.aroundFailed}</Text>;
  if (!entry || !language) return <Skeleton height={72} />;
  const roots = [...new Set(language.words.map(({ root }) => root))];
  return (
    <>
      {entry.rivals.length > 0 && <Others title={entryText.rivals} terms={entry.rivals} />}
      {language.family.length > 0 && <Others title={entryText.near} terms={language.family} />}
      {roots.length > 0 && (
        <Text size="sm">
          {entryText.root} <span className="term">{roots.map(spacedRoot).join('، ')}</span>
        </Text>
      )}
    </>
  );
}

type Named = Pick<Term, 'id' | 'arabic' | 'latin' | 'definition'> & { votes?: number };

const Others = ({ title, terms }: { title: string; terms: readonly Named[] }) => (
  <section className={styles.others}>
    <Title order={3} size="h5">
      {title}
    </Title>
    <ul>
      {terms.map(({ id, arabic, latin, definition, votes }) => (
        <li key={id}>
          <Anchor to={`/term/${id}`} className="term">
            {arabic}
          </Anchor>{' '}
          <bdi lang="en" className={styles.latin}>
            {latin}
          </bdi>{' '}
          {votes !== undefined && <span className={styles.note}>{entryText.votes(votes)}</span>}
          <Text size="sm" dir="auto" className="clamp-2">
            {definition}
          </Text>
        </li>
      ))}
    </ul>
  </section>
);

/** Ask for what surrounds a term before it is shown. */
export function EntryAhead({ id }: { id: number }) {
  useCall(getTerm, { params: { id } }, { isAside: true });
  useCall(describeTerm, { params: { id } }, { isAside: true });
  return null;
}

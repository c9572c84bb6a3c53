import { describeTerm, getTerm } from '@mustalah/contract/terms/dictionary';
import { type Term, VOTES_TO_APPROVE } from '@mustalah/contract/terms/term';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { spacedRoot } from '../../domain/spaced-root.ts';
import { NeedsDefinition } from '../../domain/status-badge.tsx';
import { ShownTerms, useVote } from '../../domain/use-votes.ts';
import { voteText } from '../../domain/vote-text.ts';
import { formatDay, formatInteger } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { GoalBar } from '../../ui/goal-bar.tsx';
import { Anchor, Text, Title } from '../../ui/text.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import { text } from './text.ts';
import styles from './vote.module.css';

interface OneTermProps {
  term: Term;
  /** What comes next, asked for while this is read. */
  following: Term | undefined;
  onNext: () => void;
  onBack: (() => void) | undefined;
}

/** One term with all that it is judged by, and what can be done with it. */
export function OneTerm({ term, following, onNext, onBack }: OneTermProps) {
  const { votes, votes_needed, hasVoted, isOwn, isPending, toggle } = useVote(term);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever goes on by keys goes on reading at the next name.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const open = () => void navigate(`/term/${term.id}`);
  useKeys({
    1: isOwn || isPending ? undefined : toggle,
    2: onNext,
    3: open,
    4: onBack,
  });

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
        <span>{text.suggested(formatDay(term.created_at), term.created_by_name)}</span>
      </p>
      <p dir="auto" className={styles.definition}>
        {term.definition}
      </p>
      <GoalBar progress={votes} goal={VOTES_TO_APPROVE} label={text.votes(votes)} />
      <Text size="sm" c="dimmed">
        {text.votes(votes)} · {voteText.votesRemaining(votes_needed)}
      </Text>
      <Around term={term} />
      {following && <Ahead id={following.id} />}
      <ShownTerms value={[term.id]}>
        <div className={styles.bar} role="group" aria-label={text.actions}>
          {hasVoted && (
            <Text size="sm" className={styles.said}>
              {text.undoFor(term.arabic)}
            </Text>
          )}
          {!isOwn && (
            <ActionButton
              size="md"
              variant={hasVoted ? 'outline' : 'filled'}
              isBusy={isPending}
              onClick={toggle}
              aria-pressed={hasVoted}
              aria-keyshortcuts="1"
              aria-label={hasVoted ? voteText.revokeFor(term.arabic) : voteText.voteFor(term.arabic)}
            >
              <kbd aria-hidden="true">{formatInteger(1)}</kbd> {hasVoted ? text.undo : text.vote}
            </ActionButton>
          )}
          <Button size="md" variant={hasVoted ? 'filled' : 'outline'} aria-keyshortcuts="2" onClick={onNext}>
            <kbd aria-hidden="true">{formatInteger(2)}</kbd> {hasVoted ? text.following : text.skip}
          </Button>
          <Button size="md" variant="subtle" to={`/term/${term.id}`} aria-keyshortcuts="3">
            {text.open}
          </Button>
          {onBack && (
            <Button size="md" variant="subtle" aria-keyshortcuts="4" onClick={onBack}>
              {text.back}
            </Button>
          )}
        </div>
      </ShownTerms>
      <p className={styles.keys}>{text.keys}</p>
    </article>
  );
}

/** What stands beside it in the dictionary. */
function Around({ term: { id } }: { term: Term }) {
  const { data: entry, isError } = useCall(getTerm, { params: { id } }, { isAside: true });
  const { data: language } = useCall(describeTerm, { params: { id } }, { isAside: true });
  if (isError) return <Text size="sm">{text.aroundFailed}</Text>;
  if (!entry || !language) return <Skeleton height={72} />;
  const roots = [...new Set(language.words.map(({ root }) => root))];
  return (
    <>
      {entry.rivals.length > 0 && <Others title={text.rivals} terms={entry.rivals} />}
      {language.family.length > 0 && <Others title={text.near} terms={language.family} />}
      {roots.length > 0 && (
        <Text size="sm">
          {text.root} <span className="term">{roots.map(spacedRoot).join('، ')}</span>
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
          {votes !== undefined && <span className={styles.note}>{text.votes(votes)}</span>}
          <Text size="sm" dir="auto" className="clamp-2">
            {definition}
          </Text>
        </li>
      ))}
    </ul>
  </section>
);

/** Ask for what surrounds a term before it is shown. */
function Ahead({ id }: { id: number }) {
  useCall(getTerm, { params: { id } }, { isAside: true });
  useCall(describeTerm, { params: { id } }, { isAside: true });
  return null;
}

/** Keys of one digit do what their buttons do, where nobody writes. */
function useKeys(acts: Readonly<Record<number, (() => void) | undefined>>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return;
      // Arabic keyboards write Arabic digits.
      const digit = '١٢٣٤'.indexOf(event.key) + 1 || Number(event.key);
      const act = acts[digit];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

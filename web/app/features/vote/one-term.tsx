import type { Term } from '@mustalah/contract/terms/term';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { ShownTerms, useVote } from '../../domain/use-votes.ts';
import { voteText } from '../../domain/vote-text.ts';
import { EntryAhead, WholeEntry } from '../../domain/whole-entry.tsx';
import { formatInteger } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Button } from '../../ui/button.tsx';
import { KeyedBar, useKeys } from '../../ui/keyed-bar.tsx';
import { Text } from '../../ui/text.tsx';
import { text } from './text.ts';
import styles from './vote.module.css';

interface OneTermProps {
  term: Term;
  /** What comes next, asked for while this is read. */
  following: Term | undefined;
  onNext: () => void;
  onBack: (() => void) | undefined;
  /** Whether the reader has voted for it now. */
  onVote: (hasVoted: boolean) => void;
}

/** One term with all that it is judged by, and what can be done with it. */
export function OneTerm({ term, following, onNext, onBack, onVote }: OneTermProps) {
  const ballot = useVote(term);
  const { hasVoted, isOwn, isPending, toggle } = ballot;
  const navigate = useNavigate();
  const tell = useEffectEvent(onVote);
  useEffect(() => tell(hasVoted), [hasVoted]);

  const open = () => void navigate(`/term/${term.id}`);
  useKeys({
    1: isOwn || isPending ? undefined : toggle,
    2: onNext,
    3: open,
    4: onBack,
  });

  return (
    <WholeEntry term={term} ballot={ballot}>
      {following && <EntryAhead id={following.id} />}
      <ShownTerms value={[term.id]}>
        <KeyedBar label={text.actions} keys={text.keys}>
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
        </KeyedBar>
      </ShownTerms>
    </WholeEntry>
  );
}

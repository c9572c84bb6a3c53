import { type Term, VOTES_TO_APPROVE } from '@mustalah/contract/terms/term';
import { NeedsDefinition, StatusBadge } from '../../domain/status-badge.tsx';
import { statusText } from '../../domain/text.ts';
import { useVote } from '../../domain/use-votes.ts';
import { voteText } from '../../domain/vote-text.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { GoalBar } from '../../ui/goal-bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './dictionary.module.css';
import { text } from './text.ts';

type Ballot = ReturnType<typeof useVote>;

/**
 * How a term stands, and the button that votes or takes the vote back: where votes decide, with the bar of five. Of an
 * approved term only one's own vote is left to decide about.
 */
export function VoteBox({ term }: { term: Term }) {
  const ballot = useVote(term);
  const { votes, is_approved } = ballot;
  if (is_approved) {
    return (
      <Group gap="xs">
        <span className={styles.approved}>
          <Icon name="check" size={16} />
          {statusText.approved}
        </span>
        {votes > 0 && <Text size="sm">{text.votes(votes)}</Text>}
        {/* guard: On an approved term nobody is asked for a vote (vote-box.test.tsx) ‹ballot.hasVoted && → true &&› */}
        {ballot.hasVoted && <VoteButton term={term} ballot={ballot} />}
      </Group>
    );
  }
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs">
        {term.needs_definition && <NeedsDefinition />}
        <StatusBadge isApproved={false} />
        <Text size="sm">{text.votes(votes)}</Text>
      </Group>
      <GoalBar progress={votes} goal={VOTES_TO_APPROVE} label={text.voteBar} />
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed">
          {voteText.votesRemaining(ballot)}
        </Text>
        <VoteButton term={term} ballot={ballot} />
      </Group>
    </Stack>
  );
}

function VoteButton({ term: { arabic }, ballot }: { term: Term; ballot: Ballot }) {
  const { is_approved, hasVoted, isOwn, isPending, toggle } = ballot;
  if (isOwn) {
    return (
      <Text size="xs" c="dimmed">
        {text.ownTerm}
      </Text>
    );
  }
  return (
    <ActionButton
      size="compact-sm"
      // It stands out where it decides something.
      variant={is_approved ? 'subtle' : hasVoted ? 'outline' : 'filled'}
      isBusy={isPending}
      onClick={toggle}
      aria-pressed={hasVoted}
      aria-label={hasVoted ? voteText.revokeFor(arabic) : voteText.voteFor(arabic)}
    >
      {hasVoted ? voteText.revoke : voteText.vote}
    </ActionButton>
  );
}

import { type Term, VOTES_TO_APPROVE } from '@mustalah/contract/terms/term';
import { NeedsDefinition, StatusBadge } from '../../domain/status-badge.tsx';
import { useVote } from '../../domain/use-votes.ts';
import { voteText } from '../../domain/vote-text.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { GoalBar } from '../../ui/goal-bar.tsx';
import { Text } from '../../ui/text.tsx';
import { text } from './text.ts';

/** Status, the bar of five votes, and the button that votes or takes the vote back. */
export function VoteBox({ term }: { term: Term }) {
  const { votes, votes_needed, is_approved, hasVoted, isOwn, isPending, toggle } = useVote(term);
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs">
        {term.needs_definition && !is_approved && <NeedsDefinition />}
        <StatusBadge isApproved={is_approved} />
        <Text size="sm">{text.votes(votes)}</Text>
      </Group>
      {!is_approved && <GoalBar progress={votes} goal={VOTES_TO_APPROVE} label={text.voteBar} />}
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed">
          {is_approved ? '' : voteText.votesRemaining(votes_needed)}
        </Text>
        {isOwn ? (
          <Text size="xs" c="dimmed">
            {text.ownTerm}
          </Text>
        ) : (
          <ActionButton
            size="compact-sm"
            // It stands out where it decides something.
            variant={is_approved ? 'subtle' : hasVoted ? 'outline' : 'filled'}
            isBusy={isPending}
            onClick={toggle}
            aria-pressed={hasVoted}
            aria-label={hasVoted ? voteText.revokeFor(term.arabic) : voteText.voteFor(term.arabic)}
          >
            {hasVoted ? voteText.revoke : voteText.vote}
          </ActionButton>
        )}
      </Group>
    </Stack>
  );
}

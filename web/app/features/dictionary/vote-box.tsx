import { Group, Progress, Stack, Text } from '@mantine/core';
import { type Term, VOTES_TO_APPROVE } from '@mustalah/contract/terms/term';
import { NeedsDefinition, StatusBadge } from '../../domain/status-badge.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { text } from './text.ts';
import { useVote } from './use-votes.ts';

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
      <Progress
        value={(Math.min(votes, VOTES_TO_APPROVE) / VOTES_TO_APPROVE) * 100}
        aria-label={text.voteBar}
        color={is_approved ? 'green' : 'gold.6'}
      />
      <Group justify="space-between" gap="xs" mih={36}>
        <Text size="xs" c="dimmed">
          {is_approved ? '' : text.votesRemaining(votes_needed)}
        </Text>
        {isOwn ? (
          <Text size="xs" c="dimmed">
            {text.ownTerm}
          </Text>
        ) : (
          <ActionButton
            size="compact-sm"
            variant={hasVoted ? 'outline' : 'filled'}
            isBusy={isPending}
            onClick={toggle}
            aria-pressed={hasVoted}
            aria-label={hasVoted ? text.revokeFor(term.arabic) : text.voteFor(term.arabic)}
          >
            {hasVoted ? text.revoke : text.vote}
          </ActionButton>
        )}
      </Group>
    </Stack>
  );
}

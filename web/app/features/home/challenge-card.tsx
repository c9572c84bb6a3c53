import { Badge, Group, Skeleton, Text } from '@mantine/core';
import { formatInteger, formatPoints } from '../../text/format.ts';
import { GoalBar } from '../../ui/goal-bar.tsx';
import { Panel } from '../../ui/panel.tsx';
import { memberText, text } from './text.ts';
import { useDailyChallenge } from './use-live.ts';

/** Today's challenge and how much of it the user did. */
export function ChallengeCard({ userId }: { userId: number }) {
  const { data: challenge, isError } = useDailyChallenge(userId);
  return (
    <Panel title={memberText.challenge} icon="flame">
      {isError && <Text size="sm">{text.unavailable}</Text>}
      {!challenge && !isError && <Skeleton height={64} />}
      {challenge && (
        <>
          <Text size="sm" fw={600} mb={4}>
            {challenge.title}
          </Text>
          <GoalBar progress={challenge.progress} goal={challenge.goal} label={challenge.title} />
          <Group justify="space-between" mt={6} gap="xs">
            <Text size="sm" c="dimmed">
              {memberText.challengeReward(formatPoints(challenge.reward))}
            </Text>
            {challenge.completed || challenge.progress >= challenge.goal ? (
              <Badge color="green">{memberText.challengeDone}</Badge>
            ) : (
              <Text size="sm">
                {memberText.challengeLeft(formatInteger(challenge.goal - challenge.progress))}
              </Text>
            )}
          </Group>
        </>
      )}
    </Panel>
  );
}

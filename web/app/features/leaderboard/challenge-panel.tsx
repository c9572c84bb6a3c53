import { Badge, Group, Text } from '@mantine/core';
import type { Answer } from '@mustalah/contract/endpoint';
import { getDailyChallenge } from '@mustalah/contract/rewards';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { useSession } from '../../session.ts';
import { formatInteger, formatPoints } from '../../text/format.ts';
import { GoalBar } from '../../ui/goal-bar.tsx';
import { Panel } from '../../ui/panel.tsx';
import { contributorText as text } from './text.ts';

type Challenge = Answer<typeof getDailyChallenge>;

/** Today's challenge: as the server sent it to everybody, then with what this user did. */
export function ChallengePanel({ forEverybody }: { forEverybody: Challenge | null }) {
  const { user } = useSession();
  const { data: own } = useQuery({
    queryKey: ['daily-challenge', user?.id],
    queryFn: ({ signal }) => call(getDailyChallenge, {}, { signal }),
    enabled: user !== null,
  });
  const challenge = own ?? forEverybody;
  return (
    <Panel title={text.challenge} icon="flame">
      {!challenge && <Text>{text.challengeUnavailable}</Text>}
      {challenge && (
        <>
          <Text fw={600} mb={4}>
            {challenge.title}
          </Text>
          <GoalBar progress={challenge.progress} goal={challenge.goal} label={challenge.title} />
          <Group justify="space-between" mt={6} gap="xs">
            <Text c="dimmed">{text.challengeReward(formatPoints(challenge.reward))}</Text>
            {challenge.completed || challenge.progress >= challenge.goal ? (
              <Badge color="green">{text.challengeDone}</Badge>
            ) : (
              <Text>{text.challengeLeft(formatInteger(challenge.goal - challenge.progress))}</Text>
            )}
          </Group>
          {!user && (
            <Text size="sm" mt={4}>
              {text.challengeSignIn}
            </Text>
          )}
        </>
      )}
    </Panel>
  );
}

import { Skeleton, Text } from '@mantine/core';
import { Challenge } from '../../domain/challenge.tsx';
import { challengeText } from '../../domain/text.ts';
import { Panel } from '../../ui/panel.tsx';
import { text } from './text.ts';
import { useDailyChallenge } from './use-live.ts';

/** Today's challenge and how much of it the user did. */
export function ChallengeCard({ userId }: { userId: number }) {
  const { data: challenge, isError } = useDailyChallenge(userId);
  return (
    <Panel title={challengeText.title} icon="flame">
      {isError && <Text size="sm">{text.unavailable}</Text>}
      {!challenge && !isError && <Skeleton height={64} />}
      {challenge && <Challenge {...challenge} />}
    </Panel>
  );
}

import type { Answer } from '@mustalah/contract/endpoint';
import type { getDailyChallenge } from '@mustalah/contract/rewards';
import { formatInteger, formatPoints } from '../text/format.ts';
import { Badge } from '../ui/badge.tsx';
import { Group } from '../ui/flow.tsx';
import { GoalBar } from '../ui/goal-bar.tsx';
import { Text } from '../ui/text.tsx';
import { challengeText as text } from './text.ts';

/** Today's challenge and how much of it is done. */
export function Challenge({ title, progress, goal, reward, completed }: Answer<typeof getDailyChallenge>) {
  return (
    <>
      <Text fw={600} mb={4}>
        {title}
      </Text>
      <GoalBar progress={progress} goal={goal} label={title} />
      <Group justify="space-between" mt={6} gap="xs">
        <Text size="sm" c="dimmed">
          {text.reward(formatPoints(reward))}
        </Text>
        {completed || progress >= goal ? (
          <Badge color="green">{text.done}</Badge>
        ) : (
          <Text size="sm">{text.left(formatInteger(goal - progress))}</Text>
        )}
      </Group>
    </>
  );
}

import { Progress } from '@mantine/core';

/** The share of a goal that is reached, in percent: never more than a hundred. */
export const percentOf = (progress: number, goal: number): number =>
  goal > 0 ? Math.min(100, Math.max(0, Math.round((progress / goal) * 100))) : 100;

interface GoalBarProps {
  progress: number;
  goal: number;
  label: string;
}

/** How far a goal is reached. */
export function GoalBar({ progress, goal, label }: GoalBarProps) {
  const percent = percentOf(progress, goal);
  return (
    <Progress value={percent} size="lg" aria-label={label} color={percent === 100 ? 'green' : 'gold.6'} />
  );
}

import styles from './goal-bar.module.css';

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
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.bar}
    >
      <div
        className={styles.done}
        data-complete={percent === 100 || undefined}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}

import type { Reward } from '@mustalah/contract/rewards';
import { type ReactNode, useState } from 'react';
import { formatMoment, formatPoints } from '../../text/format.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './profile.module.css';
import { type RewardState, rewardStateOf } from './rewards.ts';
import { StepPager } from './step-pager.tsx';
import { rewardsText as text } from './text.ts';
import { useRewards } from './use-profile.ts';

const icons: Record<RewardState, IconName> = {
  pending: 'clock',
  paid: 'check',
  'taken-back': 'cross',
  'counter-entry': 'refresh',
};

/** Every credit and counter-entry, the newest first. */
export function PointsLog({ empty }: { empty: ReactNode }) {
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useRewards(page);
  const total = Math.max(1, data?.total_pages ?? 1);
  const hasReversed = data?.results.some(({ reversed }) => reversed);
  return (
    <>
      <DataTable
        label={text.pointsLog}
        columns={columns}
        rows={data?.results}
        keyOf={({ id }) => id}
        empty={empty}
        failure={isError ? { message: text.loadFailed, onRetry: () => void refetch() } : null}
        isStale={isPlaceholderData}
        pageSize={5}
        pager={
          <StepPager page={Math.min(page, total)} total={total} onChange={setPage} label={text.pointsPages} />
        }
      />
      {hasReversed && (
        <Text size="sm" c="dimmed" mt="xs">
          {text.counterEntryHint}
        </Text>
      )}
    </>
  );
}

const columns: Column<Reward>[] = [
  { key: 'reason', title: text.reason, cell: ({ reason }) => <bdi>{reason}</bdi> },
  { key: 'points', title: text.points, cell: (reward) => <Points reward={reward} />, isNarrow: true },
  {
    key: 'status',
    title: text.status,
    cell: (reward) => <State of={rewardStateOf(reward)} />,
    isNarrow: true,
  },
  { key: 'date', title: text.date, cell: ({ created_at }) => formatMoment(created_at), isNarrow: true },
];

function Points({ reward }: { reward: Reward }) {
  const state = rewardStateOf(reward);
  return (
    <span className={styles.points} data-state={state}>
      {state === 'taken-back' ? <s>{formatPoints(reward.points)}</s> : formatPoints(reward.points)}
    </span>
  );
}

const State = ({ of: state }: { of: RewardState }) => (
  <span className={styles.state} data-state={state}>
    <Icon name={icons[state]} size={16} />
    {text.states[state]}
  </span>
);

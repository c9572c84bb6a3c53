import { Skeleton, Table, Text } from '@mantine/core';
import type { Reward } from '@mustalah/contract/rewards';
import { useState } from 'react';
import { formatMoment, formatPoints } from '../../text/format.ts';
import { Empty } from '../../ui/empty.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
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
export function PointsLog() {
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useRewards(page);
  if (isError) return <LoadFailure message={text.loadFailed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={220} />;
  if (data.count === 0) return <Empty title={text.noPoints} />;

  const total = Math.max(1, data.total_pages);
  const hasReversed = data.results.some(({ reversed }) => reversed);
  return (
    <>
      <Table
        aria-label={text.pointsLog}
        aria-busy={isPlaceholderData}
        verticalSpacing="xs"
        horizontalSpacing="xs"
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text.reason}</Table.Th>
            <Table.Th>{text.points}</Table.Th>
            <Table.Th>{text.status}</Table.Th>
            <Table.Th className={styles.wideCell}>{text.date}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.results.map((reward) => (
            <RewardRow key={reward.id} reward={reward} />
          ))}
        </Table.Tbody>
      </Table>
      {hasReversed && (
        <Text size="sm" c="dimmed" mt="xs">
          {text.counterEntryHint}
        </Text>
      )}
      <StepPager page={Math.min(page, total)} total={total} onChange={setPage} label={text.pointsPages} />
    </>
  );
}

function RewardRow({ reward }: { reward: Reward }) {
  const state = rewardStateOf(reward);
  return (
    <Table.Tr>
      <Table.Td className={styles.reason}>
        <bdi>{reward.reason}</bdi>
        <span className={styles.narrowDate}>{formatMoment(reward.created_at)}</span>
      </Table.Td>
      <Table.Td className={styles.points} data-state={state}>
        {state === 'taken-back' ? <s>{formatPoints(reward.points)}</s> : formatPoints(reward.points)}
      </Table.Td>
      <Table.Td>
        <span className={styles.state} data-state={state}>
          <Icon name={icons[state]} size={16} />
          {text.states[state]}
        </span>
      </Table.Td>
      <Table.Td className={styles.wideCell}>{formatMoment(reward.created_at)}</Table.Td>
    </Table.Tr>
  );
}

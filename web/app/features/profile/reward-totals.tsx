import { type Figure, FigureTiles } from '../../domain/figures.tsx';
import { formatPoints } from '../../text/format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import { paidSum, remainingUas } from './rewards.ts';
import { rewardsText as text } from './text.ts';
import { useStats, useTransactions } from './use-profile.ts';

/** Earned, paid, and what remains. */
export function RewardTotals() {
  const stats = useStats();
  const transactions = useTransactions();
  if (stats.isError || transactions.isError) {
    const retry = () => {
      void stats.refetch();
      void transactions.refetch();
    };
    return <LoadFailure message={text.totalsFailed} onRetry={retry} />;
  }
  if (!stats.data || !transactions.data) return <Skeleton height={72} />;

  const paid = paidSum(transactions.data);
  const figures: Figure[] = [
    { label: text.totalPoints, value: formatPoints(stats.data.uas_earned) },
    { label: text.totalPaid, value: text.uas(formatPoints(paid)) },
    { label: text.remaining, value: text.uas(formatPoints(remainingUas(stats.data.uas_earned, paid))) },
  ];
  return <FigureTiles figures={figures} />;
}

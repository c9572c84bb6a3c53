import { FigureTiles } from '../../domain/figures.tsx';
import { formatPoints } from '../../text/format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
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

  const earned = stats.data?.uas_earned;
  const paid = transactions.data && paidSum(transactions.data);
  const isKnown = earned !== undefined && paid !== undefined;
  return (
    <FigureTiles
      figures={[
        { label: text.totalPoints, value: isKnown ? formatPoints(earned) : null },
        { label: text.totalPaid, value: isKnown ? text.uas(formatPoints(paid)) : null },
        {
          label: text.remaining,
          value: isKnown ? text.uas(formatPoints(remainingUas(earned, paid))) : null,
        },
      ]}
    />
  );
}

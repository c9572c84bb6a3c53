import { getUasPrice } from '@mustalah/contract/rewards';
import { FigureTiles } from '../../domain/figures.tsx';
import { formatPoints, formatPrice } from '../../text/format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Text } from '../../ui/text.tsx';
import { useCall } from '../../use-call.ts';
import styles from './profile.module.css';
import { paidSum, remainingUas } from './rewards.ts';
import { rewardsText as text } from './text.ts';
import { useStats, useTransactions } from './use-profile.ts';

/** Earned, paid, and what remains; and what that is worth now. */
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
  const remaining = earned !== undefined && paid !== undefined ? remainingUas(earned, paid) : null;
  return (
    <div>
      <FigureTiles
        figures={[
          { label: text.totalPoints, value: earned === undefined ? null : formatPoints(earned) },
          { label: text.totalPaid, value: paid === undefined ? null : text.uas(formatPoints(paid)) },
          { label: text.remaining, value: remaining === null ? null : text.uas(formatPoints(remaining)) },
        ]}
      />
      <Worth of={remaining} />
    </div>
  );
}

/** What so many points are worth, in one line that keeps its room until that is known. */
function Worth({ of: points }: { of: number | null }) {
  const { data: prices, isError } = useCall(getUasPrice, {});
  const usd = prices?.USD;
  const isKnown = points !== null && points > 0 && usd !== undefined;
  return (
    <Text size="sm" c="dimmed" className={styles.worth} mt="xs">
      {isKnown && text.worth(formatPoints(points), formatPrice(points * usd), formatPrice(usd))}
      {!isKnown && isError && text.worthUnknown}
    </Text>
  );
}

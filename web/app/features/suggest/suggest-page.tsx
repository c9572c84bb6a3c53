import type { Answer } from '@mustalah/contract/endpoint';
import { getUserStats, type UserStats } from '@mustalah/contract/rewards';
import { listCategories } from '@mustalah/contract/terms/dictionary';
import { getOwnRejected } from '@mustalah/contract/terms/suggestions';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { statisticNames } from '../../domain/statistics.ts';
import { privatePageMeta } from '../../page-meta.ts';
import { fallbackCategoriesToSuggest } from '../../text/categories.ts';
import { formatInteger, formatPoints } from '../../text/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import styles from './suggest.module.css';
import { SuggestForm } from './suggest-form.tsx';
import { text } from './text.ts';

export const meta = () => privatePageMeta(text.title);

const fallback = fallbackCategoriesToSuggest.map((name) => ({ id: 0, name }));
const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'ar');

export default function SuggestPage() {
  const stats = useCall(getUserStats, {});
  const categories = useCall(listCategories, {});
  const [search] = useSearchParams();
  const again = Number(search.get('again'));
  const rejected = useCall(
    getOwnRejected,
    { params: { id: again } },
    { enabled: Number.isSafeInteger(again) && again > 0 },
  );
  useEffect(() => {
    if (categories.isError) toast('error', text.categoriesFailed);
  }, [categories.isError]);

  // The form stands below the figures: it waits for them, so that it does not move under the hand.
  if (stats.isPending || rejected.isLoading) return <PageLoading />;
  return (
    <PageFrame title={text.title}>
      {stats.data && <Tiles stats={stats.data} />}
      {rejected.data && <Rejected term={rejected.data} />}
      {rejected.isError && <Alert color="gold">{text.rejectedGone}</Alert>}
      <SuggestForm
        rejected={rejected.data}
        categories={[...(categories.data ?? (categories.isError ? fallback : []))].sort(byName)}
        stats={stats.data}
      />
    </PageFrame>
  );
}

/** Why it was rejected, above the form that holds it. */
const Rejected = ({ term: { arabic, reason } }: { term: Answer<typeof getOwnRejected> }) => (
  <Alert color="gold" title={text.rejectedTitle(arabic)}>
    {reason && (
      <Text size="sm" dir="auto">
        {text.rejectedBecause(reason)}
      </Text>
    )}
    <Text size="sm">{text.rejectedAdvice}</Text>
  </Alert>
);

function Tiles({ stats }: { stats: UserStats }) {
  const tiles = [
    { label: statisticNames.balance, value: formatPoints(stats.uas_balance) },
    { label: statisticNames.level, value: formatInteger(stats.level) },
    { label: statisticNames.contributions, value: formatInteger(stats.submissions) },
  ];
  return (
    <Stack gap="sm">
      <div className={styles.tiles}>
        {tiles.map(({ label, value }) => (
          <Card key={label} padding="sm" className={styles.tile}>
            <Text size="xs">{label}</Text>
            <span className={styles.tileValue}>{value}</span>
          </Card>
        ))}
      </div>
      {stats.current_streak > 0 && (
        <Alert
          color="gold"
          icon={<Icon name="flame" />}
          title={text.streak(stats.current_streak, stats.reward_preview.streak_bonus)}
        />
      )}
    </Stack>
  );
}

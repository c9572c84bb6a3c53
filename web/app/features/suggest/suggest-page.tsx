import { Alert, Card, Stack, Text, Title } from '@mantine/core';
import { getUserStats, type UserStats } from '@mustalah/contract/rewards';
import { listCategories } from '@mustalah/contract/terms/dictionary';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api.ts';
import { useSession } from '../../session.ts';
import { fallbackCategoriesToSuggest } from '../../text/categories.ts';
import { formatInteger, formatPoints } from '../../text/format.ts';
import { toast } from '../../ui/toast.ts';
import { Readiness } from './readiness.tsx';
import styles from './suggest.module.css';
import { SuggestForm } from './suggest-form.tsx';
import { text } from './text.ts';

export const meta = () => [{ title: `${text.title} — مصطلح` }, { name: 'robots', content: 'noindex' }];

const fallback = fallbackCategoriesToSuggest.map((name) => ({ id: 0, name }));
const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'ar');

export default function SuggestPage() {
  const { user } = useSession();
  const stats = useQuery({
    queryKey: ['user-stats', user?.id],
    queryFn: ({ signal }) => call(getUserStats, {}, { signal }),
    enabled: user !== null,
  });
  const categories = useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => call(listCategories, {}, { signal }),
  });
  useEffect(() => {
    if (categories.isError) toast('error', text.categoriesFailed);
  }, [categories.isError]);

  return (
    <Stack gap="lg">
      <Title order={1}>{text.title}</Title>
      {stats.data && <Tiles stats={stats.data} />}
      <Readiness />
      <SuggestForm
        categories={[...(categories.data ?? (categories.isError ? fallback : []))].sort(byName)}
        stats={stats.data}
      />
    </Stack>
  );
}

function Tiles({ stats }: { stats: UserStats }) {
  const tiles = [
    { label: text.balance, value: formatPoints(stats.uas_balance) },
    { label: text.level, value: formatInteger(stats.level) },
    { label: text.contributions, value: formatInteger(stats.submissions) },
  ];
  return (
    <Stack gap="sm">
      <div className={styles.tiles}>
        {tiles.map(({ label, value }) => (
          <Card key={label} withBorder padding="sm" className={styles.tile}>
            <Text size="sm">{label}</Text>
            <span className={styles.tileValue}>{value}</span>
          </Card>
        ))}
      </div>
      {stats.current_streak > 0 && (
        <Alert
          color="gold"
          variant="outline"
          title={text.streak(stats.current_streak, stats.reward_preview.streak_bonus)}
        />
      )}
    </Stack>
  );
}

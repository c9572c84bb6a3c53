import type { CurrentUser } from '@mustalah/contract/accounts';
import type { UserStats } from '@mustalah/contract/rewards';
import { FigureTiles } from '../../domain/figures.tsx';
import { statisticsOf } from '../../domain/statistics.ts';
import { badges } from '../../text/badges.ts';
import { common } from '../../text/common.ts';
import { formatDay, formatInteger } from '../../text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Medal } from '../../ui/medal.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import styles from './profile.module.css';
import { text } from './text.ts';
import { useStats } from './use-profile.ts';

/** Who the user is and what they have done. */
export function OverviewTab({ user }: { user: CurrentUser }) {
  const { data: stats, isError, refetch } = useStats();
  return (
    <div className={styles.overview}>
      <UserPanel user={user} stats={stats} />
      <Panel title={text.stats} icon="trophy">
        {isError && <LoadFailure message={text.loadFailed} onRetry={() => void refetch()} />}
        {!stats && !isError && <Skeleton height={240} />}
        {stats && (
          <Stack gap="md">
            <FigureTiles figures={statisticsOf(stats)} />
            <Categories names={stats.submitted_categories} />
          </Stack>
        )}
      </Panel>
    </div>
  );
}

function UserPanel({ user, stats }: { user: CurrentUser; stats: UserStats | undefined }) {
  const details = [
    { label: text.email, value: <bdi lang="en">{user.email}</bdi> },
    { label: text.education, value: user.education_level || common.unspecified },
    { label: text.specialty, value: user.institution || common.unspecified },
    { label: text.wallet, value: <Wallet address={user.wallet_address} /> },
    { label: text.memberSince, value: formatDay(user.created_at) },
    ...(user.bio ? [{ label: text.bio, value: <bdi>{user.bio}</bdi> }] : []),
  ];
  return (
    <Panel title={text.account} icon="people">
      <Stack gap="sm">
        <Text fw={700} size="xl" className={styles.name}>
          <bdi>{user.name}</bdi>
        </Text>
        {stats && (
          <Group gap="xs">
            <Medal metal={badges[stats.badge].metal}>{badges[stats.badge].name}</Medal>
            <Badge variant="outline">{text.level(formatInteger(stats.level))}</Badge>
          </Group>
        )}
        <dl className={styles.details}>
          {details.map(({ label, value }) => (
            <div key={label}>
              <Text component="dt" size="sm" c="dimmed">
                {label}
              </Text>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Group>
          <Button to="?tab=settings" variant="outline" size="sm" preventScrollReset>
            {text.edit}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}

const Wallet = ({ address }: { address: string }) =>
  address ? (
    <bdi lang="en" dir="ltr" className={styles.mono}>
      {address}
    </bdi>
  ) : (
    text.noWallet
  );

function Categories({ names }: { names: readonly string[] }) {
  return (
    <div>
      <Text size="sm" c="dimmed" mb={4}>
        {text.submittedCategories}
      </Text>
      {names.length === 0 && (
        <Text>
          {text.noCategories}{' '}
          <Anchor to="/suggest" underline="always">
            {text.suggest}
          </Anchor>
        </Text>
      )}
      <Group gap="xs">
        {names.map((name) => (
          <Badge key={name} variant="outline" color="gray">
            {name}
          </Badge>
        ))}
      </Group>
    </div>
  );
}

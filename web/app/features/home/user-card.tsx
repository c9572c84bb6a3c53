import type { CurrentUser } from '@mustalah/contract/accounts';
import type { UserStats } from '@mustalah/contract/rewards';
import { useNavigate } from 'react-router';
import { signOut } from '../../session.ts';
import { badges } from '../../text/badges.ts';
import { common } from '../../text/common.ts';
import { formatInteger } from '../../text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Medal } from '../../ui/medal.tsx';
import { Text } from '../../ui/text.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import styles from './home.module.css';
import { memberText } from './text.ts';

/** Who is signed in, with the badge of the approved terms. */
export function UserCard({ user, stats }: { user: CurrentUser; stats: UserStats | undefined }) {
  const navigate = useNavigate();
  return (
    <Stack gap={4}>
      <Text fw={700} size="lg" className={styles.userText}>
        <bdi>{user.name}</bdi>
      </Text>
      <Text size="sm" c="dimmed" className={styles.userText}>
        <bdi lang="en">{user.email}</bdi>
      </Text>
      <Text size="sm">
        {memberText.education} <bdi>{user.education_level || common.unspecified}</bdi>
      </Text>
      <Text size="sm">
        {memberText.specialty} <bdi>{user.institution || common.unspecified}</bdi>
      </Text>
      {stats ? <Badges stats={stats} /> : <Skeleton height={24} width="60%" />}
      <Group gap="xs" mt="xs">
        <Button to="/profile" variant="outline" size="xs" leftSection={<Icon name="gear" size={16} />}>
          {memberText.settings}
        </Button>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<Icon name="exit" size={16} />}
          onClick={() => {
            void signOut().then(() => navigate('/login'));
          }}
        >
          {memberText.logout}
        </Button>
      </Group>
    </Stack>
  );
}

function Badges({ stats }: { stats: UserStats }) {
  return (
    <Group gap="xs" my={4}>
      <Medal metal={badges[stats.badge].metal}>{badges[stats.badge].name}</Medal>
      <Badge variant="outline">{memberText.level(formatInteger(stats.level))}</Badge>
    </Group>
  );
}

import { Anchor, Badge, Button, Container, Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { getLeaderboard, type LeaderboardEntry } from '@mustalah/contract/rewards';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import { formatInteger, formatPoints } from '../../text/format.ts';
import type { Route } from './+types/leaderboard-page';
import styles from './contributors.module.css';
import { RankMark } from './rank-mark.tsx';
import { text } from './text.ts';

/** The first ranks are set apart. */
const HIGHLIGHTED = 3;

export async function loader({ context, request }: Route.LoaderArgs) {
  const entries = await call(getLeaderboard, {}, { context, request });
  return { entries, publicUrl: publicUrlOf(context) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  publicPageMeta({
    title: text.title,
    description: text.description,
    path: '/leaderboard',
    publicUrl: loaderData?.publicUrl,
  });

export default function LeaderboardPage({ loaderData: { entries } }: Route.ComponentProps) {
  return (
    <Container size="md" px={0}>
      <Stack>
        <Group justify="space-between" align="baseline">
          <Title order={1}>{text.title}</Title>
          <Anchor component={Link} to="/contributor">
            {text.becomeContributor}
          </Anchor>
        </Group>
        <Text c="dimmed">{text.lead}</Text>
        {entries.length === 0 ? <NoEntries /> : <Ranking entries={entries} />}
      </Stack>
    </Container>
  );
}

function Ranking({ entries }: { entries: readonly LeaderboardEntry[] }) {
  return (
    <Paper withBorder className={styles.sheet}>
      <Table verticalSpacing="sm" horizontalSpacing="xs" aria-label={text.title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={styles.narrow}>{text.rank}</Table.Th>
            <Table.Th>{text.name}</Table.Th>
            <Table.Th className={styles.wideOnly}>{text.email}</Table.Th>
            <Table.Th className={styles.narrow}>{text.level}</Table.Th>
            <Table.Th className={styles.narrow}>{text.points}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

function Row({ entry: { rank, name, email, level, total_points } }: { entry: LeaderboardEntry }) {
  return (
    <Table.Tr className={styles.row} data-top={rank <= HIGHLIGHTED || undefined}>
      <Table.Td>
        <RankMark rank={rank} />
      </Table.Td>
      <Table.Td className={styles.name}>
        <bdi>{name}</bdi>
        <bdi lang="en" className={styles.narrowOnly}>
          {email}
        </bdi>
      </Table.Td>
      <Table.Td className={styles.wideOnly}>
        <bdi lang="en">{email}</bdi>
      </Table.Td>
      <Table.Td>
        <Badge variant="outline">{formatInteger(level)}</Badge>
      </Table.Td>
      <Table.Td fw={700}>{formatPoints(total_points)}</Table.Td>
    </Table.Tr>
  );
}

function NoEntries() {
  return (
    <Paper withBorder p="xl">
      <Stack align="center" ta="center" gap="xs">
        <Text fw={600}>{text.empty}</Text>
        <Text c="dimmed">{text.emptyHint}</Text>
        <Button component={Link} to="/suggest">
          {text.suggest}
        </Button>
      </Stack>
    </Paper>
  );
}

import { getLeaderboard, type LeaderboardEntry } from '@mustalah/contract/rewards';
import { call } from '../../api.ts';
import { publicPageMeta, publicUrlOf } from '../../page-meta.ts';
import { formatInteger, formatPoints } from '../../text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import type { Route } from './+types/leaderboard-page';
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
    <PageFrame
      title={text.title}
      lead={text.lead}
      action={<Anchor to="/contributor">{text.becomeContributor}</Anchor>}
    >
      <DataTable
        label={text.title}
        columns={columns}
        rows={entries}
        keyOf={({ id }) => id}
        isMarked={({ rank }) => rank <= HIGHLIGHTED}
        empty={<NoEntries />}
      />
    </PageFrame>
  );
}

const columns: Column<LeaderboardEntry>[] = [
  { key: 'rank', title: text.rank, cell: ({ rank }) => <RankMark rank={rank} />, isNarrow: true },
  { key: 'name', title: text.name, cell: ({ name }) => <bdi>{name}</bdi> },
  { key: 'email', title: text.email, cell: ({ email }) => <bdi lang="en">{email}</bdi> },
  {
    key: 'level',
    title: text.level,
    cell: ({ level }) => <Badge variant="outline">{formatInteger(level)}</Badge>,
    isNarrow: true,
  },
  {
    key: 'points',
    title: text.points,
    cell: ({ total_points }) => formatPoints(total_points),
    isNarrow: true,
  },
];

const NoEntries = () => (
  <Empty title={text.empty}>
    <Text c="dimmed">{text.emptyHint}</Text>
    <Button to="/suggest">{text.suggest}</Button>
  </Empty>
);

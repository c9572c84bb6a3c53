import type { UserRecord } from '@mustalah/contract/administration';
import * as administration from '@mustalah/contract/administration';
import type { Answer } from '@mustalah/contract/endpoint';
import type { Reward } from '@mustalah/contract/rewards';
import type { ReactNode } from 'react';
import { pageAsked, pageCountOf, pageHref } from '../../../address.ts';
import { PaperStatusBadge } from '../../../domain/paper-status.tsx';
import { formatDay, formatInteger, formatMoment, formatPoints } from '../../../text/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Anchor } from '../../../ui/text.tsx';
import { useCall } from '../../../use-call.ts';
import { useSearch } from '../../../use-search.ts';
import { AuditTable } from '../audit/audit-table.tsx';
import { userText as text } from './text.ts';

const tabs = ['terms', 'decisions', 'papers', 'reviews', 'points', 'audit'] as const;
type Tab = (typeof tabs)[number];

/** Everything that is kept about what somebody did, a list at a time. */
export function UserLists({ user }: { user: UserRecord }) {
  const { search, change } = useSearch({ replace: true, preventScrollReset: true });
  const shown = tabs.find((tab) => tab === search.get('tab')) ?? 'terms';
  const panels: Record<Tab, ReactNode> = {
    terms: <ListOf user={user} endpoint={administration.listTermsOfUser} columns={termColumns} tab="terms" />,
    decisions: (
      <ListOf
        user={user}
        endpoint={administration.listDecisionsOfUser}
        columns={decisionColumns}
        tab="decisions"
      />
    ),
    papers: (
      <ListOf user={user} endpoint={administration.listPapersOfUser} columns={paperColumns} tab="papers" />
    ),
    reviews: (
      <ListOf user={user} endpoint={administration.listReviewsByUser} columns={reviewColumns} tab="reviews" />
    ),
    points: (
      <ListOf user={user} endpoint={administration.listRewardsOfUser} columns={rewardColumns} tab="points" />
    ),
    audit: <AuditTable query={{ user: user.id, page: pageAsked(search) }} path={`/admin-users/${user.id}`} />,
  };
  return (
    <Panel title={text.lists} icon="file">
      <Tabs
        label={text.lists}
        tabs={tabs.map((name) => ({ name, title: text.tabs[name] }))}
        value={shown}
        onChange={(tab) => change({ tab })}
      >
        {panels[shown]}
      </Tabs>
    </Panel>
  );
}

type ListEndpoint =
  | typeof administration.listTermsOfUser
  | typeof administration.listDecisionsOfUser
  | typeof administration.listPapersOfUser
  | typeof administration.listReviewsByUser
  | typeof administration.listRewardsOfUser;

interface ListOfProps<E extends ListEndpoint> {
  user: UserRecord;
  endpoint: E;
  columns: readonly Column<RowOf<E>>[];
  tab: Tab;
}

/** What a list of this endpoint holds: no columns but those of its own rows go with it. */
type RowOf<E extends ListEndpoint> =
  Answer<E> extends { results: (infer Row extends { id: number })[] } ? Row : never;

const PAGE_SIZE = 10;

function ListOf<E extends ListEndpoint>({ user, endpoint, columns, tab }: ListOfProps<E>) {
  const { search } = useSearch({});
  const page = pageAsked(search);
  const sent = { params: { id: user.id }, query: { page, page_size: PAGE_SIZE } };
  const asked = useCall<ListEndpoint>(endpoint, sent, { keepsPrevious: true });
  const { data, isError, isPlaceholderData, refetch } = asked;
  return (
    <DataTable
      label={text.tabs[tab]}
      columns={columns}
      rows={data?.results as RowOf<E>[] | undefined}
      keyOf={({ id }) => id}
      pageSize={3}
      isStale={isPlaceholderData}
      empty={<Empty title={text.nothingHere} />}
      failure={isError ? { message: text.listFailed, onRetry: () => void refetch() } : null}
      pages={{
        page,
        total: pageCountOf(data?.count ?? 0, PAGE_SIZE),
        hrefOf: (each) => pageHref(`/admin-users/${user.id}`, search, each),
        label: text.pages,
      }}
    />
  );
}

const termColumns: readonly Column<administration.TermOfUser>[] = [
  {
    key: 'term',
    title: text.term,
    cell: ({ id, arabic, status }) =>
      status === 'rejected' ? <bdi>{arabic}</bdi> : <Anchor to={`/term/${id}`}>{arabic}</Anchor>,
  },
  { key: 'latin', title: text.latin, cell: ({ latin }) => <bdi lang="en">{latin}</bdi> },
  { key: 'category', title: text.category, cell: ({ category }) => category },
  {
    key: 'state',
    title: text.state,
    isNarrow: true,
    cell: ({ status }) => (
      <Badge
        variant="outline"
        color={({ approved: 'green', pending: 'gold', rejected: 'red' } as const)[status]}
      >
        {text.termStates[status]}
      </Badge>
    ),
  },
  { key: 'votes', title: text.votes, isNarrow: true, cell: ({ votes }) => formatInteger(votes) },
  { key: 'date', title: text.date, isNarrow: true, cell: ({ created_at }) => formatDay(created_at) },
];

const decisionColumns: readonly Column<administration.DecisionOfUser>[] = [
  {
    key: 'term',
    title: text.term,
    cell: ({ term }) =>
      term.is_public ? <Anchor to={`/term/${term.id}`}>{term.arabic}</Anchor> : <bdi>{term.arabic}</bdi>,
  },
  {
    key: 'decision',
    title: text.decision,
    isNarrow: true,
    cell: ({ decision }) => text.decisionNames[decision],
  },
  { key: 'reason', title: text.reason, cell: ({ reason }) => <bdi>{reason}</bdi> },
  { key: 'date', title: text.date, isNarrow: true, cell: ({ created_at }) => formatMoment(created_at) },
];

const paperColumns: readonly Column<administration.PaperOfUser>[] = [
  { key: 'paper', title: text.paper, cell: ({ title }) => <bdi>{title}</bdi> },
  {
    key: 'state',
    title: text.state,
    isNarrow: true,
    cell: ({ status, is_published }) =>
      is_published ? <Badge>{text.published}</Badge> : <PaperStatusBadge status={status} />,
  },
  { key: 'date', title: text.date, isNarrow: true, cell: ({ submitted_at }) => formatDay(submitted_at) },
];

const reviewColumns: readonly Column<administration.ReviewByUser>[] = [
  { key: 'paper', title: text.paper, cell: ({ paper }) => <bdi>{paper.title}</bdi> },
  { key: 'round', title: text.round, isNarrow: true, cell: ({ round }) => formatInteger(round) },
  { key: 'state', title: text.state, isNarrow: true, cell: ({ state }) => text.reviewStates[state] },
  {
    key: 'verdict',
    title: text.verdict,
    isNarrow: true,
    cell: ({ verdict }) => verdict && text.verdicts[verdict],
  },
  { key: 'date', title: text.date, isNarrow: true, cell: ({ assigned_at }) => formatDay(assigned_at) },
];

const rewardColumns: readonly Column<Reward>[] = [
  { key: 'reward', title: text.reward, cell: ({ reason }) => <bdi>{reason}</bdi> },
  { key: 'amount', title: text.amount, isNarrow: true, cell: ({ points }) => formatPoints(points) },
  {
    key: 'state',
    title: text.state,
    isNarrow: true,
    cell: ({ paid, reversed }) => text.rewardStates[reversed ? 'reversed' : paid ? 'paid' : 'pending'],
  },
  { key: 'date', title: text.date, isNarrow: true, cell: ({ created_at }) => formatMoment(created_at) },
];

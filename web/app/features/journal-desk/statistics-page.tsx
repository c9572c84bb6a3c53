import type { Answer } from '@mustalah/contract/endpoint';
import { getJournalStatistics } from '@mustalah/contract/journal/desk';
import { sayFailure } from '../../api.ts';
import { FigureTiles } from '../../domain/figures.tsx';
import { deskPagesText } from '../../domain/text.ts';
import { privatePageMeta } from '../../page-meta.ts';
import { common } from '../../text/common.ts';
import { formatInteger, formatMonth, formatPoints, formatShare } from '../../text/format.ts';
import { BarPlot } from '../../ui/bar-plot.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Stack } from '../../ui/flow.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import { DeskFrame } from './desk-frame.tsx';
import { text } from './text.ts';

export const meta = () => privatePageMeta(`${deskPagesText.statistics} · ${text.title}`);

export default function StatisticsPage() {
  const { data, error, refetch } = useCall(getJournalStatistics, {});
  return (
    <DeskFrame lead={text.statisticsLead}>
      {error && !data && (
        <LoadFailure message={sayFailure(error, text.statisticsFailed)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Waiting />}
      {data && <Figures statistics={data} />}
      {data && <Months statistics={data} />}
      {data && <Load statistics={data} />}
    </DeskFrame>
  );
}

/** About as tall as what comes, so that the footer does not come into view only to leave it again. */
const Waiting = () => (
  <Stack role="status" aria-label={common.loading}>
    <Skeleton height={104} />
    <Skeleton height="100dvh" />
  </Stack>
);

type Statistics = Answer<typeof getJournalStatistics>;

const orUnknown = (value: number | null, format: (value: number) => string): string =>
  value === null ? text.unknown : format(value);

const Figures = ({ statistics }: { statistics: Statistics }) => (
  <FigureTiles
    figures={[
      { label: text.figures.submissions, value: formatInteger(statistics.submissions) },
      { label: text.figures.decisions, value: formatInteger(statistics.decisions) },
      { label: text.figures.pending, value: formatInteger(statistics.pending) },
      { label: text.figures.withdrawn, value: formatInteger(statistics.withdrawn) },
      { label: text.figures.acceptance, value: orUnknown(statistics.acceptance_rate, formatShare) },
      {
        label: text.figures.firstDecision,
        value: orUnknown(statistics.days_to_first_decision, formatPoints),
      },
      { label: text.figures.review, value: orUnknown(statistics.days_to_review, formatPoints) },
    ]}
  />
);

const Months = ({ statistics: { months } }: { statistics: Statistics }) => (
  <Panel title={text.months}>
    <BarPlot
      label={text.months}
      rowTitle={text.month}
      tableTitle={text.asTable}
      series={[text.submissions, text.decisions, text.approvals]}
      rows={months.map(({ month, submissions, decisions, approved }) => ({
        name: formatMonth(month),
        values: [submissions, decisions, approved],
      }))}
      format={formatInteger}
    />
  </Panel>
);

function Load({ statistics: { reviewers } }: { statistics: Statistics }) {
  if (reviewers.length === 0) {
    return (
      <Panel title={text.load}>
        <Empty title={text.noReviewers} />
      </Panel>
    );
  }
  return (
    <Panel title={text.load}>
      <Stack gap="md">
        <BarPlot
          label={text.loadPlot}
          rowTitle={text.reviewer}
          series={[text.open, text.submitted]}
          rows={reviewers
            .slice(0, 12)
            .map(({ name, open, submitted }) => ({ name, values: [open, submitted] }))}
          format={formatInteger}
        />
        <DataTable
          label={text.load}
          rows={reviewers}
          keyOf={({ id }) => id}
          isMarked={({ overdue }) => overdue > 0}
          empty={null}
          columns={loadColumns}
        />
      </Stack>
    </Panel>
  );
}

const loadColumns: readonly Column<Statistics['reviewers'][number]>[] = [
  { key: 'name', title: text.reviewer, cell: ({ name }) => <bdi>{name}</bdi> },
  { key: 'open', title: text.open, isNarrow: true, cell: ({ open }) => formatInteger(open) },
  { key: 'overdue', title: text.late, isNarrow: true, cell: ({ overdue }) => formatInteger(overdue) },
  {
    key: 'submitted',
    title: text.submitted,
    isNarrow: true,
    cell: ({ submitted }) => formatInteger(submitted),
  },
  {
    key: 'declined',
    title: text.declinedCount,
    isNarrow: true,
    cell: ({ declined }) => formatInteger(declined),
  },
  {
    key: 'days',
    title: text.medianDays,
    isNarrow: true,
    cell: ({ days }) => orUnknown(days, formatPoints),
  },
];

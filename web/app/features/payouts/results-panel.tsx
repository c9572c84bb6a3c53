import { TransactionLink } from '../../domain/transaction-link.tsx';
import { Badge, type BadgeColor } from '../../ui/badge.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import { Amount } from './amount.tsx';
import { isOpen, type RunRow } from './run.ts';
import { runNames, text as shared, payText as text } from './text.ts';

const colors: Record<RunRow['status'], BadgeColor> = {
  waiting: 'gray',
  reserved: 'gray',
  signed: 'gold',
  pending: 'gold',
  success: 'green',
  failed: 'red',
  skipped: 'gray',
};

/** What becomes of each payment of an order. */
export function ResultsPanel({ rows }: { rows: readonly RunRow[] }) {
  const done = rows.filter((row) => !isOpen(row)).length;
  return (
    <Panel title={text.results} icon="coin">
      <Text size="sm" mb="sm" aria-live="polite">
        {text.progress(done, rows.length)}
      </Text>
      <DataTable
        label={text.results}
        columns={columns}
        rows={rows}
        keyOf={({ userId }) => userId}
        empty={text.noResults}
      />
    </Panel>
  );
}

const columns: readonly Column<RunRow>[] = [
  {
    key: 'status',
    title: shared.state,
    isNarrow: true,
    cell: ({ status }) => (
      <Badge color={colors[status]} variant="outline">
        {runNames[status]}
      </Badge>
    ),
  },
  { key: 'amount', title: shared.amount, isNarrow: true, cell: ({ amount }) => <Amount amount={amount} /> },
  { key: 'email', title: shared.email, cell: ({ email }) => <bdi lang="en">{email}</bdi> },
  { key: 'reason', title: shared.reason, cell: ({ reason }) => reason },
  {
    key: 'transaction',
    title: shared.transaction,
    isNarrow: true,
    cell: ({ hash, url }) => (hash && url ? <TransactionLink hash={hash} url={url} /> : null),
  },
];

import type { NodeEvidence } from '@mustalah/contract/payouts/review';
import { TransactionLink } from '../../domain/transaction-link.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Group } from '../../ui/flow.tsx';
import { Amount } from './amount.tsx';
import { reviewText as text } from './text.ts';

/** What each node says. */
export const EvidenceTable = ({ evidence }: { evidence: readonly NodeEvidence[] }) => (
  <DataTable
    label={text.evidence}
    columns={columns}
    rows={evidence}
    keyOf={({ node }) => node}
    empty={text.noEvidence}
  />
);

const yesOrNo = (is: boolean): string => (is ? text.yes : text.no);

function statusOf({ is_good, status, is_failed }: NodeEvidence): string {
  if (!is_good) return text.bad;
  if (is_failed) return text.statuses.failed;
  return text.statuses[(status ?? 'none') as keyof typeof text.statuses] ?? text.statuses.none;
}

const columns: readonly Column<NodeEvidence>[] = [
  { key: 'node', title: text.node, cell: ({ node }) => <bdi lang="en">{node}</bdi> },
  { key: 'status', title: text.status, cell: statusOf },
  {
    key: 'moved',
    title: text.moved,
    isNarrow: true,
    cell: ({ moved }) => (moved === null ? text.noMemo : <Amount amount={moved} />),
  },
  {
    key: 'memo',
    title: text.withMemo,
    cell: ({ with_memo }) =>
      with_memo.length === 0 ? (
        text.noMemo
      ) : (
        <Group gap="xs">
          {with_memo.map(({ tx_hash, explorer_url }) => (
            <TransactionLink key={tx_hash} hash={tx_hash} url={explorer_url} />
          ))}
        </Group>
      ),
  },
  { key: 'expired', title: text.expired, isNarrow: true, cell: ({ is_expired }) => yesOrNo(is_expired) },
  { key: 'keeps', title: text.keeps, isNarrow: true, cell: ({ keeps_history }) => yesOrNo(keeps_history) },
];

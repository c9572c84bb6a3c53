import { listPayoutApprovals, type PayoutApproval } from '@mustalah/contract/payouts/approvals';
import { LOG_PAGE } from '@mustalah/contract/payouts/payment';
import { useState } from 'react';
import { pageAsked, pageCountOf, pageHref } from '../../address.ts';
import { privatePageMeta } from '../../page-meta.ts';
import { formatMoment } from '../../text/format.ts';
import { Badge, type BadgeColor } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { useCall } from '../../use-call.ts';
import { useSearch } from '../../use-search.ts';
import { Amount } from './amount.tsx';
import { ApprovalDialog } from './approval-dialog.tsx';
import styles from './payouts.module.css';
import { PayoutsNav } from './payouts-nav.tsx';
import { text as shared, approvalText as text } from './text.ts';
import { ShortAddress } from './wallet-address.tsx';

export const meta = () => privatePageMeta(shared.approvals);

/** Payouts that one admin asked for and another must agree to, and what became of them. */
export default function ApprovalsPage() {
  const { search } = useSearch({});
  const page = pageAsked(search);
  const { data, isError, isPlaceholderData, refetch } = useCall(
    listPayoutApprovals,
    { query: { page } },
    { keepsPrevious: true },
  );
  const [deciding, setDeciding] = useState<PayoutApproval | null>(null);
  return (
    <PageFrame title={shared.approvals} lead={text.lead}>
      <PayoutsNav />
      <DataTable
        label={shared.approvals}
        columns={columnsWith(setDeciding)}
        rows={data?.results}
        keyOf={({ id }) => id}
        pageSize={4}
        isStale={isPlaceholderData}
        failure={isError ? { message: text.failed, onRetry: () => void refetch() } : null}
        empty={<Empty title={text.none} />}
        pages={{
          page,
          total: pageCountOf(data?.count ?? 0, LOG_PAGE),
          hrefOf: (each) => pageHref('/admin-payouts/approvals', search, each),
          label: text.pages,
        }}
      />
      {deciding && <ApprovalDialog approval={deciding} onClose={() => setDeciding(null)} />}
    </PageFrame>
  );
}

const colors = { approved: 'green', refused: 'red', lapsed: 'gray' } as const satisfies Record<
  NonNullable<PayoutApproval['decision']>,
  BadgeColor
>;

const columnsWith = (onDecide: (row: PayoutApproval) => void): readonly Column<PayoutApproval>[] => [
  {
    key: 'payee',
    title: text.payee,
    cell: ({ user_id, name, email }) => (
      <>
        <Anchor to={`/admin-users/${user_id}`} size="sm">
          <bdi>{name}</bdi>
        </Anchor>
        <br />
        <bdi lang="en">{email}</bdi>
      </>
    ),
  },
  { key: 'amount', title: shared.amount, isNarrow: true, cell: ({ amount }) => <Amount amount={amount} /> },
  {
    key: 'wallet',
    title: shared.wallet,
    isNarrow: true,
    cell: ({ wallet }) => <ShortAddress address={wallet} />,
  },
  {
    key: 'asked',
    title: text.asked,
    cell: ({ requested_by, requested_at }) => (
      <>
        <bdi>{requested_by}</bdi>
        <Text size="sm" c="dimmed">
          {formatMoment(requested_at)}
        </Text>
      </>
    ),
  },
  {
    key: 'outcome',
    title: text.outcome,
    cell: (row) =>
      row.decision === null ? (
        <span className={styles.acts}>
          <Badge color="gold" variant="outline">
            {text.waits}
          </Badge>
          <Button
            size="compact-md"
            variant="default"
            aria-label={text.decideOn(row.name)}
            onClick={() => onDecide(row)}
          >
            {text.decide}
          </Button>
        </span>
      ) : (
        <>
          <Badge color={colors[row.decision]} variant="outline">
            {text.decisions[row.decision]}
          </Badge>
          {row.decided_by && (
            <Text size="sm">
              <bdi>{row.decided_by}</bdi>
              {row.note && (
                <>
                  : <bdi>{row.note}</bdi>
                </>
              )}
            </Text>
          )}
        </>
      ),
  },
];

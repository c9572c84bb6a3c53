import type { Transaction } from '@mustalah/contract/rewards';
import { useState } from 'react';
import { pageCountOf } from '../../address.ts';
import { TransactionLink } from '../../domain/transaction-link.tsx';
import { formatMoment, formatPoints } from '../../text/format.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import styles from './profile.module.css';
import { PAGE_SIZE, pageOf } from './rewards.ts';
import { StepPager } from './step-pager.tsx';
import { rewardsText as text } from './text.ts';
import { useTransactions } from './use-profile.ts';

/** What was paid out, each with its proof on the chain. */
export function PaidTransactions() {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useTransactions();
  const total = pageCountOf(data?.length ?? 0, PAGE_SIZE);
  const shown = Math.min(page, total);
  return (
    <DataTable
      label={text.paidTransactions}
      columns={columns}
      rows={data && pageOf(data, shown)}
      keyOf={({ tx_hash }) => tx_hash}
      empty={<Empty title={text.noTransactions} />}
      failure={isError ? { message: text.loadFailed, onRetry: () => void refetch() } : null}
      pageSize={5}
      pager={<StepPager page={shown} total={total} onChange={setPage} label={text.transactionPages} />}
    />
  );
}

const columns: Column<Transaction>[] = [
  {
    key: 'amount',
    title: text.amount,
    cell: ({ amount }) => <span className={styles.points}>{text.uas(formatPoints(Number(amount)))}</span>,
  },
  {
    key: 'transaction',
    title: text.transaction,
    cell: ({ tx_hash, explorer_url }) => <TransactionLink hash={tx_hash} url={explorer_url} />,
  },
  { key: 'date', title: text.date, cell: ({ created_at }) => formatMoment(created_at), isNarrow: true },
];

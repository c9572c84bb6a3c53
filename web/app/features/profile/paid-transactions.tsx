import { Anchor, Skeleton, Table } from '@mantine/core';
import { useState } from 'react';
import { pageCountOf } from '../../address.ts';
import { formatMoment, formatPoints } from '../../text/format.ts';
import { Empty } from '../../ui/empty.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import styles from './profile.module.css';
import { explorerUrl, PAGE_SIZE, pageOf, shortHash } from './rewards.ts';
import { StepPager } from './step-pager.tsx';
import { rewardsText as text } from './text.ts';
import { useTransactions } from './use-profile.ts';

/** What was paid out, each with its proof on the chain. */
export function PaidTransactions() {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useTransactions();
  if (isError) return <LoadFailure message={text.loadFailed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={220} />;
  if (data.length === 0) return <Empty title={text.noTransactions} />;

  const total = pageCountOf(data.length, PAGE_SIZE);
  const shown = Math.min(page, total);
  return (
    <>
      <Table aria-label={text.paidTransactions} verticalSpacing="xs" horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text.amount}</Table.Th>
            <Table.Th>{text.transaction}</Table.Th>
            <Table.Th>{text.date}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {pageOf(data, shown).map(({ amount, tx_hash, created_at }) => (
            <Table.Tr key={tx_hash}>
              <Table.Td className={styles.points}>{text.uas(formatPoints(Number(amount)))}</Table.Td>
              <Table.Td>
                <Anchor
                  href={explorerUrl(tx_hash)}
                  target="_blank"
                  rel="noopener noreferrer"
                  underline="always"
                  aria-label={text.openTransaction(shortHash(tx_hash))}
                >
                  <bdi lang="en" dir="ltr" className={styles.mono}>
                    {shortHash(tx_hash)}
                  </bdi>
                </Anchor>
              </Table.Td>
              <Table.Td>{formatMoment(created_at)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <StepPager page={shown} total={total} onChange={setPage} label={text.transactionPages} />
    </>
  );
}

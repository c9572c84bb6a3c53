import {
  type Disagreement,
  getPayoutOverview,
  LOG_PAGE,
  listDisagreements,
  runAudit,
} from '@mustalah/contract/payouts';
import { useState } from 'react';
import { pageAsked, pageCountOf, pageHref } from '../../address.ts';
import { call, sayFailure } from '../../api.ts';
import { TransactionLink } from '../../domain/transaction-link.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { formatMoment } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import { useSearch } from '../../use-search.ts';
import { useWrite } from '../../use-write.ts';
import { BookForm } from './book-form.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';
import { Fact } from './fact.tsx';
import styles from './payouts.module.css';
import { PayoutsNav } from './payouts-nav.tsx';
import { text as shared, auditText as text } from './text.ts';

export const meta = () => privatePageMeta(shared.audit);

/** Where the books and the chain say different things, and what was done about it. */
export default function AuditPage() {
  const { search } = useSearch({});
  const page = pageAsked(search);
  const { data, isError, isPlaceholderData, refetch } = useCall(
    listDisagreements,
    { query: { page } },
    { keepsPrevious: true },
  );
  const [closing, setClosing] = useState<Disagreement | null>(null);
  const { write, isPending } = useWrite(() => call(runAudit, {}), {
    outdates: [listDisagreements, getPayoutOverview],
    onSuccess: ({ found }) => toast(found === 0 ? 'success' : 'warning', text.ran(found)),
    onError: (error) => toast('error', sayFailure(error, text.runFailed)),
  });
  return (
    <PageFrame
      title={shared.audit}
      lead={text.lead}
      action={
        <ActionButton isBusy={isPending} onClick={() => write()}>
          {isPending ? text.running : text.run}
        </ActionButton>
      }
    >
      <PayoutsNav here="/admin-payouts/audit" />
      <Panel title={text.found} icon="search">
        <DataTable
          label={text.found}
          columns={columnsWith(setClosing)}
          rows={data?.results}
          keyOf={({ id }) => id}
          pageSize={3}
          isStale={isPlaceholderData}
          failure={isError ? { message: text.failed, onRetry: () => void refetch() } : null}
          empty={<Empty title={text.none} />}
          pages={{
            page,
            total: pageCountOf(data?.count ?? 0, LOG_PAGE),
            hrefOf: (each) => pageHref('/admin-payouts/audit', search, each),
            label: text.pages,
          }}
        />
      </Panel>
      <Panel title={text.audits} icon="clock">
        {data?.audits.length === 0 && <Text size="sm">{text.noAudits}</Text>}
        <dl className={styles.facts}>
          {data?.audits.map(({ id, is_full, payments, found, finished_at }) => (
            <Fact key={id} name={formatMoment(finished_at)}>
              {text.audit(is_full ? text.full : text.recent, payments, found)}
            </Fact>
          ))}
        </dl>
      </Panel>
      <BookForm />
      {closing && <DismissDialog disagreement={closing} onClose={() => setClosing(null)} />}
    </PageFrame>
  );
}

const columnsWith = (onClose: (row: Disagreement) => void): readonly Column<Disagreement>[] => [
  { key: 'what', title: text.what, cell: ({ sentence }) => sentence },
  {
    key: 'transaction',
    title: shared.transaction,
    isNarrow: true,
    cell: ({ tx_hash, explorer_url }) =>
      tx_hash && explorer_url ? <TransactionLink hash={tx_hash} url={explorer_url} /> : shared.noTransaction,
  },
  { key: 'when', title: text.when, isNarrow: true, cell: ({ found_at }) => formatMoment(found_at) },
  {
    key: 'outcome',
    title: text.outcome,
    cell: (row) =>
      row.resolution === null ? (
        <span className={styles.acts}>
          <Badge color="red" variant="outline">
            {text.open}
          </Badge>
          <Button
            size="compact-md"
            variant="default"
            aria-label={text.dismissOf(String(row.id))}
            onClick={() => onClose(row)}
          >
            {text.dismiss}
          </Button>
        </span>
      ) : (
        <>
          <Badge color="gray" variant="outline">
            {text[row.resolution]}
          </Badge>
          <Text size="sm">{text.closedBy(row.resolved_by ?? '', row.note)}</Text>
        </>
      ),
  },
];

import type { Answer } from '@mustalah/contract/endpoint';
import { type Disagreement, listDisagreements, runAudit } from '@mustalah/contract/payouts/audit';
import { getPayoutOverview } from '@mustalah/contract/payouts/payees';
import { LOG_PAGE } from '@mustalah/contract/payouts/payment';
import { useState } from 'react';
import { pageAsked, pageCountOf, pageHref } from '../../address.ts';
import { call, sayFailure } from '../../api.ts';
import { TransactionLink } from '../../domain/transaction-link.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { formatMoment } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import { useSearch } from '../../use-search.ts';
import { useWrite } from '../../use-write.ts';
import { Amount } from './amount.tsx';
import { BookForm, type Offered } from './book-form.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';
import { Fact } from './fact.tsx';
import styles from './payouts.module.css';
import { PayoutsNav } from './payouts-nav.tsx';
import { payText, text as shared, auditText as text } from './text.ts';

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
  const [offered, setOffered] = useState<Offered | null>(null);
  const { write, isPending } = useWrite(() => call(runAudit, {}), {
    outdates: [listDisagreements, getPayoutOverview],
    onSuccess: ({ found }) => toast(found === 0 ? 'success' : 'warning', text.ran(found)),
    onError: (error) => toast('error', sayFailure(error, text.runFailed)),
  });
  const overview = useCall(getPayoutOverview, { query: { search: '' } }, { isAside: true });
  const isOff = overview.data?.token === null;
  const hasNeverRun = data?.audits.length === 0;
  return (
    <PageFrame
      title={shared.audit}
      lead={text.lead}
      action={
        isOff ? null : (
          <ActionButton isBusy={isPending} onClick={() => write()}>
            {isPending ? text.running : text.run}
          </ActionButton>
        )
      }
    >
      <PayoutsNav />
      <Panel title={text.found} icon="search">
        <DataTable
          label={text.found}
          columns={columnsWith({ onClose: setClosing, onBook: setOffered })}
          rows={data?.results}
          keyOf={({ id }) => id}
          pageSize={3}
          isStale={isPlaceholderData}
          failure={isError ? { message: text.failed, onRetry: () => void refetch() } : null}
          // guard: Ledger and chain are said to agree only once they were compared (audit-page.test.tsx) ‹hasNeverRun ? → false ?›
          empty={<Empty title={hasNeverRun ? text.noAudits : text.none} />}
          pages={{
            page,
            total: pageCountOf(data?.count ?? 0, LOG_PAGE),
            hrefOf: (each) => pageHref('/admin-payouts/audit', search, each),
            label: text.pages,
          }}
        />
      </Panel>
      {data?.treasury && <TreasuryPanel treasury={data.treasury} />}
      <Panel title={text.audits} icon="clock">
        {hasNeverRun && <Text size="sm">{text.noAudits}</Text>}
        <dl className={styles.facts}>
          {data?.audits.map(({ id, is_full, payments, found, finished_at }) => (
            <Fact key={id} name={formatMoment(finished_at)}>
              {text.audit(is_full ? text.full : text.recent, payments, found)}
            </Fact>
          ))}
        </dl>
      </Panel>
      {isOff ? (
        <Alert color="gold" title={payText.off}>
          {payText.offLead}
        </Alert>
      ) : (
        <BookForm key={offered?.tx_hash} offered={offered} />
      )}
      {closing && <DismissDialog disagreement={closing} onClose={() => setClosing(null)} />}
    </PageFrame>
  );
}

type Treasury = NonNullable<Answer<typeof listDisagreements>['treasury']>;

/** What was there, came, went, and must be there now. */
const TreasuryPanel = ({
  treasury: { since, start, incoming, outgoing, balance },
}: {
  treasury: Treasury;
}) => (
  <Panel title={text.treasury} icon="coin">
    <dl className={styles.facts}>
      <Fact name={text.treasurySince}>{formatMoment(since)}</Fact>
      <Fact name={text.treasuryStart}>
        <Amount amount={start} />
      </Fact>
      <Fact name={text.incoming}>
        <Amount amount={incoming} />
      </Fact>
      <Fact name={text.outgoing}>
        <Amount amount={outgoing} />
      </Fact>
      <Fact name={text.balance}>
        <Amount amount={balance} />
      </Fact>
    </dl>
  </Panel>
);

interface Acts {
  onClose: (row: Disagreement) => void;
  onBook: (offered: Offered) => void;
}

/** A payment by hand to a member, which may be booked; null where it is none. */
const offerIn = ({ resolution, kind, member, tx_hash }: Disagreement): Offered | null =>
  resolution === null && kind === 'unexplained_payment' && member && tx_hash
    ? { user_id: String(member.id), tx_hash }
    : null;

const columnsWith = ({ onClose, onBook }: Acts): readonly Column<Disagreement>[] => [
  {
    key: 'what',
    title: text.what,
    cell: ({ sentence, member }) => (
      <>
        {sentence}
        {member && (
          <Text size="sm">
            {text.toMember}{' '}
            <Anchor to={`/admin-users/${member.id}`} size="sm">
              <bdi>{member.name}</bdi>
            </Anchor>
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'amount',
    title: shared.amount,
    isNarrow: true,
    cell: ({ amount }) => (amount === null ? null : <Amount amount={amount} />),
  },
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
          <Badge color={row.stops_payouts ? 'red' : 'gold'} variant="outline">
            {row.stops_payouts ? text.open : text.unexplained}
          </Badge>
          <BookButton offered={offerIn(row)} onBook={onBook} />
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

/** To the form below, filled with what the chain says. */
const BookButton = ({ offered, onBook }: { offered: Offered | null } & Pick<Acts, 'onBook'>) =>
  offered && (
    <Button size="compact-md" onClick={() => onBook(offered)}>
      {text.bookThis}
    </Button>
  );

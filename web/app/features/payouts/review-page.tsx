import { LOG_PAGE, type PayoutState } from '@mustalah/contract/payouts/payment';
import { listPayouts, type Payout } from '@mustalah/contract/payouts/review';
import { pageAsked, pageCountOf, pageHref } from '../../address.ts';
import { TransactionLink } from '../../domain/transaction-link.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { formatMoment } from '../../text/format.ts';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Text } from '../../ui/text.tsx';
import { useCall } from '../../use-call.ts';
import { useSearch } from '../../use-search.ts';
import { Amount } from './amount.tsx';
import { PayoutsNav } from './payouts-nav.tsx';
import { StateBadge } from './state-badge.tsx';
import { text as shared, stateNames, reviewText as text } from './text.ts';

export const meta = () => privatePageMeta(shared.review);

const ALL = 'all';
const states = Object.keys(stateNames) as PayoutState[];
const choices = [
  ...states.map((state) => ({ value: state, label: stateNames[state] })),
  { value: ALL, label: text.all },
];

/** Payouts by where they stand; those that wait for a person first. */
export default function ReviewPage() {
  const { search, change } = useSearch({ replace: true, preventScrollReset: true });
  const asked = search.get('state') ?? 'review';
  const state = states.find((each) => each === asked);
  const page = pageAsked(search);
  const { data, isError, isPlaceholderData, refetch } = useCall(
    listPayouts,
    { query: { page, ...(state && { state }) } },
    { keepsPrevious: true },
  );
  return (
    <PageFrame title={shared.review} lead={text.lead}>
      <PayoutsNav />
      <DataTable
        label={shared.review}
        columns={columns}
        rows={data?.results}
        keyOf={({ id }) => id}
        pageSize={5}
        isStale={isPlaceholderData}
        failure={isError ? { message: text.failed, onRetry: () => void refetch() } : null}
        filters={
          <ChoiceField
            label={text.show}
            data={choices}
            value={state ?? ALL}
            onChange={({ currentTarget: { value } }) => change({ state: value })}
          />
        }
        empty={<Empty title={state === 'review' ? text.none : text.noneSuch} />}
        pages={{
          page,
          total: pageCountOf(data?.count ?? 0, LOG_PAGE),
          hrefOf: (each) => pageHref('/admin-payouts/review', search, each),
          label: text.pages,
        }}
      />
    </PageFrame>
  );
}

const columns: readonly Column<Payout>[] = [
  {
    key: 'state',
    title: shared.state,
    cell: ({ state, reason, awaits_decision }) => (
      <>
        <StateBadge state={awaits_decision ? 'review' : state} />
        {reason && <Text size="sm">{reason}</Text>}
      </>
    ),
  },
  { key: 'email', title: shared.email, cell: ({ email }) => <bdi lang="en">{email}</bdi> },
  { key: 'amount', title: shared.amount, isNarrow: true, cell: ({ amount }) => <Amount amount={amount} /> },
  {
    key: 'transaction',
    title: shared.transaction,
    isNarrow: true,
    cell: ({ tx_hash, explorer_url }) =>
      tx_hash && explorer_url ? <TransactionLink hash={tx_hash} url={explorer_url} /> : shared.noTransaction,
  },
  { key: 'by', title: text.by, cell: ({ requested_by }) => <bdi>{requested_by}</bdi> },
  {
    key: 'date',
    title: shared.date,
    isNarrow: true,
    cell: ({ created_at }) => formatMoment(created_at),
  },
  {
    key: 'open',
    title: text.decide,
    isNarrow: true,
    cell: ({ id, email }) => (
      <Button to={`/admin-payouts/${id}`} size="compact-md" variant="default" aria-label={text.openOf(email)}>
        {text.open}
      </Button>
    ),
  },
];

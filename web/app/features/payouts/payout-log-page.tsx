import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import { exportPayoutLog, listPayoutLog, type PayoutLogRow } from '@mustalah/contract/payouts/log';
import { LOG_PAGE } from '@mustalah/contract/payouts/payment';
import { daysAsked, pageAsked, pageCountOf, pageHref, searchAsked } from '../../address.ts';
import { call } from '../../api.ts';
import { TransactionLink } from '../../domain/transaction-link.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { formatMoment } from '../../text/format.ts';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { TextField } from '../../ui/field.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useCall } from '../../use-call.ts';
import { useSearch } from '../../use-search.ts';
import { Amount } from './amount.tsx';
import { CsvButton } from './csv-button.tsx';
import { PayoutsNav } from './payouts-nav.tsx';
import { text as shared, logText as text } from './text.ts';
import { ShortAddress } from './wallet-address.tsx';

export const meta = () => privatePageMeta(shared.log);

function filterOf(search: URLSearchParams) {
  return {
    search: searchAsked(search),
    ...daysAsked(search),
  };
}

/** What was paid, to whom, and its proof. */
export default function PayoutLogPage() {
  const { search, change, reset } = useSearch({ replace: true, preventScrollReset: true });
  const filter = filterOf(search);
  const page = pageAsked(search);
  const { data, isError, isPlaceholderData, refetch } = useCall(
    listPayoutLog,
    { query: { ...filter, page } },
    { keepsPrevious: true },
  );
  const isFiltered = filter.search !== '' || 'from' in filter || 'to' in filter || page > 1;
  return (
    <PageFrame title={shared.log} lead={text.lead}>
      <PayoutsNav />
      <DataTable
        label={shared.log}
        columns={columns}
        rows={data?.results}
        keyOf={({ id }) => id}
        pageSize={10}
        isStale={isPlaceholderData}
        failure={isError ? { message: text.failed, onRetry: () => void refetch() } : null}
        filters={
          <>
            <SearchField
              label={text.search}
              maxLength={SEARCH_LENGTH}
              value={filter.search}
              onSearch={(typed) => change({ search: typed })}
            />
            <TextField
              type="date"
              label={text.from}
              value={filter.from ?? ''}
              onChange={({ currentTarget: { value } }) => change({ from: value })}
            />
            <TextField
              type="date"
              label={text.to}
              value={filter.to ?? ''}
              onChange={({ currentTarget: { value } }) => change({ to: value })}
            />
            <CsvButton name="uas-payouts.csv" fetch={() => call(exportPayoutLog, { query: filter })}>
              {text.csv}
            </CsvButton>
          </>
        }
        empty={
          isFiltered ? (
            <Empty title={text.noneFound}>
              <Button variant="default" onClick={reset}>
                {text.showAll}
              </Button>
            </Empty>
          ) : (
            <Empty title={text.none} />
          )
        }
        pages={{
          page,
          total: pageCountOf(data?.count ?? 0, LOG_PAGE),
          hrefOf: (each) => pageHref('/admin-payout-log', search, each),
          label: text.pages,
        }}
      />
    </PageFrame>
  );
}

const columns: readonly Column<PayoutLogRow>[] = [
  { key: 'date', title: shared.date, isNarrow: true, cell: ({ date }) => formatMoment(date) },
  { key: 'email', title: shared.email, cell: ({ email }) => <bdi lang="en">{email}</bdi> },
  { key: 'wallet', title: shared.wallet, cell: ({ wallet }) => <ShortAddress address={wallet} /> },
  { key: 'amount', title: shared.amount, isNarrow: true, cell: ({ amount }) => <Amount amount={amount} /> },
  {
    key: 'transaction',
    title: shared.transaction,
    isNarrow: true,
    cell: ({ tx_hash, explorer_url }) => <TransactionLink hash={tx_hash} url={explorer_url} />,
  },
];

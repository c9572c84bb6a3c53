import { SEARCH_LENGTH } from '@mustalah/contract/fields';
import {
  exportPendingUsers,
  listPendingUsers,
  type PendingUser,
  PLACE_AMONG_PAYEES,
  placeOf,
} from '@mustalah/contract/payouts/payees';
import { useState } from 'react';
import { pageAsked, pageCountOf, pageHref, searchAsked } from '../../address.ts';
import { call } from '../../api.ts';
import { formatMoment } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import { useSearch } from '../../use-search.ts';
import { Amount } from './amount.tsx';
import { CsvButton } from './csv-button.tsx';
import { looksSecret } from './looks-secret.ts';
import styles from './payouts.module.css';
import { text as shared, payText as text } from './text.ts';
import { WalletState } from './wallet-address.tsx';

const PAGE_SIZE = 25;
const NOTHING = '0';

interface PendingTableProps {
  /** How many the search finds. */
  count: number;
  selected: ReadonlyMap<number, PendingUser>;
  onSelect: (selected: ReadonlyMap<number, PendingUser>) => void;
  /** Null while nothing can be paid. */
  onPay: ((users: readonly PendingUser[]) => void) | null;
  isPaying: boolean;
}

/** Who has points that are not paid: one is paid by their button, several by selecting them. */
export function PendingTable({ count, selected, onSelect, onPay, isPaying }: PendingTableProps) {
  const { search, change, reset } = useSearch({ replace: true, preventScrollReset: true });
  const after = search.get('after') ?? '';
  const query = {
    search: searchAsked(search),
    page: pageAsked(search),
    page_size: PAGE_SIZE,
    ...(PLACE_AMONG_PAYEES.test(after) && { after }),
  };
  const { data, isError, isPlaceholderData, refetch } = useCall(
    listPendingUsers,
    { query },
    { keepsPrevious: true },
  );
  const last = data?.at(-1);
  /** The next page begins behind the last one shown, so that nobody is passed over when others are paid meanwhile. */
  const hrefOf = (page: number): string => {
    const href = pageHref('/admin-payouts', search, page);
    return page === query.page + 1 && last && !isPlaceholderData ? `${href}&after=${placeOf(last)}` : href;
  };
  const [emptied, setEmptied] = useState(0);
  const payable = (data ?? []).filter((user) => user.payable !== NOTHING);

  /** What is searched for comes into the address: a key that was pasted into the wrong field does not. */
  const find = (typed: string) => {
    if (!looksSecret(typed)) return change({ search: typed });
    setEmptied((times) => times + 1);
    toast('error', text.secretInSearch);
  };
  const toggle = (user: PendingUser, isChosen: boolean) => {
    const next = new Map(selected);
    if (isChosen) next.set(user.user_id, user);
    else next.delete(user.user_id);
    onSelect(next);
  };

  return (
    <DataTable
      label={text.users}
      columns={columnsFor({ selected, toggle, onPay, isPaying })}
      rows={data}
      keyOf={({ user_id }) => user_id}
      isMarked={({ user_id }) => selected.has(user_id)}
      pageSize={6}
      isStale={isPlaceholderData}
      failure={isError ? { message: text.usersFailed, onRetry: () => void refetch() } : null}
      filters={
        <>
          <SearchField
            key={emptied}
            label={text.search}
            maxLength={SEARCH_LENGTH}
            value={query.search}
            onSearch={find}
          />
          <Text size="sm" c="dimmed" aria-live="polite">
            {data && text.found(count)}
          </Text>
          <Button
            variant="default"
            disabled={payable.length === 0}
            onClick={() =>
              onSelect(new Map([...selected, ...payable.map((user) => [user.user_id, user] as const)]))
            }
          >
            {text.selectPage}
          </Button>
          <CsvButton name="uas-pending.csv" fetch={() => call(exportPendingUsers, {})}>
            {text.csv}
          </CsvButton>
        </>
      }
      empty={
        query.search || query.page > 1 ? (
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
        page: query.page,
        total: pageCountOf(count, PAGE_SIZE),
        hrefOf,
        label: text.pages,
      }}
    />
  );
}

interface Acts extends Pick<PendingTableProps, 'selected' | 'onPay' | 'isPaying'> {
  toggle: (user: PendingUser, isChosen: boolean) => void;
}

const columnsFor = ({ selected, toggle, onPay, isPaying }: Acts): readonly Column<PendingUser>[] => [
  {
    key: 'name',
    title: text.user,
    cell: (user) => (
      <label className={styles.person}>
        <input
          type="checkbox"
          className={styles.check}
          aria-label={text.select(user.name)}
          checked={selected.has(user.user_id)}
          disabled={user.payable === NOTHING}
          onChange={({ currentTarget: { checked } }) => toggle(user, checked)}
        />
        <span>
          <Anchor to={`/admin-users/${user.user_id}`} size="sm">
            <bdi>{user.name}</bdi>
          </Anchor>
          <br />
          <bdi lang="en">{user.email}</bdi>
        </span>
      </label>
    ),
  },
  {
    key: 'balance',
    title: text.balance,
    isNarrow: true,
    cell: ({ uas_balance }) => <Amount amount={uas_balance} />,
  },
  {
    key: 'payable',
    title: text.payable,
    isNarrow: true,
    cell: ({ payable }) => <Amount amount={payable} />,
  },
  {
    key: 'wallet',
    title: shared.wallet,
    cell: ({ wallet, reason, reason_code, wallet_since, wallet_held_until }) => (
      <>
        <WalletState address={wallet} isGood={!reason_code.startsWith('wallet_')} />
        {wallet_since && (
          <Text size="sm" c="dimmed">
            {text.walletSince(formatMoment(wallet_since))}
          </Text>
        )}
        {wallet_held_until && <Text size="sm">{text.walletHeld(formatMoment(wallet_held_until))}</Text>}
        {reason && (
          <Text size="sm" c="dimmed">
            {reason}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'pay',
    title: text.payColumn,
    isNarrow: true,
    cell: (user) => (
      <ActionButton
        size="compact-md"
        isBusy={isPaying}
        disabled={user.payable === NOTHING || !onPay}
        aria-label={text.payOneTo(user.name)}
        onClick={() => onPay?.([user])}
      >
        {text.payOne}
      </ActionButton>
    ),
  },
];

import type { PendingUser } from '@mustalah/contract/payouts/payees';
import type { PayoutResult, PayoutStatus } from '@mustalah/contract/payouts/payment';
import type { Payout } from '@mustalah/contract/payouts/review';

/** One payment of an order, from the press of the button on. */
export interface RunRow {
  userId: number;
  email: string;
  amount: string;
  status: PayoutStatus | 'waiting' | 'reserved' | 'signed';
  reason: string;
  payoutId: string | null;
  hash: string | null;
  url: string | null;
}

export const waiting = ({ user_id, email, payable }: PendingUser): RunRow => ({
  userId: user_id,
  email,
  amount: payable,
  status: 'waiting',
  reason: '',
  payoutId: null,
  hash: null,
  url: null,
});

const rowOf = (result: PayoutResult): RunRow => ({
  userId: result.user_id,
  email: result.email,
  amount: result.amount,
  status: result.status,
  reason: result.reason,
  payoutId: result.payout_id,
  hash: result.tx_hash,
  url: result.explorer_url,
});

/** The rows with what was answered for them. */
export const withResults = (rows: readonly RunRow[], results: readonly PayoutResult[]): RunRow[] =>
  rows.map((row) => {
    const result = results.find(({ user_id }) => user_id === row.userId);
    return result ? rowOf(result) : row;
  });

/** Those that may still change and are known by their ids, in parts of at most so many. */
export function followed(rows: readonly RunRow[], most: number): string[][] {
  const ids = rows.flatMap((row) => (isOpen(row) && row.payoutId !== null ? [row.payoutId] : []));
  return Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
    ids.slice(part * most, (part + 1) * most),
  );
}

/** Whether any may still change whose id is not known: no answer came for it. */
export const isAnyUnknown = (rows: readonly RunRow[]): boolean =>
  rows.some((row) => isOpen(row) && row.payoutId === null);

/** The rows that are not answered, with a reason why they never will be. */
export const withoutAnswer = (rows: readonly RunRow[], reason: string): RunRow[] =>
  rows.map((row) => (row.status === 'waiting' ? { ...row, status: 'pending', reason } : row));

/** Whether it may still change. */
export const isOpen = ({ status }: RunRow): boolean =>
  status === 'waiting' || status === 'pending' || status === 'reserved' || status === 'signed';

const statusOf = {
  reserved: 'reserved',
  signed: 'signed',
  settled: 'success',
  released: 'failed',
  review: 'pending',
} as const satisfies Record<Payout['state'], RunRow['status']>;

/** Payouts that no order which begins now can be about: they have ended. */
export const endedAmong = (payouts: readonly Payout[]): ReadonlySet<string> =>
  new Set(payouts.filter(({ state }) => state === 'settled' || state === 'released').map(({ id }) => id));

/**
 * The rows as the newest list of payouts knows them: what was asked for may have gone on since.
 *
 * Which payout is a row's own is told by the answer; before it came, by what had ended when the order began, since
 * the clocks of browser and server may differ. Null where that is not known.
 */
export const withProgress = (
  rows: readonly RunRow[],
  payouts: readonly Payout[],
  ended: ReadonlySet<string> | null,
): RunRow[] =>
  rows.map((row) => {
    if (!isOpen(row)) return row;
    const payout = payouts.find(({ id, user_id }) =>
      row.payoutId === null ? user_id === row.userId && ended?.has(id) === false : id === row.payoutId,
    );
    if (!payout) return row;
    return {
      ...row,
      amount: payout.amount,
      status: statusOf[payout.state],
      // What the answer said of a payment under way holds until there is something newer.
      reason: payout.reason || (payout.state === 'reserved' || payout.state === 'signed' ? row.reason : ''),
      payoutId: payout.id,
      hash: payout.tx_hash,
      url: payout.explorer_url,
    };
  });

import type { Tx } from '../../platform/db.ts';
import { notify } from '../notifications/notify.ts';
import { holdPoints } from '../rewards/ledger.ts';
import { addToLog, setEnd, setUnreserved } from './end-queries.ts';
import type { Paying } from './paying.ts';
import type { PayoutRow } from './queries.ts';
import { writeUnits } from './rules.ts';
import { paidNotice, type Reason } from './text.ts';

type Ending = Pick<Paying, 'db' | 'config' | 'jobs' | 'now'>;

interface Landed {
  reason?: Reason;
  slot?: bigint | undefined;
  feeLamports?: bigint | undefined;
}

/** End a payout that landed: its points are paid, it stands in the log, and the payee is told. False when it has ended. */
export function settle(
  deps: Ending,
  payout: PayoutRow,
  landed: Landed,
  within: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<boolean> {
  const { db, ...others } = deps;
  return db.transaction().execute(async (tx) => {
    // The points first, as everybody does who moves any.
    const points = await holdPoints(tx, [payout.user_id]);
    const ended = await setEnd(tx, payout.id, {
      from: ['signed', 'review'],
      state: 'settled',
      reason: landed.reason ?? '',
      ...(landed.slot !== undefined && { landed_slot: landed.slot }),
      ...(landed.feeLamports !== undefined && { fee_lamports: landed.feeLamports }),
    });
    if (!ended?.signature) return false;
    await points.settle(movementOf(ended, others.now()));
    await addToLog(tx, { ...ended, payoutId: ended.id, txHash: ended.signature, paidAt: others.now() });
    await tellPayee(tx, others, ended.user_id, BigInt(ended.units));
    await within(tx);
    return true;
  });
}

export const tellPayee = (tx: Tx, deps: Omit<Ending, 'db'>, userId: number, units: bigint): Promise<void> =>
  notify(tx, deps, { userId, ...paidNotice(writeUnits(units)), link: '/rewards-history' });

/** End a payout whose transaction is proven missing, or failed for good: its points come back. False when it has ended. */
export function release(
  { db, now }: Ending,
  payout: PayoutRow,
  { reason, from }: { reason: Reason; from: PayoutRow['state'] },
  within: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const points = await holdPoints(tx, [payout.user_id]);
    // guard: Points come back once, from the state that was seen (review/review.test.ts, races.test.ts, owed.test.ts) ‹ reason }); → reason }) ?? payout;›
    const ended = await setEnd(tx, payout.id, { from: [from], state: 'released', reason });
    if (!ended) return false;
    await points.release(movementOf(ended, now()));
    await within(tx);
    return true;
  });
}

/**
 * Give up a reservation of which nothing was built: by its holder, or by anybody once the lease is over. False when
 * it is not such a one.
 */
export function giveUp(
  { db, now }: Ending,
  payout: PayoutRow,
  { reason, isHolder }: { reason: Reason; isHolder: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const points = await holdPoints(tx, [payout.user_id]);
    const leaseToken = isHolder ? payout.lease_token : null;
    const ended = await setUnreserved(tx, payout.id, { reason, leaseToken });
    if (!ended) return false;
    await points.release(movementOf(ended, now()));
    return true;
  });
}

const movementOf = ({ user_id: userId, id, units }: PayoutRow, now: Date) => ({
  userId,
  id,
  amount: BigInt(units),
  now,
});

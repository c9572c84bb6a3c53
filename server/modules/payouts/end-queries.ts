import type { PayoutState } from '@mustalah/contract/payouts/payment';
import { sql } from 'kysely';
import { type Db, onlyRow, type Tx } from '../../platform/db.ts';
import { type PayoutRow, ROW } from './queries.ts';
import type { ReviewReason, StuckReason } from './rules.ts';

/** `reserved → signed` for what a wallet has sent by itself: the transaction is that of the chain. */
export async function adoptSigned(
  tx: Tx,
  id: string,
  { signature, wire }: { signature: string; wire: Uint8Array },
): Promise<boolean> {
  const row = await tx
    .updateTable('payouts')
    .set({
      state: 'signed',
      reason: '',
      signature,
      wire: Buffer.from(wire),
      signed_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .where('state', '=', 'reserved')
    .where('prepared', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** End a payout in one of these states; what it was, or undefined when another process was faster. */
export const setEnd = (
  tx: Tx,
  id: string,
  {
    from,
    ...end
  }: {
    from: readonly PayoutState[];
    state: 'settled' | 'released';
    reason: string;
    landed_slot?: bigint;
    fee_lamports?: bigint;
  },
): Promise<PayoutRow | undefined> =>
  tx
    .updateTable('payouts')
    .set(end)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returning(ROW)
    .executeTakeFirst();

/** The same for a reservation of which nothing was built: its holder may end it, or anybody once the lease is over. */
export const setUnreserved = (
  tx: Tx,
  id: string,
  { reason, leaseToken }: { reason: string; leaseToken: string | null },
): Promise<PayoutRow | undefined> =>
  tx
    .updateTable('payouts')
    .set({ state: 'released', reason })
    .where('id', '=', id)
    .where('state', '=', 'reserved')
    .where('built_at', 'is', null)
    .where((row) =>
      leaseToken === null
        ? row('lease_until', '<', sql<Date>`clock_timestamp()`)
        : row('lease_token', '=', leaseToken),
    )
    .returning(ROW)
    .executeTakeFirst();

export const setReview = (db: Db, id: string, reason: ReviewReason) =>
  db
    .updateTable('payouts')
    .set({ state: 'review', reason })
    .where('id', '=', id)
    .where('state', 'in', ['signed', 'review'])
    .where((row) => row.or([row('state', '<>', 'review'), row('reason', '<>', reason)]))
    .execute();

/** Note why what a wallet was asked to sign cannot be decided; empty when that is over. */
export const setStuck = (db: Db, id: string, reason: StuckReason | '') =>
  db
    .updateTable('payouts')
    .set({ reason })
    .where('id', '=', id)
    .where('state', '=', 'reserved')
    .where('prepared', 'is not', null)
    .where('reason', '<>', reason)
    .execute();

export const addToLog = (
  tx: Tx,
  row: Pick<PayoutRow, 'user_id' | 'email' | 'wallet' | 'units'> & {
    payoutId: string | null;
    txHash: string;
    paidAt: Date;
  },
) =>
  tx
    .insertInto('payout_log')
    .values({
      payout_id: row.payoutId,
      user_id: row.user_id,
      email: row.email,
      wallet: row.wallet,
      units: row.units,
      tx_hash: row.txHash,
      paid_at: row.paidAt,
    })
    .execute();

/** Whether a transaction stands in the log, or is that of a payout. */
export async function isBooked(db: Db, txHash: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from payout_log where tx_hash = ${txHash})
      or exists (select from payouts where signature = ${txHash} and state <> 'released') as known`.execute(
    db,
  );
  return onlyRow(rows).known;
}

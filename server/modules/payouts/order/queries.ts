import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { type PayoutRow, ROW } from '../queries.ts';
import { OPEN_STATES } from '../rules.ts';

/** What bounds the life of a transaction. */
export interface Bounds {
  recipientAccount: string;
  lastValidBlockHeight: bigint;
  /** Where the chain stood when it was built: the measure for later answers. */
  contextSlot: bigint;
  contextHeight: bigint;
}

export const findOpenPayout = (db: Db, userId: number) =>
  db
    .selectFrom('payouts')
    .select(ROW)
    .where('user_id', '=', userId)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirst();

export interface NewPayout {
  userId: number;
  email: string;
  wallet: string;
  genesis: string;
  mint: string;
  decimals: number;
  treasury: string;
  units: bigint;
  tokens: bigint;
  signer: 'key' | 'wallet';
  requestedBy: number;
  approvalId: number | null;
  leaseMs: number;
}

export const insertPayout = (
  tx: Tx,
  { userId, requestedBy, approvalId, leaseMs, ...payout }: NewPayout,
): Promise<PayoutRow> =>
  tx
    .insertInto('payouts')
    .values({
      ...payout,
      user_id: userId,
      requested_by: requestedBy,
      approval_id: approvalId,
      lease_until: inMs(leaseMs),
    })
    .returning(ROW)
    .executeTakeFirstOrThrow();

/** By the clock of the database, which all processes share. */
const inMs = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 ms'`;

const bounds = ({ recipientAccount, lastValidBlockHeight, contextSlot, contextHeight }: Bounds) => ({
  recipient_account: recipientAccount,
  last_valid_block_height: lastValidBlockHeight,
  context_slot: contextSlot,
  context_height: contextHeight,
  built_at: sql<Date>`clock_timestamp()`,
});

/** Note what a wallet is asked to sign, while the reservation is ours. */
export async function setPrepared(
  tx: Tx,
  { id, lease_token }: PayoutRow,
  built: Bounds & { prepared: Uint8Array },
): Promise<boolean> {
  const row = await tx
    .updateTable('payouts')
    .set({ ...bounds(built), prepared: Buffer.from(built.prepared) })
    .where('id', '=', id)
    .where('state', '=', 'reserved')
    .where('lease_token', '=', lease_token)
    .where('lease_until', '>', sql<Date>`clock_timestamp()`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface Signing {
  signature: string;
  wire: Uint8Array;
  /** Left as they are when absent. */
  bounds?: Bounds;
}

/** `reserved → signed`, by whoever holds the lease; false when it is over. */
export async function setSigned(
  tx: Tx,
  { id, lease_token }: PayoutRow,
  { signature, wire, bounds: built }: Signing,
): Promise<boolean> {
  const row = await tx
    .updateTable('payouts')
    .set({
      ...(built && bounds(built)),
      state: 'signed',
      signature,
      wire: Buffer.from(wire),
      signed_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .where('state', '=', 'reserved')
    .where('lease_token', '=', lease_token)
    // guard: What is signed after the lease is over is not stored (wallet-payouts.test.ts)
    .where('lease_until', '>', sql<Date>`clock_timestamp()`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** End the lease of what an admin prepared and does not sign, or not as it should be. */
export const endLeases = (
  db: Db,
  ids: readonly string[],
  { adminId, reason }: { adminId: number; reason: string },
) =>
  db
    .updateTable('payouts')
    .set({ lease_until: sql<Date>`clock_timestamp()`, reason })
    .where('id', 'in', [...ids])
    .where('state', '=', 'reserved')
    .where('signer', '=', 'wallet')
    .where('requested_by', '=', adminId)
    .returning('id')
    .execute();

/** Earlier payouts of these users that were built and given back: they must never have landed. */
export const listReleasedBuilt = async (db: Db, userIds: readonly number[]) =>
  userIds.length === 0
    ? []
    : db
        .selectFrom('payouts')
        .select(['id', 'user_id'])
        .select((row) => row.ref('recipient_account').$notNull().as('recipient_account'))
        .where('user_id', 'in', [...userIds])
        .where('state', '=', 'released')
        .where('recipient_account', 'is not', null)
        .execute();

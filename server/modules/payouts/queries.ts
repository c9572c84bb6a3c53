import type { PayoutState } from '@mustalah/contract/payouts/payment';
import { type Selectable, sql } from 'kysely';
import { type Db, onlyRow, type Tx } from '../../platform/db.ts';
import type { PayoutsTable } from '../../platform/schema.ts';
import { OPEN_STATES, type ReviewReason, type StuckReason, WAITING_REASONS } from './rules.ts';

const ROW = [
  'id',
  'user_id',
  'email',
  'wallet',
  'genesis',
  'mint',
  'decimals',
  'treasury',
  'units',
  'tokens',
  'state',
  'reason',
  'signer',
  'requested_by',
  'lease_token',
  'signature',
] as const satisfies (keyof PayoutsTable)[];

/** A payout as the engine sees it; amounts are text, which `BigInt` reads. */
export type PayoutRow = Pick<Selectable<PayoutsTable>, (typeof ROW)[number]>;

/** What bounds the life of a transaction. */
export interface Bounds {
  recipientAccount: string;
  lastValidBlockHeight: bigint;
  /** Where the chain stood when it was built: the measure for later answers. */
  contextSlot: bigint;
  contextHeight: bigint;
}

/** A payout whose transaction may stand on the chain. */
export interface BuiltRow extends PayoutRow {
  recipient_account: string;
  last_valid_block_height: string;
  context_slot: string;
  context_height: string;
  /** Since it was built, by the clock of the database. */
  elapsed_ms: number;
  /** What a wallet was asked to sign. */
  prepared: Buffer | null;
  wire: Buffer | null;
}

export interface SignedRow extends BuiltRow {
  signature: string;
  wire: Buffer;
}

export const isSigned = (row: BuiltRow): row is SignedRow => row.signature !== null && row.wire !== null;

const builtRows = (db: Db) =>
  db
    .selectFrom('payouts')
    .select(ROW)
    .select(['prepared', 'wire'])
    .select((row) => [
      row.ref('recipient_account').$notNull().as('recipient_account'),
      row.ref('last_valid_block_height').$notNull().as('last_valid_block_height'),
      row.ref('context_slot').$notNull().as('context_slot'),
      row.ref('context_height').$notNull().as('context_height'),
      sql<number>`(extract(epoch from clock_timestamp() - built_at) * 1000)::float8`.as('elapsed_ms'),
    ])
    .where('built_at', 'is not', null);

/** Whether payouts to a person's wallet wait, since it is a new one. */
const isHeld = sql<boolean>`coalesce(users.wallet_held_until > clock_timestamp(), false)`;

/** Somebody who may be paid, as they are until the transaction ends. */
export const lockPayee = (tx: Tx, id: number) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'wallet_address', 'status', 'email_confirmed_at'])
    .select(isHeld.as('isHeld'))
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();

export const findOpenPayout = (db: Db, userId: number) =>
  db
    .selectFrom('payouts')
    .select(ROW)
    .where('user_id', '=', userId)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirst();

export const findPayout = (db: Db, id: string) =>
  db.selectFrom('payouts').select(ROW).where('id', '=', id).executeTakeFirst();

export const listPayoutsById = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('payouts')
        .select(ROW)
        .where('id', 'in', [...ids])
        .execute();

export const findBuilt = (db: Db, id: string): Promise<BuiltRow | undefined> =>
  builtRows(db).where('id', '=', id).executeTakeFirst();

/** Those that are signed and not yet decided, all of them or those among these. */
export async function listSigned(db: Db, ids?: readonly string[]): Promise<SignedRow[]> {
  if (ids?.length === 0) return [];
  const rows = await builtRows(db)
    .where('state', '=', 'signed')
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy('built_at')
    .orderBy('id')
    .execute();
  return rows.filter(isSigned);
}

/** Those that wait for a person, and may still be decided by the chain. */
export async function listAskedAgain(db: Db): Promise<SignedRow[]> {
  const rows = await builtRows(db)
    .where('state', '=', 'review')
    .where('reason', 'in', [...WAITING_REASONS])
    .orderBy('built_at')
    .orderBy('id')
    .execute();
  return rows.filter(isSigned);
}

/** What a wallet was asked to sign, never came back, and may have been sent by the wallet itself. */
export const listUnreturned = (db: Db): Promise<BuiltRow[]> =>
  builtRows(db)
    .where('state', '=', 'reserved')
    .where('lease_until', '<', sql<Date>`clock_timestamp()`)
    .orderBy('built_at')
    .execute();

/** Reservations whose request is gone before anything was built. */
export const listAbandoned = (db: Db) =>
  db
    .selectFrom('payouts')
    .select(ROW)
    .where('state', '=', 'reserved')
    .where('built_at', 'is', null)
    .where('lease_until', '<', sql<Date>`clock_timestamp()`)
    .execute();

export async function countOpen(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payouts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', 'in', ['reserved', 'signed'])
    .executeTakeFirstOrThrow();
  return count;
}

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

/**
 * Why what was begun may no longer be done, or null: by the payee, or by the admins who ordered it and agreed to it.
 * All are held until the transaction ends. Admins are locked before others and in the order of their ids, as whoever
 * changes them does.
 */
export async function lockStandings(
  tx: Tx,
  { id, user_id, requested_by }: PayoutRow,
): Promise<'changed_meanwhile' | 'wallet_held' | null> {
  const payout = await tx
    .selectFrom('payouts')
    .leftJoin('payout_approvals as approval', 'approval.id', 'payouts.approval_id')
    .select(['payouts.created_at', 'approval.decided_by as approver'])
    .where('payouts.id', '=', id)
    .executeTakeFirstOrThrow();
  const admins = payout.approver === null ? [requested_by] : [requested_by, payout.approver];
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'status', 'role', 'email_confirmed_at', 'admin_since'])
    .select(isHeld.as('isHeld'))
    .where('id', 'in', [user_id, ...admins])
    .orderBy(sql`role = 'admin'`, 'desc')
    .orderBy('id')
    .forShare()
    .execute();
  const active = (userId: number) => rows.find((row) => row.id === userId && row.status === 'active');
  // Who was made an admin again since the order is a new one.
  const isAdmin = (row: ReturnType<typeof active>) =>
    row?.role === 'admin' && (row.admin_since === null || row.admin_since <= payout.created_at);
  const payee = active(user_id);
  if (payee?.email_confirmed_at == null || !admins.every((admin) => isAdmin(active(admin)))) {
    return 'changed_meanwhile';
  }
  return payee.isHeld ? 'wallet_held' : null;
}

/** Whether an admin is one for so long; the first one of an installation always is. */
export async function hasWaited(db: Db, adminId: number, hours: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', adminId)
    .where(sql<boolean>`coalesce(admin_since <= clock_timestamp() - ${hours} * interval '1 hour', true)`)
    .executeTakeFirst();
  return row !== undefined;
}

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
    // guard: What is signed after the lease is over is not stored (order/wallet-payouts.test.ts)
    .where('lease_until', '>', sql<Date>`clock_timestamp()`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** `reserved → signed` for what a wallet has sent by itself: the transaction is that of the chain. */
export async function adoptSigned(
  tx: Tx,
  id: string,
  { signature, wire }: Omit<Signing, 'bounds'>,
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

export async function hasDisagreements(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('payout_disagreements')
    .select('id')
    .where('resolution', 'is', null)
    .where('kind', '<>', 'unexplained_deposit')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a transaction stands in the log, or is that of a payout. */
export async function isBooked(db: Db, txHash: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from payout_log where tx_hash = ${txHash})
      or exists (select from payouts where signature = ${txHash} and state <> 'released') as known`.execute(
    db,
  );
  return onlyRow(rows).known;
}

/** The wallets that a user has, or had when something was paid. */
export async function listWallets(db: Db, userId: number): Promise<string[]> {
  const { rows } = await sql<{ wallet: string }>`
    select wallet_address as wallet from users where id = ${userId} and wallet_address <> ''
    union select wallet from payouts where user_id = ${userId}`.execute(db);
  return rows.map(({ wallet }) => wallet);
}

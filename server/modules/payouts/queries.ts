import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { PayoutsTable } from '../../platform/schema.ts';
import { WAITING_REASONS } from './rules.ts';

export const ROW = [
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

import type { DisagreementKind } from '@mustalah/contract/payouts/audit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { type PageRequest, readPage } from '../../../platform/paging.ts';
import type { NewMovement } from './movement-queries.ts';

export interface NewDisagreement {
  kind: DisagreementKind;
  signature?: string;
  payoutId?: string;
  detail?: string;
  /** The member who seems to have received it. */
  userId?: number;
  /** In millionths of a point. */
  units?: bigint;
}

interface NewAudit {
  isFull: boolean;
  payments: number;
  /** The slot up to which every node that was asked has seen everything. */
  through: bigint;
  found: readonly NewDisagreement[];
  now: Date;
}

const HARMLESS = 'unexplained_deposit' satisfies DisagreementKind;

const AUDIT = ['id', 'is_full', 'payments', 'found', 'finished_at'] as const;

/** Keep an audit and what it found; what is known already, open or closed, is not told again. */
export const addAudit = (db: Db, { isFull, payments, through, found, now }: NewAudit) =>
  db.transaction().execute(async (tx) => {
    if (found.length > 0) {
      await tx
        .insertInto('payout_disagreements')
        .values(
          found.map(({ kind, signature = '', payoutId = '', detail = '', userId, units }) => ({
            kind,
            signature,
            payout_id: payoutId,
            detail,
            user_id: userId ?? null,
            units: units ?? null,
            found_at: now,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return tx
      .insertInto('payout_audits')
      .values({ is_full: isFull, payments, through_slot: through, found: found.length, finished_at: now })
      .returning(AUDIT)
      .executeTakeFirstOrThrow();
  });

export const findLastAudit = (db: Db) =>
  db
    .selectFrom('payout_audits')
    .select(['through_slot', 'finished_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const listAudits = (db: Db) =>
  db.selectFrom('payout_audits').select(AUDIT).orderBy('id', 'desc').limit(5).execute();

/** Where this cluster stood when the first payout on it was built. */
export async function findOldestSlot(db: Db, genesis: string): Promise<bigint | null> {
  const row = await db
    .selectFrom('payouts')
    .select((each) => each.fn.min('context_slot').as('slot'))
    .where('genesis', '=', genesis)
    .executeTakeFirst();
  return row?.slot == null ? null : BigInt(row.slot);
}

/** A payout as far as a movement is held against it. */
export interface KnownPayout {
  state: string;
  signature: string | null;
  wallet: string;
  /** In the smallest unit of the token. */
  tokens: bigint;
  isPrepared: boolean;
}

/** What is known of these movements: payouts by their ids, and by transactions how much was booked by hand. */
export async function listKnownPayments(db: Db, movements: readonly NewMovement[]) {
  const payouts = new Map<string, KnownPayout>();
  const ids = movements.flatMap(({ payoutId }) => (payoutId === '' ? [] : [payoutId]));
  const rows = await db
    .selectFrom('payouts')
    .select(['id', 'state', 'signature', 'wallet', 'tokens'])
    .select((row) => row('prepared', 'is not', null).as('isPrepared'))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  for (const { id, tokens, isPrepared, ...row } of rows) {
    payouts.set(id, { ...row, tokens: BigInt(tokens), isPrepared: Boolean(isPrepared) });
  }
  const logged = await db
    .selectFrom('payout_log')
    .select(['tx_hash', 'units'])
    .where('payout_id', 'is', null)
    .where('tx_hash', '=', sql<string>`any(${movements.map(({ signature }) => signature)})`)
    .execute();
  const booked = new Map(logged.map(({ tx_hash, units }) => [tx_hash, BigInt(units)]));
  return { payouts, booked };
}

/** Payouts that landed in this slot of this cluster or later. */
export const listSettledSince = (db: Db, genesis: string, slot: bigint) =>
  db
    .selectFrom('payouts')
    .select('id')
    .select((row) => row.ref('signature').$notNull().as('signature'))
    .where('state', '=', 'settled')
    .where('genesis', '=', genesis)
    .where('landed_slot', '>=', String(slot))
    .execute();

const disagreements = (db: Db) =>
  db
    .selectFrom('payout_disagreements as found')
    .leftJoin('users as resolver', 'resolver.id', 'found.resolved_by')
    .leftJoin('users as member', 'member.id', 'found.user_id')
    .select([
      'found.id',
      'found.kind',
      'found.signature',
      'found.payout_id',
      'found.detail',
      'found.user_id',
      'found.units',
      'member.name as member',
      'found.found_at',
      'found.resolution',
      'found.resolved_at',
      'found.note',
      'resolver.name as resolver',
    ]);
export type DisagreementRow = Awaited<ReturnType<typeof getDisagreement>>;

export const getDisagreement = (db: Db, id: number) =>
  disagreements(db).where('found.id', '=', id).executeTakeFirstOrThrow();

/** One page of them, the open ones first, and how many there are. */
export const listDisagreementRows = (db: Db, page: PageRequest) =>
  readPage(
    db.selectFrom('payout_disagreements'),
    disagreements(db)
      .orderBy((row) => row('found.resolution', 'is not', null))
      .orderBy('found.id', 'desc'),
    page,
  );

/** How many there are that stop payouts: what came in takes nothing from anybody, and whoever holds a token can send some. */
export async function countDisagreements(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payout_disagreements')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('resolution', 'is', null)
    .where('kind', '<>', HARMLESS)
    .executeTakeFirstOrThrow();
  return count;
}

interface Resolution {
  resolution: 'booked' | 'dismissed';
  adminId: number;
  note: string;
  now: Date;
}

/** Close an open disagreement; false when it was closed before or is none. */
export async function closeDisagreement(
  tx: Tx,
  id: number,
  { resolution, adminId, note, now }: Resolution,
): Promise<boolean> {
  const row = await tx
    .updateTable('payout_disagreements')
    .set({ resolution, resolved_by: adminId, resolved_at: now, note })
    .where('id', '=', id)
    .where('resolution', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Close those that are about a transaction which is booked now, unless it took more out than was booked. */
export const closeBooked = (
  tx: Tx,
  { signature, tokens }: { signature: string; tokens: bigint },
  { adminId, note, now }: Omit<Resolution, 'resolution'>,
) =>
  tx
    .updateTable('payout_disagreements')
    .set({ resolution: 'booked', resolved_by: adminId, resolved_at: now, note })
    .where('signature', '=', signature)
    .where('resolution', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('treasury_movements')
            .whereRef('treasury_movements.signature', '=', 'payout_disagreements.signature')
            .where('tokens', '<>', String(-tokens)),
        ),
      ),
    )
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

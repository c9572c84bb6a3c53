import type { DisagreementKind } from '@mustalah/contract/payouts';
import type { Db, Tx } from '../../../platform/db.ts';
import { type PageRequest, readPage } from '../../../platform/paging.ts';
import type { NamedPayment } from '../our-payments.ts';

export interface NewDisagreement {
  kind: DisagreementKind;
  signature?: string;
  payoutId?: string;
  detail?: string;
}

interface NewAudit {
  isFull: boolean;
  payments: number;
  newest: string | null;
  found: readonly NewDisagreement[];
  now: Date;
}

const AUDIT = ['id', 'is_full', 'payments', 'found', 'finished_at'] as const;

/** Keep an audit and what it found; what is known already, open or closed, is not told again. */
export const addAudit = (db: Db, { isFull, payments, newest, found, now }: NewAudit) =>
  db.transaction().execute(async (tx) => {
    if (found.length > 0) {
      await tx
        .insertInto('payout_disagreements')
        .values(
          found.map(({ kind, signature = '', payoutId = '', detail = '' }) => ({
            kind,
            signature,
            payout_id: payoutId,
            detail,
            found_at: now,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return tx
      .insertInto('payout_audits')
      .values({ is_full: isFull, payments, newest, found: found.length, finished_at: now })
      .returning(AUDIT)
      .executeTakeFirstOrThrow();
  });

export const findLastAudit = (db: Db) =>
  db
    .selectFrom('payout_audits')
    .select(['newest', 'finished_at'])
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

/** What is known of these payments, by payout; and which of their transactions were booked by hand. */
export async function listKnownPayments(db: Db, payments: readonly NamedPayment[]) {
  const known = new Map<string, { state: string; signature: string | null; isPrepared: boolean }>();
  const booked = new Set<string>();
  if (payments.length > 0) {
    const payouts = await db
      .selectFrom('payouts')
      .select(['id', 'state', 'signature'])
      .select((row) => row('prepared', 'is not', null).as('isPrepared'))
      .where('id', 'in', [...new Set(payments.map(({ payoutId }) => payoutId))])
      .execute();
    for (const { id, state, signature, isPrepared } of payouts) {
      known.set(id, { state, signature, isPrepared: Boolean(isPrepared) });
    }
    const logged = await db
      .selectFrom('payout_log')
      .select('tx_hash')
      .where('payout_id', 'is', null)
      .where(
        'tx_hash',
        'in',
        payments.map(({ signature }) => signature),
      )
      .execute();
    for (const { tx_hash } of logged) booked.add(tx_hash);
  }
  return Object.assign(known, { booked });
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
    .select([
      'found.id',
      'found.kind',
      'found.signature',
      'found.payout_id',
      'found.detail',
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

export async function countDisagreements(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payout_disagreements')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('resolution', 'is', null)
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

/** Close those that are about a transaction which is booked now. */
export const closeBooked = (
  tx: Tx,
  signature: string,
  { adminId, note, now }: Omit<Resolution, 'resolution'>,
) =>
  tx
    .updateTable('payout_disagreements')
    .set({ resolution: 'booked', resolved_by: adminId, resolved_at: now, note })
    .where('signature', '=', signature)
    .where('resolution', 'is', null)
    .execute();

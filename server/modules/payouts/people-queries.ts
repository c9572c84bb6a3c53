import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import type { PayoutRow } from './queries.ts';

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

/** The wallets that a user has, or had when something was paid. */
export async function listWallets(db: Db, userId: number): Promise<string[]> {
  const { rows } = await sql<{ wallet: string }>`
    select wallet_address as wallet from users where id = ${userId} and wallet_address <> ''
    union select wallet from payouts where user_id = ${userId}`.execute(db);
  return rows.map(({ wallet }) => wallet);
}

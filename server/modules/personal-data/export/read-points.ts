import type { Db } from '../../../platform/db.ts';

/** The points of a user, each movement of them, and what was paid; in millionths of a point. */
export async function readPoints(db: Db, userId: number) {
  const balances = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .execute();
  const movements = await db
    .selectFrom('ledger_transactions as moved')
    .innerJoin('ledger_entries as entry', 'entry.transaction_id', 'moved.id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select(['moved.id', 'reason', 'subject', 'label', 'account.kind', 'amount', 'moved.created_at'])
    .where('moved.user_id', '=', userId)
    .orderBy('entry.id')
    .execute();
  const payouts = await db
    .selectFrom('payouts')
    .select(['id', 'email', 'wallet', 'mint', 'units', 'state', 'signature', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const paid = await db
    .selectFrom('payout_log')
    .select(['email', 'wallet', 'units', 'tx_hash', 'paid_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const days = await db
    .selectFrom('activity_days')
    .select('day')
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute();
  return { balances, movements, payouts, paid, active_days: days.map(({ day }) => day) };
}

export const readNotices = (db: Db, userId: number) =>
  db
    .selectFrom('notifications')
    .select(['kind', 'title', 'body', 'link', 'read_at', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

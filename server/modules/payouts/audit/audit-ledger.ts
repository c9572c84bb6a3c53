import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { OPEN_STATES } from '../rules.ts';

/** What the ledger promises of itself, and the first case against each promise. The database keeps them; this looks. */
const promises = {
  'قيود حركة لا تتوازن': sql`
    select transaction_id::text as subject from ledger_entries group by transaction_id having sum(amount) <> 0 limit 1`,
  'رصيد حساب لا يساوي مجموع قيوده': sql`
    select account.id::text as subject
    from ledger_accounts account left join ledger_entries entry on entry.account_id = account.id
    group by account.id having account.balance <> coalesce(sum(entry.amount), 0) limit 1`,
  'المحجوز لمستخدم لا يساوي ما يُصرف له الآن': sql`
    select user_id::text as subject from ledger_accounts account where kind = 'reserved' and balance <>
      (select coalesce(sum(units), 0) from payouts where user_id = account.user_id and state in (${sql.join(OPEN_STATES)})) limit 1`,
  'المدفوع لمستخدم لا يساوي ما في سجل الصرف': sql`
    select user_id::text as subject from ledger_accounts account where kind = 'paid' and balance <>
      (select coalesce(sum(units), 0) from payout_log where user_id = account.user_id) limit 1`,
  'سجل الصرف لا يطابق ما صُرف': sql`
    select payouts.id::text as subject from payouts left join payout_log on payout_log.payout_id = payouts.id
    where (state = 'settled') <> (payout_log.id is not null)
      or tx_hash <> signature or payout_log.units <> payouts.units limit 1`,
};

/** Where the ledger disagrees with itself. */
export async function auditLedger(db: Db): Promise<string[]> {
  const broken: string[] = [];
  for (const [promise, query] of Object.entries(promises)) {
    const { rows } = await (query as ReturnType<typeof sql<{ subject: string }>>).execute(db);
    if (rows[0]) broken.push(`${promise} (${rows[0].subject})`);
  }
  return broken;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { recover } from '../modules/payouts/recover.ts';
import type { Bank } from './bank.ts';

const OPEN = sql`('reserved', 'signed', 'review')`;

/** Each promise of the books, and what would break it. */
const promises = {
  'I1 every movement balances': sql`
    select transaction_id from ledger_entries group by 1 having sum(amount) <> 0`,
  'I2 a balance is the sum of its entries': sql`
    select account.id from ledger_accounts account left join ledger_entries entry on entry.account_id = account.id
    group by account.id having account.balance <> coalesce(sum(entry.amount), 0)`,
  'I3 nothing is made or lost': sql`
    select sum(balance) from ledger_accounts having sum(balance) <> 0`,
  'I4 a user has one payout under way at most': sql`
    select user_id from payouts where state in ${OPEN} group by 1 having count(*) > 1`,
  'I5 what is set aside is what is under way': sql`
    select user_id from ledger_accounts account where kind = 'reserved' and balance <>
      (select coalesce(sum(units), 0) from payouts where user_id = account.user_id and state in ${OPEN})`,
  'I6 what is paid is what stands in the log': sql`
    select user_id from ledger_accounts account where kind = 'paid' and balance <>
      (select coalesce(sum(units), 0) from payout_log where user_id = account.user_id)`,
  'I7 the log has each settled payout with its transaction, and no other': sql`
    select payouts.id from payouts left join payout_log on payout_log.payout_id = payouts.id
    where (state = 'settled') <> (payout_log.id is not null)
      or tx_hash <> signature or payout_log.units <> payouts.units`,
};

/** What must be true of the books and of the chain at every moment; at the end, nothing may be under way. */
export async function checkInvariants(bank: Bank, { isEnd = false } = {}): Promise<void> {
  const { db } = bank;
  for (const [promise, counterexamples] of Object.entries(promises)) {
    const { rows } = await counterexamples.execute(db);
    expect(rows, promise).toEqual([]);
  }
  await checkChain(bank);
  if (!isEnd) return;
  const stuck = await db
    .selectFrom('payouts')
    .select(['state', 'reason'])
    .where('state', 'in', ['reserved', 'signed'])
    .execute();
  expect(stuck, 'I13 nothing is stuck').toEqual([]);
}

async function checkChain({ db, node, payees, held, treasury }: Bank): Promise<void> {
  const payouts = await db
    .selectFrom('payouts')
    .select(['id', 'user_id', 'state', 'units', 'signature'])
    .execute();
  const payments = node.chain.paymentsOf(treasury.key.address);
  const landed = (id: string) => payments.filter(({ payoutId }) => payoutId === id);
  const known = new Set(payouts.map(({ id }) => id));
  expect(
    payments.filter(({ payoutId }) => landed(payoutId).length > 1),
    'I8 a payout lands once',
  ).toEqual([]);
  expect(
    payments.filter(({ payoutId }) => !known.has(payoutId)),
    'I9 what landed is known',
  ).toEqual([]);
  expect(
    payouts.filter(({ id, state }) => landed(id).length > 0 && ['reserved', 'released'].includes(state)),
    'I10 what landed was stored before and is not given back',
  ).toEqual([]);
  expect(
    payouts.filter(
      ({ id, state, signature }) => state === 'settled' && landed(id)[0]?.signature !== signature,
    ),
    'I11 what is settled stands on the chain',
  ).toEqual([]);
  for (const { id: userId, wallet } of payees) {
    const paid = payouts.filter(({ id, user_id }) => user_id === userId && landed(id).length > 0);
    const points = paid.reduce((sum, { units }) => sum + BigInt(units), 0n);
    expect(await held(wallet), 'I12 a wallet holds what landed for it').toBe(Number(points) / 1e6);
  }
}

/** Recover as after a restart, without the key, until nothing is under way. */
export async function recoverUntilEnd({ deps }: Bank, atMostMs = 40_000): Promise<void> {
  const until = Date.now() + atMostMs;
  while ((await recover(deps)) > 0) {
    if (Date.now() > until) throw new Error('payouts are still under way');
    await sleep(25);
  }
}

/** Recover, press the button again where nothing has arrived, recover: then the payee has it once. */
export async function expectPaidOnce(bank: Bank, points = 12.5): Promise<void> {
  await recoverUntilEnd(bank);
  await checkInvariants(bank, { isEnd: true });
  for (let click = 0; click < 3; click++) {
    if ((await bank.held(bank.payee.wallet)) > 0) break;
    await bank.pay();
  }
  await recoverUntilEnd(bank);
  await checkInvariants(bank, { isEnd: true });
  expect(await bank.held(bank.payee.wallet)).toBe(points);
}

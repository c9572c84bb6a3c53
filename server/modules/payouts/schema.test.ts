// What the database itself refuses, whatever the code does.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Bank, bankTest } from '../../test/bank.ts';
import { withAdmin } from '../../test/postgres.ts';
import { reserve } from './order/reserve.ts';

const refusal = (statement: Promise<unknown>): Promise<string> =>
  statement.then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const settled = async (bank: Bank) => {
  const [result] = await bank.pay();
  return result?.payout_id ?? '';
};

const reserved = async ({ deps, payee, admin }: Bank) => {
  const reservation = await reserve(deps, { userId: payee.id, adminId: admin.id, signer: 'key' });
  if (reservation.is !== 'new') throw new Error(reservation.is);
  return reservation.payout.id;
};

bankTest('what is settled stays settled', async (bank) => {
  const id = await settled(bank);
  for (const state of ['reserved', 'signed', 'review', 'released']) {
    const change = sql`update payouts set state = ${state} where id = ${id}`.execute(bank.db);
    expect(await refusal(change)).toBe(`payout ${id} cannot go from settled to ${state}`);
  }
});

bankTest('what is given back stays given back', async (bank) => {
  bank.node.setFaults({ method: '*', status: 429 });
  const [result] = await bank.pay();
  for (const state of ['reserved', 'signed', 'settled', 'review']) {
    const change = sql`update payouts set state = ${state}, signature = 'x', wire = 'x', signed_at = now()
      where id = ${result?.payout_id}`.execute(bank.db);
    expect(await refusal(change)).toContain(`cannot go from released to ${state}`);
  }
});

bankTest('what a payout pays, to whom and where cannot be changed while it is under way', async (bank) => {
  const id = await reserved(bank);
  const changes = [
    sql`update payouts set units = units + 1 where id = ${id}`,
    sql`update payouts set tokens = tokens + 1 where id = ${id}`,
    sql`update payouts set wallet = 'other' where id = ${id}`,
    sql`update payouts set genesis = 'other' where id = ${id}`,
    sql`update payouts set mint = 'other' where id = ${id}`,
    sql`update payouts set treasury = 'other' where id = ${id}`,
    sql`update payouts set user_id = ${bank.admin.id} where id = ${id}`,
    sql`update payouts set requested_by = ${bank.payee.id} where id = ${id}`,
    sql`update payouts set lease_token = gen_random_uuid() where id = ${id}`,
  ];
  const refusals = await Promise.all(changes.map((change) => refusal(change.execute(bank.db))));
  expect(refusals).toEqual(changes.map(() => `what payout ${id} pays is fixed`));
});

bankTest('a signed transaction is fixed while it is under way', async (bank) => {
  bank.node.setFaults({ method: 'getSignatureStatuses', status: 503 });
  bank.deps.solana = { ...bank.solana, pace: { ...bank.solana.pace, waitMs: 50 } };
  const [result] = await bank.pay();
  const id = result?.payout_id ?? '';
  const changes = [
    sql`update payouts set signature = 'other' where id = ${id}`,
    sql`update payouts set wire = 'other' where id = ${id}`,
    sql`update payouts set last_valid_block_height = 1 where id = ${id}`,
    sql`update payouts set recipient_account = 'other' where id = ${id}`,
  ];
  const refusals = await Promise.all(changes.map((change) => refusal(change.execute(bank.db))));
  expect(refusals).toEqual(changes.map(() => `signed payout ${id} is fixed`));
});

bankTest('a payout and the log are never deleted or rewritten', async (bank) => {
  const id = await settled(bank);
  const changes = [
    sql`delete from payouts where id = ${id}`,
    sql`delete from payout_log where payout_id = ${id}`,
    sql`update payout_log set units = 1 where payout_id = ${id}`,
  ];
  const refusals = await withAdmin(bank.ownerUrl, (owner) =>
    Promise.all(changes.map((change) => refusal(change.execute(owner)))),
  );
  expect(refusals).toEqual([
    'payouts is append-only',
    'payout_log is append-only',
    'payout_log is append-only',
  ]);
});

bankTest('a user has one payout under way', async (bank) => {
  const id = await reserved(bank);
  const second =
    sql`insert into payouts (user_id, email, wallet, genesis, mint, decimals, treasury, units, tokens, signer,
      requested_by, lease_until)
    select user_id, email, wallet, genesis, mint, decimals, treasury, units, tokens, signer, requested_by, now()
    from payouts where id = ${id}`.execute(bank.db);
  expect(await refusal(second)).toContain('payouts_one_open');
});

bankTest('a payout without its points, or points without their payout, are not committed', async (bank) => {
  const id = await reserved(bank);
  const { id: userId } = bank.payee;
  const changes = [
    sql`update payouts set state = 'released' where id = ${id}`,
    sql`with moved as (
        insert into ledger_transactions (user_id, reason, subject)
        values (${userId}, 'payout_released', ${`payout:${id}`}) returning id
      )
      insert into ledger_entries (transaction_id, account_id, amount)
      select moved.id, account.id, case kind when 'reserved' then -12500000 else 12500000 end
      from moved, ledger_accounts account where user_id = ${userId} and kind in ('reserved', 'available')`,
    sql`insert into payout_log (user_id, email, wallet, units, tx_hash, paid_at)
      values (${userId}, 'a', 'b', 5, 'hash', now())`,
  ];
  const refusals = await Promise.all(changes.map((change) => refusal(change.execute(bank.db))));
  expect(refusals).toEqual([
    `what is set aside for user ${userId} is not what is under way`,
    `what is set aside for user ${userId} is not what is under way`,
    `what is paid to user ${userId} is not in the payout log`,
  ]);
});

bankTest('a payout ends once in the ledger', async (bank) => {
  const id = await settled(bank);
  const second = sql`insert into ledger_transactions (user_id, reason, subject)
    values (${bank.payee.id}, 'payout_released', ${`payout:${id}`})`.execute(bank.db);
  expect(await refusal(second)).toContain('ledger_transactions_payout_end');
});

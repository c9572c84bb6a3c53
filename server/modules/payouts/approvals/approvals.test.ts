import { listAudit } from '@mustalah/contract/administration';
import { decidePayoutApproval, listPayoutApprovals } from '@mustalah/contract/payouts/approvals';
import { dismissDisagreement } from '@mustalah/contract/payouts/audit';
import { bookPayment } from '@mustalah/contract/payouts/booking';
import { preparePayouts, triggerPayout } from '@mustalah/contract/payouts/orders';
import { getPayoutOverview, listPendingUsers } from '@mustalah/contract/payouts/payees';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bankOf, buildPayees, giveUnits, inShort, type Payee } from '../../../test/bank.ts';
import { newKey } from '../../../test/chain/treasury.ts';
import { buildAdmin, buildUser, type TestUser } from '../../../test/factories.ts';
import { checkInvariants } from '../../../test/payout-invariants.ts';
import { tamper } from '../../../test/postgres.ts';
import { world } from '../../../test/world.ts';

const w = world({ config: { PAYOUT_SECOND_ADMIN_ABOVE: 10n } });
const bank = bankOf(w);

let payee: Payee;
let second: TestUser;

/** An admin since long ago. */
async function oldAdmin(): Promise<TestUser> {
  const admin = await buildAdmin(w.db);
  await sql`update users set admin_since = clock_timestamp() - interval '25 hours' where id = ${admin.id}`.execute(
    w.db,
  );
  return admin;
}

beforeAll(async () => {
  second = await oldAdmin();
});
beforeEach(async () => {
  bank.node.reset();
  [payee] = (await buildPayees(w.db, [12.5])) as [Payee];
});

const order = async (as: TestUser = bank.admin, { id }: TestUser = payee) => {
  const body = { user_id: id, admin_private_key: bank.treasury.key.base58 };
  return (await w.call(triggerPayout, { body }, as)).answer;
};
const listed = async (as: TestUser) =>
  (await w.call(listPendingUsers, { query: { search: payee.email } }, as)).answer[0];
const asked = async (as: TestUser) =>
  (await w.call(listPayoutApprovals, { query: {} }, as)).answer.results.find(
    ({ user_id, decision }) => user_id === payee.id && decision === null,
  );
const decide = async (as: TestUser, decision: 'approve' | 'refuse' = 'approve') =>
  w.call(
    decidePayoutApproval,
    { params: { id: (await asked(as))?.id ?? 0 }, body: { decision, note: 'راجعته' } },
    as,
  );

test('a payout above the threshold is signed only after another admin has agreed, and not by that one', async () => {
  expect(await listed(bank.admin)).toMatchObject({ payable: '12.5', reason_code: 'needs_approval' });
  expect(await order()).toMatchObject([
    {
      status: 'skipped',
      amount: '0',
      email: payee.email,
      reason: 'تنتظر موافقة مدير آخر',
      reason_code: 'waits_for_approval',
    },
  ]);
  expect(await listed(bank.admin)).toMatchObject({ payable: '0', reason_code: 'waits_for_approval' });
  expect(inShort(await order())).toEqual(['skipped: waits_for_approval']);
  const { answer: overview } = await w.call(getPayoutOverview, { query: {} }, bank.admin);
  expect(overview.approvals).toBe(1);

  expect(await asked(bank.admin)).toMatchObject({ can_approve: false, reason_code: 'own_order' });
  const own = await decide(bank.admin);
  expect([own.status, own.error?.code]).toEqual([403, 'own_order']);
  expect(await asked(second)).toMatchObject({
    amount: '12.5',
    wallet: payee.wallet,
    requested_by: bank.admin.name,
    can_approve: true,
  });
  expect((await decide(second)).answer).toMatchObject({ decision: 'approved', decided_by: second.name });

  expect(inShort(await order(second))).toEqual(['skipped: approved_by_you']);
  expect(await listed(second)).toMatchObject({ payable: '0', reason_code: 'approved_by_you' });
  expect(inShort(await order())).toEqual(['success']);
  expect(await bank.held(payee.wallet)).toBe(12.5);
  await checkInvariants({ ...bank, payees: [payee] }, { isEnd: true });
});

test('a wallet in the browser signs nothing above the threshold either', async () => {
  const { answer } = await w.call(preparePayouts, { body: { user_ids: [payee.id] } }, bank.admin);
  expect([answer.prepared, inShort(answer.results)]).toEqual([[], ['skipped: waits_for_approval']]);
});

test('what was agreed to is paid, no more and once; what came back is paid by the same word', async () => {
  await order();
  await decide(second);
  await giveUnits(w.db, payee, 20_000_000n);
  bank.node.setFaults({ method: 'simulateTransaction', status: 503 });
  expect(inShort(await order())).toEqual(['failed: node_refusing']);
  bank.node.setFaults();
  expect((await order())[0]).toMatchObject({ status: 'success', amount: '12.5' });
  expect(inShort(await order())).toEqual(['skipped: waits_for_approval']);
});

test('who changes the wallet after the approval is not paid by it', async () => {
  await order();
  await decide(second);
  const wallet = newKey().address;
  await w.db.updateTable('users').set({ wallet_address: wallet }).where('id', '=', payee.id).execute();
  expect(inShort(await order())).toEqual(['skipped: waits_for_approval']);
  expect(await asked(second)).toMatchObject({ wallet });
});

test('what waits for an old wallet is not agreed to, and lapses when it is ordered anew', async () => {
  await order();
  const wallet = newKey().address;
  await w.db.updateTable('users').set({ wallet_address: wallet }).where('id', '=', payee.id).execute();
  expect(await asked(second)).toMatchObject({ can_approve: false, reason_code: 'approval_wallet_changed' });
  const refused = await decide(second);
  expect([refused.status, refused.error?.code]).toEqual([409, 'approval_wallet_changed']);
  await order();
  expect(await asked(second)).toMatchObject({ wallet, can_approve: true });
});

test('an approval that is too old is none', async () => {
  await order();
  await decide(second);
  await tamper(
    w.ownerUrl,
    sql`update payout_approvals set decided_at = decided_at - interval '73 hours' where user_id = ${payee.id}`,
  );
  expect(inShort(await order())).toEqual(['skipped: waits_for_approval']);
});

test('two who decide at the same moment decide once, and nothing is decided twice', async () => {
  await order();
  const third = await oldAdmin();
  const id = (await asked(second))?.id ?? 0;
  const decided = await Promise.all(
    [second, third, second].map((as) =>
      w.call(decidePayoutApproval, { params: { id }, body: { decision: 'approve' } }, as),
    ),
  );
  expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('an approver who is no admin any more when it is signed has approved nothing', async () => {
  const third = await oldAdmin();
  await order();
  await decide(third);
  await w.db.updateTable('users').set({ role: 'user' }).where('id', '=', third.id).execute();
  expect(inShort(await order())).toEqual(['failed: changed_meanwhile']);
});

test('a refusal says why to whoever asked, and the next order asks again', async () => {
  await order();
  expect((await decide(second, 'refuse')).answer).toMatchObject({ decision: 'refused', note: 'راجعته' });
  const notice = await sql<{ title: string }>`
    select title from notifications where user_id = ${bank.admin.id} order by id desc limit 1`.execute(w.db);
  expect(notice.rows).toEqual([{ title: 'رفض مدير آخر صرف ١٢٫٥ UAS' }]);
  expect(inShort(await order())).toEqual(['skipped: waits_for_approval']);
});

describe('nobody has a hand in their own payout', () => {
  test('neither orders it, nor agrees to it', async () => {
    const admin = await oldAdmin();
    await w.db.updateTable('users').set({ role: 'admin' }).where('id', '=', payee.id).execute();
    await sql`update users set admin_since = null where id = ${payee.id}`.execute(w.db);
    expect(inShort(await order(payee, payee))).toEqual(['skipped: own_payout']);
    expect(await listed(payee)).toMatchObject({ payable: '0', reason_code: 'own_payout' });
    await order(admin);
    expect(await asked(payee)).toMatchObject({ can_approve: false, reason_code: 'own_payout' });
    const own = await decide(payee);
    expect([own.status, own.error?.code]).toEqual([403, 'own_payout']);
    const booked = await w.call(
      bookPayment,
      { body: { user_id: payee.id, tx_hash: '1'.repeat(88), note: 'x' } },
      payee,
    );
    expect([booked.status, booked.error?.code]).toEqual([403, 'own_payout']);
  });

  test('the database itself refuses it', async () => {
    const own = sql`insert into payouts (user_id, email, wallet, genesis, mint, decimals, treasury, units, tokens, signer,
      requested_by, lease_until) values (${payee.id}, '', '', '', '', 9, '', 1, 1, 'key', ${payee.id}, now())`;
    await expect(own.execute(w.db)).rejects.toThrow('orders their own payout');
  });
});

test('a new admin moves no money on the first day; the first one of all may', async () => {
  const fresh = await buildAdmin(w.db);
  const acts = [
    w.call(
      triggerPayout,
      { body: { user_id: payee.id, admin_private_key: bank.treasury.key.base58 } },
      fresh,
    ),
    w.call(preparePayouts, { body: { user_ids: [payee.id] } }, fresh),
    w.call(decidePayoutApproval, { params: { id: 1 }, body: { decision: 'approve' } }, fresh),
    w.call(dismissDisagreement, { params: { id: 1 }, body: { note: 'x' } }, fresh),
    w.call(bookPayment, { body: { user_id: payee.id, tx_hash: '1'.repeat(88), note: 'x' } }, fresh),
  ];
  const answers = await Promise.all(acts);
  expect(answers.map(({ status, error }) => `${status} ${error?.code}`)).toEqual(
    Array(5).fill('403 new_admin_waits'),
  );
  await sql`update users set admin_since = clock_timestamp() - interval '25 hours' where id = ${fresh.id}`.execute(
    w.db,
  );
  expect(inShort(await order(fresh))).toEqual(['skipped: waits_for_approval']);
  // Once taken back and given again, the role is new.
  await w.db.updateTable('users').set({ role: 'user' }).where('id', '=', fresh.id).execute();
  await w.db.updateTable('users').set({ role: 'admin' }).where('id', '=', fresh.id).execute();
  const again = await w.call(preparePayouts, { body: { user_ids: [payee.id] } }, fresh);
  expect(again.error?.code).toBe('new_admin_waits');
});

test('who asked, agreed and ordered stands in the log of acts', async () => {
  await order();
  await decide(second);
  const [paid] = await order();
  const { answer } = await w.call(listAudit, { query: {} }, bank.admin);
  const acts = answer.results.filter(
    ({ subject }) => subject.ref === String(payee.id) || subject.ref === paid?.payout_id,
  );
  expect(acts.map(({ action, detail }) => [action, detail.amount])).toEqual([
    ['payout.order', '12.5'],
    ['payout.approve', '12.5'],
    ['payout.ask', '12.5'],
  ]);
});

test('strangers, members and bad input decide nothing', async () => {
  await order();
  const id = (await asked(second))?.id ?? 0;
  const path = `/api/payouts/approvals/${id}/decide/`;
  const member = await buildUser(w.db);
  const answers = await Promise.all([
    w.send('POST', path, { decision: 'approve' }),
    w.send('POST', path, { decision: 'approve' }, member),
    w.send('POST', path, {}, second),
    w.send('POST', path, { decision: 'maybe' }, second),
    w.send('POST', path, { decision: 'refuse' }, second),
    w.send('POST', path, { decision: 'approve', note: 'x'.repeat(501) }, second),
    w.send('POST', path, { decision: 'approve', note: bank.treasury.key.base58 }, second),
    w.send('POST', '/api/payouts/approvals/987654/decide/', { decision: 'approve' }, second),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 400, 400, 400, 400, 400, 404]);
  expect(await asked(second)).toMatchObject({ id });
});

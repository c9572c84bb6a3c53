import { type Sent } from '@mustalah/contract/endpoint';
import { dismissDisagreement, runAudit } from '@mustalah/contract/payouts/audit';
import { bookPayment, findRecipients } from '@mustalah/contract/payouts/booking';
import { listPayoutLog } from '@mustalah/contract/payouts/log';
import { listPendingUsers } from '@mustalah/contract/payouts/payees';
import { decidePayout, getPayout, listPayouts } from '@mustalah/contract/payouts/review';
import { normalize } from '@mustalah/morphology';
import { address } from '@solana/kit';
import { getTransferCheckedInstruction } from '@solana-program/token';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tokenAccountOf } from '../../../gateways/solana/transfer.ts';
import { bankOf, buildPayees, inShort, type Payee } from '../../../test/bank.ts';
import { newKey, openAccount, run, signerOf } from '../../../test/chain/treasury.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { checkInvariants } from '../../../test/payout-invariants.ts';
import { PATIENT } from '../../../test/waiting.ts';
import { world } from '../../../test/world.ts';
import { balancesOf } from '../../rewards/balances.ts';
import { recover } from '../recover.ts';

const w = world();
const bank = bankOf(w, { pace: { waitMs: 100 } });

let payee: Payee;

beforeEach(async () => {
  bank.node.reset();
  [payee] = (await buildPayees(w.db, [12.5])) as [Payee];
});

/** A payout whose history the node has forgotten; it landed, or not. */
async function forgotten({ landed }: { landed: boolean }): Promise<string> {
  if (!landed) bank.node.setFaults({ method: 'sendTransaction', swallow: true });
  const paying = bank.pay(payee);
  if (landed) bank.node.setFaults({ method: 'getSignatureStatuses', status: 503 });
  const [result] = await paying;
  bank.node.chain.tick(260);
  bank.node.chain.keptSlots = 50n;
  bank.node.setFaults({ method: 'sendTransaction', swallow: true });
  await vi.waitFor(async () => {
    await recover(bank.deps);
    const row = await w.db
      .selectFrom('payouts')
      .select('state')
      .where('id', '=', result?.payout_id ?? '')
      .executeTakeFirstOrThrow();
    expect(row.state).toBe('review');
  }, PATIENT);
  bank.node.setFaults();
  return result?.payout_id ?? '';
}

const decide = (id: string, decision: 'settle' | 'release' | 'ask_again', note = 'راجعت المستكشف') =>
  w.call(decidePayout, { params: { id }, body: { decision, note } }, bank.admin);

test('a payout that waits for a person is listed with its evidence', async () => {
  const id = await forgotten({ landed: false });
  const list = await w.call(listPayouts, { query: { state: 'review' } }, bank.admin);
  expect(list.answer.results.map((row) => row.id)).toContain(id);
  const { answer } = await w.call(getPayout, { params: { id } }, bank.admin);
  expect(answer).toMatchObject({
    id,
    state: 'review',
    amount: '12.5',
    reason_code: 'history_gone',
    decisions: [{ decision: 'payout.order' }],
    evidence: [
      {
        node: new URL(bank.node.url).host,
        is_good: true,
        status: null,
        is_failed: false,
        moved: null,
        with_memo: [],
        is_expired: true,
        keeps_history: false,
      },
    ],
  });
  const pending = await w.call(listPendingUsers, { query: { search: payee.email } }, bank.admin);
  // All of it is set aside.
  expect(pending.answer).toEqual([]);
  expect(inShort(await bank.pay(payee))).toEqual(['pending: history_gone']);
  await decide(id, 'release');
});

test('an admin who knows that it did not land gives the points back, with a reason that is kept', async () => {
  const id = await forgotten({ landed: false });
  const { status, answer } = await decide(id, 'release');
  expect([status, answer.state, answer.reason_code]).toEqual([200, 'released', 'decided_missing']);
  const { decisions } = (await w.call(getPayout, { params: { id } }, bank.admin)).answer;
  expect(decisions).toMatchObject([
    { by: bank.admin.name, decision: 'payout.release', note: 'راجعت المستكشف' },
    { by: bank.admin.name, decision: 'payout.order' },
  ]);
  expect((await balancesOf(w.db, payee.id)).available).toBe(12_500_000n);
  bank.node.chain.keptSlots = null;
  expect((await decide(id, 'settle')).error?.code).toBe('payout_decided');
  await checkInvariants({ ...bank, payees: [payee] });
});

test('an admin who knows that it landed books it as paid', async () => {
  const id = await forgotten({ landed: true });
  const { answer } = await decide(id, 'settle');
  expect([answer.state, answer.reason_code]).toEqual(['settled', 'decided_landed']);
  expect((await balancesOf(w.db, payee.id)).paid).toBe(12_500_000n);
  bank.node.chain.keptSlots = null;
  await checkInvariants({ ...bank, payees: [payee] });
});

test('a payment of which the node says that it moved another amount is booked by nobody, until it says so', async () => {
  const meta = { err: null, fee: 5_000, preTokenBalances: [], postTokenBalances: [] };
  bank.node.setFaults({ method: 'getTransaction', patch: { meta } });
  const [begun] = await bank.pay(payee);
  const id = begun?.payout_id ?? '';
  await vi.waitFor(async () => {
    await recover(bank.deps);
    expect(inShort(await bank.pay(payee))).toEqual(['pending: other_amount']);
  }, PATIENT);
  expect((await decide(id, 'settle')).error?.code).toBe('decision_contradicts_chain');
  expect(await balancesOf(w.db, payee.id)).toMatchObject({ paid: 0n });
  bank.node.setFaults();
  expect((await decide(id, 'ask_again', '')).answer.state).toBe('settled');
});

test('nobody gives back what landed', async () => {
  const id = await forgotten({ landed: true });
  bank.node.chain.keptSlots = null;
  const against = await decide(id, 'release');
  expect([against.status, against.error?.code]).toEqual([409, 'decision_contradicts_chain']);
  expect((await decide(id, 'ask_again')).answer.state).toBe('settled');
  await checkInvariants({ ...bank, payees: [payee] });
});

test('nobody books what is proven missing', async () => {
  const id = await forgotten({ landed: false });
  bank.node.chain.keptSlots = null;
  await vi.waitFor(async () => {
    expect((await w.call(getPayout, { params: { id } }, bank.admin)).answer.evidence[0]?.is_expired).toBe(
      true,
    );
  }, PATIENT);
  const against = await decide(id, 'settle');
  expect([against.status, against.error?.code]).toEqual([409, 'decision_contradicts_chain']);
  expect((await decide(id, 'ask_again')).answer.state).toBe('released');
});

test('a decision needs a reason, and a payout that waits for one', async () => {
  const id = await forgotten({ landed: false });
  const silent = await decide(id, 'release', '');
  expect([silent.status, silent.error?.note]).toEqual([400, ['اكتب ما استندت إليه في القرار']]);
  expect((await decide(crypto.randomUUID(), 'release')).status).toBe(404);
  expect((await w.send('POST', `/api/payouts/${id}/decide/`, { decision: 'pay' }, bank.admin)).status).toBe(
    400,
  );
  await decide(id, 'release');
});

test('two admins who decide at once decide once', async () => {
  const id = await forgotten({ landed: false });
  const statuses = (await Promise.all([decide(id, 'release'), decide(id, 'release')])).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([200, 409]);
  expect((await balancesOf(w.db, payee.id)).available).toBe(12_500_000n);
});

describe('a payment by other ways', () => {
  async function payOutside(wallet: string, amount: bigint): Promise<string> {
    const { treasury, node } = bank;
    const { mint, program, owner, decimals } = treasury;
    const account = await tokenAccountOf(address(wallet), treasury);
    const signer = await signerOf(treasury.key);
    await run(node.chain, owner, [openAccount(owner, address(wallet), { mint, program, account })]);
    await run(node.chain, signer, [
      getTransferCheckedInstruction({
        source: treasury.account,
        mint,
        destination: account,
        authority: signer,
        amount,
        decimals,
      }),
    ]);
    node.chain.tick(40);
    return [...node.chain.landed.keys()].at(-1) ?? '';
  }

  const book = (tx_hash: string, user: Payee = payee) =>
    w.call(bookPayment, { body: { user_id: user.id, tx_hash, note: 'صُرفت من جدول' } }, bank.admin);

  test('is booked as the chain says, once, and stands in the log', async () => {
    const hash = await payOutside(payee.wallet, 4_000_000_000n);
    const { status, answer } = await book(hash);
    expect([status, answer]).toEqual([200, { amount: '4', email: payee.email, tx_hash: hash }]);
    expect(await balancesOf(w.db, payee.id)).toMatchObject({
      available: 8_500_000n,
      paid: 4_000_000n,
      owed: 0n,
    });
    expect((await book(hash)).error?.code).toBe('payment_known');
    const log = await w.call(listPayoutLog, { query: { search: hash } }, bank.admin);
    expect(log.answer.results).toMatchObject([{ email: payee.email, amount: '4', tx_hash: hash }]);
    expect((await w.call(runAudit, {}, bank.admin)).answer.found).toBe(0);
  });

  test('is booked to a person who is found by name, address, wallet or number, and told from others of that name', async () => {
    const name = 'أروى الحربي';
    const payees = await buildPayees(w.db, [1, 1]);
    const [one, other] = payees.toSorted((left, right) => left.id - right.id) as [Payee, Payee];
    const none = await buildUser(w.db, { name, status: 'suspended' });
    for (const { id } of [one, other]) {
      await w.db
        .updateTable('users')
        .set({ name, name_key: normalize(name) })
        .where('id', '=', id)
        .execute();
    }
    const find = async (query: Partial<Sent<typeof findRecipients>['query']>) =>
      (await w.call(findRecipients, { query }, bank.admin)).answer.people;
    const told = ({ id, email }: TestUser, wallet: string) => ({ user_id: id, name, email, wallet });
    const people = await find({ search: 'اروى الحربي' });
    expect(people).toMatchObject([
      { ...told(one, one.wallet), is_suspended: false, reason_code: '' },
      { ...told(other, other.wallet), is_suspended: false, reason_code: '' },
      { ...told(none, ''), is_suspended: true, reason_code: 'wallet_missing' },
    ]);
    const each = [{ search: other.email.slice(0, -4) }, { search: other.wallet }, { user: other.id }];
    for (const query of each) expect(await find(query)).toMatchObject([{ user_id: other.id }]);
    expect(await find({ search: bank.admin.email })).toMatchObject([{ reason_code: 'own_payout' }]);
    expect([await find({}), await find({ search: 'لا أحد هنا' })]).toEqual([[], []]);
    const body = { user_id: none.id, tx_hash: '5'.repeat(88), note: 'سبب' };
    expect((await w.call(bookPayment, { body }, bank.admin)).error?.code).toBe('no_wallet_known');
  });

  test('is booked also where it went to a wallet that was paid to before, and the person has another now or none', async () => {
    await bank.pay(payee);
    await w.db.updateTable('users').set({ wallet_address: '' }).where('id', '=', payee.id).execute();
    const { answer } = await w.call(findRecipients, { query: { search: payee.wallet } }, bank.admin);
    expect(answer).toMatchObject({
      people: [{ user_id: payee.id, wallet: '', earlier_wallets: [payee.wallet], reason_code: '' }],
      has_more: false,
    });
    expect((await book(await payOutside(payee.wallet, 1_000_000_000n))).status).toBe(200);
  });

  test('beyond what was earned is owed, and later points cover it', async () => {
    const hash = await payOutside(payee.wallet, 20_000_000_000n);
    await book(hash);
    expect(await balancesOf(w.db, payee.id)).toMatchObject({
      available: 0n,
      paid: 20_000_000n,
      owed: 7_500_000n,
    });
  });

  test('a key in the place of a transaction or of a reason reaches neither node nor database', async () => {
    const { base58 } = bank.treasury.key;
    const body = { user_id: payee.id, tx_hash: '5'.repeat(88), note: 'سبب' };
    bank.node.takeCalls();
    const answers = [
      await w.call(bookPayment, { body: { ...body, tx_hash: base58 } }, bank.admin),
      await w.call(bookPayment, { body: { ...body, note: `سبب ${base58}` } }, bank.admin),
      await decide(crypto.randomUUID(), 'settle', base58),
      await w.call(dismissDisagreement, { params: { id: 1 }, body: { note: base58 } }, bank.admin),
    ];
    const keyHere = ['هذا مفتاح خاص، وليس هذا مكانه. لم يُحفظ ولم يُرسل إلى أحد.'];
    expect(answers.map(({ status, error }) => [status, error?.tx_hash ?? error?.note])).toEqual([
      [400, keyHere],
      [400, keyHere],
      [400, keyHere],
      [400, keyHere],
    ]);
    expect(JSON.stringify(answers)).not.toContain(base58);
    expect(bank.node.takeCalls()).toEqual([]);
  });

  test('that is none is refused: of another wallet, of a stranger, of ours, of nobody', async () => {
    const [other] = (await buildPayees(w.db, [1])) as [Payee];
    const hash = await payOutside(newKey().address, 1_000_000_000n);
    await bank.pay(other);
    bank.node.chain.tick(40);
    await recover(bank.deps);
    const ours = await w.db
      .selectFrom('payouts')
      .select('signature')
      .where('user_id', '=', other.id)
      .executeTakeFirstOrThrow();
    const codes = [
      (await book(hash)).error?.code,
      (await book(ours.signature ?? '', other)).error?.code,
      (await book(ours.signature ?? '')).error?.code,
      (await book('5'.repeat(88))).error?.code,
      (await w.send('POST', '/api/payouts/book/', { user_id: payee.id, tx_hash: 'x', note: 'x' }, bank.admin))
        .error?.code,
    ];
    expect(codes).toEqual([
      'payment_not_found',
      'payment_known',
      'payment_not_found',
      'payment_not_found',
      'bad_request',
    ]);
    expect(await balancesOf(w.db, payee.id)).toMatchObject({ available: 12_500_000n, paid: 0n });
  });
});

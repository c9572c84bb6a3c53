import { cancelPayouts, preparePayouts, submitPayouts } from '@mustalah/contract/payouts/orders';
import type { PayoutResult } from '@mustalah/contract/payouts/payment';
import { getTransactionDecoder, getTransactionEncoder, partiallySignTransaction } from '@solana/kit';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bankOf, buildPayees, endLeases, inShort, type Payee } from '../../../test/bank.ts';
import { newKey, signerOf, type TestKey } from '../../../test/chain/treasury.ts';
import { buildAdmin } from '../../../test/factories.ts';
import { overriding } from '../../../test/overriding.ts';
import { checkInvariants, recoverUntilEnd } from '../../../test/payout-invariants.ts';
import { PATIENT } from '../../../test/waiting.ts';
import { world } from '../../../test/world.ts';
import { recover } from '../recover.ts';
import { preparePayouts as prepareWith } from './prepare-payouts.ts';
import { submitPayouts as submitWith } from './wallet-payouts.ts';

// Whom the fuses keep is told elsewhere.
const w = world({
  config: {
    PAYOUT_MOST: null,
    PAYOUT_MOST_PER_PERSON_DAY: null,
    PAYOUT_MOST_PER_DAY: null,
    PAYOUT_SECOND_ADMIN_ABOVE: null,
    NEW_ADMIN_WAIT_HOURS: 0,
  },
});
const bank = bankOf(w);

let payee: Payee;

beforeEach(async () => {
  bank.node.reset();
  [payee] = (await buildPayees(w.db, [12.5])) as [Payee];
});

const prepare = async (...payees: Payee[]) =>
  (await w.call(preparePayouts, { body: { user_ids: payees.map(({ id }) => id) } }, bank.admin)).answer;

/** As a wallet signs: the first signature of the bytes that it was given. */
async function signed(transaction: string, key: TestKey = bank.treasury.key): Promise<string> {
  const { keyPair } = await signerOf(key);
  const decoded = getTransactionDecoder().decode(Buffer.from(transaction, 'base64'));
  const wire = getTransactionEncoder().encode(await partiallySignTransaction([keyPair], decoded));
  return Buffer.from(wire).toString('base64');
}

const submit = async (...sent: { payout_id: string; transaction: string }[]): Promise<PayoutResult[]> =>
  (await w.call(submitPayouts, { body: { signed: sent } }, bank.admin)).answer;

const stateOf = async (id: string) =>
  await w.db.selectFrom('payouts').select(['state', 'reason']).where('id', '=', id).executeTakeFirstOrThrow();

const land = (transaction: string) =>
  bank.node.chain.land(new Uint8Array(Buffer.from(transaction, 'base64')));

/** So far that what was prepared can no longer land, by the clock too. */
async function pass(): Promise<void> {
  await endLeases({ ...bank, db: w.db });
  bank.node.chain.tick(420);
  await new Promise((done) => setTimeout(done, 900));
}

test('what the server prepares and the wallet signs is stored, sent and settled', async () => {
  const [one, two] = (await buildPayees(w.db, [1, 2])) as [Payee, Payee];
  const { prepared, results } = await prepare(one, two);
  expect(results).toEqual([]);
  expect(prepared.map(({ email, amount, wallet }) => [email, amount, wallet])).toEqual(
    expect.arrayContaining([
      [one.email, '1', one.wallet],
      [two.email, '2', two.wallet],
    ]),
  );
  const sent = await Promise.all(
    prepared.map(async ({ payout_id, transaction }) => ({
      payout_id,
      transaction: await signed(transaction),
    })),
  );
  expect(inShort(await submit(...sent))).toEqual(['success', 'success']);
  expect([await bank.held(one.wallet), await bank.held(two.wallet)]).toEqual([1, 2]);
  // The page is impatient and sends it again.
  expect(inShort(await submit(...sent))).toEqual(['success', 'success']);
  await checkInvariants({ ...bank, payees: [one, two] }, { isEnd: true });
});

test('whoever cannot be paid is told so, and nothing is there to sign', async () => {
  const [good, bad] = (await buildPayees(w.db, [1, 1])) as [Payee, Payee];
  await w.db.updateTable('users').set({ wallet_address: '' }).where('id', '=', bad.id).execute();
  const { prepared, results } = await prepare(good, bad);
  expect([prepared.map(({ user_id }) => user_id), inShort(results)]).toEqual([
    [good.id],
    ['skipped: wallet_missing'],
  ]);
});

test('where nobody can be paid no node is asked', async () => {
  await w.db.updateTable('users').set({ wallet_address: '' }).where('id', '=', payee.id).execute();
  bank.node.takeCalls();
  await prepareWith(bank.deps, { userIds: [payee.id], adminId: bank.admin.id });
  expect(bank.node.takeCalls()).toEqual([]);
});

test('where the node fails after some were refused, everybody is told once and nothing is under way', async () => {
  const [rich, good] = (await buildPayees(w.db, [900_000_000, 1])) as [Payee, Payee];
  bank.node.setFaults({ method: 'getLatestBlockhash', status: 503 });
  const { prepared, results } = await prepare(rich, good);
  expect([prepared, results.map(({ user_id, reason_code }) => [user_id, reason_code])]).toEqual([
    [],
    [
      [rich.id, 'no_tokens'],
      [good.id, 'node_refusing'],
    ],
  ]);
  await checkInvariants({ ...bank, payees: [rich, good] });
});

test('two tabs sign the same: it is stored and sent once', async () => {
  const [one, two] = [await prepare(payee), await prepare(payee)];
  const [first, second] = [one.prepared[0], two.prepared[0]];
  if (!first || !second) throw new Error('nothing is prepared');
  const sent = { payout_id: first.payout_id, transaction: await signed(first.transaction) };
  const again = { payout_id: second.payout_id, transaction: await signed(second.transaction) };
  const [left, right] = await Promise.all([submit(sent), submit(again)]);
  // Both are told of the one payment, neither that nothing was sent.
  const told = /^(success|pending: (sent|confirmed|being_paid))$/;
  expect([...inShort(left), ...inShort(right)]).toEqual([
    expect.stringMatching(told),
    expect.stringMatching(told),
  ]);
  await pass();
  await recoverUntilEnd({ ...bank, payees: [payee] });
  expect(await bank.held(payee.wallet)).toBe(12.5);
  await checkInvariants({ ...bank, payees: [payee] });
});

test('one tab gives up what the other one is about to sign: nothing is sent', async () => {
  const { prepared } = await prepare(payee);
  const [one] = prepared;
  if (!one) throw new Error('nothing is prepared');
  await w.call(cancelPayouts, { body: { payout_ids: [one.payout_id] } }, bank.admin);
  const [result] = await submit({ payout_id: one.payout_id, transaction: await signed(one.transaction) });
  expect(result?.status).toBe('pending');
  expect(bank.node.takeCalls()).not.toContain('sendTransaction');
  await pass();
  await recoverUntilEnd({ ...bank, payees: [payee] });
  expect(await stateOf(one.payout_id)).toMatchObject({ state: 'released' });
  expect(await bank.held(payee.wallet)).toBe(0);
});

test('a page that was opened anew gets the same to sign, not another', async () => {
  const first = await prepare(payee);
  const again = await prepare(payee);
  expect(again).toEqual(first);
  const other = await buildAdmin(w.db);
  const theirs = await w.call(preparePayouts, { body: { user_ids: [payee.id] } }, other);
  expect([theirs.answer.prepared, inShort(theirs.answer.results)]).toEqual([[], ['pending: being_paid']]);
});

describe('what comes back and is not what was prepared', () => {
  test.each<[string, (transaction: string) => Promise<string> | string, string]>([
    ['not signed at all', (transaction) => transaction, 'not_signed'],
    [
      'signed by another wallet',
      (transaction) => signed(transaction, newKey()).catch(() => transaction),
      'not_signed',
    ],
    ['no transaction', () => Buffer.from('nonsense').toString('base64'), 'not_a_transaction'],
    ['empty', () => '', 'not_a_transaction'],
  ])('%s: nothing is sent, and the points come back once that is certain', async (_, change, reason) => {
    const { prepared } = await prepare(payee);
    const [one] = prepared;
    if (!one) throw new Error('nothing prepared');
    bank.node.takeCalls();
    const transaction = await change(one.transaction);
    expect(inShort(await submit({ payout_id: one.payout_id, transaction }))).toEqual([`pending: ${reason}`]);
    expect(bank.node.takeCalls()).not.toContain('sendTransaction');
    expect((await stateOf(one.payout_id)).state).toBe('reserved');
    await pass();
    await recoverUntilEnd(bank);
    expect(await stateOf(one.payout_id)).toEqual({ state: 'released', reason: 'interrupted' });
  });

  test('the payment of another payee', async () => {
    const [one, two] = (await buildPayees(w.db, [1, 2])) as [Payee, Payee];
    const { prepared } = await prepare(one, two);
    const [first, second] = prepared;
    if (!first || !second) throw new Error('nothing prepared');
    const transaction = await signed(second.transaction);
    expect(inShort(await submit({ payout_id: first.payout_id, transaction }))).toEqual([
      'pending: other_payment',
    ]);
  });
});

test('a prepared payment is not the business of another admin', async () => {
  const { prepared } = await prepare(payee);
  const [one] = prepared;
  if (!one) throw new Error('nothing prepared');
  const other = await buildAdmin(w.db);
  const transaction = await signed(one.transaction);
  const theirs = { body: { signed: [{ payout_id: one.payout_id, transaction }] } };
  expect((await w.call(submitPayouts, theirs, other)).answer).toEqual([]);
  await w.call(cancelPayouts, { body: { payout_ids: [one.payout_id] } }, other);
  expect((await stateOf(one.payout_id)).reason).toBe('');
  expect(inShort(await submit({ payout_id: one.payout_id, transaction }))).toEqual(['success']);
});

test('what was prepared a while ago is not offered again: it would be too old when it is signed', async () => {
  const { prepared } = await prepare(payee);
  await sql`update payouts set built_at = built_at - ${bank.solana.pace.leaseMs / 4} * interval '1 ms'
    where id = ${prepared[0]?.payout_id ?? ''}`.execute(w.db);
  const again = await prepare(payee);
  expect([again.prepared, inShort(again.results)]).toEqual([[], ['pending: being_paid']]);
});

test('signed after its time is up: nothing is sent', async () => {
  const { prepared } = await prepare(payee);
  const [one] = prepared;
  if (!one) throw new Error('nothing prepared');
  await endLeases({ ...bank, db: w.db });
  const late = await submit({ payout_id: one.payout_id, transaction: await signed(one.transaction) });
  expect(inShort(late)).toEqual(['pending: lease_over']);
  expect(await bank.held(payee.wallet)).toBe(0);
});

test('nobody signs: the points come back when nothing can land any more, not before', async () => {
  const { prepared } = await prepare(payee);
  const [one] = prepared;
  if (!one) throw new Error('nothing prepared');
  const canceled = await w.call(cancelPayouts, { body: { payout_ids: [one.payout_id] } }, bank.admin);
  expect(inShort(canceled.answer)).toEqual(['pending: withdrawn']);
  expect(await recover(bank.deps)).toBeGreaterThan(0);
  expect((await stateOf(one.payout_id)).state).toBe('reserved');
  await pass();
  await recoverUntilEnd(bank);
  expect(await stateOf(one.payout_id)).toEqual({ state: 'released', reason: 'given_up' });
  expect(inShort(await bank.pay(payee))).toEqual(['success']);
});

test('a wallet sends by itself what it never gave back: it is found by its memo and settled, once', async () => {
  const { prepared } = await prepare(payee);
  const [one] = prepared;
  if (!one) throw new Error('nothing prepared');
  land(await signed(one.transaction));
  await pass();
  await recoverUntilEnd(bank);
  expect((await stateOf(one.payout_id)).state).toBe('settled');
  expect(inShort(await bank.pay(payee))).toEqual(['skipped: nothing_to_pay']);
  expect(await bank.held(payee.wallet)).toBe(12.5);
  await checkInvariants({ ...bank, payees: [payee] }, { isEnd: true });
});

test('a payee who is suspended while the wallet is asked is not paid', async () => {
  const { prepared } = await prepare(payee);
  const [one] = prepared;
  if (!one) throw new Error('nothing prepared');
  await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', payee.id).execute();
  const sent = await submit({ payout_id: one.payout_id, transaction: await signed(one.transaction) });
  expect([inShort(sent), await bank.held(payee.wallet)]).toEqual([['pending: changed_meanwhile'], 0]);
});

test('a lease that cannot be ended is told, and ends by itself', async () => {
  const { prepared } = await prepare(payee);
  const [one] = prepared;
  if (!one) throw new Error('nothing prepared');
  const gone = {
    set: () => gone,
    where: () => gone,
    returning: () => gone,
    execute: () => Promise.reject(new Error('gone')),
  };
  const told: unknown[] = [];
  const sent = await submitWith(
    {
      ...bank.deps,
      db: overriding(w.db, 'updateTable', (() => gone) as never),
      log: { error: (fault) => told.push(fault) },
    },
    { signed: [{ payout_id: one.payout_id, transaction: 'AAAA' }], adminId: bank.admin.id },
  );
  expect([inShort(sent), told]).toEqual([['pending: not_a_transaction'], [new Error('gone')]]);
  await pass();
  await recoverUntilEnd(bank);
  expect((await stateOf(one.payout_id)).state).toBe('released');
});

test('the server dies between storing and sending what the wallet signed: it lands once', async () => {
  const { prepared } = await prepare(payee);
  const [one] = prepared;
  if (!one) throw new Error('nothing prepared');
  bank.node.setFaults({ method: 'sendTransaction', cut: true, times: 1 });
  await submit({ payout_id: one.payout_id, transaction: await signed(one.transaction) });
  await recoverUntilEnd(bank);
  await vi.waitFor(async () => expect((await stateOf(one.payout_id)).state).toBe('settled'), PATIENT);
  expect(await bank.held(payee.wallet)).toBe(12.5);
});

describe('bad input', () => {
  test.each([
    ['/api/payouts/wallet/prepare/', {}],
    ['/api/payouts/wallet/prepare/', { user_ids: [] }],
    ['/api/payouts/wallet/prepare/', { user_ids: ['x'] }],
    ['/api/payouts/wallet/prepare/', { user_ids: Array.from({ length: 21 }, (_, i) => i + 1) }],
    ['/api/payouts/wallet/submit/', {}],
    ['/api/payouts/wallet/submit/', { signed: [] }],
    ['/api/payouts/wallet/submit/', { signed: [{ payout_id: 'x', transaction: '' }] }],
    ['/api/payouts/wallet/submit/', { signed: [{ payout_id: crypto.randomUUID(), transaction: '%%%' }] }],
    [
      '/api/payouts/wallet/submit/',
      { signed: [{ payout_id: crypto.randomUUID(), transaction: 'A'.repeat(5_000) }] },
    ],
    ['/api/payouts/wallet/cancel/', { payout_ids: ['1'] }],
  ])('%s refuses %j', async (path, body) => {
    expect((await w.send('POST', path, body, bank.admin)).status).toBe(400);
  });

  test('payouts that do not exist are nobody’s', async () => {
    expect(await submit({ payout_id: crypto.randomUUID(), transaction: '' })).toEqual([]);
  });
});

import { exportPayoutLog, listPayoutLog } from '@mustalah/contract/payouts/log';
import {
  checkWallet,
  exportPendingUsers,
  getOwnPayout,
  getPayoutOverview,
  listPendingUsers,
  type PendingUser,
  placeOf,
} from '@mustalah/contract/payouts/payees';
import { listPayouts } from '@mustalah/contract/payouts/review';
import { listUserTransactions } from '@mustalah/contract/rewards';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bankOf, buildPayees, giveUnits, type Payee } from '../../../test/bank.ts';
import { newKey } from '../../../test/chain/treasury.ts';
import { buildUser } from '../../../test/factories.ts';
import { recoverUntilEnd } from '../../../test/payout-invariants.ts';
import { world } from '../../../test/world.ts';
import { readUnits } from '../rules.ts';
import { pendingAsCsv } from './export-csv.ts';

const w = world();
const bank = bankOf(w);

beforeEach(() => bank.node.reset());

const pending = async (search = '') =>
  (await w.call(listPendingUsers, { query: { search } }, bank.admin)).answer;

describe('pending users', () => {
  test('are listed with their balance, the most first, and those without one are not', async () => {
    const [one, two] = (await buildPayees(w.db, [3, 7.5, 0])) as [Payee, Payee];
    const list = await pending();
    const order = list.map(({ user_id }) => user_id).filter((id) => [one.id, two.id].includes(id));
    expect(order).toEqual([two.id, one.id]);
    expect(list.find(({ user_id }) => user_id === two.id)).toEqual({
      user_id: two.id,
      name: two.name,
      email: two.email,
      uas_balance: '7.5',
      wallet: two.wallet,
      payable: '7.5',
      reason: '',
      reason_code: '',
      payout_id: null,
      wallet_since: null,
      wallet_held_until: null,
    });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a suspended account', { status: 'suspended' }, 'suspended'],
    ['an address that is not confirmed', { email_confirmed_at: null }, 'unconfirmed'],
    ['no wallet', { wallet_address: '' }, 'wallet_missing'],
    ['a wallet that cannot be read', { wallet_address: 'x'.repeat(40) }, 'wallet_unreadable'],
  ])('%s is paid nothing, and the list says why', async (_, change, code) => {
    const [one] = (await buildPayees(w.db, [2])) as [Payee];
    await w.db.updateTable('users').set(change).where('id', '=', one.id).execute();
    expect(await pending(one.email)).toMatchObject([
      {
        uas_balance: '2',
        payable: '0',
        reason_code: code,
        reason: expect.stringMatching(/[\u0621-\u064a]{3}/),
      },
    ]);
  });

  test('are found by name, address and wallet, whatever signs the search has', async () => {
    const [one] = (await buildPayees(w.db, [2])) as [Payee];
    await w.db
      .updateTable('users')
      .set({ name: 'أحمد 100%', name_key: 'احمد 100%' })
      .where('id', '=', one.id)
      .execute();
    for (const search of [one.email.slice(0, 8), 'احمد', '100%', one.wallet]) {
      expect((await pending(search)).map(({ user_id }) => user_id)).toContain(one.id);
    }
    expect(await pending("'; drop table users; --")).toEqual([]);
    // A sign of patterns stands for itself.
    expect((await pending('%')).map(({ user_id }) => user_id)).toEqual([one.id]);
  });

  test('are told the same themselves, each of their own points', async () => {
    const [ready, without] = (await buildPayees(w.db, [2, 3])) as [Payee, Payee];
    await w.db.updateTable('users').set({ wallet_address: '' }).where('id', '=', without.id).execute();
    const people = [ready, without, await buildUser(w.db)];
    const answers = await Promise.all(people.map((person) => w.call(getOwnPayout, {}, person)));
    expect(answers.map(({ answer: { balance, payable, delays } }) => [balance, payable, delays])).toEqual([
      ['2', '2', []],
      ['3', '3', ['wallet_missing']],
      ['0', '0', ['nothing_to_pay']],
    ]);
  });

  test('come in pages that neither overlap nor skip', async () => {
    await buildPayees(w.db, [1, 1, 1, 1, 1]);
    const whole = await pending();
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(whole.length / 2) }, async (_, index) => {
        const query = { page: index + 1, page_size: 2 };
        return (await w.call(listPendingUsers, { query }, bank.admin)).answer;
      }),
    );
    expect(pages.flat()).toEqual(whole);
  });

  test('go on behind the last one that was shown, whoever was paid meanwhile', async () => {
    await buildPayees(w.db, [1, 1.5, 1.5, 1]);
    const whole = await pending();
    const [paid, last] = whole as [PendingUser, PendingUser];
    const leaveWith = (units: bigint) =>
      w.tamper(
        sql`update ledger_accounts set balance = ${units} where user_id = ${paid.user_id} and kind = 'available'`,
      );
    await leaveWith(0n);
    const query = { page: 2, page_size: 100, after: placeOf(last) };
    expect((await w.call(listPendingUsers, { query }, bank.admin)).answer).toEqual(whole.slice(2));
    await leaveWith(readUnits(paid.uas_balance));
  });

  test.each(['5', '5-', '-5', '5.1234567-1', '1e3-4', '9999999999999-1', '5-99999999999999999'])(
    '%s is no place in the list',
    async (after) => {
      const url = `/api/payouts/pending-users/?after=${after}`;
      expect((await w.send('GET', url, undefined, bank.admin)).status).toBe(400);
    },
  );

  test('a payout under way is told, and its points are no balance meanwhile', async () => {
    const [one] = (await buildPayees(w.db, [2])) as [Payee];
    bank.node.setFaults({ method: 'sendTransaction', landAfter: 100, times: 1 });
    const paying = bank.pay(one);
    await new Promise<void>((done) => {
      bank.node.onCall = (method) => method === 'getSignatureStatuses' && done();
    });
    await giveUnits(w.db, one, 500_000n);
    expect(await pending(one.email)).toMatchObject([
      { uas_balance: '0.5', payable: '0', reason_code: 'being_paid', payout_id: expect.any(String) },
    ]);
    const overview = await w.call(getPayoutOverview, { query: { search: one.email } }, bank.admin);
    expect(overview.answer).toMatchObject({ pending: 1, total: '0.5', under_way: 1 });
    const open = await w.call(listPayouts, { query: { open: 'true', user: one.id } }, bank.admin);
    expect(open.answer.results).toMatchObject([{ state: 'signed', amount: '2', signer: 'key' }]);
    await paying;
  });
});

test('payouts are found by their ids, also when they have ended', async () => {
  const people = (await buildPayees(w.db, [1, 1, 1])) as [Payee, Payee, Payee];
  await bank.pay(...people);
  const all = (await w.call(listPayouts, { query: { page_size: 100 } }, bank.admin)).answer.results;
  const ids = [0, 2].map((index) => all.find(({ user_id }) => user_id === people[index]?.id)?.id ?? '');
  const { answer } = await w.call(listPayouts, { query: { ids: ids.join(',') } }, bank.admin);
  expect(answer.results.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect((await w.send('GET', '/api/payouts/?ids=1,2', undefined, bank.admin)).status).toBe(400);
});

test('the overview tells what payouts are bound to', async () => {
  const { answer } = await w.call(getPayoutOverview, { query: {} }, bank.admin);
  expect(answer.token).toEqual({
    mint: bank.treasury.mint,
    decimals: 9,
    treasury: bank.treasury.key.address,
    genesis: bank.node.chain.genesis,
    node: new URL(bank.node.url).host,
    rpc_url: bank.node.url,
  });
});

describe('the log', () => {
  let payees: Payee[];

  beforeAll(async () => {
    payees = await buildPayees(
      w.db,
      Array.from({ length: 27 }, () => 1),
    );
    bank.node.reset();
    await bank.pay(...payees);
    // A slow machine is still at it when the answer comes.
    await recoverUntilEnd(bank);
  });

  test('shows twenty-five a page, the newest first', async () => {
    const first = (await w.call(listPayoutLog, { query: {} }, bank.admin)).answer;
    expect([first.results.length, first.previous, first.next]).toEqual([
      25,
      null,
      '/api/admin-tools/payout-log/?page=2',
    ]);
    const second = (await w.send('GET', first.next ?? '', undefined, bank.admin)).answer as typeof first;
    const ids = [...first.results, ...second.results].map(({ id }) => id);
    expect([ids.length, ids]).toEqual([first.count, ids.toSorted((one, other) => other - one)]);
  });

  test('is searched by address, wallet and transaction, and by days in Riyadh', async () => {
    const [one] = payees as [Payee];
    const search = async (query: object) =>
      (await w.call(listPayoutLog, { query }, bank.admin)).answer.results;
    const [row] = await search({ search: one.email });
    const found = await Promise.all(
      [one.wallet, row?.tx_hash ?? '', row?.tx_hash.slice(0, 12) ?? ''].map((text) =>
        search({ search: text }),
      ),
    );
    expect(found.map((rows) => rows.map(({ email }) => email))).toEqual([
      [one.email],
      [one.email],
      [one.email],
    ]);
    // Noon in Riyadh on 10 March.
    expect((await search({ search: one.email, from: '2026-03-10', to: '2026-03-10' })).length).toBe(1);
    expect(await search({ search: one.email, from: '2026-03-11' })).toEqual([]);
    expect(await search({ search: one.email, to: '2026-03-09' })).toEqual([]);
    expect(
      (await w.send('GET', '/api/admin-tools/payout-log/?from=yesterday', undefined, bank.admin)).status,
    ).toBe(400);
  });

  test('leaves as a table in which nothing is a formula', async () => {
    const [one] = payees as [Payee];
    await w.tamper(sql`update payout_log set email = '=cmd()@x.org' where user_id = ${one.id}`);
    const { answer, headers } = await w.call(exportPayoutLog, { query: {} }, bank.admin);
    const lines = (answer as unknown as string).split('\r\n');
    expect(headers['content-disposition']).toContain('uas-payouts.csv');
    expect(lines[0]).toBe('\ufeffالتاريخ,المستخدم,البريد الإلكتروني,المحفظة,المبلغ (UAS),المعاملة');
    expect(lines.some((line) => line.includes(`,'=cmd()@x.org,${one.wallet},1,`))).toBe(true);
    const { answer: log } = await w.call(listPayoutLog, { query: {} }, bank.admin);
    expect(lines.filter(Boolean).length).toBe(log.count + 1);
  });

  test('a payee sees their own transactions and nobody else’s', async () => {
    const [one, two] = payees as [Payee, Payee];
    const own = (await w.call(listUserTransactions, {}, one)).answer;
    const others = (await w.call(listUserTransactions, {}, two)).answer;
    expect([own.length, own[0]?.tx_hash === others[0]?.tx_hash]).toEqual([1, false]);
    expect((await w.call(listUserTransactions, {}, await buildUser(w.db))).answer).toEqual([]);
  });
});

test('who can be paid leaves as a table, who cannot does not', async () => {
  const [one, two] = (await buildPayees(w.db, [4, 4])) as [Payee, Payee];
  await w.db.updateTable('users').set({ name: '+اسم' }).where('id', '=', one.id).execute();
  await w.db.updateTable('users').set({ wallet_address: '' }).where('id', '=', two.id).execute();
  const { answer } = await w.call(exportPendingUsers, {}, bank.admin);
  const table = answer as unknown as string;
  expect(table).toContain(`${one.id},'+اسم,${one.email},${one.wallet},4\r\n`);
  expect(table).not.toContain(two.email);
});

test('who earns more while the table is written is in it once', async () => {
  const people = await buildPayees(w.db, [1, 2, 3]);
  const config = { ...w.deps.config, PAYOUT_MOST: null, PAYOUT_MOST_PER_PERSON_DAY: null };
  const viewing = { db: w.db, solana: bank.solana, config, adminId: bank.admin.id };
  let table = '';
  let given = false;
  for await (const line of pendingAsCsv(viewing, 2)) {
    table += Buffer.from(line).toString();
    if (given || !table.includes(people[1]?.email ?? '')) continue;
    given = true;
    // The last in the order of balances is the first now, and the first is the last.
    await giveUnits(w.db, people[0] as Payee, 900_000_000n);
    await giveUnits(w.db, people[2] as Payee, 800_000_000n);
  }
  expect(people.map(({ email }) => table.split(`,${email},`).length - 1)).toEqual([1, 1, 1]);
});

test.each<[string, () => string, boolean, string]>([
  ['a wallet', () => newKey().address, true, ''],
  ['nothing', () => '', false, 'wallet_missing'],
  ['a word', () => 'محفظتي', false, 'wallet_unreadable'],
  ['our mint', () => bank.treasury.mint, false, 'wallet_is_program'],
  ['our treasury', () => bank.treasury.key.address, false, 'wallet_is_program'],
  ['a token account', () => bank.treasury.account, false, 'wallet_has_no_key'],
])('a member asks whether %s can be paid', async (_, address, isPayable, code) => {
  const member = await buildUser(w.db);
  const { answer } = await w.call(checkWallet, { query: { address: address() } }, member);
  expect([answer.is_payable, answer.reason_code]).toEqual([isPayable, code]);
});

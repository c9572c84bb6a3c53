import { errorText } from '@mustalah/contract/errors';
import { listNotifications } from '@mustalah/contract/notifications';
import { listPayoutLog } from '@mustalah/contract/payouts/log';
import { preparePayouts, triggerPayout } from '@mustalah/contract/payouts/orders';
import { getPayoutOverview, listPendingUsers } from '@mustalah/contract/payouts/payees';
import type { PayoutResult } from '@mustalah/contract/payouts/payment';
import { listUserRewards, listUserTransactions } from '@mustalah/contract/rewards';
import { voteOnTerm } from '@mustalah/contract/terms/votes';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openLog } from '../../../platform/log.ts';
import { bankOf, buildPayees, giveUnits, inShort, type Payee } from '../../../test/bank.ts';
import { buildTerm } from '../../../test/build-term.ts';
import { newKey } from '../../../test/chain/treasury.ts';
import { buildAdmin, buildUser, buildUsers } from '../../../test/factories.ts';
import { checkInvariants } from '../../../test/payout-invariants.ts';
import { world } from '../../../test/world.ts';

const w = world({ config: { NEW_ADMIN_WAIT_HOURS: 0 } });
const bank = bankOf(w);

const PATH = triggerPayout.path;
let payee: Payee;

beforeEach(async () => {
  bank.node.reset();
  [payee] = (await buildPayees(w.db, [12.5])) as [Payee];
});

const trigger = (body: object) => w.send('POST', PATH, body, bank.admin);
const good = () => ({ user_id: payee.id, admin_private_key: bank.treasury.key.base58 });
const resultsIn = (answer: unknown) => answer as PayoutResult[];

test('a payee is paid by the key of the treasury, and it shows wherever payments show', async () => {
  const { status, answer } = await trigger(good());
  const [result] = resultsIn(answer);
  const txHash = result?.tx_hash ?? '';
  expect([status, answer]).toEqual([
    200,
    [
      {
        user_id: payee.id,
        email: payee.email,
        status: 'success',
        amount: '12.5',
        reason: '',
        reason_code: '',
        payout_id: expect.any(String),
        tx_hash: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{80,88}$/),
        explorer_url: `https://explorer.solana.com/tx/${txHash}`,
      },
    ],
  ]);
  expect(await bank.held(payee.wallet)).toBe(12.5);

  const log = await w.call(listPayoutLog, { query: { search: payee.email } }, bank.admin);
  expect(log.answer).toMatchObject({
    count: 1,
    next: null,
    previous: null,
    results: [{ email: payee.email, wallet: payee.wallet, amount: '12.5', tx_hash: txHash }],
  });
  const paid = await w.call(listUserTransactions, {}, payee);
  expect(paid.answer).toEqual([
    {
      amount: '12.5',
      tx_hash: txHash,
      explorer_url: `https://explorer.solana.com/tx/${txHash}`,
      created_at: w.clock.now.toISOString(),
    },
  ]);
  const [notice] = (await w.call(listNotifications, { query: {} }, payee)).answer.results;
  expect([notice?.title, notice?.link]).toEqual(['صُرف لك ١٢٫٥ UAS', '/rewards-history']);
  await w.jobs.drain();
  expect(w.mail.sent.filter(({ to }) => to === payee.email)).toHaveLength(1);
});

test('rewards are paid the oldest first, as far as what was paid reaches', async () => {
  const [one] = await buildPayees(w.db, [10]);
  if (!one) throw new Error('no payee');
  await trigger({ ...good(), user_id: one.id });
  await giveUnits(w.db, one, 3_000_000n);
  await giveUnits(w.db, one, 500_000n);
  const { answer } = await w.call(listUserRewards, { query: {} }, one);
  expect(answer.results.map(({ points, paid }) => [points, paid])).toEqual([
    [0.5, false],
    [3, false],
    [10, true],
  ]);
  expect((await w.call(listPendingUsers, { query: { search: one.email } }, bank.admin)).answer).toMatchObject(
    [{ user_id: one.id, uas_balance: '3.5', payable: '3.5', reason_code: '' }],
  );
});

test('a selection is paid in one order; whoever cannot be is told why', async () => {
  const payees = await buildPayees(w.db, [1, 2, 3, 0]);
  const [one, two, three, none] = payees as [Payee, Payee, Payee, Payee];
  await w.db.updateTable('users').set({ wallet_address: 'x' }).where('id', '=', two.id).execute();
  await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', three.id).execute();
  const { answer } = await trigger({
    user_ids: [one.id, two.id, three.id, none.id, 987_654_321],
    admin_private_key: [...bank.treasury.key.bytes],
  });
  expect(inShort(resultsIn(answer))).toEqual([
    'success',
    'skipped: wallet_unreadable',
    'skipped: suspended',
    'skipped: nothing_to_pay',
    'skipped: unknown_user',
  ]);
  expect(resultsIn(answer).map(({ reason }) => reason)[1]).toBe('عنوان المحفظة ليس عنوانًا صالحًا على سولانا');
  await checkInvariants({ ...bank, payees });
});

test('the key may be text, an array, or an array that was pasted as a text', async () => {
  const payees = await buildPayees(w.db, [1, 1, 1, 1]);
  const { base58, bytes } = bank.treasury.key;
  const forms = [base58, ` ${base58}\n`, [...bytes], JSON.stringify([...bytes])];
  const answers = [];
  for (const [index, form] of forms.entries()) {
    const sent = await trigger({ user_id: payees[index]?.id, admin_private_key: form });
    answers.push(...inShort(resultsIn(sent.answer)));
  }
  expect(answers).toEqual(['success', 'success', 'success', 'success']);
});

test('points that stand on votes of a suspended account are not paid, the others are, and the list says why', async () => {
  const author = (await buildPayees(w.db, [0]))[0] as Payee;
  const term = await buildTerm(w.db, { author });
  const voters = await buildUsers(w.db, 5);
  for (const voter of voters) await w.call(voteOnTerm, { params: { id: term.id } }, voter);
  await w.db
    .updateTable('users')
    .set({ status: 'suspended' })
    .where('id', '=', voters[0]?.id ?? 0)
    .execute();
  const pay = async () => inShort(resultsIn((await trigger({ ...good(), user_id: author.id })).answer));
  const listed = async () =>
    (await w.call(listPendingUsers, { query: { search: author.email } }, bank.admin)).answer;
  expect(await pay()).toEqual(['skipped: doubtful_points']);
  await giveUnits(w.db, author, 2_000_000n);
  const why = { reason_code: 'doubtful_points', reason: expect.stringContaining('أصوات سُحبت') };
  expect(await listed()).toMatchObject([{ uas_balance: '12', payable: '2', ...why }]);
  expect(await pay()).toEqual(['success']);
  expect(await bank.held(author.wallet)).toBe(2);
  expect(await listed()).toMatchObject([{ uas_balance: '10', payable: '0', ...why }]);
});

describe('bad input: nothing is sent, nothing moves, and the reason is clear', () => {
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

  test.each<[string, () => object, string]>([
    ['no key', () => ({ user_id: payee.id }), 'key_missing'],
    ['null for the key', () => ({ ...good(), admin_private_key: null }), 'key_unreadable'],
    ['an empty key', () => ({ ...good(), admin_private_key: '' }), 'key_unreadable'],
    ['a number', () => ({ ...good(), admin_private_key: 17 }), 'key_unreadable'],
    ['an object', () => ({ ...good(), admin_private_key: { key: 'x' } }), 'key_unreadable'],
    [
      'the public address',
      () => ({ ...good(), admin_private_key: bank.treasury.key.address }),
      'key_unreadable',
    ],
    [
      'the seed alone, as numbers',
      () => ({ ...good(), admin_private_key: Array.from(bank.treasury.key.bytes.slice(0, 32)) }),
      'key_unreadable',
    ],
    ['hexadecimal', () => ({ ...good(), admin_private_key: hex(bank.treasury.key.bytes) }), 'key_unreadable'],
    [
      'a mnemonic',
      () => ({
        ...good(),
        admin_private_key: 'legal winner thank year wave sausage worth useful legal winner',
      }),
      'key_unreadable',
    ],
    [
      'a letter less',
      () => ({ ...good(), admin_private_key: bank.treasury.key.base58.slice(0, -1) }),
      'key_unreadable',
    ],
    [
      'a letter more',
      () => ({ ...good(), admin_private_key: `${bank.treasury.key.base58}2` }),
      'key_unreadable',
    ],
    [
      'one letter wrong',
      () => ({ ...good(), admin_private_key: bank.treasury.key.base58.replace(/^./, '0') }),
      'key_unreadable',
    ],
    [
      '63 numbers',
      () => ({ ...good(), admin_private_key: Array.from(bank.treasury.key.bytes.slice(1)) }),
      'key_unreadable',
    ],
    [
      '65 numbers',
      () => ({ ...good(), admin_private_key: [...bank.treasury.key.bytes, 1] }),
      'key_unreadable',
    ],
    [
      'a number above 255',
      () => ({ ...good(), admin_private_key: [256, ...bank.treasury.key.bytes.slice(1)] }),
      'key_unreadable',
    ],
    [
      'halves that do not belong together',
      () => ({ ...good(), admin_private_key: [...newKey().bytes.slice(0, 32), ...newKey().bytes.slice(32)] }),
      'key_unreadable',
    ],
    ['another treasury', () => ({ ...good(), admin_private_key: newKey().base58 }), 'key_of_another'],
    ['no user', () => ({ admin_private_key: bank.treasury.key.base58 }), 'bad_request'],
    ['a user and a selection', () => ({ ...good(), user_ids: [payee.id] }), 'bad_request'],
    ['a user in words', () => ({ ...good(), user_id: 'one' }), 'bad_request'],
    ['a user below zero', () => ({ ...good(), user_id: -1 }), 'bad_request'],
    ['nobody chosen', () => ({ admin_private_key: 'x', user_ids: [] }), 'key_unreadable'],
    [
      'too many chosen',
      () => ({
        admin_private_key: bank.treasury.key.base58,
        user_ids: Array.from({ length: 101 }, (_, i) => i + 1),
      }),
      'bad_request',
    ],
    ['another node', () => ({ ...good(), rpc_url: 'https://evil.example.org' }), 'node_not_allowed'],
    ['a node inside', () => ({ ...good(), rpc_url: 'http://169.254.169.254/' }), 'node_not_allowed'],
    [
      'a listed node with a key in front',
      () => ({ ...good(), rpc_url: bank.node.url.replace('http://', 'http://user:pass@') }),
      'node_not_allowed',
    ],
    ['a node in numbers', () => ({ ...good(), rpc_url: 7 }), 'bad_request'],
    ['a very long node', () => ({ ...good(), rpc_url: `https://${'a'.repeat(600)}` }), 'bad_request'],
    [
      'an amount: the server’s own counts',
      () => ({ ...good(), amount: '1000000', rpc_url: 'https://evil.example.org' }),
      'node_not_allowed',
    ],
  ])('%s', async (_, body, code) => {
    const { status, error } = await trigger(body());
    expect([status, error?.code]).toEqual([400, code]);
    expect(error?.error).toBe(error?.detail);
    const { rows } = await sql`select from payouts where user_id = ${payee.id}`.execute(w.db);
    expect([rows, bank.node.takeCalls()]).toEqual([[], []]);
  });

  test('an amount that a client sends is not looked at', async () => {
    const { answer } = await trigger({ ...good(), amount: '1000000' });
    expect(resultsIn(answer)[0]?.amount).toBe('12.5');
  });
});

test('a key that comes in the clear over a network is refused unread', async () => {
  const request = {
    method: 'POST',
    url: PATH,
    payload: good(),
    headers: { authorization: `Bearer ${await bank.admin.token(w)}` },
  } as const;
  const plain = await w.app.inject({ ...request, remoteAddress: '192.0.2.7' });
  expect([plain.statusCode, plain.json().code]).toEqual([400, 'key_needs_tls']);
  // Behind a proxy of ours that speaks TLS it is taken.
  const secure = await w.app.inject({
    ...request,
    headers: { ...request.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' },
  });
  expect(inShort(secure.json())).toEqual(['success']);
});

test('strangers and others than admins are refused before the key is read', async () => {
  const member = await buildUser(w.db);
  const answers = await Promise.all([
    w.send('POST', PATH, good()),
    w.send('POST', PATH, good(), member),
    w.send('POST', PATH, good(), await buildUser(w.db, { role: 'journal_admin' })),
  ]);
  expect(answers.map(({ status, error }) => [status, error?.error])).toEqual([
    [401, errorText.unauthenticated],
    [403, errorText.forbidden],
    [403, errorText.forbidden],
  ]);
});

describe('the key leaves no trace', () => {
  /** Every way in which it may come, good, broken and out of place. */
  const bodies = (): [body: string, type: string][] => {
    const { base58, bytes } = bank.treasury.key;
    const json = (more: object) => JSON.stringify({ user_id: payee.id, ...more });
    const asJson = [
      json({ admin_private_key: base58 }),
      json({ admin_private_key: [...bytes] }),
      json({ admin_private_key: JSON.stringify([...bytes]) }),
      json({ admin_private_key: `${base58.slice(0, 40)}0${base58.slice(41)}` }),
      json({ admin_private_key: base58.slice(0, -3) }),
      json({ admin_private_key: base58, user_id: base58 }),
      json({ admin_private_key: base58, extra: base58, [base58]: 1 }),
      json({ admin_private_key: base58, rpc_url: `https://${base58}.example.org/` }),
      json({ private_key: base58 }),
      json({ 'admin\u005fprivate_key': base58 }),
      `{"user_id":${payee.id},"admin_private_key":"${base58}"`,
      `{"admin_private_key":"${base58}" x}`,
      `{"admin_private_key":"${base58}","admin_private_key":"${base58}"}`,
      `{"admin_private_key" "${base58}"}`,
      `["${base58}"]`,
      `"${base58}"`,
      base58,
      json({ admin_private_key: base58, more: 'a'.repeat(20_000) }),
    ];
    return [
      ...asJson.map((body): [string, string] => [body, 'application/json']),
      [base58, 'text/plain'],
      [`admin_private_key=${base58}`, 'application/x-www-form-urlencoded'],
    ];
  };

  test('in answers, in the log, in the database', async () => {
    const lines: string[] = [];
    const log = openLog({ LOG_LEVEL: 'debug' }, { write: (line: string) => void lines.push(line) });
    const app = buildApp(w.deps, { log });
    const authorization = `Bearer ${await bank.admin.token(w)}`;
    const answers: string[] = [];
    for (const [payload, type] of bodies()) {
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: PATH,
        payload,
        headers: { authorization, 'content-type': type },
      });
      answers.push(`${statusCode} ${body}`);
    }
    await app.close();
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(w.db);
    const rows = await Promise.all(
      tables.rows.map(async ({ name }) => {
        const found = await sql<{
          row: string;
        }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(w.db);
        return found.rows.map(({ row }) => row).join('\n');
      }),
    );
    const everything = [...answers, ...lines, ...rows].join('\n');
    const { base58, bytes } = bank.treasury.key;
    const traces = [
      base58.slice(0, 20),
      base58.slice(20, 40),
      base58.slice(-20),
      JSON.stringify([...bytes]).slice(1, 40),
      Buffer.from(bytes.slice(0, 32)).toString('hex'),
      Buffer.from(bytes.slice(0, 32)).toString('base64').slice(0, 30),
    ];
    expect(traces.filter((trace) => everything.includes(trace))).toEqual([]);
    expect(answers.filter((answer) => answer.startsWith('5'))).toEqual([]);
    // The good ones were taken, and all is in order.
    expect(answers.slice(0, 3).map((answer) => answer.slice(0, 3))).toEqual(['200', '200', '200']);
    expect(lines.length).toBeGreaterThan(0);
  });
});

describe('with nothing configured', () => {
  test('the pages say so, and nothing can be sent', async () => {
    const { solana } = w.deps.gateways;
    w.deps.gateways.solana = null;
    try {
      const overview = await w.call(getPayoutOverview, { query: {} }, bank.admin);
      expect(overview.answer.token).toBeNull();
      const pending = await w.call(listPendingUsers, { query: { search: payee.email } }, bank.admin);
      expect(pending.answer).toMatchObject([{ user_id: payee.id, uas_balance: '12.5' }]);
      const refusals = await Promise.all([
        trigger(good()),
        w.call(preparePayouts, { body: { user_ids: [payee.id] } }, bank.admin),
        w.send('POST', '/api/payouts/audit/', {}, bank.admin),
      ]);
      expect(refusals.map(({ status, error }) => [status, error?.code])).toEqual([
        [409, 'payouts_off'],
        [409, 'payouts_off'],
        [409, 'payouts_off'],
      ]);
    } finally {
      w.deps.gateways.solana = solana;
    }
  });
});

test('the chain is away: nobody is paid, and the answer says so', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  bank.node.setFaults({ method: '*', status: 503 });
  // An audit that is older than a minute is made again before anybody is paid.
  w.clock.now = new Date(w.clock.now.getTime() + 120_000);
  const { status, error, headers } = await trigger(good());
  expect([status, error?.code, error?.detail, headers['retry-after']]).toEqual([
    503,
    'chain_away',
    'رفضت عقدة RPC الطلب',
    '5',
  ]);
  told.mockRestore();
});

test('an admin pays while another one looks: both see the same payout', async () => {
  const other = await buildAdmin(w.db);
  bank.node.setFaults({ method: 'sendTransaction', landAfter: 60, times: 1 });
  const [one, two] = await Promise.all([trigger(good()), w.send('POST', PATH, good(), other)]);
  const [first, second] = [resultsIn(one.answer)[0], resultsIn(two.answer)[0]];
  expect(first?.payout_id).toBe(second?.payout_id);
  expect(await bank.held(payee.wallet)).toBe(12.5);
});

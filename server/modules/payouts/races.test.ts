// Several at once: impatient admins, several servers, processes that stand still, answers that are lost.
import { sql } from 'kysely';
import { expect } from 'vitest';
import {
  type Bank,
  bankTest,
  buildPayees,
  endLeases,
  expectNothingSigned,
  giveUnits,
  inShort,
  statesOf,
} from '../../test/bank.ts';
import { signerOf } from '../../test/chain/treasury.ts';
import { buildAdmin } from '../../test/factories.ts';
import { overriding } from '../../test/overriding.ts';
import { checkInvariants, expectPaidOnce, recoverUntilEnd } from '../../test/payout-invariants.ts';
import { withAdmin } from '../../test/postgres.ts';
import { startPayer } from '../../test/start-payer.ts';
import { PATIENT } from '../../test/waiting.ts';
import { changeUser } from '../accounts/change-user.ts';
import { payUsers, send } from './order/pay.ts';
import { recover } from './recover.ts';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

bankTest('twenty clicks at once make one payout', async (bank) => {
  const results = await Promise.all(times(20, () => bank.pay()));
  expect(new Set(results.flatMap((each) => each.map(({ payout_id }) => payout_id))).size).toBe(1);
  expect(await statesOf(bank)).toEqual(['settled']);
  await expectPaidOnce(bank);
});

bankTest('two admins at once make one payout, and both are told of it', async (bank) => {
  const other = await buildAdmin(bank.db);
  const treasury = await signerOf(bank.treasury.key);
  const pay = (adminId: number) =>
    payUsers(bank.deps, { userIds: [bank.payee.id], adminId, treasury, node: bank.solana.trusted[0] });
  const [one, two] = await Promise.all([pay(bank.admin.id), pay(other.id)]);
  expect(one[0]?.payout_id).toBe(two[0]?.payout_id);
  await expectPaidOnce(bank);
});

bankTest('a user who is named twice in one order is paid once', async (bank) => {
  expect(inShort(await bank.pay(bank.payee, bank.payee))).toEqual(['success']);
  await expectPaidOnce(bank);
});

bankTest(
  'two servers, six payees, all of them several times',
  async (bank) => {
    const payers = bank.payees.map((payee) => startPayer(bank, undefined, payee));
    const here = times(3, () => bank.pay(...bank.payees));
    await Promise.all([...payers.map(({ ended }) => ended), ...here]);
    await recoverUntilEnd(bank);
    await checkInvariants(bank, { isEnd: true });
    const held = await Promise.all(bank.payees.map(({ wallet }) => bank.held(wallet)));
    expect(held).toEqual(times(6, () => 1.5));
  },
  // A slow machine needs longer than a blockhash lives at the usual pace.
  { points: times(6, () => 1.5), slotMs: 60 },
);

bankTest('points that come while a payout is under way are paid the next time', async (bank) => {
  bank.node.setFaults({ method: 'sendTransaction', landAfter: 40, times: 1 });
  const paying = bank.pay();
  // Its amount is fixed from its reservation on.
  await expect.poll(() => statesOf(bank), PATIENT).toHaveLength(1);
  await giveUnits(bank.db, bank.payee, 3_000_000n);
  expect((await paying)[0]?.amount).toBe('12.5');
  await recoverUntilEnd(bank);
  expect((await bank.pay())[0]?.amount).toBe('3');
  expect(await bank.held(bank.payee.wallet)).toBe(15.5);
});

const SIGN = '"signed_at" = ';

for (const { name, fate, becomes } of [
  {
    name: 'before the signature is stored',
    fate: { transaction: SIGN, at: 'begin' },
    becomes: ['released'],
  },
  {
    name: 'when the reservation is committed',
    fate: { transaction: 'insert into "payouts"', at: 'after commit' },
    becomes: ['released'],
  },
  {
    name: 'when the signature is committed',
    fate: { transaction: SIGN, at: 'after commit' },
    becomes: ['signed'],
  },
] as const) {
  bankTest(
    `a process stands still past its lease ${name}, wakes up, and sends nothing that is not stored`,
    async (bank) => {
      const payer = startPayer(bank, { ...fate, stallMs: 1_500 });
      await payer.stalled;
      await endLeases(bank);
      // Recovery decides; what it sends must not land: the point is what the other one does when it wakes up.
      bank.node.setFaults({ method: 'sendTransaction', swallow: true, times: 3 });
      await recover(bank.deps);
      expect(await statesOf(bank)).toEqual(becomes);
      bank.node.setFaults();
      await payer.ended;
      await checkInvariants(bank);
      await expectPaidOnce(bank);
    },
  );
}

bankTest(
  'the answer to the commit of the signature is lost: nothing is sent but by recovery',
  async (bank) => {
    // The first transaction reserves, the second one stores the signature.
    bank.deps.db = losingAnswer(bank.db, 2);
    const told: unknown[] = [];
    bank.deps.log = { error: (fault) => told.push(fault) };
    bank.node.takeCalls();
    expect(inShort(await bank.pay())).toEqual(['pending: outcome_unknown']);
    expect([await statesOf(bank), bank.node.takeCalls().includes('sendTransaction')]).toEqual([
      ['signed'],
      false,
    ]);
    expect(told).toEqual([expect.objectContaining({ message: GONE })]);
    await expectPaidOnce(bank);
  },
);

bankTest(
  'the database goes before anything is signed: both faults are told, the points come back',
  async (bank) => {
    let begun = 0;
    // Only the first transaction, which reserves, finds it.
    bank.deps.db = overriding(bank.db, 'transaction', () => {
      begun++;
      return begun === 1
        ? bank.db.transaction()
        : overriding(bank.db.transaction(), 'execute', () => Promise.reject(new Error(GONE)));
    });
    const told: unknown[] = [];
    bank.deps.log = { error: (fault) => told.push(fault) };
    expect(inShort(await bank.pay())).toEqual(['pending: outcome_unknown']);
    expect(told).toEqual(Array(2).fill(expect.objectContaining({ message: GONE })));
    bank.deps.db = bank.db;
    await endLeases(bank);
    await recover(bank.deps);
    expect(await statesOf(bank)).toEqual(['released']);
    await expectPaidOnce(bank);
  },
);

bankTest('what cannot be read when it is to be sent is told, and sent by whoever recovers', async (bank) => {
  const told: unknown[] = [];
  const gone: unknown = new Proxy(
    {},
    {
      get: (_, name) => () => (name === 'execute' ? Promise.reject(new Error(GONE)) : gone),
    },
  );
  const deps: Bank['deps'] = {
    ...bank.deps,
    db: overriding(bank.db, 'selectFrom', (() => gone) as never),
    log: { error: (fault) => told.push(fault) },
  };
  await send(deps, [crypto.randomUUID()], bank.solana.trusted[0]);
  expect(told).toEqual([new Error(GONE)]);
});

const GONE = 'Connection terminated unexpectedly';

/** A database that commits its transaction of this number and does not say so. */
function losingAnswer(db: Bank['db'], number: number): Bank['db'] {
  let commits = 0;
  return overriding(db, 'transaction', () =>
    overriding(db.transaction(), 'execute', async (act) => {
      const result = await db.transaction().execute(act);
      commits++;
      if (commits === number) throw new Error(GONE);
      return result;
    }),
  );
}

bankTest(
  'all connections to the database are cut right after it was sent',
  async (bank) => {
    const payer = startPayer(bank);
    bank.node.setFaults({ method: 'sendTransaction', delayMs: 150 });
    await new Promise<void>((done) => {
      bank.node.onCall = (method) => method === 'sendTransaction' && done();
    });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(bank.db);
    bank.node.onCall = () => {};
    const [result] = (await payer.answered) ?? [];
    expect(result?.status).toMatch(/success|pending/);
    await expectPaidOnce(bank);
  },
  { points: [12.5] },
);

/** Suspend, demote or whatever else, when the node is first asked this. */
function during({ node }: Bank, method: string, act: () => Promise<unknown>): () => Promise<unknown> {
  let acting: Promise<unknown> | undefined;
  node.setFaults({ method, delayMs: 150, times: 1 });
  node.onCall = (called) => {
    if (called === method) acting ??= act();
  };
  return async () => acting;
}

bankTest('a payee who is suspended before it is signed is not paid, and keeps the points', async (bank) => {
  const done = during(bank, 'simulateTransaction', () =>
    changeUser(bank.deps, {
      userId: bank.payee.id,
      change: { status: 'suspended' },
      actorId: bank.admin.id,
    }),
  );
  expect(inShort(await bank.pay())).toEqual(['failed: changed_meanwhile']);
  await done();
  await expectNothingSigned(bank);
  expect(inShort(await bank.pay())).toEqual(['skipped: suspended']);
});

bankTest('an admin who loses the role before it is signed pays nobody', async (bank) => {
  const admin = await buildAdmin(bank.db);
  const done = during(bank, 'simulateTransaction', () =>
    changeUser(bank.deps, { userId: admin.id, change: { role: 'user' }, actorId: bank.admin.id }),
  );
  const treasury = await signerOf(bank.treasury.key);
  const paying = payUsers(bank.deps, {
    userIds: [bank.payee.id],
    adminId: admin.id,
    treasury,
    node: bank.solana.trusted[0],
  });
  expect(inShort(await paying)).toEqual(['failed: changed_meanwhile']);
  await done();
  await expectNothingSigned(bank);
});

bankTest('a wallet that is changed while it is paid changes nothing', async (bank) => {
  const [other] = await buildPayees(bank.db, [0]);
  const done = during(bank, 'simulateTransaction', () =>
    bank.db
      .updateTable('users')
      .set({ wallet_address: other?.wallet ?? '' })
      .where('id', '=', bank.payee.id)
      .execute(),
  );
  expect(inShort(await bank.pay())).toEqual(['success']);
  await done();
  expect([await bank.held(bank.payee.wallet), await bank.held(other?.wallet ?? '')]).toEqual([12.5, 0]);
});

bankTest(
  'twenty clicks at once without the lock of the ledger and without the index still pay once',
  async (bank) => {
    await withAdmin(bank.ownerUrl, (owner) => sql`drop index payouts_one_open`.execute(owner));
    bank.deps.log = { error: () => {} };
    bank.deps.db = withoutLocks(bank.db);
    await Promise.allSettled(times(20, () => bank.pay()));
    bank.deps.db = bank.db;
    await endLeases(bank);
    await recoverUntilEnd(bank);
    await checkInvariants(bank, { isEnd: true });
    expect(await bank.held(bank.payee.wallet)).toBe(12.5);
  },
  { points: [12.5] },
);

/** A database that forgets `for update` and `for share`. */
function withoutLocks(db: Bank['db']): Bank['db'] {
  return db.withPlugin({
    transformQuery: ({ node }) => (node.kind === 'SelectQueryNode' ? { ...node, endModifiers: [] } : node),
    transformResult: async ({ result }) => result,
  });
}

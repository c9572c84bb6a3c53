import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '../../platform/db.ts';
import { buildUser, buildUsers, type TestUser } from '../../test/factories.ts';
import { withPoints } from '../../test/points.ts';
import { untilWaiting } from '../../test/waiting.ts';
import { world } from '../../test/world.ts';
import { balancesOf } from './balances.ts';
import { holdPoints } from './ledger.ts';
import { POINT } from './rules.ts';

const w = world();

const inTransaction = <T>(act: (tx: Tx) => Promise<T>): Promise<T> => w.db.transaction().execute(act);

const creditTerm = (userId: number, subject: string, amount = 10n * POINT) =>
  withPoints(w.db, userId, (points) =>
    points.credit({ userId, reason: 'term_approved', subject, amount, label: 'مصطلح', now: w.clock.now }),
  );

const reverseTerm = (userId: number, subject: string) =>
  withPoints(w.db, userId, (points) =>
    points.reverse({
      userId,
      reason: 'term_reversed',
      subject,
      of: { reason: 'term_approved', subject },
      label: 'مصطلح',
      now: w.clock.now,
    }),
  );

const aVote = (userId: number, subject: string) =>
  ({ userId, reason: 'vote_cast', subject, amount: POINT, label: '', now: w.clock.now }) as const;

/** As a settled payout does it. */
const payOut = (userId: number, amount: bigint) =>
  inTransaction(async (tx) => {
    const { id } = await tx
      .insertInto('ledger_transactions')
      .values({ user_id: userId, reason: 'daily_challenge', subject: `payout:${crypto.randomUUID()}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      insert into ledger_entries (transaction_id, account_id, amount)
      select ${id}, id, case kind when 'paid' then ${amount}::numeric else -${amount}::numeric end
      from ledger_accounts where user_id = ${userId} and kind in ('available', 'paid')`.execute(tx);
  });

const nothing = { earned: 0n, available: 0n, reserved: 0n, paid: 0n, owed: 0n };

test('a new user has nothing', async () => {
  const user = await buildUser(w.db);
  expect(await balancesOf(w.db, user.id)).toEqual(nothing);
});

test('the same credit sent twenty times at once counts once', async () => {
  const user = await buildUser(w.db);
  const news = await Promise.all(Array.from({ length: 20 }, () => creditTerm(user.id, 'term:1')));
  expect(news.filter(Boolean)).toEqual([true]);
  expect(await balancesOf(w.db, user.id)).toEqual({
    ...nothing,
    earned: 10n * POINT,
    available: 10n * POINT,
  });
});

test('fifty different credits at once add up', async () => {
  const user = await buildUser(w.db);
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => creditTerm(user.id, `term:${index}`, BigInt(index + 1))),
  );
  expect(await balancesOf(w.db, user.id)).toMatchObject({ earned: 1275n, available: 1275n });
});

test('two users credited in both orders at once do not deadlock when both are held first', async () => {
  const [first, second] = (await buildUsers(w.db, 2)).map(({ id }) => id) as [number, number];
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      inTransaction(async (tx) => {
        const order = index % 2 ? [first, second] : [second, first];
        const points = await holdPoints(tx, order);
        for (const userId of order) await points.credit(aVote(userId, `vote:${index}`));
      }),
    ),
  );
  const balances = await Promise.all([balancesOf(w.db, first), balancesOf(w.db, second)]);
  expect(balances.map(({ earned }) => earned)).toEqual([40n * POINT, 40n * POINT]);
});

test('a credit to one user does not wait for a transaction that holds another', async () => {
  const [held, free] = await buildUsers(w.db, 2);
  await withPoints(w.db, held!.id, async (points) => {
    await points.credit(aVote(held!.id, 'vote:1'));
    expect(await creditTerm(free!.id, 'term:1')).toBe(true);
  });
});

test('points of a user that are not held are neither credited nor taken back', async () => {
  const [held, other] = (await buildUsers(w.db, 2)) as [TestUser, TestUser];
  await creditTerm(other.id, 'term:1');
  const of = { reason: 'term_approved', subject: 'term:1' } as const;
  const moves = [
    withPoints(w.db, held.id, (points) => points.credit(aVote(other.id, 'vote:1'))),
    withPoints(w.db, held.id, (points) =>
      points.reverse({ ...aVote(other.id, 'term:1'), reason: 'term_reversed', of }),
    ),
  ];
  const ends = await Promise.allSettled(moves);
  expect(ends.map((end) => end.status === 'rejected' && String(end.reason))).toEqual([
    `Error: The points of user ${other.id} are not held`,
    `Error: The points of user ${other.id} are not held`,
  ]);
  expect((await balancesOf(w.db, other.id)).earned).toBe(10n * POINT);
});

test('what one transaction moves in several steps follows the balances of the step before', async () => {
  const user = await buildUser(w.db);
  await creditTerm(user.id, 'term:1', 10n);
  await payOut(user.id, 10n);
  await reverseTerm(user.id, 'term:1');
  await withPoints(w.db, user.id, async (points) => {
    await points.credit({ ...aVote(user.id, 'vote:1'), amount: 6n });
    await points.credit({ ...aVote(user.id, 'vote:2'), amount: 6n });
  });
  expect(await balancesOf(w.db, user.id)).toEqual({ ...nothing, earned: 12n, available: 2n, paid: 10n });
});

test('a credit of nothing is a fault', async () => {
  const user = await buildUser(w.db);
  await expect(creditTerm(user.id, 'term:1', 0n)).rejects.toThrow(RangeError);
});

test('what is rolled back was never credited', async () => {
  const user = await buildUser(w.db);
  const failing = withPoints(w.db, user.id, async (points) => {
    await points.credit(aVote(user.id, 'vote:2'));
    throw new Error('later step failed');
  });
  await expect(failing).rejects.toThrow('later step failed');
  expect(await balancesOf(w.db, user.id)).toEqual(nothing);
});

test('a reversal takes the credit back once, however often it is sent', async () => {
  const user = await buildUser(w.db);
  await creditTerm(user.id, 'term:1', 3n);
  await creditTerm(user.id, 'term:2', 5n);
  const moved = await Promise.all(Array.from({ length: 10 }, () => reverseTerm(user.id, 'term:1')));
  expect(moved.filter(Boolean)).toEqual([true]);
  expect(await balancesOf(w.db, user.id)).toEqual({ ...nothing, earned: 5n, available: 5n });
});

test('a credit is not taken back a second time for another reason', async () => {
  const user = await buildUser(w.db);
  await creditTerm(user.id, 'term:1', 3n);
  await reverseTerm(user.id, 'term:1');
  const again = await withPoints(w.db, user.id, (points) =>
    points.reverse({
      userId: user.id,
      reason: 'vote_revoked',
      subject: 'term:1',
      of: { reason: 'term_approved', subject: 'term:1' },
      label: '',
      now: w.clock.now,
    }),
  );
  expect(again).toBe(false);
  expect(await balancesOf(w.db, user.id)).toEqual(nothing);
});

test('reversing what never was credited does nothing', async () => {
  const user = await buildUser(w.db);
  expect(await reverseTerm(user.id, 'term:1')).toBe(false);
  expect(await balancesOf(w.db, user.id)).toEqual(nothing);
});

test('what was paid out before it is taken back is owed, and later credits cover it first', async () => {
  const user = await buildUser(w.db);
  await creditTerm(user.id, 'term:1', 10n);
  await payOut(user.id, 8n);
  await reverseTerm(user.id, 'term:1');
  expect(await balancesOf(w.db, user.id)).toEqual({ ...nothing, paid: 8n, owed: 8n });

  await creditTerm(user.id, 'term:2', 5n);
  expect(await balancesOf(w.db, user.id)).toEqual({ ...nothing, earned: 5n, paid: 8n, owed: 3n });

  await creditTerm(user.id, 'term:3', 5n);
  expect(await balancesOf(w.db, user.id)).toEqual({ ...nothing, earned: 10n, available: 2n, paid: 8n });
});

test('a credit that is owed already can be taken back too', async () => {
  const user = await buildUser(w.db);
  await creditTerm(user.id, 'term:1', 10n);
  await payOut(user.id, 10n);
  await reverseTerm(user.id, 'term:1');
  await creditTerm(user.id, 'term:2', 4n);
  await reverseTerm(user.id, 'term:2');
  expect(await balancesOf(w.db, user.id)).toEqual({ ...nothing, paid: 10n, owed: 10n });
});

test('the database refuses to change what is written or to move a balance by hand', async () => {
  const user = await buildUser(w.db);
  await creditTerm(user.id, 'term:1');
  await w.asOwner(async (owner) => {
    await expect(sql`update ledger_entries set amount = 1`.execute(owner)).rejects.toThrow('append-only');
    await expect(sql`delete from ledger_transactions`.execute(owner)).rejects.toThrow('append-only');
    await expect(sql`update ledger_accounts set balance = 0`.execute(owner)).rejects.toThrow('append-only');
  });
});

test('the database refuses a transaction that does not balance', async () => {
  const user = await buildUser(w.db);
  const lopsided = inTransaction(async (tx) => {
    const { id } = await tx
      .insertInto('ledger_transactions')
      .values({ user_id: user.id, reason: 'vote_cast', subject: 'vote:lopsided' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      insert into ledger_entries (transaction_id, account_id, amount)
      select ${id}, id, 5 from ledger_accounts where user_id = ${user.id} and kind = 'available'`.execute(tx);
  });
  await expect(lopsided).rejects.toThrow('unbalanced');
});

test('the database refuses to move the points of another user', async () => {
  const [user, victim] = await buildUsers(w.db, 2);
  const theft = inTransaction(async (tx) => {
    const { id } = await tx
      .insertInto('ledger_transactions')
      .values({ user_id: user!.id, reason: 'vote_cast', subject: 'vote:theft' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      insert into ledger_entries (transaction_id, account_id, amount)
      select ${id}, id, case kind when 'issued' then -5 else 5 end
      from ledger_accounts where user_id = ${victim!.id} and kind in ('issued', 'available')`.execute(tx);
  });
  await expect(theft).rejects.toThrow('another user');
});

test('after all of this every transaction balances and every balance is the sum of its entries', async () => {
  const unbalanced = await sql`
    select transaction_id from ledger_entries group by 1 having sum(amount) <> 0`.execute(w.db);
  const drifted = await sql`
    select account.id from ledger_accounts account left join ledger_entries entry on entry.account_id = account.id
    group by account.id having account.balance <> coalesce(sum(entry.amount), 0)`.execute(w.db);
  const total = await sql`select sum(balance) as total from ledger_accounts`.execute(w.db);
  expect([unbalanced.rows, drifted.rows, total.rows]).toEqual([[], [], [{ total: '0' }]]);
});

test('whoever holds the points of the same users does so in one order, however they are named', async () => {
  const [{ id: first }, { id: last }] = (await buildUsers(w.db, 2)) as [TestUser, TestUser];
  const hold = (ids: number[]) => inTransaction((tx) => holdPoints(tx, ids));
  const held = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const before = inTransaction(async (tx) => {
    await holdPoints(tx, [first]);
    held.resolve();
    await free.promise;
  });
  await held.promise;
  // The second of these would hold the last one while it waits for the first, and the first of them wants both.
  const one = hold([first, last]);
  await untilWaiting(w.db);
  const other = hold([last, first]);
  await untilWaiting(w.db, 2);
  free.resolve();
  await expect(Promise.all([before, one, other])).resolves.toHaveLength(3);
});

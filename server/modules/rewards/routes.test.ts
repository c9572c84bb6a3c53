import {
  getLeaderboard,
  getUasPrice,
  listUserRewards,
  listUserTransactions,
} from '@mustalah/contract/rewards';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildUser, type TestUser } from '../../test/factories.ts';
import { withPoints } from '../../test/points.ts';
import { world } from '../../test/world.ts';
import { creditVote, reverseVote } from './credit-vote.ts';
import { POINT } from './rules.ts';

const w = world();

const creditTerm = (user: TestUser, termId: number, points = 10n) =>
  withPoints(w.db, user.id, (held) =>
    held.credit({
      userId: user.id,
      reason: 'term_approved',
      subject: `term:${termId}`,
      amount: points * POINT,
      label: `مصطلح ${termId}`,
      now: w.clock.now,
    }),
  );

const rewardsOf = async (user: TestUser) => {
  const { answer } = await w.call(listUserRewards, { query: {} }, user);
  return answer.results.map(({ reason, points, paid, reversed }) => ({ reason, points, paid, reversed }));
};

/** As a settled payout does it. */
const payOut = (user: TestUser, points: number) =>
  w.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('ledger_transactions')
      .values({ user_id: user.id, reason: 'daily_challenge', subject: `payout:${crypto.randomUUID()}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      insert into ledger_entries (transaction_id, account_id, amount)
      select ${id}, id, ${points} * 1000000 * case kind when 'paid' then 1 else -1 end
      from ledger_accounts where user_id = ${user.id} and kind in ('available', 'paid')`.execute(tx);
  });

test('the log tells in Arabic what each credit is for, the newest first', async () => {
  const user = await buildUser(w.db);
  await creditTerm(user, 1);
  await withPoints(w.db, user.id, async (points) => {
    const vote = { userId: user.id, voteId: 1, label: 'تسارع', now: w.clock.now };
    await creditVote(points, vote);
    await reverseVote(points, vote);
  });
  expect(await rewardsOf(user)).toEqual([
    { reason: 'سحب تصويتك للمصطلح: تسارع', points: -0.5, paid: false, reversed: true },
    { reason: 'تصويتك للمصطلح: تسارع', points: 0.5, paid: false, reversed: true },
    { reason: 'اعتماد المصطلح الذي اقترحته: مصطلح 1', points: 10, paid: false, reversed: false },
  ]);
});

test('payouts cover the oldest credits first and never part of one', async () => {
  const user = await buildUser(w.db);
  await creditTerm(user, 1);
  await creditTerm(user, 2);
  await creditTerm(user, 3);
  await payOut(user, 25);
  expect((await rewardsOf(user)).map(({ paid }) => paid)).toEqual([false, true, true]);
});

test('payouts do not cover what was taken back, so a later credit is the paid one', async () => {
  const user = await buildUser(w.db);
  await creditTerm(user, 1, 10n);
  await creditTerm(user, 2, 20n);
  await withPoints(w.db, user.id, (points) =>
    points.reverse({
      userId: user.id,
      reason: 'term_reversed',
      subject: 'term:1',
      of: { reason: 'term_approved', subject: 'term:1' },
      label: 'مصطلح 1',
      now: w.clock.now,
    }),
  );
  await payOut(user, 20);
  expect((await rewardsOf(user)).map(({ points, paid }) => [points, paid])).toEqual([
    [-10, false],
    [20, true],
    [10, false],
  ]);
});

test('the log comes in pages that neither overlap nor skip', async () => {
  const user = await buildUser(w.db);
  for (const termId of [1, 2, 3, 4, 5]) await creditTerm(user, termId);
  const pages = await Promise.all(
    [1, 2, 3].map((page) => w.call(listUserRewards, { query: { page, page_size: 2 } }, user)),
  );
  expect(pages.map(({ answer }) => answer.results.length)).toEqual([2, 2, 1]);
  expect(new Set(pages.flatMap(({ answer }) => answer.results.map(({ id }) => id))).size).toBe(5);
  expect(pages[1]?.answer).toMatchObject({
    count: 5,
    total_pages: 3,
    next: '/api/user-rewards/?page=3&page_size=2',
    previous: '/api/user-rewards/?page=1&page_size=2',
  });
});

test('nobody sees the log of another', async () => {
  const [rich, poor] = [await buildUser(w.db), await buildUser(w.db)];
  await creditTerm(rich, 1);
  expect(await rewardsOf(poor)).toEqual([]);
  expect((await w.send('GET', listUserRewards.path)).status).toBe(401);
});

test('there are no transactions before the first payout', async () => {
  const { answer } = await w.call(listUserTransactions, {}, await buildUser(w.db));
  expect(answer).toEqual([]);
});

test('the leaderboard ranks active users by points, equals by age, and masks addresses', async () => {
  await sql`update users set status = 'suspended'`.execute(w.db);
  const first = await buildUser(w.db, { name: 'أمل', email: 'amal@example.org' });
  const second = await buildUser(w.db, { name: 'باسم', email: 'basim@example.org' });
  const richest = await buildUser(w.db, { name: 'جود', email: 'joud@example.org' });
  const gone = await buildUser(w.db, { name: 'دعد' });
  await buildUser(w.db, { name: 'بلا نقاط' });
  for (const user of [second, first]) await creditTerm(user, 1, 50n);
  for (const user of [richest, gone]) await creditTerm(user, 1, 950n);
  await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', gone.id).execute();

  const { status, answer } = await w.call(getLeaderboard, {});
  expect({ status, answer }).toEqual({
    status: 200,
    answer: [
      { id: richest.id, name: 'جود', email: 'j•••@example.org', total_points: 950, level: 10, rank: 1 },
      { id: first.id, name: 'أمل', email: 'a•••@example.org', total_points: 50, level: 1, rank: 2 },
      { id: second.id, name: 'باسم', email: 'b•••@example.org', total_points: 50, level: 1, rank: 3 },
    ],
  });
});

test('anyone may ask for the price', async () => {
  const { answer } = await w.call(getUasPrice, {});
  expect(answer).toEqual({ USD: 0.05 });
});

import { getTrends } from '@mustalah/contract/administration';
import { setStatus } from '@mustalah/contract/journal/desk';
import { approveTerm, rejectTerm } from '@mustalah/contract/terms/review';
import { revokeVote, voteOnTerm } from '@mustalah/contract/terms/votes';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { buildTerm } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, type TestUser } from '../../../test/factories.ts';
import { withPoints } from '../../../test/points.ts';
import { world } from '../../../test/world.ts';

const w = world();
let admin: TestUser;
beforeEach(async () => {
  // Tuesday, twenty minutes past midnight in Riyadh; in London it is still Monday.
  w.clock.now = new Date('2026-03-09T21:20:00Z');
  admin = await buildAdmin(w.db);
  await w.empty('all_terms', 'papers', 'activity_days');
});

const trends = async (period: 'days' | 'weeks' | 'months' = 'days', as = admin) =>
  (await w.call(getTrends, { query: { period } }, as)).answer;
const today = async () => (await trends()).trends.at(-1);

test('each day of a month is told, up to this one in Riyadh', async () => {
  const { trends: days } = await trends();
  expect(days).toHaveLength(30);
  expect(days.map(({ from }) => from).slice(-2)).toEqual(['2026-03-09', '2026-03-10']);
  expect(days.at(-1)).toEqual({
    from: '2026-03-10',
    suggested: 0,
    approved: 0,
    votes: 0,
    active: 0,
    issued: 0,
    reversed: 0,
    paid: 0,
    papers: { pending: 0, revisions_requested: 0, approved: 0, rejected: 0 },
  });
});

test('a term is suggested on its day in Riyadh, and approved on another', async () => {
  await buildTerm(w.db, { createdAt: new Date('2026-03-09T20:59:59Z') });
  const term = await buildTerm(w.db, { createdAt: new Date('2026-03-09T21:00:00Z') });
  const rejected = await buildTerm(w.db, { createdAt: new Date('2026-02-08T20:59:59Z') });
  await w.call(approveTerm, { params: { id: term.id }, body: {} }, admin);
  await w.call(rejectTerm, { params: { id: rejected.id }, body: { reason: '' } }, admin);
  const { trends: days } = await trends();
  expect(days.slice(-2)).toMatchObject([
    { suggested: 1, approved: 0 },
    { suggested: 1, approved: 1 },
  ]);
  // The one before the first column is in none.
  expect(days.reduce((sum, { suggested }) => sum + suggested, 0)).toBe(2);
});

test('a vote counts while it stands; whoever voted was active', async () => {
  const [one, other] = [await buildUser(w.db), await buildUser(w.db)];
  const terms = [await buildTerm(w.db), await buildTerm(w.db)];
  for (const { id } of terms) await w.call(voteOnTerm, { params: { id } }, one);
  for (const { id } of terms) await w.call(voteOnTerm, { params: { id } }, other);
  await w.call(revokeVote, { params: { id: terms[0]?.id ?? 0 } }, other);
  expect(await today()).toMatchObject({ votes: 3, active: 2 });
});

test('somebody who was active on two days is one', async () => {
  const { id } = await buildUser(w.db);
  await sql`insert into activity_days (user_id, day) values (${id}, '2026-03-10'), (${id}, '2026-03-05')`.execute(
    w.db,
  );
  const { trends: days, active } = await trends();
  expect(days.reduce((sum, each) => sum + each.active, 0)).toBe(2);
  expect(active).toBe(1);
});

test('points are told as they were credited, taken back and paid', async () => {
  const { id: userId } = await buildUser(w.db);
  const now = w.clock.now;
  const before = await today();
  const credit = { userId, label: '', now } as const;
  await withPoints(w.db, userId, async (points) => {
    await points.credit({ ...credit, reason: 'daily_challenge', subject: 'one', amount: 15_000_000n });
    await points.credit({ ...credit, reason: 'vote_cast', subject: 'vote:x', amount: 500_000n });
    await points.reverse({
      ...credit,
      reason: 'vote_revoked',
      subject: 'vote:x',
      of: { reason: 'vote_cast', subject: 'vote:x' },
    });
  });
  await withPoints(w.db, userId, async (points, tx) => {
    await points.book({ userId, id: 'tx:hash', amount: 2_500_000n, now });
    await sql`insert into payout_log (user_id, email, wallet, units, tx_hash, paid_at)
      values (${userId}, 'a@example.org', 'w', 2500000, 'hash', ${now})`.execute(tx);
  });
  expect(await today()).toMatchObject({
    issued: (before?.issued ?? 0) + 15.5,
    reversed: (before?.reversed ?? 0) + 0.5,
    paid: (before?.paid ?? 0) + 2.5,
  });
});

test('a paper is told at each status it comes to, unless it is the admin’s own', async () => {
  const author = await buildUser(w.db);
  const id = await buildSubmission(w.deps, author);
  await buildSubmission(w.deps, admin);
  const other = await buildAdmin(w.db);
  await w.call(setStatus, { params: { id }, body: { status: 'approved' } }, other);
  const papers = { pending: 1, revisions_requested: 0, approved: 1, rejected: 0 };
  expect(await today()).toMatchObject({ papers });
  expect((await trends('days', other)).trends.at(-1)).toMatchObject({ papers: { ...papers, pending: 2 } });
});

test('weeks and months hold their days', async () => {
  await buildTerm(w.db, { createdAt: new Date('2026-03-07T12:00:00Z') });
  await buildTerm(w.db, { createdAt: new Date('2026-03-08T12:00:00Z') });
  const [weeks, months] = [(await trends('weeks')).trends, (await trends('months')).trends];
  expect(weeks.slice(-2)).toMatchObject([
    { from: '2026-03-01', suggested: 1 },
    { from: '2026-03-08', suggested: 1 },
  ]);
  expect(months.at(-1)).toMatchObject({ from: '2026-03-01', suggested: 2 });
});

test('a period that nobody knows is refused', async () => {
  const { status, error } = await w.send('GET', '/api/admin-tools/trends/?period=years', undefined, admin);
  expect([status, error?.['period']]).toEqual([400, ['المدة غير معروفة']]);
});

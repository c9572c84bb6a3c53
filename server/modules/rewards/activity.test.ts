import { getDailyChallenge, getUserStats } from '@mustalah/contract/rewards';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPaper, buildVolume } from '../../test/build-paper.ts';
import { buildUser, type TestUser } from '../../test/factories.ts';
import { withPoints } from '../../test/points.ts';
import { world } from '../../test/world.ts';
import { forfeitChallenge, recordActivity } from './activity.ts';
import { balancesOf } from './balances.ts';
import { holdPoints } from './ledger.ts';
import { rewardPreview } from './preview.ts';
import { challengeOf, toPoints } from './rules.ts';
import { challengeTitle } from './text.ts';

const w = world();

// In this week the first day asks for a term in a new category, and so on down to five votes.
const NEW_CATEGORY = '2026-03-10';
const THREE_CATEGORIES = '2026-03-11';
const SUGGEST_TWO = '2026-03-12';
const SUGGEST_AND_VOTE = '2026-03-13';
const SUGGEST_ONE = '2026-03-14';
const VOTE_FIVE = '2026-03-15';

let categories: number[];

beforeAll(async () => {
  const rows = await w.db
    .insertInto('categories')
    .values(['الفيزياء', 'الكيمياء', 'الطب'].map((name) => ({ name, slug: name })))
    .returning('id')
    .execute();
  categories = rows.map(({ id }) => id);
});

beforeEach(() => {
  w.clock.now = noonOf(NEW_CATEGORY);
});

test('a suggestion that reaches the goal is credited once, however often it is recorded', async () => {
  const user = await buildUser(w.db);
  w.clock.now = noonOf(SUGGEST_ONE);
  await suggest(user);
  await Promise.all(Array.from({ length: 10 }, () => record(user)));
  expect(await earnedBy(user)).toBe(15);
});

test('below the goal nothing is credited and the progress shows', async () => {
  const user = await buildUser(w.db);
  w.clock.now = noonOf(SUGGEST_TWO);
  await suggest(user);
  await record(user);
  expect(await earnedBy(user)).toBe(0);
  expect(await challengeFor(user)).toEqual({
    title: challengeTitle.suggest_two,
    reward: 15,
    progress: 1,
    goal: 2,
    completed: false,
    next: 'suggest',
  });
});

test('five standing votes of the day reach the goal; revoked and older ones do not count', async () => {
  const user = await buildUser(w.db);
  await vote(user);
  w.clock.now = noonOf(VOTE_FIVE);
  const first = await vote(user);
  await w.db.updateTable('votes').set({ revoked_at: w.clock.now }).where('id', '=', first).execute();
  for (const category of [0, 1, 2, 0]) await vote(user, category);
  await record(user);
  expect(await challengeFor(user)).toMatchObject({ progress: 4, goal: 5, completed: false });

  await vote(user);
  await record(user);
  expect(await challengeFor(user)).toMatchObject({ progress: 5, completed: true });
  expect(await earnedBy(user)).toBe(15);
});

test('a challenge falls back with the work that reached it, and is credited again when it is reached again', async () => {
  const user = await buildUser(w.db);
  w.clock.now = noonOf(VOTE_FIVE);
  for (const category of [0, 0, 0, 0, 0]) await vote(user, category);
  await record(user);
  const [revoked] = await w.db
    .updateTable('votes')
    .set({ revoked_at: w.clock.now })
    .where('user_id', '=', user.id)
    .returning('cast_at')
    .execute();
  const forfeit = () =>
    w.db.transaction().execute(async (tx) =>
      forfeitChallenge(tx, await holdPoints(tx, [user.id]), user.id, {
        workedAt: revoked?.cast_at ?? w.clock.now,
        now: w.clock.now,
      }),
    );
  expect([await forfeit(), await forfeit()]).toEqual([15_000_000n, 0n]);
  expect(await challengeFor(user)).toMatchObject({ progress: 0, completed: false });
  for (const category of [0, 0, 0, 0, 0]) await vote(user, category);
  await record(user);
  expect(await challengeFor(user)).toMatchObject({ progress: 5, completed: true });
  expect((await balancesOf(w.db, user.id)).earned).toBe(15_000_000n);
});

test('votes in three categories, not three votes in one', async () => {
  const user = await buildUser(w.db);
  w.clock.now = noonOf(THREE_CATEGORIES);
  for (const category of [0, 0, 1]) await vote(user, category);
  expect(await challengeFor(user)).toMatchObject({ progress: 2, goal: 3, completed: false });
  await vote(user, 2);
  expect(await challengeFor(user)).toMatchObject({ progress: 3, completed: true });
});

test('a category is new when the first term of the user in it is of that day', async () => {
  const user = await buildUser(w.db);
  w.clock.now = noonOf('2026-03-09');
  await suggest(user, 0);
  w.clock.now = noonOf(NEW_CATEGORY);
  await suggest(user, 0);
  expect(await challengeFor(user)).toMatchObject({ progress: 0, completed: false });
  await suggest(user, 1);
  await suggest(user, 1);
  expect(await challengeFor(user)).toMatchObject({ progress: 1, completed: true });
});

test('one suggestion and three votes, where more of one does not stand for the other', async () => {
  const user = await buildUser(w.db);
  w.clock.now = noonOf(SUGGEST_AND_VOTE);
  for (const category of [0, 0, 0, 0, 0]) await vote(user, category);
  expect(await challengeFor(user)).toMatchObject({ progress: 3, goal: 4, completed: false });
  await suggest(user);
  expect(await challengeFor(user)).toMatchObject({ progress: 4, completed: true });
});

test('the next day in Riyadh begins anew', async () => {
  const user = await buildUser(w.db);
  w.clock.now = new Date('2026-03-14T20:59:00Z');
  await suggest(user);
  await record(user);
  w.clock.now = new Date('2026-03-14T21:01:00Z');
  expect(await challengeFor(user)).toMatchObject({ title: challengeTitle.vote_five, progress: 0 });
});

test('a visitor sees the challenge and no progress', async () => {
  const { status, answer } = await w.call(getDailyChallenge, {});
  expect({ status, answer }).toEqual({
    status: 200,
    answer: {
      title: challengeTitle[challengeOf(NEW_CATEGORY).kind],
      reward: 15,
      progress: 0,
      goal: 1,
      completed: false,
      next: 'suggest',
    },
  });
});

test('suggesting and then voting: the challenge says what is still to be done', async () => {
  const user = await buildUser(w.db);
  w.clock.now = noonOf(SUGGEST_AND_VOTE);
  expect(await challengeFor(user)).toMatchObject({ progress: 0, next: 'suggest' });
  await suggest(user);
  expect(await challengeFor(user)).toMatchObject({ progress: 1, next: 'vote' });
});

test('the preview adds two points for each day of the streak and names the categories', async () => {
  const user = await buildUser(w.db);
  for (const day of ['2026-03-07', '2026-03-08', '2026-03-09']) {
    w.clock.now = noonOf(day);
    await record(user);
  }
  await suggest(user, 1);
  await suggest(user, 0);
  w.clock.now = noonOf('2026-03-10');
  expect(await rewardPreview(w.db, user.id, w.clock.now)).toEqual({
    streak: 3,
    base: 10_000_000n,
    streakBonus: 6_000_000n,
    newCategoryBonus: 5_000_000n,
    submittedCategories: ['الفيزياء', 'الكيمياء'],
  });
});

test('the statistics of a newcomer', async () => {
  const user = await buildUser(w.db);
  const { status, answer } = await w.call(getUserStats, {}, user);
  expect({ status, answer }).toEqual({
    status: 200,
    answer: {
      total_terms: 0,
      submissions: 0,
      approved_terms: 0,
      uas_earned: 0,
      uas_paid: 0,
      uas_pending: 0,
      uas_balance: 0,
      level: 1,
      badge: 'beginner',
      distinct_categories: 0,
      current_streak: 0,
      reviewed_articles: 0,
      published_articles: 0,
      submitted_categories: [],
      reward_preview: { base: 10, streak_bonus: 0, new_category_bonus: 5 },
    },
  });
});

test('the statistics of a contributor count terms, points, days and published papers', async () => {
  const user = await buildUser(w.db);
  w.clock.now = noonOf(SUGGEST_ONE);
  const approved = await suggest(user, 2);
  await suggest(user, 2);
  await w.db
    .updateTable('terms')
    .set({ approved_by: 'person', approved_at: w.clock.now })
    .where('id', '=', approved)
    .execute();
  await record(user);
  await submitPaper(user, w.clock.now);
  await submitPaper(user, null);
  const { answer } = await w.call(getUserStats, {}, user);
  expect(answer).toMatchObject({
    total_terms: 2,
    approved_terms: 1,
    uas_earned: 15,
    uas_pending: 15,
    uas_balance: 15,
    badge: 'new',
    distinct_categories: 1,
    current_streak: 1,
    published_articles: 1,
    submitted_categories: ['الطب'],
    reward_preview: { base: 10, streak_bonus: 2, new_category_bonus: 5 },
  });
});

test('a stranger has no statistics', async () => {
  const { status, error } = await w.send('GET', getUserStats.path);
  expect([status, error?.code]).toEqual([401, 'unauthenticated']);
});

function noonOf(day: string): Date {
  return new Date(`${day}T09:00:00Z`);
}

const record = (user: TestUser) =>
  withPoints(w.db, user.id, (points, tx) => recordActivity(tx, points, user.id, w.clock.now));

const earnedBy = async (user: TestUser) => toPoints((await balancesOf(w.db, user.id)).earned);

const challengeFor = async (user: TestUser) => (await w.call(getDailyChallenge, {}, user)).answer;

let serial = 0;

/** A term at this moment, without search keys worth the name. */
async function suggest(author: TestUser | null, category = 0): Promise<number> {
  serial += 1;
  const key = `مصطلح ${serial}`;
  const { id } = await w.db
    .insertInto('terms')
    .values({
      arabic: key,
      definition: 'تعريف',
      category_id: categories[category] ?? 0,
      author_id: author?.id ?? null,
      created_at: w.clock.now,
      arabic_bare: key,
      latin_folded: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A standing vote, at this moment, for a term of its own. */
async function vote(voter: TestUser, category = 0): Promise<number> {
  const { id } = await w.db
    .insertInto('votes')
    .values({ term_id: await suggest(null, category), user_id: voter.id, cast_at: w.clock.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An accepted paper in a volume of its own. */
async function submitPaper(author: TestUser, publishedAt: Date | null): Promise<void> {
  const volume = await buildVolume(w.db, { publishedAt });
  await buildPaper(w.db, author, { status: 'approved', volume });
}

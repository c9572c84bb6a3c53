import {
  getFeaturedPaper,
  getPlatformStats,
  getStats,
  listJournalCategories,
  listTopAuthors,
} from '@mustalah/contract/journal/public';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { buildPaper, buildVolume } from '../../../test/build-paper.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { withPoints } from '../../../test/points.ts';
import { world } from '../../../test/world.ts';
import { POINT } from '../../rewards/rules.ts';

const w = world();

beforeEach(async () => {
  await w.empty('papers', 'volumes');
  await sql`update users set status = 'suspended'`.execute(w.db);
});

test('an empty platform says so', async () => {
  const { answer } = await w.call(getPlatformStats, {});
  expect(answer).toMatchObject({ term_count: 0, user_count: 0, paper_count: 0, volume_count: 0 });
  expect((await w.call(getFeaturedPaper, {})).answer).toBeNull();
  expect((await w.call(listTopAuthors, {})).answer).toEqual([]);
  expect((await w.call(getStats, {})).answer).toEqual({ total: 0, pending: 0, approved: 0, rejected: 0 });
});

test('platform statistics count active users, published work and points less what was taken back', async () => {
  const before = (await w.call(getPlatformStats, {})).answer.uas_total;
  const user = await buildUser(w.db);
  await creditTerm(user, 1, 10n);
  await creditTerm(user, 2, 20n);
  await withPoints(w.db, user.id, (points) =>
    points.reverse({
      userId: user.id,
      reason: 'term_reversed',
      subject: 'term:1',
      of: { reason: 'term_approved', subject: 'term:1' },
      label: '',
      now: w.clock.now,
    }),
  );
  await accepted(user, await buildVolume(w.db, { publishedAt: w.clock.now }));
  await accepted(user, await buildVolume(w.db));
  await accepted(user);
  const { answer } = await w.call(getPlatformStats, {});
  expect({ ...answer, uas_total: answer.uas_total - before }).toEqual({
    term_count: 0,
    user_count: 1,
    paper_count: 1,
    volume_count: 1,
    uas_total: 20,
  });
});

test('top authors stand by published papers, then by points, with names only', async () => {
  const [writer, richer, poorer, suspended] = await Promise.all([
    buildUser(w.db, { name: 'كاتب' }),
    buildUser(w.db, { name: 'غني' }),
    buildUser(w.db, { name: 'مقل' }),
    buildUser(w.db, { name: 'موقوف' }),
  ]);
  await buildUser(w.db, { name: 'جديد' });
  await accepted(writer, await buildVolume(w.db, { publishedAt: w.clock.now }));
  await accepted(suspended, await buildVolume(w.db, { publishedAt: w.clock.now }));
  await accepted(poorer, await buildVolume(w.db));
  await creditTerm(richer, 1, 30n);
  await creditTerm(poorer, 1, 10n);
  await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.id).execute();
  const { answer } = await w.call(listTopAuthors, {});
  expect(answer).toEqual([
    { id: writer.id, name: 'كاتب', papers: 1, uas: 0 },
    { id: richer.id, name: 'غني', papers: 0, uas: 30 },
    { id: poorer.id, name: 'مقل', papers: 0, uas: 10 },
  ]);
});

test('the featured paper is a published one, with its author and volume', async () => {
  const author = await buildUser(w.db, { name: 'كاتب' });
  const volume = await buildVolume(w.db, { publishedAt: w.clock.now });
  const id = await accepted(author, volume);
  await accepted(author, await buildVolume(w.db));
  await buildPaper(w.db, author, { volume, status: 'rejected' });
  const { answer } = await w.call(getFeaturedPaper, {});
  expect(answer).toEqual({
    id,
    title: 'بحث',
    author: 'كاتب',
    abstract: 'ملخص',
    field: 'الطب',
    volume_id: volume,
    volume: { title: expect.any(String), number: expect.any(Number), year: 2026, cover_image_url: null },
  });
});

test('the featured paper stays all day, also when another is published, and the days take turns', async () => {
  const author = await buildUser(w.db);
  const volume = await buildVolume(w.db, { publishedAt: new Date('2026-01-01T00:00:00Z') });
  await Promise.all(Array.from({ length: 8 }, () => accepted(author, volume)));
  const morning = await featuredAt('2026-03-09T21:00:00Z');
  const today = await buildVolume(w.db, { publishedAt: new Date('2026-03-10T08:00:00Z') });
  await Promise.all(Array.from({ length: 8 }, () => accepted(author, today)));
  expect(await featuredAt('2026-03-10T20:59:00Z')).toBe(morning);

  const week = [];
  for (const day of [11, 12, 13, 14, 15, 16, 17]) week.push(await featuredAt(`2026-03-${day}T09:00:00Z`));
  expect(new Set(week).size).toBeGreaterThan(1);
});

test('paper counts by status; requested revisions, and what was withdrawn, are in the total only', async () => {
  const author = await buildUser(w.db);
  const withdrawn = await buildPaper(w.db, author);
  await w.db.updateTable('papers').set({ withdrawn_at: new Date() }).where('id', '=', withdrawn).execute();
  for (const status of ['pending', 'pending', 'approved', 'rejected', 'revisions_requested'] as const) {
    await buildPaper(w.db, author, { status });
  }
  expect((await w.call(getStats, {})).answer).toEqual({ total: 6, pending: 2, approved: 1, rejected: 1 });
});

test('the journal has eight specialties, and no branch stands twice in one', async () => {
  const { answer } = await w.call(listJournalCategories, {});
  expect(answer.map(({ name, sub }) => [name, new Set(sub).size])).toEqual([
    ['الطب', 10],
    ['الهندسة', 9],
    ['العلوم الإسلامية', 7],
    ['العلوم الاجتماعية', 7],
    ['الكيمياء', 5],
    ['الفيزياء', 6],
    ['اللغة والترجمة', 6],
    ['الاقتصاد والإدارة', 7],
  ]);
});

async function featuredAt(moment: string): Promise<number | undefined> {
  w.clock.now = new Date(moment);
  return (await w.call(getFeaturedPaper, {})).answer?.id;
}

const creditTerm = (user: TestUser, termId: number, points: bigint) =>
  withPoints(w.db, user.id, (held) =>
    held.credit({
      userId: user.id,
      reason: 'term_approved',
      subject: `term:${termId}`,
      amount: points * POINT,
      label: '',
      now: w.clock.now,
    }),
  );

const accepted = (author: TestUser, volume: number | null = null) =>
  buildPaper(w.db, author, { status: 'approved', volume });

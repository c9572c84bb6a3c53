import { getPaperLog, setStatus } from '@mustalah/contract/journal/desk';
import { listNotifications } from '@mustalah/contract/notifications';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSubmission, buildVolume } from '../../../test/build-paper.ts';
import { assign, review } from '../../../test/build-review.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { findBrokenEntry } from '../paper/log.ts';

const w = world();

let editor: TestUser;
let author: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
  author = await buildUser(w.db);
});

const set = (id: number, status: string, more: object = {}, as: TestUser = editor) =>
  w.call(setStatus, { params: { id }, body: { status: status as 'approved', ...more } }, as);
const logOf = async (id: number) => (await w.call(getPaperLog, { params: { id } }, editor)).answer;

test('an editor sets any of the four statuses, in any order, and each stays in the log', async () => {
  const id = await buildSubmission(w.deps, author);
  for (const status of ['approved', 'pending', 'rejected', 'revisions_requested', 'approved']) {
    expect((await set(id, status, { note: `إلى ${status}` })).answer.status).toBe(status);
  }
  const { entries, broken_at } = await logOf(id);
  expect(broken_at).toBeNull();
  expect(entries.map(({ kind, to_status, note }) => [kind, to_status, note])).toEqual([
    ['submitted', 'pending', ''],
    ['decided', 'approved', 'إلى approved'],
    ['status_set', 'pending', 'إلى pending'],
    ['decided', 'rejected', 'إلى rejected'],
    ['status_set', 'revisions_requested', 'إلى revisions_requested'],
    ['status_set', 'approved', 'إلى approved'],
  ]);
});

test('the same status again changes nothing and tells nobody', async () => {
  const id = await buildSubmission(w.deps, await buildUser(w.db));
  await set(id, 'approved');
  const { answer } = await set(id, 'approved');
  expect(answer.version).toBe(2);
  expect((await logOf(id)).entries).toHaveLength(2);
});

test.each([
  [{ status: 'published' }, { status: ['حالة البحث غير معروفة'] }],
  [{}, { status: ['حالة البحث غير معروفة'] }],
  [{ status: 'approved', note: 'ن'.repeat(5001) }, { note: ['عدد الحروف لا يتجاوز ٥٠٠٠'] }],
  [{ status: 'approved', version: -1 }, { code: 'bad_request' }],
])('%o is refused', async (body, error) => {
  const id = await buildSubmission(w.deps, author);
  const refused = await w.send('PATCH', `/api/journal/papers/${id}/status/`, body, editor);
  expect(refused.status).toBe(400);
  expect(refused.error).toMatchObject(error);
});

describe('what is refused', () => {
  test('a paper that was taken back, retracted or is published', async () => {
    const volume = await buildVolume(w.db, { publishedAt: w.clock.now });
    const [withdrawn, retracted, published] = [
      await buildSubmission(w.deps, author),
      await buildSubmission(w.deps, author),
      await buildSubmission(w.deps, author, { status: 'pending' }),
    ];
    await set(published, 'approved');
    const change = (id: number, values: object) =>
      w.db.updateTable('papers').set(values).where('id', '=', id).execute();
    await change(withdrawn, { withdrawn_at: w.clock.now });
    await change(retracted, { retracted_at: w.clock.now });
    await change(published, { volume_id: volume });
    const codes = [];
    for (const id of [withdrawn, retracted, published]) codes.push((await set(id, 'rejected')).error?.code);
    expect(codes).toEqual(['paper_withdrawn', 'paper_retracted', 'paper_published']);
  });

  test('a paper that changed since the editor saw it', async () => {
    const id = await buildSubmission(w.deps, author);
    const { status, error } = await set(id, 'approved', { version: 0 });
    expect([status, error?.code]).toEqual([409, 'paper_changed']);
    expect((await set(id, 'approved', { version: 1 })).status).toBe(200);
  });

  test('a paper that is none', async () => {
    expect((await set(999_999, 'approved')).status).toBe(404);
  });
});

test('a paper that is no longer accepted leaves the volume in the making', async () => {
  const id = await buildSubmission(w.deps, author);
  await set(id, 'approved');
  const volume = await buildVolume(w.db);
  await w.db.updateTable('papers').set({ volume_id: volume }).where('id', '=', id).execute();
  await set(id, 'pending');
  const paper = w.db.selectFrom('papers').select('volume_id').where('id', '=', id);
  expect(await paper.executeTakeFirst()).toEqual({ volume_id: null });
});

test('of two editors who decide on what they saw at once, one does', async () => {
  const id = await buildSubmission(w.deps, author);
  const other = await buildUser(w.db, { role: 'admin' });
  const answers = await Promise.all([
    set(id, 'approved', { version: 1 }),
    set(id, 'rejected', { version: 1 }, other),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await logOf(id)).entries.filter(({ kind }) => kind === 'decided')).toHaveLength(1);
});

test('of an editor and a reviewer who decide at once, one does, and the log says who', async () => {
  const id = await buildSubmission(w.deps, author);
  const reviewer = await buildUser(w.db, { is_reviewer: true });
  const { version } = await assign(w, id, reviewer, editor);
  const [edited, reviewed] = await Promise.all([
    set(id, 'rejected', { version }),
    review(w, id, reviewer, 'approved'),
  ]);
  expect([
    [200, 409],
    [409, 200],
  ]).toContainEqual([edited.status, reviewed.status]);
  const { entries } = await logOf(id);
  expect(entries.filter(({ kind }) => kind === 'decided')).toHaveLength(1);
  expect(await findBrokenEntry(w.db, id)).toBeNull();
});

test('a decision of an editor ends the reviews that are under way and tells everybody concerned', async () => {
  const [writer, waiting, done] = [
    await buildUser(w.db),
    await buildUser(w.db, { is_reviewer: true }),
    await buildUser(w.db, { is_reviewer: true }),
  ];
  const id = await buildSubmission(w.deps, writer);
  await assign(w, id, waiting, editor);
  await assign(w, id, done, editor);
  await set(id, 'rejected');
  const kinds = async (user: TestUser) =>
    (await w.call(listNotifications, { query: {} }, user)).answer.results.map(({ kind }) => kind);
  expect(await kinds(writer)).toEqual(['paper_rejected']);
  expect(await kinds(waiting)).toEqual(['review_cancelled', 'review_invited']);
  expect((await review(w, id, waiting, 'approved')).error?.code).toBe('review_ended');
});

test('an entry that was altered behind our back is named to the editor', async () => {
  const id = await buildSubmission(w.deps, author);
  await set(id, 'rejected', { note: 'ضعيف' });
  await w.tamper(sql`update paper_log set note = 'ممتاز' where paper_id = ${id} and seq = 2`);
  expect((await logOf(id)).broken_at).toBe(2);
});

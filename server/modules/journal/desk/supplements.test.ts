import { getPaperDeclarations } from '@mustalah/contract/journal/co-authors';
import { assignReviewer, setStatus } from '@mustalah/contract/journal/desk';
import { listReviewerPapers, submitReview } from '@mustalah/contract/journal/review';
import {
  addSupplement,
  listOwnSupplements,
  MOST_SUPPLEMENTS,
  openOwnSupplement,
  openSharedSupplement,
  openSupplement,
  removeSupplement,
  shareSupplement,
} from '@mustalah/contract/journal/supplements';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world();
let editor: TestUser;
let reviewer: TestUser;
let other: TestUser;
let author: TestUser;
let id: number;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
  reviewer = await buildUser(w.db, { is_reviewer: true });
  other = await buildUser(w.db, { is_reviewer: true });
});
beforeEach(async () => {
  author = await buildUser(w.db);
  id = await buildSubmission(w.deps, author);
});

const csv = (rows: string) => new File([rows], 'قراءات فلان.csv');
const add = (label: string, file = csv('a,b\n1,2'), as = author) =>
  w.call(addSupplement, { params: { id }, body: { label }, files: { file } }, as);
const own = async () => (await w.call(listOwnSupplements, { params: { id } }, author)).answer;
const firstOf = async () => (await own()).supplements[0]?.id ?? 0;
const share = (supplement: number, shared: boolean, as = editor) =>
  w.call(shareSupplement, { params: { id, supplement }, body: { shared } }, as);
const seenByReviewer = async () =>
  (await w.call(listReviewerPapers, { query: {} }, reviewer)).answer.find((paper) => paper.id === id)
    ?.supplements;
const statuses = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

test('what an author sends beside a paper is read by editors, and by reviewers once it is shared', async () => {
  expect([(await add('قراءات التجربة')).status, (await add('قراءات التجربة')).status]).toEqual([201, 201]);
  const supplement = await firstOf();
  expect(await own()).toMatchObject({
    can_change: true,
    supplements: [{ label: 'قراءات التجربة', bytes: 7 }],
  });
  const { answer } = await w.call(getPaperDeclarations, { params: { id } }, editor);
  expect(answer.supplements).toMatchObject([{ id: supplement, is_shared: false }]);

  await w.call(assignReviewer, { params: { id }, body: { reviewer_id: reviewer.id } }, editor);
  const params = { params: { id, supplement } };
  const opened = () =>
    statuses([
      w.call(openOwnSupplement, params, author),
      w.call(openSupplement, params, editor),
      w.call(openSharedSupplement, params, reviewer),
      w.call(openSharedSupplement, params, other),
    ]);
  expect([await opened(), await seenByReviewer()]).toEqual([[200, 200, 404, 404], []]);
  expect((await share(supplement, true)).status).toBe(200);
  expect([await opened(), await seenByReviewer()]).toEqual([
    [200, 200, 200, 404],
    [expect.objectContaining({ label: 'قراءات التجربة', bytes: 7 })],
  ]);
  const { headers } = await w.call(openSharedSupplement, params, reviewer);
  expect(headers['content-disposition']).toContain(`supplement-${id}-${supplement}.csv`);

  expect((await w.call(removeSupplement, params, author)).error?.code).toBe('supplement_shared');
  await share(supplement, false);
  expect([await opened(), await seenByReviewer()]).toEqual([[200, 200, 404, 404], []]);
  await share(supplement, true);
  await w.call(
    submitReview,
    { params: { id }, body: { action: 'approved', review_note: 'رصين', internal_note: '' } },
    reviewer,
  );
  expect([await opened(), await seenByReviewer()]).toEqual([[200, 200, 404, 404], []]);
});

test('nobody else changes what stands beside a paper, nor reads it', async () => {
  await add('جدول');
  const supplement = await firstOf();
  const params = { params: { id, supplement } };
  const stranger = await buildUser(w.db);
  await w.call(assignReviewer, { params: { id }, body: { reviewer_id: other.id } }, editor);
  await w.db.updateTable('users').set({ role: 'journal_admin' }).where('id', '=', other.id).execute();
  expect(
    await statuses([
      add('دخيل', csv('x'), stranger),
      w.call(listOwnSupplements, { params: { id } }, stranger),
      w.call(openOwnSupplement, params, stranger),
      w.call(removeSupplement, params, stranger),
      w.call(openSupplement, params, author),
      w.call(openSupplement, params, other),
      share(supplement, true, other),
      share(999_999, true),
      w.call(removeSupplement, { params: { id, supplement: 999_999 } }, author),
    ]),
  ).toEqual([404, 404, 404, 404, 403, 404, 403, 404, 404]);
  expect((await own()).supplements).toHaveLength(1);
});

test('it is a file of a known kind, named, at most ten, and as long as the paper is open', async () => {
  expect([
    (await add('')).status,
    (await add('س'.repeat(201))).status,
    (await add('برنامج', new File([new Uint8Array([77, 90, 0, 0])], 'a.exe'))).status,
  ]).toEqual([400, 400, 415]);
  for (let each = 0; each < MOST_SUPPLEMENTS; each++) await add(`ملف ${each}`);
  expect((await add('زائد')).error?.code).toBe('too_many_supplements');
  const supplement = await firstOf();
  expect((await w.call(removeSupplement, { params: { id, supplement } }, author)).status).toBe(200);
  expect((await own()).supplements).toHaveLength(MOST_SUPPLEMENTS - 1);
  await w.call(setStatus, { params: { id }, body: { status: 'rejected', note: 'خارج النطاق' } }, editor);
  expect([(await add('بعد الرفض')).error?.code, (await own()).can_change]).toEqual([
    'supplements_closed',
    false,
  ]);
});

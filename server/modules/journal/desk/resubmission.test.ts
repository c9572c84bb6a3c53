import { listDesk } from '@mustalah/contract/journal/desk';
import { listReviewerPapers } from '@mustalah/contract/journal/review';
import { submitPaper } from '@mustalah/contract/journal/submissions';
import { beforeAll, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { assign, review } from '../../../test/build-review.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { goodPaper, shortPdf } from '../../../test/send-paper.ts';
import { world } from '../../../test/world.ts';

const w = world();
const NOTE = 'العينة أصغر من أن يُستنتج منها';

let editor: TestUser;
let author: TestUser;
let reviewer: TestUser;
let pdf_file: File;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
  author = await buildUser(w.db);
  reviewer = await buildUser(w.db, { is_reviewer: true });
  pdf_file = await shortPdf('نص جديد');
});

const send = (former_paper: unknown, title: string) =>
  w.call(
    submitPaper,
    { body: { ...goodPaper, title, former_paper: former_paper as number }, files: { pdf_file } },
    author,
  );
const onDesk = async (paper: number, as: TestUser) =>
  (await w.call(listDesk, { query: { paper } }, as)).answer.results[0];

test('a rejected paper comes back as another one: editors read what became of it, its reviewers do not', async () => {
  const former = await buildSubmission(w.deps, author, { title: 'البحث السابق' });
  await assign(w, former, reviewer, editor);
  await review(w, former, reviewer, 'rejected', { review_note: NOTE });
  const { status, answer } = await send(former, 'البحث من جديد');
  expect(status).toBe(201);
  expect(await onDesk(answer.id, editor)).toMatchObject({
    former: { id: former, title: 'البحث السابق', status: 'rejected', review_note: NOTE },
  });
  const second = await buildUser(w.db, { is_reviewer: true });
  await w.db
    .updateTable('paper_versions')
    .set({ state: 'failed' })
    .where('paper_id', '=', answer.id)
    .execute();
  await assign(w, answer.id, second, editor);
  const seen = await w.call(listReviewerPapers, { query: {} }, second);
  expect(JSON.stringify(seen.answer)).not.toContain('البحث السابق');
  expect(seen.answer).toHaveLength(1);
  // Whoever reviewed the former paper, and edits now, handles the new one alone.
  await w.db.updateTable('users').set({ role: 'journal_admin' }).where('id', '=', reviewer.id).execute();
  expect(await onDesk(answer.id, reviewer)).toMatchObject({ relation: 'stranger', former: null });
});

test('only a paper of one’s own that was rejected comes back', async () => {
  const stranger = await buildUser(w.db);
  const [theirs, pending] = [await buildSubmission(w.deps, stranger), await buildSubmission(w.deps, author)];
  await w.db.updateTable('papers').set({ status: 'rejected' }).where('id', '=', theirs).execute();
  for (const former of [theirs, pending, 99_999_999]) {
    expect((await send(former, 'بحث آخر')).error?.code).toBe('not_resubmittable');
  }
  expect((await send('كلمة', 'بحث آخر')).status).toBe(400);
  expect((await send('', 'بحث بلا سابق')).status).toBe(201);
});

test('the same file from another account is shown to editors who may handle both papers', async () => {
  const original = Buffer.from('%PDF-1.7 the same');
  const [one, two] = [await buildUser(w.db, { name: 'صاحب الأول' }), await buildUser(w.db)];
  const first = await buildSubmission(w.deps, one, { original, title: 'الأول' });
  const second = await buildSubmission(w.deps, two, { original });
  await buildSubmission(w.deps, two, { original });
  expect((await onDesk(second, editor))?.same_files).toEqual([
    { paper_id: first, title: 'الأول', submitter_name: 'صاحب الأول' },
  ]);
  await w.db.updateTable('users').set({ role: 'journal_admin' }).where('id', '=', one.id).execute();
  expect((await onDesk(second, one))?.same_files).toEqual([]);
});

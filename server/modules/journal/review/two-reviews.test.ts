import { listDesk, setStatus } from '@mustalah/contract/journal/desk';
import { listReviewerPapers } from '@mustalah/contract/journal/review';
import { beforeAll, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { assign, review } from '../../../test/build-review.ts';
import { buildUser, buildUsers, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world({ config: { JOURNAL_REVIEWS_REQUIRED: 2 } });

let editor: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
});

/** A paper that two were asked to review. */
async function asked() {
  const [first, second] = await buildUsers(w.db, 2, { is_reviewer: true });
  if (!first || !second) throw new Error('there are two');
  const id = await buildSubmission(w.deps, await buildUser(w.db));
  await assign(w, id, first, editor);
  await assign(w, id, second, editor);
  return { id, first, second };
}

const desk = async (id: number) => {
  const { answer } = await w.call(listDesk, { query: {} }, editor);
  return answer.results.find((paper) => paper.id === id);
};

test('one verdict of two is a recommendation', async () => {
  const { id, first } = await asked();
  const { answer } = await review(w, id, first, 'approved');
  expect(answer).toMatchObject({ status: 'pending', verdict: 'approved', can_review: false });
  expect(await desk(id)).toMatchObject({
    status: 'pending',
    reviews_in: 1,
    reviews_required: 2,
    next: 'await_answer',
  });
});

test('two that agree decide, and the author reads both notes under letters', async () => {
  const { id, first, second } = await asked();
  await review(w, id, first, 'revisions_requested', { review_note: 'وضّح المنهج' });
  await review(w, id, second, 'revisions_requested', { review_note: 'حدّث المراجع' });
  const paper = await desk(id);
  expect(paper?.status).toBe('revisions_requested');
  const letters = new Map(paper?.assignments.map(({ reviewer_id, letter }) => [reviewer_id, letter]));
  expect(paper?.review_note.split('\n\n').sort()).toEqual(
    [`${letters.get(first.id)}: وضّح المنهج`, `${letters.get(second.id)}: حدّث المراجع`].sort(),
  );
});

test('two that differ leave the decision to an editor', async () => {
  const { id, first, second } = await asked();
  await review(w, id, first, 'approved');
  await review(w, id, second, 'rejected');
  expect(await desk(id)).toMatchObject({ status: 'pending', reviews_in: 2, next: 'decide' });
  await w.call(setStatus, { params: { id }, body: { status: 'approved' } }, editor);
  expect(await desk(id)).toMatchObject({ status: 'approved', next: 'publish' });
});

test('two verdicts that agree at once are one decision', async () => {
  const { id, first, second } = await asked();
  const answers = await Promise.all([review(w, id, first, 'approved'), review(w, id, second, 'approved')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const log = await w.db
    .selectFrom('paper_log')
    .select(['kind', 'detail'])
    .where('paper_id', '=', id)
    .where('kind', '=', 'decided')
    .execute();
  expect(log).toMatchObject([{ detail: { reviews: [expect.any(Number), expect.any(Number)] } }]);
});

test('a reviewer reads what the other said, without a name, once their own verdict is sent', async () => {
  const { id, first, second } = await asked();
  await review(w, id, first, 'approved', { review_note: 'بحث رصين', internal_note: 'للتحرير فقط' });
  const others = async (as: TestUser) =>
    (await w.call(listReviewerPapers, { query: {} }, as)).answer.find((paper) => paper.id === id)?.others;
  expect(await others(second)).toEqual([]);
  await review(w, id, second, 'rejected');
  const letter = (await desk(id))?.assignments.find(({ reviewer_id }) => reviewer_id === first.id)?.letter;
  expect(await others(second)).toEqual([{ reviewer: letter, verdict: 'approved', note: 'بحث رصين' }]);
});

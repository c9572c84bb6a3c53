import { cancelAssignment, listDesk } from '@mustalah/contract/journal/desk';
import { listReviewerPapers } from '@mustalah/contract/journal/review';
import { withdrawPaper } from '@mustalah/contract/journal/submissions';
import { beforeAll, expect, test } from 'vitest';
import { buildRevision, buildSubmission } from '../../../test/build-paper.ts';
import { assign, review } from '../../../test/build-review.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world();

let editor: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
});

/** A paper of which a reviewer asked for changes, and which its author has sent anew. */
async function revised() {
  const [author, reviewer] = [await buildUser(w.db), await buildUser(w.db, { is_reviewer: true })];
  const id = await buildSubmission(w.deps, author, { anonymous: Buffer.from('%PDF-1.7 first') });
  const { assignments } = await assign(w, id, reviewer, editor);
  await review(w, id, reviewer, 'revisions_requested', { review_note: 'وضّح المنهج' });
  return { id, reviewer, letter: assignments[0]?.letter };
}

const desk = async (id: number) => {
  const { answer } = await w.call(listDesk, { query: {} }, editor);
  return answer.results.find((paper) => paper.id === id);
};
const listed = async (reviewer: TestUser) =>
  (await w.call(listReviewerPapers, { query: {} }, reviewer)).answer[0];
const open = async (address: string) =>
  (await w.app.inject({ method: 'GET', url: address })).rawPayload.toString();

test('a new version asks the same reviewer again, under the same letter', async () => {
  const { id, reviewer, letter } = await revised();
  await buildRevision(w.deps, id);
  const paper = await desk(id);
  expect(paper?.assignments.map(({ round, state, letter: each }) => [round, state, each])).toEqual([
    [2, 'invited', letter],
    [1, 'submitted', letter],
  ]);
  await w.jobs.drain();
  const subjects = w.mail.sent.filter(({ to }) => to === reviewer.email).map(({ subject }) => subject);
  expect(subjects).toContain('نسخة معدّلة تنتظر حكمك: «بحث»');
});

test('the reviewer reads the new version, the author’s reply and their own earlier review', async () => {
  const { id, reviewer } = await revised();
  // Between the rounds there is nothing to review.
  expect(await listed(reviewer)).toMatchObject({
    status: 'revisions_requested',
    pdf_file: null,
    can_review: false,
  });
  await buildRevision(w.deps, id, { anonymous: Buffer.from('%PDF-1.7 second'), reply: 'وضّحته' });
  const paper = await listed(reviewer);
  expect(paper).toMatchObject({
    round: 2,
    reply: 'وضّحته',
    verdict: null,
    review_note: '',
    can_review: true,
    earlier: [{ round: 1, verdict: 'revisions_requested', note: 'وضّح المنهج', reply: '' }],
  });
  expect(await open(paper?.pdf_file ?? '')).toBe('%PDF-1.7 second');
  expect(await open(paper?.earlier[0]?.pdf_file ?? '')).toBe('%PDF-1.7 first');
  expect((await review(w, id, reviewer, 'approved')).answer.status).toBe('approved');
});

test.each([
  ['is no reviewer any more', { is_reviewer: false }],
  ['was suspended', { status: 'suspended' as const }],
])('whoever %s is not asked again', async (_, change) => {
  const { id, reviewer } = await revised();
  await w.db.updateTable('users').set(change).where('id', '=', reviewer.id).execute();
  await buildRevision(w.deps, id);
  expect(await desk(id)).toMatchObject({ next: 'assign', reviewer_id: null });
});

test('whoever turned out to be an author is not asked again', async () => {
  const { id, reviewer } = await revised();
  await w.db
    .insertInto('paper_authors')
    .values({ paper_id: id, place: 2, name: 'م. ب.', email: reviewer.email })
    .execute();
  await buildRevision(w.deps, id);
  expect((await desk(id))?.next).toBe('assign');
});

test('a reviewer of the first round who is let go in the second loses both files', async () => {
  const { id, reviewer } = await revised();
  await buildRevision(w.deps, id);
  const before = await listed(reviewer);
  const assignment = (await desk(id))?.assignments[0]?.id ?? 0;
  await w.call(cancelAssignment, { params: { id, assignment } }, editor);
  expect(await listed(reviewer)).toMatchObject({ round: 1, pdf_file: null, can_review: false, earlier: [] });
  const links = [before?.pdf_file ?? '', before?.earlier[0]?.pdf_file ?? ''];
  const answers = await Promise.all(links.map((url) => w.app.inject({ method: 'GET', url })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});

test('a link to the copy that was taken before opens no more once the paper is decided or taken back', async () => {
  const reviewer = await buildUser(w.db, { is_reviewer: true });
  const author = await buildUser(w.db);
  const decided = await buildSubmission(w.deps, author);
  const takenBack = await buildSubmission(w.deps, author);
  for (const id of [decided, takenBack]) await assign(w, id, reviewer, editor);
  const { answer } = await w.call(listReviewerPapers, { query: {} }, reviewer);
  const links = answer.map(({ pdf_file }) => pdf_file ?? '');
  const statuses = async () => {
    const answers = await Promise.all(links.map((url) => w.app.inject({ method: 'GET', url })));
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await statuses()).toEqual([200, 200]);
  await review(w, decided, reviewer, 'approved');
  await w.call(withdrawPaper, { params: { id: takenBack } }, author);
  expect(await statuses()).toEqual([404, 404]);
});

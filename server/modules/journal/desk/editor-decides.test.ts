import { draftDecision, listDesk, sendDecision } from '@mustalah/contract/journal/desk';
import type { Verdict } from '@mustalah/contract/journal/paper';
import { getReviewPolicy } from '@mustalah/contract/journal/review';
import { listMyPapers } from '@mustalah/contract/journal/submissions';
import { listNotifications } from '@mustalah/contract/notifications';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { assign, review } from '../../../test/build-review.ts';
import { buildUser, buildUsers, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { findBrokenEntry } from '../paper/log.ts';

// The other way to decide: reviewers recommend, and an editor decides by a letter.

const w = world({ config: { JOURNAL_DECISION: 'editor', JOURNAL_REVIEWS_REQUIRED: 2 } });

let editor: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
});

/** A paper that two have reviewed. */
async function reviewed() {
  const author = await buildUser(w.db);
  const [first, second] = await buildUsers(w.db, 2, { is_reviewer: true });
  if (!first || !second) throw new Error('there are two');
  const id = await buildSubmission(w.deps, author, { title: 'أثر التعريب' });
  await assign(w, id, first, editor);
  await assign(w, id, second, editor);
  await review(w, id, first, 'approved', { review_note: 'وضّح المنهج' });
  await review(w, id, second, 'approved', { review_note: 'كلام لا يليق' });
  return { id, author, first, second };
}

const desk = async (id: number) => {
  const { answer } = await w.call(listDesk, { query: { paper: id } }, editor);
  const [paper] = answer.results;
  if (!paper) throw new Error('no such paper');
  return paper;
};
const own = async (author: TestUser) => (await w.call(listMyPapers, { query: {} }, author)).answer[0];
const told = async (user: TestUser) =>
  (await w.call(listNotifications, { query: {} }, user)).answer.results.map(({ kind, title }) => ({
    kind,
    title,
  }));
/** The assignment of a reviewer, and the letter under which the author knows them. */
const assignmentOf = async (id: number, { id: reviewerId }: TestUser) => {
  const found = (await desk(id)).assignments.find(({ reviewer_id }) => reviewer_id === reviewerId);
  if (!found) throw new Error('no such assignment');
  return found;
};
const draft = (id: number, decision: Verdict, notes: number[], as = editor) =>
  w.call(draftDecision, { params: { id }, body: { decision, notes } }, as);
const decide = (id: number, more: object = {}, as = editor) =>
  w.call(
    sendDecision,
    {
      params: { id },
      body: {
        decision: 'approved',
        subject: 'قُبل بحثك',
        body: 'نظرنا فيه وقبلناه.',
        notes: [],
        ...more,
      },
    },
    as,
  );

test('reviews that agree are advice: the paper waits for the editor, and its author reads that it does', async () => {
  const { id, author } = await reviewed();
  expect(await desk(id)).toMatchObject({ status: 'pending', next: 'decide', decided_by: 'editor' });
  expect(await own(author)).toMatchObject({ next_step: 'wait_for_decision', review_note: '' });
  expect(await told(author)).toEqual([
    { kind: 'paper_under_decision', title: 'بحثك «أثر التعريب» قيد القرار' },
  ]);
  expect((await w.call(getReviewPolicy, {})).answer).toEqual({ decided_by: 'editor', reviews_required: 2 });
});

test('a decision goes out as a letter with the notes that were chosen, and is kept with the paper', async () => {
  const { id, author, first } = await reviewed();
  const { id: chosen, letter } = await assignmentOf(id, first);
  const { answer: drafted } = await draft(id, 'revisions_requested', [chosen]);
  expect(drafted.subject).toBe('طُلبت تعديلات على بحثك «أثر التعريب»');
  expect(drafted.body).toContain(`${letter}: وضّح المنهج`);
  expect(drafted.body).not.toContain('كلام لا يليق');

  const body = `${drafted.body}\n\nأمامك شهر.`;
  const { version } = await desk(id);
  const sent = await decide(id, {
    decision: 'revisions_requested',
    subject: drafted.subject,
    body,
    notes: [chosen],
    version,
  });
  expect([sent.status, sent.answer.status, sent.answer.review_note]).toEqual([
    200,
    'revisions_requested',
    body,
  ]);
  const paper = await own(author);
  expect(paper).toMatchObject({ status: 'revisions_requested', next_step: 'revise', review_note: body });
  expect(paper?.rounds).toMatchObject([
    { decision: 'revisions_requested', letter: { subject: drafted.subject, body }, notes: [] },
  ]);
  expect(JSON.stringify(paper)).not.toContain('كلام لا يليق');
  await w.jobs.drain();
  const mail = w.mail.sent.find(({ to, subject }) => to === author.email && subject === drafted.subject);
  expect(mail?.text).toContain('أمامك شهر.');
  expect(await findBrokenEntry(w.db, id)).toBeNull();
});

test('the log holds the hash of the letter, and whose notes were kept back', async () => {
  const { id, first, second } = await reviewed();
  const { id: chosen } = await assignmentOf(id, first);
  const { id: withheld } = await assignmentOf(id, second);
  await decide(id, { notes: [chosen] });
  const entry = await w.db
    .selectFrom('paper_log')
    .select(['note', 'detail'])
    .where('paper_id', '=', id)
    .where('kind', '=', 'decided')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    note: '',
    detail: { letter: expect.stringMatching(/^[\da-f]{64}$/), withheld: [withheld] },
  });
});

describe('a letter', () => {
  test('that names a reviewer is refused, however the name is written', async () => {
    const { id, first } = await reviewed();
    await w.db.updateTable('users').set({ name: 'هدى الأندلسي' }).where('id', '=', first.id).execute();
    const named = await decide(id, { body: 'قرأه لك هُدى الاندلسى ورضيه.' });
    expect([named.status, named.error]).toMatchObject([
      400,
      { code: 'letter_names_reviewer', body: [expect.stringContaining('اسم محكّم')] },
    ]);
    expect((await desk(id)).status).toBe('pending');
  });

  test('says something, is no longer than it may be, and is for a decision', async () => {
    const { id } = await reviewed();
    expect((await decide(id, { body: ' \u200f ' })).error).toMatchObject({ body: ['هذا الحقل مطلوب'] });
    expect((await decide(id, { subject: '' })).error).toMatchObject({ subject: ['هذا الحقل مطلوب'] });
    expect((await decide(id, { body: 'ن'.repeat(20_001) })).error).toMatchObject({
      body: ['عدد الحروف لا يتجاوز ٢٠٠٠٠'],
    });
    expect((await decide(id, { decision: 'pending' })).status).toBe(400);
    expect((await decide(id, { notes: 'كلها' })).error).toMatchObject({
      notes: ['اختر من الملاحظات ما يصل الباحث'],
    });
    expect((await desk(id)).status).toBe('pending');
  });

  test('is for whoever handles the paper, which is there', async () => {
    const { id, author, first } = await reviewed();
    expect((await decide(id, {}, author)).status).toBe(403);
    expect((await draft(999_999, 'approved', [])).status).toBe(404);
    await w.db
      .updateTable('users')
      .set({ role: 'journal_admin' })
      .where('id', 'in', [author.id, first.id])
      .execute();
    expect((await decide(id, {}, author)).error?.code).toBe('own_paper');
    expect((await draft(id, 'approved', [], first)).error?.code).toBe('asked_to_review');
  });

  test('is refused once the paper has moved on', async () => {
    const { id } = await reviewed();
    const { version } = await desk(id);
    expect((await decide(id, { version: version - 1 })).error?.code).toBe('paper_changed');
    expect((await decide(id)).status).toBe(200);
    expect((await decide(id)).error?.code).toBe('paper_not_pending');
    expect((await draft(id, 'approved', [])).error?.code).toBe('paper_not_pending');
  });

  test('of two at once is one', async () => {
    const { id, author } = await reviewed();
    const other = await buildUser(w.db, { role: 'journal_admin' });
    const answers = await Promise.all([
      decide(id, { body: 'نقبله.' }),
      decide(id, { decision: 'rejected', body: 'لا نقبله.' }, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await own(author))?.rounds.map(({ letter }) => letter)).toHaveLength(1);
    expect(await findBrokenEntry(w.db, id)).toBeNull();
  });
});

import {
  extendReview,
  getPaperLog,
  remindReviewer,
  replaceReviewer,
  setStatus,
  setVerdictAside,
  withdrawForAuthor,
} from '@mustalah/contract/journal/desk';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSubmission, buildVolume } from '../../../test/build-paper.ts';
import { assign, review } from '../../../test/build-review.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { payReviews } from '../review/pay-reviews.ts';

const w = world();
const DAY_MS = 86_400_000;
const START = w.clock.now;
const REASON = 'الحكم لا يتناول البحث نفسه';

let editor: TestUser;
let other: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
  other = await buildUser(w.db, { role: 'journal_admin' });
});

const buildReviewer = () => buildUser(w.db, { is_reviewer: true });
const later = (days: number) => void (w.clock.now = new Date(START.getTime() + days * DAY_MS));
const after = (days: number) => new Date(START.getTime() + days * DAY_MS).toISOString();

/** A paper whose review is waited for. */
async function asked() {
  w.clock.now = START;
  const [author, reviewer] = [await buildUser(w.db), await buildReviewer()];
  const id = await buildSubmission(w.deps, author);
  const { assignments, version } = await assign(w, id, reviewer, editor);
  return { id, author, reviewer, version, params: { id, assignment: assignments[0]?.id ?? 0 } };
}

const noticesOf = async ({ id }: TestUser) =>
  (await w.db.selectFrom('notifications').select('kind').where('user_id', '=', id).execute()).map(
    ({ kind }) => kind,
  );
const lastEntry = async (id: number) =>
  (await w.call(getPaperLog, { params: { id } }, editor)).answer.entries.at(-1);

test('a date is put off from where it stands, or from today when it is past; the log and the reviewer are told', async () => {
  const { id, reviewer, params } = await asked();
  const extend = (days: number) => w.call(extendReview, { params, body: { days } }, editor);
  expect((await extend(5)).answer.assignments[0]?.due_at).toBe(after(26));
  later(30);
  expect((await extend(7)).answer.assignments[0]).toMatchObject({ due_at: after(37), is_overdue: false });
  expect(await noticesOf(reviewer)).toContain('review_extended');
  expect(await lastEntry(id)).toMatchObject({ kind: 'extended', about: reviewer.name, actor_role: 'editor' });
  const wrong = await w.send(
    'POST',
    `/api/journal/papers/${id}/assignments/${params.assignment}/extend/`,
    { days: 22 },
    editor,
  );
  expect([wrong.status, wrong.error]).toMatchObject([400, { days: ['التمديد بين يوم و٢١ يومًا'] }]);
});

test('two editors who put a date off at once put it off once', async () => {
  const { params, version } = await asked();
  const extend = (as: TestUser) => w.call(extendReview, { params, body: { days: 7, version } }, as);
  const codes = (await Promise.all([extend(editor), extend(other)])).map(({ error }) => error?.code);
  expect(new Set(codes)).toEqual(new Set([undefined, 'paper_changed']));
});

test('a reviewer is reminded at once, once a day', async () => {
  const { id, reviewer, params } = await asked();
  const remind = () => w.call(remindReviewer, { params }, editor);
  expect((await remind()).status).toBe(200);
  expect((await remind()).error?.code).toBe('reminded_lately');
  expect((await noticesOf(reviewer)).filter((kind) => kind === 'review_reminded')).toHaveLength(1);
  expect((await lastEntry(id))?.kind).toBe('reminded');
  later(2);
  expect((await remind()).status).toBe(200);
});

test('an invitation that is not answered by its day is late on the desk, though its review is not', async () => {
  const { id, reviewer } = await asked();
  const second = await buildReviewer();
  later(8);
  const { answer } = await w.call(
    replaceReviewer,
    {
      params: { id, assignment: (await assignmentsOf(id))[0]?.id ?? 0 },
      body: { reviewer_id: second.id, respond_in_days: 3 },
    },
    editor,
  );
  expect(answer).toMatchObject({
    next: 'await_answer',
    assignments: [
      { reviewer_id: second.id, state: 'invited', respond_by: after(11) },
      { reviewer_id: reviewer.id, state: 'cancelled', respond_by: null },
    ],
  });
  later(12);
  const { answer: late } = await w.call(
    remindReviewer,
    { params: { id, assignment: answer.assignments[0]?.id ?? 0 } },
    editor,
  );
  expect(late).toMatchObject({
    next: 'overdue',
    assignments: [{ is_unanswered: true, is_overdue: false }, {}],
  });
});

const assignmentsOf = (id: number) =>
  w.db
    .selectFrom('paper_assignments')
    .select(['id', 'state', 'reviewer_id'])
    .where('paper_id', '=', id)
    .orderBy('id', 'desc')
    .execute();

test('a reviewer is replaced whole or not at all: one who must not be asked leaves the other in place', async () => {
  const { id, author, reviewer, params, version } = await asked();
  const replace = (reviewerId: number, as: TestUser = editor) =>
    w.call(replaceReviewer, { params, body: { reviewer_id: reviewerId, version } }, as);
  await w.db.updateTable('users').set({ is_reviewer: true }).where('id', '=', author.id).execute();
  expect((await replace(author.id)).error?.code).toBe('conflict_of_interest');
  expect((await replace(reviewer.id)).error?.code).toBe('already_assigned');
  expect((await assignmentsOf(id)).map(({ state }) => state)).toEqual(['invited']);
  const [one, two] = [await buildReviewer(), await buildReviewer()];
  const codes = (await Promise.all([replace(one.id), replace(two.id, other)])).map(
    ({ error }) => error?.code,
  );
  expect(new Set(codes)).toEqual(new Set([undefined, 'paper_changed']));
  expect((await assignmentsOf(id)).map(({ state }) => state)).toEqual(['invited', 'cancelled']);
  expect(await noticesOf(reviewer)).toContain('review_cancelled');
});

test('whoever lost the role, or is suspended, is neither reminded nor given more time, but replaced', async () => {
  const { params, reviewer } = await asked();
  await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', reviewer.id).execute();
  const results = [
    await w.call(remindReviewer, { params }, editor),
    await w.call(extendReview, { params, body: { days: 7 } }, editor),
  ];
  expect(results.map(({ error }) => error?.code)).toEqual(['reviewer_lost', 'reviewer_lost']);
  const body = { reviewer_id: (await buildReviewer()).id };
  expect((await w.call(replaceReviewer, { params, body }, editor)).answer.next).toBe('await_answer');
});

describe('a verdict that is set aside', () => {
  const setAside = (params: { id: number; assignment: number }, as: TestUser = editor, reason = REASON) =>
    w.call(setVerdictAside, { params, body: { reason } }, as);

  test('opens what it decided: the paper waits for a review again, and no draft keeps it', async () => {
    const { id, author, reviewer, params } = await asked();
    await review(w, id, reviewer, 'approved');
    const draft = await buildVolume(w.db);
    await w.db.updateTable('papers').set({ volume_id: draft }).where('id', '=', id).execute();
    const { answer } = await setAside(params);
    expect(answer).toMatchObject({
      status: 'pending',
      next: 'assign',
      reviews_in: 0,
      assignments: [{ state: 'set_aside', verdict: 'approved', can_set_aside: false }],
      barred_reviewers: expect.arrayContaining([reviewer.id]),
    });
    expect(await lastEntry(id)).toMatchObject({
      kind: 'verdict_set_aside',
      internal_note: REASON,
      note: '',
      from_status: 'approved',
      to_status: 'pending',
      about: reviewer.name,
    });
    expect(await noticesOf(author)).toContain('paper_returned');
    expect(await noticesOf(reviewer)).toContain('review_set_aside');
    const paper = await w.db.selectFrom('papers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([paper.volume_id, paper.accepted_at]).toEqual([null, null]);
    // Another verdict decides, and the first one has no part in it.
    await assign(w, id, await buildReviewer(), editor);
    expect((await setAside(params)).error?.code).toBe('no_verdict');
  });

  test('is not paid with its week, and another that comes for it is', async () => {
    const { id, reviewer, params } = await asked();
    await review(w, id, reviewer, 'rejected', { review_note: 'لا' });
    await setAside(params);
    const second = await buildReviewer();
    await assign(w, id, second, editor);
    await review(w, id, second, 'approved');
    later(14);
    await payReviews(w.deps);
    expect(
      [await noticesOf(reviewer), await noticesOf(second)].map((kinds) => kinds.includes('review_rewarded')),
    ).toEqual([false, true]);
  });

  test('is one on which nothing was built since, by a reason, of strangers’ papers', async () => {
    const { id, author, reviewer, params } = await asked();
    expect((await setAside(params)).error?.code).toBe('no_verdict');
    await review(w, id, reviewer, 'approved');
    const short = await setAside(params, editor, 'لا');
    expect([short.status, short.error]).toMatchObject([400, { reason: [expect.any(String)] }]);
    await w.db
      .updateTable('users')
      .set({ role: 'journal_admin' })
      .where('id', 'in', [author.id, reviewer.id])
      .execute();
    expect((await setAside(params, author)).error?.code).toBe('own_paper');
    expect((await setAside(params, reviewer)).error?.code).toBe('asked_to_review');
    await w.db
      .insertInto('article_records')
      .values({ paper_id: id, first_published_at: START, changed_at: START })
      .execute();
    expect((await setAside(params)).error?.code).toBe('verdict_settled');
  });

  test('by two editors at once is set aside once', async () => {
    const { id, reviewer, params } = await asked();
    await review(w, id, reviewer, 'approved');
    const codes = (await Promise.all([setAside(params), setAside(params, other)])).map(
      ({ error }) => error?.code,
    );
    expect(new Set(codes)).toEqual(new Set([undefined, 'no_verdict']));
  });
});

test('no step is taken after a decision, for another paper, or by whoever is no editor', async () => {
  const { id, reviewer, params } = await asked();
  const elsewhere = await asked();
  const steps = (as: TestUser, of = params) =>
    Promise.all([
      w.call(extendReview, { params: of, body: { days: 3 } }, as),
      w.call(remindReviewer, { params: of }, as),
      w.call(replaceReviewer, { params: of, body: { reviewer_id: reviewer.id } }, as),
    ]);
  const codesOf = async (as: TestUser, of = params) => (await steps(as, of)).map(({ error }) => error?.code);
  expect(await codesOf(reviewer)).toEqual(Array(3).fill('forbidden'));
  expect(await codesOf(editor, { ...params, id: elsewhere.id })).toEqual(Array(3).fill('not_found'));
  await w.call(setStatus, { params: { id }, body: { status: 'rejected', note: 'لا' } }, editor);
  expect(await codesOf(editor)).toEqual(Array(3).fill('paper_not_pending'));
});

describe('a withdrawal by an editor', () => {
  const withdraw = (id: number, as: TestUser = editor) =>
    w.call(withdrawForAuthor, { params: { id }, body: { reason: REASON } }, as);

  test('ends the reviews; its author reads the reason, and the log keeps who wrote it', async () => {
    const { id, author, reviewer } = await asked();
    const { answer } = await withdraw(id);
    expect(answer).toMatchObject({ is_withdrawn: true, next: 'none', can_withdraw: false });
    expect(await lastEntry(id)).toMatchObject({ kind: 'withdrawn', actor_role: 'editor', note: REASON });
    const { body } = await w.db
      .selectFrom('notifications')
      .select('body')
      .where('user_id', '=', author.id)
      .where('kind', '=', 'paper_withdrawn')
      .executeTakeFirstOrThrow();
    expect(body).toContain(REASON);
    expect(await noticesOf(reviewer)).toContain('review_cancelled');
    expect((await withdraw(id)).error?.code).toBe('paper_withdrawn');
  });

  test('is not for what was rejected, nor for a paper of one’s own', async () => {
    const { id, author } = await asked();
    await w.db.updateTable('users').set({ role: 'journal_admin' }).where('id', '=', author.id).execute();
    expect((await withdraw(id, author)).error?.code).toBe('own_paper');
    await w.call(setStatus, { params: { id }, body: { status: 'rejected', note: 'لا' } }, editor);
    expect((await withdraw(id)).error?.code).toBe('not_withdrawable');
  });
});

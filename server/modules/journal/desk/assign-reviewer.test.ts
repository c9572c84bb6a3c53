import { assignReviewer, cancelAssignment, getPaperLog, setStatus } from '@mustalah/contract/journal/desk';
import { listReviewerPapers } from '@mustalah/contract/journal/review';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildPaper, buildSubmission } from '../../../test/build-paper.ts';
import { assign, review } from '../../../test/build-review.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { findBrokenEntry } from '../paper/log.ts';

const w = world();
const DAY_MS = 86_400_000;
const WALLET = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';
const ORCID = '0000-0002-1825-0097';

let editor: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
});

const buildReviewer = (fields = {}) => buildUser(w.db, { is_reviewer: true, ...fields });
const ask = (id: number, reviewerId: unknown, as: TestUser = editor, more: object = {}) =>
  w.call(assignReviewer, { params: { id }, body: { reviewer_id: reviewerId as number, ...more } }, as);
const cancel = (id: number, assignment: number, as: TestUser = editor) =>
  w.call(cancelAssignment, { params: { id, assignment } }, as);

test('a reviewer is asked for a review within 21 days, or within the days that are named', async () => {
  const id = await buildSubmission(w.deps, await buildUser(w.db));
  const [first, second] = [await buildReviewer(), await buildReviewer()];
  const { answer } = await ask(id, first.id);
  expect(answer).toMatchObject({
    id,
    reviewer_id: first.id,
    reviewer_name: first.name,
    next: 'await_answer',
    assignments: [
      {
        reviewer_id: first.id,
        state: 'invited',
        round: 1,
        due_at: new Date(w.clock.now.getTime() + 21 * DAY_MS).toISOString(),
        is_overdue: false,
        can_cancel: true,
      },
    ],
    barred_reviewers: expect.arrayContaining([first.id]),
  });
  const again = await ask(id, second.id, editor, { due_in_days: 7 });
  expect(again.answer.assignments[0]).toMatchObject({
    reviewer_id: second.id,
    due_at: new Date(w.clock.now.getTime() + 7 * DAY_MS).toISOString(),
  });
});

test('who may stand too close to an author is named on the desk, with the reason, and may be asked', async () => {
  const author = await buildUser(w.db, { name: 'مازن السوسي', email: 'mazen@cs.atlas.example' });
  const peer = await buildUser(w.db, { name: 'ريان الفاسي' });
  const [close, plain, coAuthor, judged] = [
    await buildReviewer({ name: 'م. السوسي', email: 'm@atlas.example' }),
    await buildReviewer(),
    await buildReviewer(),
    await buildReviewer(),
  ];
  await buildPaper(w.db, coAuthor, { coAuthors: [{ name: 'سوسي', email: 'mazen+old@cs.atlas.example' }] });
  const theirs = await buildSubmission(w.deps, judged);
  await w.db
    .updateTable('users')
    .set({ is_reviewer: true })
    .where('id', 'in', [author.id, peer.id])
    .execute();
  await assign(w, theirs, author, editor);
  await review(w, theirs, author, 'rejected', { review_note: 'ضعيف' });
  const id = await buildSubmission(w.deps, author, { coAuthors: [{ name: peer.name }] });
  const { answer } = await ask(id, close.id);
  const signsOf = ({ id: reviewer }: TestUser) =>
    answer.likely_conflicts.find(({ reviewer_id }) => reviewer_id === reviewer)?.signs;
  expect([plain, coAuthor, judged].map(signsOf)).toEqual([undefined, ['shared_paper'], ['reciprocal']]);
  // Once asked they are listed no more among those who could be.
  expect(signsOf(close)).toBeUndefined();
  const [another] = [await buildSubmission(w.deps, author)];
  const { answer: fresh } = await ask(another, plain.id);
  expect(fresh.likely_conflicts.find(({ reviewer_id }) => reviewer_id === close.id)?.signs).toEqual([
    'name',
    'mail_domain',
  ]);
});

test.each([6, 22, 7.5, '14', null])('%s days are refused', async (days) => {
  const id = await buildSubmission(w.deps, await buildUser(w.db));
  const { status, error } = await w.send(
    'POST',
    `/api/journal/papers/${id}/assign-reviewer/`,
    { reviewer_id: (await buildReviewer()).id, due_in_days: days },
    editor,
  );
  expect([status, error?.due_in_days]).toEqual([400, ['مهلة التحكيم بين ٧ أيام و٢١ يومًا']]);
});

describe('nobody is asked', () => {
  test.each([
    ['who is no reviewer', () => buildUser(w.db), 400, 'not_reviewer'],
    ['who is suspended', () => buildReviewer({ status: 'suspended' }), 400, 'not_reviewer'],
    [
      'who sees the names of authors',
      () => buildReviewer({ role: 'journal_admin' }),
      409,
      'editor_knows_author',
    ],
    [
      'whose wallet is the author’s',
      () => buildReviewer({ wallet_address: WALLET }),
      409,
      'conflict_of_interest',
    ],
    [
      'who has the name of a co-author',
      () => buildReviewer({ name: 'هدى الزهرانى' }),
      409,
      'conflict_of_interest',
    ],
    [
      'who has the name of a co-author under a title',
      () => buildReviewer({ name: 'د. هدى بنت الزهراني' }),
      409,
      'conflict_of_interest',
    ],
    [
      'whose address a co-author gave, with a mark behind a plus sign',
      () => buildReviewer({ email: 'coauthor+reviews@example.org' }),
      409,
      'conflict_of_interest',
    ],
    [
      'whose own ORCID a co-author gave',
      () => buildReviewer({ orcid: '0000-0001-5109-3700' }),
      409,
      'conflict_of_interest',
    ],
    [
      'whose address a co-author gave',
      () => buildReviewer({ email: 'coauthor@example.org' }),
      409,
      'conflict_of_interest',
    ],
    [
      'whose ORCID a co-author gave',
      async () => {
        const reviewer = await buildReviewer();
        await buildPaper(w.db, reviewer, { orcid: ORCID });
        return reviewer;
      },
      409,
      'conflict_of_interest',
    ],
  ] as const)('%s', async (_, someone, status, code) => {
    const id = await buildSubmission(w.deps, await buildUser(w.db, { wallet_address: WALLET }), {
      coAuthors: [
        { name: 'هدى الزهراني' },
        { name: 'ع. م.', email: 'coauthor@example.org' },
        { name: 'س. ص.', orcid: ORCID },
        { name: 'ن. ك.', orcid: '0000-0001-5109-3700' },
      ],
    });
    const refused = await ask(id, (await someone()).id);
    expect([refused.status, refused.error?.code]).toEqual([status, code]);
    expect(
      await w.db.selectFrom('paper_assignments').selectAll().where('paper_id', '=', id).execute(),
    ).toEqual([]);
  });

  test('who wrote the paper', async () => {
    const author = await buildReviewer();
    expect((await ask(await buildSubmission(w.deps, author), author.id)).error?.code).toBe(
      'conflict_of_interest',
    );
  });

  test('who does not exist, or without a name', async () => {
    const id = await buildSubmission(w.deps, await buildUser(w.db));
    expect((await ask(id, 999_999)).error).toMatchObject({ reviewer_id: ['اختر محكّمًا من القائمة'] });
    expect((await ask(id, undefined)).error).toMatchObject({ reviewer_id: ['المعرّف غير صحيح'] });
    expect((await ask(999_999, (await buildReviewer()).id)).status).toBe(404);
  });
});

test('a reviewer is asked once a round, also when two editors ask at once', async () => {
  const id = await buildSubmission(w.deps, await buildUser(w.db));
  const [reviewer, other] = [await buildReviewer(), await buildUser(w.db, { role: 'admin' })];
  const answers = await Promise.all([ask(id, reviewer.id), ask(id, reviewer.id, other)]);
  expect(answers.map(({ status, error }) => [status, error?.code]).sort()).toEqual([
    [200, undefined],
    [409, 'already_assigned'],
  ]);
  await w.jobs.drain();
  expect(w.mail.sent.filter(({ to }) => to === reviewer.email)).toHaveLength(1);
  expect(await findBrokenEntry(w.db, id)).toBeNull();
});

test('a paper that is decided or taken back is nobody’s to review', async () => {
  const id = await buildSubmission(w.deps, await buildUser(w.db));
  await w.call(setStatus, { params: { id }, body: { status: 'rejected' } }, editor);
  const reviewer = await buildReviewer();
  expect((await ask(id, reviewer.id)).error?.code).toBe('paper_not_pending');
  await w.db.updateTable('papers').set({ withdrawn_at: w.clock.now }).where('id', '=', id).execute();
  expect((await ask(id, reviewer.id)).error?.code).toBe('paper_withdrawn');
});

describe('letting a reviewer go', () => {
  test('takes the paper from them, and they may be asked again under the same letter', async () => {
    const id = await buildSubmission(w.deps, await buildUser(w.db));
    const reviewer = await buildReviewer();
    const { assignments } = await assign(w, id, reviewer, editor);
    const { answer } = await cancel(id, assignments[0]?.id ?? 0);
    expect(answer).toMatchObject({
      next: 'assign',
      reviewer_id: null,
      assignments: [{ state: 'cancelled' }],
    });
    expect((await w.call(listReviewerPapers, { query: {} }, reviewer)).answer).toEqual([]);
    expect((await review(w, id, reviewer, 'approved')).error?.code).toBe('review_ended');
    const again = await assign(w, id, reviewer, editor);
    expect(again.assignments).toMatchObject([{ state: 'invited', letter: assignments[0]?.letter }]);
    const log = await w.call(getPaperLog, { params: { id } }, editor);
    expect(log.answer.entries.map(({ kind, about }) => [kind, about])).toEqual([
      ['submitted', ''],
      ['assigned', reviewer.name],
      ['unassigned', reviewer.name],
      ['assigned', reviewer.name],
    ]);
  });

  test('comes too late after the verdict, and for another paper it is nothing', async () => {
    const [reviewer, author] = [await buildReviewer(), await buildUser(w.db)];
    const [id, other] = [await buildSubmission(w.deps, author), await buildSubmission(w.deps, author)];
    const { assignments } = await assign(w, id, reviewer, editor);
    const assignment = assignments[0]?.id ?? 0;
    expect((await cancel(other, assignment)).status).toBe(404);
    await review(w, id, reviewer, 'approved');
    expect((await cancel(id, assignment)).error?.code).toBe('verdict_sent');
  });
});

test('an editor who wrote the paper, or was asked to review it, does nothing with it', async () => {
  const own = await buildUser(w.db, { role: 'journal_admin' });
  const id = await buildSubmission(w.deps, own);
  const reviewer = await buildReviewer();
  const { assignments } = await assign(w, id, reviewer, editor);
  const acts = (as: TestUser) =>
    Promise.all([
      ask(id, reviewer.id, as),
      cancel(id, assignments[0]?.id ?? 0, as),
      w.call(setStatus, { params: { id }, body: { status: 'approved' } }, as),
      w.call(getPaperLog, { params: { id } }, as),
    ]);
  expect((await acts(own)).map(({ error }) => error?.code)).toEqual(Array(4).fill('own_paper'));
  await w.db.updateTable('users').set({ role: 'journal_admin' }).where('id', '=', reviewer.id).execute();
  expect((await acts(reviewer)).map(({ error }) => error?.code)).toEqual(Array(4).fill('asked_to_review'));
});

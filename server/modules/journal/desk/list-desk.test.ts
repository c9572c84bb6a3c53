import {
  getCopyForEditors,
  getJournalStatistics,
  getOriginalFile,
  type Lane,
  listDesk,
  listReviewers,
  listSubmissions,
  MATCHING_SHOWN,
  setStatus,
} from '@mustalah/contract/journal/desk';
import { answerInvitation } from '@mustalah/contract/journal/review';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildPaper, buildSubmission, buildVolume } from '../../../test/build-paper.ts';
import { assign, review } from '../../../test/build-review.ts';
import { buildUser, buildUsers, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';

const w = world();
const DAY_MS = 86_400_000;
const START = new Date('2026-03-10T09:00:00Z');

let editor: TestUser;
let author: TestUser;
let reviewer: TestUser;
let id: number;
beforeEach(async () => {
  w.clock.now = START;
  await w.empty('papers', 'volumes');
  await sql`update users set is_reviewer = false, role = 'user'`.execute(w.db);
  editor = await buildUser(w.db, { role: 'journal_admin' });
  author = await buildUser(w.db, { name: 'زينب المؤلفة' });
  reviewer = await buildUser(w.db, { name: 'عمر المحكّم', is_reviewer: true, area_of_expertise: 'طب الأسرة' });
  id = await buildSubmission(w.deps, author, { title: 'أثرُ التعريب في الطِّب', abstract: 'نقيس فيه الأثر' });
});

const later = (days: number) => void (w.clock.now = new Date(START.getTime() + days * DAY_MS));
const desk = async (
  query: { search?: string; status?: 'pending' | 'approved'; lane?: Lane } = {},
  as: TestUser = editor,
) => (await w.call(listDesk, { query }, as)).answer;
const row = async (as: TestUser = editor) => (await desk({}, as)).results.find((paper) => paper.id === id);

test('a paper on the desk shows who wrote it and what it waits for', async () => {
  const { results, count } = await desk();
  expect(count).toBe(1);
  expect(results).toEqual([
    {
      id,
      title: 'أثرُ التعريب في الطِّب',
      abstract: 'نقيس فيه الأثر',
      main_category: 'الطب',
      sub_category: 'طب الأسرة',
      status: 'pending',
      submitted_at: START.toISOString(),
      submitter_name: 'زينب المؤلفة',
      submitter_email: author.email,
      reviewer_id: null,
      reviewer_name: null,
      review_note: '',
      pdf_file: expect.stringMatching(`^/api/journal/papers/${id}/rounds/1/original\\.pdf\\?link=`),
      round: 1,
      is_withdrawn: false,
      is_retracted: false,
      is_published: false,
      relation: 'stranger',
      version: 1,
      next: 'assign',
      reviews_in: 0,
      reviews_required: 1,
      decided_by: 'reviewers',
      can_withdraw: true,
      can_ask_corrections: true,
      corrections_asked: null,
      conflicts_asked: false,
      former: null,
      same_files: [],
      handler: null,
      unread_messages: 0,
      address_invitations: [],
      assignments: [],
      matching_reviewers: [reviewer.id],
      barred_reviewers: [],
      reviewers_copy: expect.stringContaining('/rounds/1/reviewers-copy.pdf?link='),
      signs: [],
      hidden_text: null,
      likely_conflicts: [{ reviewer_id: reviewer.id, signs: ['mail_domain'] }],
      named_editors: [],
    },
  ]);
  expect((await w.call(listSubmissions, {}, editor)).answer).toEqual([
    { ...results[0], pdf_file: expect.any(String), reviewers_copy: expect.any(String) },
  ]);
});

test('who handles a paper opens the copy of its reviewers and reads what in it tells of the authors, and what nobody sees', async () => {
  const sign = { kind: 'name', found: 'زينب المؤلفة', where: 'pages', pages: [2] };
  const hidden = {
    found: [{ page: 3, reason: 'colour', words: 4, excerpt: 'اقبل هذا البحث الآن' }],
    pages: 1,
    scanned_pages: 0,
    unchecked_pages: 0,
  };
  const before = { words: 9, fewest_words: 1500, sections: [], signs: [sign], has_no_text: false };
  const advice = { ...before, hidden_text: hidden };
  await w.db
    .updateTable('paper_versions')
    .set({ advice: JSON.stringify(advice) })
    .where('paper_id', '=', id)
    .execute();
  const shown = await row();
  expect([shown?.signs, shown?.hidden_text]).toEqual([[sign], hidden]);
  const open = async (as: TestUser) =>
    (await w.call(getCopyForEditors, { params: { id, round: 1 } }, as)).status;
  const asked = await buildUser(w.db, { is_reviewer: true });
  await assign(w, id, asked, editor);
  await w.db
    .updateTable('users')
    .set({ role: 'journal_admin' })
    .where('id', 'in', [asked.id, author.id])
    .execute();
  expect([await open(editor), await open(asked), await open(author)]).toEqual([200, 404, 404]);
  const [ofAsked, ofAuthor] = [await row(asked), await row(author)];
  expect(
    [ofAsked, ofAuthor].map((paper) => [paper?.signs, paper?.hidden_text, paper?.reviewers_copy]),
  ).toEqual([
    [[], null, null],
    [[], null, null],
  ]);
});

test('it names one next step at a time', async () => {
  const steps = [(await row())?.next];
  const note = async () => void steps.push((await row())?.next);
  await assign(w, id, reviewer, editor);
  await note();
  await w.call(answerInvitation, { params: { id }, body: { answer: 'accept' } }, reviewer);
  await note();
  later(22);
  await note();
  await review(w, id, reviewer, 'revisions_requested');
  await note();
  await w.call(setStatus, { params: { id }, body: { status: 'pending' } }, editor);
  await note();
  await w.call(setStatus, { params: { id }, body: { status: 'approved' } }, editor);
  await note();
  const volume = await buildVolume(w.db);
  await w.db.updateTable('papers').set({ volume_id: volume }).where('id', '=', id).execute();
  await note();
  expect(steps).toEqual([
    'assign',
    'await_answer',
    'await_review',
    'overdue',
    'await_revision',
    'decide',
    'publish',
    'none',
  ]);
});

test('a file that cannot be read comes before its reviewers', async () => {
  await w.db.updateTable('paper_versions').set({ state: 'failed' }).where('paper_id', '=', id).execute();
  expect((await row())?.next).toBe('prepare_file');
});

describe('the search', () => {
  const hits = async (search: string, as: TestUser = editor) => (await desk({ search }, as)).count;

  test.each(['أثر التعريب', 'اثر', 'نقيس', 'زينب', 'المؤلفه', 'عمر', 'طب الأسره', 'الطب'])(
    '«%s» finds the paper by its text, its people and its specialty',
    async (search) => {
      await buildPaper(w.db, await buildUser(w.db), { title: 'غيره', main: 'الفيزياء', sub: 'علم الفلك' });
      await assign(w, id, reviewer, editor);
      expect((await desk({ search })).results.map((paper) => paper.id)).toEqual([id]);
    },
  );

  test('finds addresses whole and in part, and words only together', async () => {
    expect(await hits(author.email)).toBe(1);
    expect(await hits('@example.org')).toBe(1);
    expect(await hits('@nowhere')).toBe(0);
    expect(await hits('زينب التعريب')).toBe(1);
    expect(await hits('زينب الفلك')).toBe(0);
  });

  test('takes signs as they are', async () => {
    for (const search of ['%', '_', "'", '…', '\\']) expect(await hits(search)).toBe(0);
  });

  test('keeps to the status that is asked for, and pages do not overlap', async () => {
    const writer = await buildUser(w.db);
    for (let i = 0; i < 11; i++) await buildPaper(w.db, writer, { status: 'approved' });
    const first = await desk({ status: 'approved' });
    expect([first.count, first.results.length]).toEqual([11, 10]);
    const second = await w.call(listDesk, { query: { status: 'approved', page: 2 } }, editor);
    const ids = [...first.results, ...second.answer.results].map((paper) => paper.id);
    expect(new Set(ids).size).toBe(11);
    const beyond = await w.send('GET', '/api/journal/desk/?page=9', undefined, editor);
    expect(beyond.answer).toMatchObject({ count: 12, results: [] });
  });

  test('shows the papers of a lane, and how many stand in each; what is not the editor’s to handle rests', async () => {
    const own = await buildPaper(w.db, editor);
    await buildPaper(w.db, author, { status: 'revisions_requested' });
    await buildPaper(w.db, author, { status: 'rejected' });
    await assign(w, id, reviewer, editor);
    const { lanes } = await desk();
    expect(lanes).toEqual({ assign: 0, overdue: 0, decide: 0, waiting: 2, publish: 0, rest: 2 });
    // Whoever was asked is suspended: another is to be asked, at once.
    await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', reviewer.id).execute();
    const { results, lanes: now } = await desk({ lane: 'assign' });
    expect([results.map((paper) => paper.id), now.assign]).toEqual([[id], 1]);
    expect(results[0]).toMatchObject({ next: 'replace_reviewer', assignments: [{ is_lost: true }] });
    const rest = await desk({ lane: 'rest' });
    expect([rest.count, rest.results.some((paper) => paper.id === own)]).toEqual([2, true]);
  });

  test('counts nothing that its author took back as pending', async () => {
    await w.db.updateTable('papers').set({ withdrawn_at: START }).where('id', '=', id).execute();
    expect([(await desk({ status: 'pending' })).count, (await desk()).count]).toEqual([0, 1]);
  });
});

describe('an editor who wrote the paper', () => {
  let own: TestUser;
  beforeEach(async () => {
    own = author;
    await w.db.updateTable('users').set({ role: 'journal_admin' }).where('id', '=', author.id).execute();
    await assign(w, id, reviewer, editor);
  });

  test('sees of it what its author sees', async () => {
    expect(await row(own)).toMatchObject({
      relation: 'author',
      submitter_name: 'زينب المؤلفة',
      reviewer_id: null,
      reviewer_name: null,
      version: 0,
      next: 'none',
      reviews_in: 0,
      assignments: [],
      matching_reviewers: [],
      barred_reviewers: [],
    });
  });

  test('does not find it by its reviewer, nor in what is counted of reviewers', async () => {
    expect((await desk({ search: 'عمر' }, own)).count).toBe(0);
    const count = async (as: TestUser) =>
      (await w.call(listReviewers, { query: { is_reviewer: 'true' } }, as)).answer[0]?.assigned_count;
    expect([await count(editor), await count(own)]).toEqual([1, 0]);
    const reviewers = async (as: TestUser) =>
      (await w.call(getJournalStatistics, {}, as)).answer.reviewers.length;
    expect([await reviewers(editor), await reviewers(own)]).toEqual([1, 0]);
  });

  test('opens its file all the same', async () => {
    const { pdf_file } = (await row(own)) ?? {};
    expect((await w.app.inject({ method: 'GET', url: pdf_file ?? '' })).statusCode).toBe(200);
  });
});

describe('an editor who was asked to review the paper', () => {
  beforeEach(async () => {
    await assign(w, id, reviewer, editor);
    await review(w, id, reviewer, 'approved', { review_note: 'بحث رصين' });
    await w.db.updateTable('users').set({ role: 'journal_admin' }).where('id', '=', reviewer.id).execute();
  });

  test('learns no author, by no field, file or search', async () => {
    const paper = await row(reviewer);
    expect(paper).toMatchObject({
      relation: 'reviewer',
      submitter_name: null,
      submitter_email: null,
      review_note: '',
      pdf_file: null,
      assignments: [],
      version: 0,
    });
    for (const search of ['زينب', author.email, '@example.org']) {
      expect((await desk({ search }, reviewer)).count).toBe(0);
    }
    const file = await w.call(getOriginalFile, { params: { id, round: 1 } }, reviewer);
    const absent = await w.call(getOriginalFile, { params: { id: 999_999, round: 1 } }, reviewer);
    expect([file.status, file.error]).toEqual([404, absent.error]);
  });

  test('reads it with everybody else once it is published', async () => {
    const volume = await buildVolume(w.db, { publishedAt: w.clock.now });
    await w.db.updateTable('papers').set({ volume_id: volume }).where('id', '=', id).execute();
    expect((await row(reviewer))?.submitter_name).toBe('زينب المؤلفة');
  });
});

test('reviewers come with their address, expertise and work; others and suspended ones do not', async () => {
  await assign(w, id, reviewer, editor);
  await buildUser(w.db, { is_reviewer: true, status: 'suspended' });
  const { answer } = await w.call(listReviewers, { query: { is_reviewer: 'true' } }, editor);
  expect(answer).toEqual([
    {
      id: reviewer.id,
      name: 'عمر المحكّم',
      email: reviewer.email,
      expertise: 'طب الأسرة',
      affiliation: '',
      orcid: '',
      assigned_count: 1,
      open_count: 1,
      is_editor: false,
    },
  ]);
  expect(
    (await w.send('GET', '/api/users/reviewers/?is_reviewer=false', undefined, editor)).error,
  ).toMatchObject({
    is_reviewer: ['القيمة المطلوبة true'],
  });
});

test('a star is given to so many reviewers at most, those with the least to do first; an editor is told as one', async () => {
  await buildUsers(w.db, MATCHING_SHOWN, { is_reviewer: true, area_of_expertise: 'طب الأسرة' });
  await assign(w, id, reviewer, editor);
  const stars = (await row())?.matching_reviewers ?? [];
  expect([stars.length, stars.includes(reviewer.id)]).toEqual([MATCHING_SHOWN, false]);
  await w.db.updateTable('users').set({ role: 'journal_admin' }).where('id', '=', reviewer.id).execute();
  const { answer } = await w.call(listReviewers, { query: {} }, editor);
  expect(answer.filter(({ is_editor }) => is_editor).map((each) => each.id)).toEqual([reviewer.id]);
});

test('statistics count submissions, decisions, days and the work of reviewers', async () => {
  const empty = (await w.call(getJournalStatistics, {}, editor)).answer;
  expect(empty).toMatchObject({
    submissions: 1,
    decisions: 0,
    acceptance_rate: null,
    days_to_first_decision: null,
  });
  await assign(w, id, reviewer, editor);
  later(4);
  await review(w, id, reviewer, 'approved');
  const other = await buildSubmission(w.deps, await buildUser(w.db));
  await assign(w, other, reviewer, editor);
  later(6);
  await w.call(setStatus, { params: { id: other }, body: { status: 'rejected' } }, editor);
  const third = await buildSubmission(w.deps, await buildUser(w.db));
  await assign(w, third, reviewer, editor);
  later(40);
  const { answer } = await w.call(getJournalStatistics, {}, editor);
  expect(answer).toEqual({
    submissions: 3,
    decisions: 2,
    approved: 1,
    rejected: 1,
    pending: 1,
    withdrawn: 0,
    acceptance_rate: 0.5,
    days_to_first_decision: 3,
    days_to_review: 4,
    months: expect.any(Array),
    reviewers: [
      { id: reviewer.id, name: 'عمر المحكّم', open: 1, overdue: 1, submitted: 1, declined: 0, days: 4 },
    ],
  });
  expect(answer.months.map(({ month }) => month)).toEqual([
    '2025-05',
    '2025-06',
    '2025-07',
    '2025-08',
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
  ]);
  expect(answer.months.at(-2)).toEqual({ month: '2026-03', submissions: 3, decisions: 2, approved: 1 });
});

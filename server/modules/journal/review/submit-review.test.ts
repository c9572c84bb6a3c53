import { setStatus } from '@mustalah/contract/journal/desk';
import { listReviewerPapers, submitReview } from '@mustalah/contract/journal/review';
import { listNotifications } from '@mustalah/contract/notifications';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { assign, review } from '../../../test/build-review.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { holdPaper } from '../paper/held-paper.ts';
import { append, findBrokenEntry } from '../paper/log.ts';

const w = world();

let editor: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
});

/** A paper that one reviewer was asked to review. */
async function asked() {
  const [author, reviewer] = [await buildUser(w.db), await buildUser(w.db, { is_reviewer: true })];
  const id = await buildSubmission(w.deps, author, { title: 'أثر التعريب' });
  await assign(w, id, reviewer, editor);
  return { id, author, reviewer };
}

const standing = (id: number) =>
  w.db.selectFrom('papers').select(['status', 'version']).where('id', '=', id).executeTakeFirstOrThrow();
const logOf = async (id: number) => {
  const log = await w.db
    .selectFrom('paper_log')
    .select('kind')
    .where('paper_id', '=', id)
    .orderBy('seq')
    .execute();
  return log.map(({ kind }) => kind);
};
const kindsTold = async (user: TestUser) =>
  (await w.call(listNotifications, { query: {} }, user)).answer.results.map(({ kind }) => kind);

test.each(['approved', 'rejected', 'revisions_requested'] as const)(
  'the verdict «%s» of the assigned reviewer is the decision, with its note, in one moment',
  async (verdict) => {
    const { id, author, reviewer } = await asked();
    const { answer } = await review(w, id, reviewer, verdict, {
      review_note: 'راجع الجدول ٢',
      internal_note: 'المنهج ضعيف',
    });
    expect(answer).toMatchObject({
      id,
      status: verdict,
      verdict,
      review_note: 'راجع الجدول ٢',
      internal_note: 'المنهج ضعيف',
      state: 'submitted',
      can_review: false,
      pdf_file: null,
    });
    expect((await standing(id)).status).toBe(verdict);
    expect(await logOf(id)).toEqual(['submitted', 'assigned', 'accepted_invitation', 'reviewed', 'decided']);
    const moments = await w.db
      .selectFrom('paper_assignments')
      .select(['answered_at', 'submitted_at'])
      .where('paper_id', '=', id)
      .execute();
    expect(moments).toEqual([{ answered_at: w.clock.now, submitted_at: w.clock.now }]);
    expect(await findBrokenEntry(w.db, id)).toBeNull();
    expect(await kindsTold(author)).toEqual([`paper_${verdict}`]);
  },
);

test('a note is optional, and a verdict is not', async () => {
  const { id, reviewer } = await asked();
  const body = (values: object) => w.send('POST', `/api/journal/review/${id}/`, values, reviewer);
  expect((await body({})).error).toMatchObject({ action: ['اختر القبول أو طلب التعديلات أو الرفض'] });
  expect((await body({ action: 'pending' })).status).toBe(400);
  expect((await body({ action: 'approved', review_note: 7 })).error).toMatchObject({
    review_note: ['هذا الحقل مطلوب'],
  });
  expect((await body({ action: 'approved', review_note: 'ن'.repeat(5001) })).error).toMatchObject({
    review_note: ['عدد الحروف لا يتجاوز ٥٠٠٠'],
  });
  expect((await standing(id)).status).toBe('pending');
  expect((await body({ action: 'approved' })).status).toBe(200);
});

describe('a rejection without a word', () => {
  const wordless = (id: number, reviewer: TestUser) =>
    review(w, id, reviewer, 'rejected', { review_note: '' });

  test('comes back once with a question, and is taken when there is nothing to add', async () => {
    const { id, author, reviewer } = await asked();
    const first = await wordless(id, reviewer);
    expect([first.status, first.error]).toMatchObject([
      409,
      { code: 'reasons_missing', review_note: [expect.stringContaining('اكتب سببًا')] },
    ]);
    expect([(await standing(id)).status, await kindsTold(author)]).toEqual(['pending', []]);
    expect((await wordless(id, reviewer)).answer).toMatchObject({ status: 'rejected', review_note: '' });
  });

  test('is asked about once for each reviewer, and not when reasons come with it', async () => {
    const { id, reviewer } = await asked();
    const other = await buildUser(w.db, { is_reviewer: true });
    await assign(w, id, other, editor);
    expect((await wordless(id, reviewer)).status).toBe(409);
    expect((await wordless(id, other)).status).toBe(409);
    expect((await review(w, id, other, 'rejected', { review_note: 'بلا منهج' })).status).toBe(200);
  });
});

describe('a verdict', () => {
  test('is frozen once it is sent', async () => {
    const { id, reviewer } = await asked();
    await review(w, id, reviewer, 'approved');
    const again = await review(w, id, reviewer, 'rejected');
    expect([again.status, again.error?.code]).toEqual([409, 'already_reviewed']);
    // Also when an editor opens the paper anew.
    await w.call(setStatus, { params: { id }, body: { status: 'pending' } }, editor);
    expect((await review(w, id, reviewer, 'rejected')).error?.code).toBe('already_reviewed');
    expect((await standing(id)).status).toBe('pending');
  });

  test('is for pending papers only', async () => {
    const { id, reviewer } = await asked();
    const other = await buildUser(w.db, { is_reviewer: true });
    await assign(w, id, other, editor);
    await review(w, id, reviewer, 'rejected');
    // The decision ended what was still open.
    expect((await review(w, id, other, 'approved')).error?.code).toBe('review_ended');
    expect((await standing(id)).status).toBe('rejected');
  });

  test('is nobody’s who was not asked: such a paper is as good as none', async () => {
    const { id } = await asked();
    const stranger = await buildUser(w.db, { is_reviewer: true });
    const foreign = await review(w, id, stranger, 'approved');
    const absent = await review(w, 999_999, stranger, 'approved');
    expect([foreign.status, foreign.error]).toEqual([404, absent.error]);
    expect((await review(w, id, editor, 'approved')).error).toEqual(absent.error);
  });

  test('is refused where the reviewer turns out to be an author', async () => {
    const { id, reviewer } = await asked();
    await w.db
      .insertInto('paper_authors')
      .values({ paper_id: id, place: 2, name: 'م. ب.', email: reviewer.email })
      .execute();
    const { status, error } = await review(w, id, reviewer, 'approved');
    expect([status, error?.code]).toEqual([409, 'conflict_of_interest']);
    expect((await standing(id)).status).toBe('pending');
  });

  test('is refused once the author has taken the paper back', async () => {
    const { id, author, reviewer } = await asked();
    await withdraw(id, author);
    expect((await review(w, id, reviewer, 'approved')).error?.code).toBe('paper_withdrawn');
  });

  test('is refused after suspension and with the right taken away', async () => {
    const { id, reviewer } = await asked();
    await w.db.updateTable('users').set({ is_reviewer: false }).where('id', '=', reviewer.id).execute();
    expect((await review(w, id, reviewer, 'approved')).status).toBe(403);
    await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', reviewer.id).execute();
    expect((await review(w, id, reviewer, 'approved')).status).toBe(401);
  });
});

const withdraw = (id: number, author: TestUser) =>
  w.db.transaction().execute(async (tx) => {
    const paper = await holdPaper(tx, id);
    if (!paper || paper.status !== 'pending') return 'late';
    await append(tx, paper, { kind: 'withdrawn', actorId: author.id, actorRole: 'author', now: w.clock.now });
    return 'withdrawn';
  });

describe('at once', () => {
  test('two verdicts of one reviewer are one', async () => {
    const { id, reviewer } = await asked();
    const answers = await Promise.all([
      review(w, id, reviewer, 'approved'),
      review(w, id, reviewer, 'rejected'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.answer.verdict;
    expect((await standing(id)).status).toBe(won);
    expect((await logOf(id)).filter((kind) => kind === 'decided')).toHaveLength(1);
  });

  test('the verdicts of two reviewers, of which one is needed, are one decision', async () => {
    const { id, reviewer } = await asked();
    const other = await buildUser(w.db, { is_reviewer: true });
    await assign(w, id, other, editor);
    const answers = await Promise.all([
      review(w, id, reviewer, 'approved'),
      review(w, id, other, 'rejected'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await logOf(id)).filter((kind) => kind === 'decided')).toHaveLength(1);
    expect(await findBrokenEntry(w.db, id)).toBeNull();
  });

  test('a verdict and a withdrawal have one outcome', async () => {
    const { id, author, reviewer } = await asked();
    const [verdict, withdrawal] = await Promise.all([
      review(w, id, reviewer, 'approved'),
      withdraw(id, author),
    ]);
    expect([
      [200, 'late'],
      [409, 'withdrawn'],
    ]).toContainEqual([verdict.status, withdrawal]);
    expect(await findBrokenEntry(w.db, id)).toBeNull();
  });
});

test('the list of a reviewer holds their papers only, without a writer, and is searched in what it shows', async () => {
  const { id, author, reviewer } = await asked();
  await asked();
  const list = (search: string) => w.call(listReviewerPapers, { query: { search } }, reviewer);
  const { answer } = await list('');
  expect(answer).toEqual([
    {
      id,
      title: 'أثر التعريب',
      abstract: 'ملخص',
      main_category: 'الطب',
      sub_category: 'طب الأسرة',
      status: 'pending',
      submitted_at: w.clock.now.toISOString(),
      writer_name: null,
      review_note: '',
      internal_note: '',
      verdict: null,
      answers: [],
      reply: '',
      pdf_file: expect.stringMatching(`^/api/journal/review/${id}/rounds/1/paper\\.pdf\\?link=`),
      annotated_file: null,
      state: 'invited',
      round: 1,
      due_at: new Date(w.clock.now.getTime() + 21 * 86_400_000).toISOString(),
      respond_by: new Date(w.clock.now.getTime() + 7 * 86_400_000).toISOString(),
      is_overdue: false,
      is_withdrawn: false,
      can_answer: true,
      can_review: true,
      unread_messages: 0,
      supplements: [],
      decided_by: 'reviewers',
      earlier: [],
      others: [],
    },
  ]);
  expect((await list('اثر التعريب')).answer).toHaveLength(1);
  expect((await list('أسره')).answer).toHaveLength(1);
  expect((await list(author.name)).answer).toEqual([]);
  expect((await list(author.email)).answer).toEqual([]);
});

test('the whole contract of a review is refused to members without the role', async () => {
  const { id, author } = await asked();
  expect((await w.call(submitReview, { params: { id }, body: { action: 'approved' } }, author)).status).toBe(
    403,
  );
});

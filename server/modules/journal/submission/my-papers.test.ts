import { urlOf } from '@mustalah/contract/endpoint';
import { assignReviewer, setStatus } from '@mustalah/contract/journal/desk';
import { submitReview } from '@mustalah/contract/journal/review';
import {
  getOwnPaperFile,
  getOwnThumbnail,
  getReviewersCopy,
  listMyPapers,
  type MyPaper,
  revisePaper,
  withdrawPaper,
} from '@mustalah/contract/journal/submissions';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildVolume } from '../../../test/build-paper.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { pdfFile, sendPaper, shortPdf } from '../../../test/send-paper.ts';
import { world } from '../../../test/world.ts';
import { findBrokenEntry } from '../paper/log.ts';

const w = world();

/** Names that stand nowhere else. */
const SECRET = {
  reviewer: 'قحطبة المحجوب',
  email: 'hidden-reviewer@example.net',
  internal: 'سرّ بين المحررين',
};

let editor: TestUser;
let reviewer: TestUser;
let author: TestUser;
let revised: File;

beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin', name: 'المحررة الخفية' });
  reviewer = await buildUser(w.db, { is_reviewer: true, name: SECRET.reviewer, email: SECRET.email });
  revised = await shortPdf('النسخة المعدّلة');
});
beforeEach(async () => {
  author = await buildUser(w.db);
});

const papersOf = async (user: TestUser, search = ''): Promise<MyPaper[]> =>
  (await w.call(listMyPapers, { query: { search } }, user)).answer;

async function own(id: number): Promise<MyPaper> {
  const paper = (await papersOf(author)).find((each) => each.id === id);
  if (!paper) throw new Error('not among the papers of its author');
  return paper;
}

async function sent(title = 'بحث'): Promise<number> {
  const { id } = await sendPaper(w, author, { title });
  await w.jobs.drain();
  return id;
}

async function must(call: Promise<{ status: number; error: unknown }>): Promise<void> {
  const { status, error } = await call;
  if (status >= 400) throw new Error(JSON.stringify(error));
}

const assign = (id: number, to = reviewer) =>
  must(w.call(assignReviewer, { params: { id }, body: { reviewer_id: to.id } }, editor));

const review = (id: number, action: 'approved' | 'rejected' | 'revisions_requested', review_note: string) =>
  must(
    w.call(
      submitReview,
      { params: { id }, body: { action, review_note, internal_note: SECRET.internal } },
      reviewer,
    ),
  );

const revise = (id: number, { file = revised, reply = 'عدّلت ما طُلب', as = author } = {}) =>
  w.call(revisePaper, { params: { id }, body: { reply }, files: { pdf_file: file } }, as);

const withdraw = (id: number, as = author) => w.call(withdrawPaper, { params: { id } }, as);

describe('a paper in two rounds', () => {
  test('tells its author at each moment what stands and what is asked', async () => {
    const id = await sent();
    await assign(id);
    expect(await own(id)).toMatchObject({
      next_step: 'wait_for_review',
      review_note: '',
      can_withdraw: true,
    });

    await review(id, 'revisions_requested', 'أضف جدول القياسات.');
    expect(await own(id)).toMatchObject({
      status: 'revisions_requested',
      next_step: 'revise',
      review_note: 'أضف جدول القياسات.',
      can_withdraw: true,
      rounds: [
        {
          round: 1,
          decision: 'revisions_requested',
          decided_at: w.clock.now.toISOString(),
          notes: [{ from: expect.stringMatching(/^المحكّم .$/), note: 'أضف جدول القياسات.' }],
        },
      ],
    });

    const { status, answer } = await revise(id);
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      status: 'pending',
      round: 2,
      next_step: 'wait_for_file',
      review_note: 'أضف جدول القياسات.',
      rounds: [{ round: 1 }, { round: 2, reply: 'عدّلت ما طُلب', decision: null, notes: [] }],
    });
    await w.jobs.drain();

    await review(id, 'approved', 'بحث متقن.');
    const done = await own(id);
    expect(done).toMatchObject({
      status: 'approved',
      next_step: 'give_final',
      review_note: 'بحث متقن.',
      can_withdraw: true,
      accepted_at: w.clock.now.toISOString(),
      published_at: null,
    });
    expect(done.rounds.map(({ decision }) => decision)).toEqual(['revisions_requested', 'approved']);
    expect(await findBrokenEntry(w.db, id)).toBeNull();
  });

  test('the note of an editor comes under the name of the editors', async () => {
    const id = await sent();
    await must(
      w.call(
        setStatus,
        {
          params: { id },
          body: { status: 'rejected', note: 'خارج مجال المجلة.', internal_note: SECRET.internal },
        },
        editor,
      ),
    );
    const { review_note, rounds } = await own(id);
    expect([review_note, rounds[0]?.notes]).toEqual([
      'خارج مجال المجلة.',
      [{ from: 'هيئة التحرير', note: 'خارج مجال المجلة.' }],
    ]);
  });

  test('a note is no longer read when the decision is taken back', async () => {
    const id = await sent();
    await assign(id);
    await review(id, 'approved', 'حسن');
    await must(
      w.call(setStatus, { params: { id }, body: { status: 'pending', note: 'نعيد النظر' } }, editor),
    );
    const { review_note, rounds } = await own(id);
    expect([review_note, rounds[0]]).toEqual(['', expect.objectContaining({ decision: null, notes: [] })]);
  });
});

describe('a revision', () => {
  async function asked(): Promise<number> {
    const id = await sent();
    await assign(id);
    await review(id, 'revisions_requested', 'أعد القياس.');
    return id;
  }

  test('is not taken when nobody asked for it', async () => {
    const id = await sent();
    const { status, error } = await revise(id);
    expect([status, error?.code]).toEqual([409, 'revision_not_asked']);
  });

  test('sent twice at once opens one round', async () => {
    const id = await asked();
    const answers = await Promise.all([revise(id), revise(id), revise(id)]);
    expect(answers.map(({ status, answer }) => [status, answer.round])).toEqual([
      [200, 2],
      [200, 2],
      [200, 2],
    ]);
  });

  test('needs a reply, and another file than before', async () => {
    const id = await asked();
    const silent = await revise(id, { reply: '  ' });
    const same = await revise(id, { file: await shortPdf('نص البحث') });
    expect([silent.status, silent.error?.reply]).toEqual([400, ['اكتب ردّك على الملاحظات']]);
    expect([same.status, same.error?.pdf_file]).toEqual([
      400,
      ['هذا هو الملف الذي قدّمته من قبل، أرفق النسخة المعدّلة'],
    ]);
    expect((await own(id)).round).toBe(1);
  });

  test('with a bad file or a reply too long changes nothing', async () => {
    const id = await asked();
    const answers = await Promise.all([
      revise(id, { file: pdfFile('<svg/>') }),
      revise(id, { file: pdfFile('%PDF-1.7 cut') }),
      revise(id, { reply: 'ب'.repeat(5001) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([415, 400, 400]);
    expect(await own(id)).toMatchObject({ round: 1, status: 'revisions_requested' });
  });

  test('is told to the editors and the reviewer, without the name of the author', async () => {
    author = await buildUser(w.db, { name: 'زينب المقدادي', email: 'hidden-author@example.net' });
    const id = await asked();
    await revise(id);
    await w.jobs.drain();
    const { rows } = await notices(reviewer);
    expect(rows.some(({ kind }) => kind === 'review_invited_again')).toBe(true);
    const mails = w.mail.sent.filter(({ to }) => to === reviewer.email);
    expect(JSON.stringify([rows, mails])).not.toMatch(/زينب|hidden-author/);
    expect((await notices(editor)).rows.some(({ kind }) => kind === 'paper_revised')).toBe(true);
  });
});

const notices = async ({ id }: TestUser) => ({
  rows: await w.db
    .selectFrom('notifications')
    .select(['kind', 'title', 'body', 'link'])
    .where('user_id', '=', id)
    .execute(),
});

describe('a withdrawal', () => {
  test('ends what reviewers were asked for, stays in the log, and is done once', async () => {
    const id = await sent();
    await assign(id);
    const [one, other] = await Promise.all([withdraw(id), withdraw(id)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await own(id)).toMatchObject({
      withdrawn_at: w.clock.now.toISOString(),
      next_step: 'none',
      can_withdraw: false,
    });
    const log = await w.db.selectFrom('paper_log').select('kind').where('paper_id', '=', id).execute();
    expect(log.filter(({ kind }) => kind === 'withdrawn')).toHaveLength(1);
    const { state } = await w.db
      .selectFrom('paper_assignments')
      .select('state')
      .where('paper_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('cancelled');
    expect((await notices(reviewer)).rows.some(({ kind }) => kind === 'review_cancelled')).toBe(true);
    expect((await revise(id)).status).toBe(409);
  });

  test('is done after acceptance too, and the draft of a volume goes on without it', async () => {
    const id = await sent();
    await assign(id);
    await review(id, 'approved', '');
    const draft = await buildVolume(w.db);
    await w.db.updateTable('papers').set({ volume_id: draft }).where('id', '=', id).execute();
    expect((await withdraw(id)).answer).toMatchObject({ next_step: 'none', can_withdraw: false });
    const { volume_id } = await w.db
      .selectFrom('papers')
      .select('volume_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(volume_id).toBeNull();
  });

  test('is too late once the paper was rejected, or ever published', async () => {
    const [rejected, published] = [await sent(), await sent()];
    await assign(rejected);
    await review(rejected, 'rejected', 'ضعيف');
    await w.db
      .insertInto('article_records')
      .values({ paper_id: published, first_published_at: w.clock.now, changed_at: w.clock.now })
      .execute();
    for (const id of [rejected, published]) {
      const { status, error } = await withdraw(id);
      expect([status, error?.code]).toEqual([409, 'not_withdrawable']);
    }
  });

  test('and a verdict at once have one outcome', async () => {
    const id = await sent();
    await assign(id);
    await Promise.all([
      withdraw(id),
      w.call(
        submitReview,
        { params: { id }, body: { action: 'approved', review_note: '', internal_note: '' } },
        reviewer,
      ),
    ]);
    // Taken back before the verdict it has none; accepted first it is taken back too, for it is not published.
    const { status, withdrawn_at } = await own(id);
    expect([['approved', 'pending'].includes(status), withdrawn_at !== null]).toEqual([true, true]);
    expect(await findBrokenEntry(w.db, id)).toBeNull();
  });
});

describe('the list', () => {
  test('holds one’s own papers, newest first, and finds by title and abstract in any spelling', async () => {
    const older = await sendPaper(w, author, { title: 'أثر الإشعاع', abstract: 'قياس النِّسب' });
    w.clock.now = new Date(w.clock.now.getTime() + 1000);
    const newer = await sendPaper(w, author, { title: 'توصيل النحاس', file: revised });
    await sendPaper(w, await buildUser(w.db), { title: 'أثر الإشعاع' });
    const ids = async (search: string) => (await papersOf(author, search)).map(({ id }) => id);
    expect(await ids('')).toEqual([newer.id, older.id]);
    expect(await ids('اثر الاشعاع')).toEqual([older.id]);
    expect(await ids('النسب أَثر')).toEqual([older.id]);
    expect(await ids("%_'\\")).toEqual([newer.id, older.id]);
    expect(await ids('لا شيء')).toEqual([]);
  });

  test('is not for strangers', async () => {
    expect((await w.call(listMyPapers, { query: {} })).status).toBe(401);
  });
});

describe('the files of a paper', () => {
  const open = async (url: string | null, as?: TestUser) => {
    const { statusCode, headers, rawPayload } = await w.app.inject({
      url: url ?? '/missing',
      headers: as ? { authorization: `Bearer ${await as.token(w)}` } : {},
    });
    return { status: statusCode, headers, bytes: rawPayload };
  };

  test('open by their links as what they are, and the copy for reviewers holds no properties', async () => {
    const file = await shortPdf('نص بخصائصه');
    const { id } = await sendPaper(w, author, { title: 'بخصائص', file });
    await w.jobs.drain();
    const { pdf_file, reviewers_copy, thumbnail_url } = await own(id);
    const [original, copy, picture] = [
      await open(pdf_file),
      await open(reviewers_copy),
      await open(thumbnail_url),
    ];
    expect(original.bytes.equals(await file.bytes())).toBe(true);
    expect(original.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`attachment; filename="paper-${id}-1.pdf"`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    expect(copy.headers['content-type']).toBe('application/pdf');
    expect(Buffer.from(original.bytes).includes('Mustalah')).toBe(true);
    expect(Buffer.from(copy.bytes).includes('Mustalah')).toBe(false);
    expect(picture.headers['content-type']).toBe('image/webp');
  });

  test('of each round stay, and one that is not there is absent', async () => {
    const id = await sent();
    await assign(id);
    await review(id, 'revisions_requested', 'عدّل');
    await revise(id);
    const first = await open(urlOf(getOwnPaperFile.path, { params: { id }, query: { round: 1 } }), author);
    const second = await open(urlOf(getOwnPaperFile.path, { params: { id } }), author);
    expect([first.status, second.status, first.bytes.equals(second.bytes)]).toEqual([200, 200, false]);
    expect((await open(urlOf(getReviewersCopy.path, { params: { id } }), author)).status).toBe(404);
    expect(
      (await open(urlOf(getOwnPaperFile.path, { params: { id }, query: { round: 3 } }), author)).status,
    ).toBe(404);
  });

  test('and a paper of somebody else answer as if they were not there, to anybody', async () => {
    const id = await sent();
    await assign(id);
    const answersTo = async (as: TestUser, paper: number) => {
      const files = [getOwnPaperFile, getReviewersCopy, getOwnThumbnail].map(({ path }) =>
        open(urlOf(path, { params: { id: paper } }), as).then(({ status, bytes }) => [
          status,
          bytes.toString(),
        ]),
      );
      const writes = [revise(paper, { as }), withdraw(paper, as)].map((call) =>
        call.then(({ status, error }) => [status, error]),
      );
      return Promise.all<unknown>([...files, ...writes]);
    };
    for (const as of [await buildUser(w.db), reviewer, editor]) {
      expect(await answersTo(as, id)).toEqual(await answersTo(as, 999_999_999));
    }
    expect(await answersTo(reviewer, id)).toContainEqual([
      404,
      expect.objectContaining({ code: 'not_found' }),
    ]);
    // Whatever was answered, nothing was done.
    expect(await own(id)).toMatchObject({
      withdrawn_at: null,
      rounds: [expect.objectContaining({ round: 1 })],
    });
  });
});

test('nothing that reaches the author names a reviewer or an editor, tells how many there are, or what stays inside', async () => {
  const others = await Promise.all(
    ['سحبان المتواري', 'عنترة المستتر'].map((name) => buildUser(w.db, { is_reviewer: true, name })),
  );
  const id = await sent('بحث أعمى');
  const answers: unknown[] = [];
  const look = async () =>
    answers.push(await papersOf(author), await w.send('GET', '/api/notifications/', undefined, author));
  const before = JSON.stringify({ ...(await own(id)), pdf_file: '', reviewers_copy: '', thumbnail_url: '' });
  for (const each of [reviewer, ...others]) await assign(id, each);
  const after = JSON.stringify({ ...(await own(id)), pdf_file: '', reviewers_copy: '', thumbnail_url: '' });
  expect(after).toBe(before);
  await look();
  await review(id, 'revisions_requested', 'عدّل الجدول.');
  await look();
  answers.push((await revise(id)).answer);
  await w.jobs.drain();
  await review(id, 'approved', 'حسن.');
  await look();
  answers.push(w.mail.sent.filter(({ to }) => to === author.email));
  const everything = JSON.stringify(answers);
  expect(everything).toContain('عدّل الجدول.');
  for (const secret of [
    ...Object.values(SECRET),
    ...others.flatMap(({ name, email }) => [name, email]),
    editor.name,
    editor.email,
    'reviewer_id',
    'reviewer_name',
    'assignment',
    'internal_note',
  ]) {
    expect(everything).not.toContain(secret);
  }
});

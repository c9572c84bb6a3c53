import { listDesk, setHandler } from '@mustalah/contract/journal/desk';
import {
  listAuthorMessages,
  listPaperMessages,
  listReviewerMessages,
  MESSAGE_LENGTH,
  readAuthorMessages,
  readPaperMessages,
  sendAuthorMessage,
  sendPaperMessage,
  sendReviewerMessage,
} from '@mustalah/contract/journal/messages';
import { answerInvitation, listReviewerPapers } from '@mustalah/contract/journal/review';
import { listMyPapers, withdrawPaper } from '@mustalah/contract/journal/submissions';
import { listNotifications } from '@mustalah/contract/notifications';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { assign } from '../../../test/build-review.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { pdfOf } from '../../../test/pdfs.ts';
import { pdfFile } from '../../../test/send-paper.ts';
import { world } from '../../../test/world.ts';
import { forgetMessages } from './forget.ts';

const w = world();

let serial = 0;
let id: number;
let author: TestUser;
let reviewer: TestUser;
let editor: TestUser;
beforeEach(async () => {
  serial += 1;
  author = await buildUser(w.db, { name: `زنوبيا القزوينية ${serial}` });
  reviewer = await buildUser(w.db, { is_reviewer: true, name: `هدى الأندلسي ${serial}` });
  editor = await buildUser(w.db, { role: 'journal_admin', name: `محرر سرّي ${serial}` });
  id = await buildSubmission(w.deps, author, { title: 'أثر التعريب' });
  await assign(w, id, reviewer, editor);
});

const params = () => ({ params: { id } });
type Files = { pdf_file?: File };
const fromAuthor = (body: string, as = author, files: Files = {}) =>
  w.call(sendAuthorMessage, { ...params(), body: { body }, files }, as);
const fromReviewer = (body: string, as = reviewer) =>
  w.call(sendReviewerMessage, { ...params(), body: { body }, files: {} }, as);
const toAuthor = (body: string, as = editor, files: Files = {}) =>
  w.call(sendPaperMessage, { ...params(), body: { body, to: 'author' }, files }, as);
const toReviewer = (body: string, to = reviewer, as = editor) =>
  w.call(
    sendPaperMessage,
    { ...params(), body: { body, to: 'reviewer', reviewer_id: to.id }, files: {} },
    as,
  );
const noteOf = (body: string, as = editor) =>
  w.call(sendPaperMessage, { ...params(), body: { body, to: 'editors' }, files: {} }, as);
const threadOfAuthor = async (as = author) =>
  (await w.call(listAuthorMessages, params(), as)).answer.messages;
const threadOfReviewer = async (as = reviewer) =>
  (await w.call(listReviewerMessages, params(), as)).answer.messages;
const onDesk = async () =>
  (await w.call(listDesk, { query: { paper: id } }, editor)).answer.results[0]?.unread_messages;
const told = async (user: TestUser) =>
  (await w.call(listNotifications, { query: {} }, user)).answer.results.filter(
    ({ kind }) => kind === 'paper_message',
  );

test('a letter of the author reaches the editors, their answer the author, on the site and by mail', async () => {
  expect((await fromAuthor('هل يُقبل ملحق؟')).status).toBe(201);
  expect(await onDesk()).toBe(1);
  expect(await told(editor)).toMatchObject([
    { title: 'رسالة من الباحث في «أثر التعريب»', link: `/journal-admin?paper=${id}` },
  ]);
  expect((await toAuthor('نعم، ملفًا واحدًا.')).status).toBe(201);
  expect((await threadOfAuthor()).map(({ body, is_own }) => [body, is_own])).toEqual([
    ['هل يُقبل ملحق؟', true],
    ['نعم، ملفًا واحدًا.', false],
  ]);
  await w.jobs.drain();
  const mail = w.mail.sent.find(({ to, text }) => to === author.email && text.includes('نعم، ملفًا واحدًا.'));
  expect(mail?.text).toContain(`/my-papers?paper=${id}`);
});

test('who wrote is named to neither blind side, and one thread is not seen in another', async () => {
  await fromAuthor('كلام الباحث');
  await fromReviewer('كلام المحكّم');
  await toAuthor('جواب للباحث');
  await toReviewer('جواب للمحكّم');
  await noteOf('بيننا نحن المحررين');
  const { answer: authors } = await w.call(listAuthorMessages, params(), author);
  const { answer: reviewers } = await w.call(listReviewerMessages, params(), reviewer);
  expect(authors.messages.map(({ body }) => body)).toEqual(['كلام الباحث', 'جواب للباحث']);
  expect(reviewers.messages.map(({ body }) => body)).toEqual(['كلام المحكّم', 'جواب للمحكّم']);
  await w.jobs.drain();
  const mailsTo = (user: TestUser) => w.mail.sent.filter(({ to }) => to === user.email);
  const seenByAuthor = JSON.stringify([authors, await told(author), mailsTo(author)]);
  const seenByReviewer = JSON.stringify([reviewers, await told(reviewer), mailsTo(reviewer)]);
  expect(seenByAuthor).not.toMatch(/الأندلسي|سرّي|المحكّم/);
  expect(seenByReviewer).not.toMatch(/القزوينية|سرّي|كلام الباحث|بيننا/);
  const { answer: desk } = await w.call(listPaperMessages, params(), editor);
  expect(desk.threads.map(({ to, messages }) => [to, messages.length])).toEqual([
    ['author', 2],
    ['reviewer', 2],
    ['editors', 1],
  ]);
});

test('an editor who names one side to the other is stopped', async () => {
  const named = await toAuthor(`كتبته لك هدى الاندلسي ${serial}.`);
  expect([named.status, named.error?.code]).toEqual([400, 'letter_names_reviewer']);
  expect((await toReviewer(`هو لزنوبيا القزوينيه ${serial}`)).error?.code).toBe('letter_names_author');
  expect(await threadOfAuthor()).toEqual([]);
  expect((await noteOf(`هدى الأندلسي ${serial} محكّمته`)).status).toBe(201);
});

describe('what was read', () => {
  test('is counted until the other side has read it, and tells its sender so', async () => {
    await toAuthor('أول');
    await toAuthor('ثانٍ');
    const unread = async () => (await w.call(listMyPapers, { query: {} }, author)).answer[0]?.unread_messages;
    expect([await unread(), await onDesk()]).toEqual([2, 0]);
    const [first] = await threadOfAuthor();
    await w.call(readAuthorMessages, { ...params(), body: { up_to: first?.id ?? 0 } }, author);
    expect(await unread()).toBe(1);
    const { threads } = (await w.call(listPaperMessages, params(), editor)).answer;
    expect(threads[0]?.messages.map(({ read_at }) => read_at !== null)).toEqual([true, false]);
  });

  test('of a reviewer is the reviewer’s to count, and the desk reads it as one', async () => {
    await toReviewer('متى؟');
    const { answer } = await w.call(listReviewerPapers, { query: {} }, reviewer);
    expect(answer[0]?.unread_messages).toBe(1);
    await fromReviewer('غدًا');
    const { threads } = (await w.call(listPaperMessages, params(), editor)).answer;
    const thread = threads.find(({ to }) => to === 'reviewer');
    expect([thread?.unread, await onDesk()]).toEqual([1, 1]);
    const last = thread?.messages.at(-1)?.id ?? 0;
    const read = { to: 'reviewer', reviewer_id: reviewer.id, up_to: last } as const;
    await w.call(readPaperMessages, { ...params(), body: read }, editor);
    expect(await onDesk()).toBe(0);
    // What the editors wrote is the reviewer's to read.
    expect((await threadOfReviewer()).map(({ read_at }) => read_at !== null)).toEqual([false, true]);
  });
});

describe('a letter is refused', () => {
  test('that says nothing, or too much, or goes to nobody', async () => {
    expect((await fromAuthor(' \u200f ')).error).toMatchObject({ body: ['هذا الحقل مطلوب'] });
    expect((await fromAuthor('ن'.repeat(MESSAGE_LENGTH + 1))).error).toMatchObject({
      body: ['عدد الحروف لا يتجاوز ٥٠٠٠'],
    });
    const nobody = await w.send('POST', `/api/journal/papers/${id}/messages/`, new FormData(), editor);
    expect(nobody.error).toMatchObject({ to: ['اختر إلى من تكتب'] });
    const stranger = await buildUser(w.db, { is_reviewer: true });
    expect((await toReviewer('مرحبًا', stranger)).error?.code).toBe('not_reviewer');
  });

  test('about a paper that is somebody else’s, or an editor’s own', async () => {
    const other = await buildUser(w.db, { is_reviewer: true });
    expect((await fromAuthor('لي؟', other)).status).toBe(404);
    expect((await fromReviewer('لي؟', other)).status).toBe(404);
    expect((await w.call(listAuthorMessages, params(), reviewer)).status).toBe(404);
    expect((await toAuthor('لي؟', other)).status).toBe(403);
    const editors = [author.id, reviewer.id];
    await w.db.updateTable('users').set({ role: 'journal_admin' }).where('id', 'in', editors).execute();
    expect((await toAuthor('لي؟', author)).error?.code).toBe('own_paper');
    expect((await w.call(listPaperMessages, params(), author)).error?.code).toBe('own_paper');
    expect((await w.call(listPaperMessages, params(), reviewer)).error?.code).toBe('asked_to_review');
    await fromAuthor('رسالة مؤلف');
    const seen = await w.call(listDesk, { query: { paper: id } }, author);
    expect(seen.answer.results[0]?.unread_messages).toBe(0);
  });

  test('once the paper is taken back', async () => {
    await w.call(withdrawPaper, params(), author);
    expect((await fromAuthor('عدت')).error?.code).toBe('paper_withdrawn');
    expect((await fromReviewer('لماذا؟')).error?.code).toBe('paper_withdrawn');
    expect((await toAuthor('لماذا؟')).error?.code).toBe('paper_withdrawn');
    expect((await w.call(listAuthorMessages, params(), author)).answer.closed).toBe('سحب الباحث بحثه');
  });

  test('of or to a reviewer who declined, or is none any more', async () => {
    await w.db.updateTable('users').set({ is_reviewer: false }).where('id', '=', reviewer.id).execute();
    expect((await fromReviewer('عدت')).status).toBe(403);
    expect((await toReviewer('أين أنت؟')).error?.code).toBe('reviewer_gone');
    await w.db.updateTable('users').set({ is_reviewer: true }).where('id', '=', reviewer.id).execute();
    await w.call(answerInvitation, { ...params(), body: { answer: 'decline', reason: '' } }, reviewer);
    expect((await fromReviewer('عدت')).error?.code).toBe('review_ended');
    await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', author.id).execute();
    expect((await fromAuthor('عدت')).status).toBe(401);
  });
});

test('the same letter sent twice at once is one', async () => {
  const answers = await Promise.all([fromAuthor('مرة'), fromAuthor('مرة')]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await threadOfAuthor()).toHaveLength(1);
  expect(await told(editor)).toHaveLength(1);
});

describe('a file', () => {
  const namedPdf = (name: string) =>
    pdfFile(
      pdfOf(
        [
          '<</Type/Catalog/Pages 2 0 R>>',
          '<</Type/Pages/Kids[3 0 R]/Count 1>>',
          '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<>>/Contents 4 0 R>>',
          '<</Length 0>>\nstream\n\nendstream',
          `<</Author(${name})>>`,
        ],
        '/Info 5 0 R',
      ),
      `${name}.pdf`,
    );
  const open = async (url: string | undefined) => w.app.inject({ url: url ?? '/' });

  test('of an editor goes out without a name in it, that of an author as it is, each to its thread alone', async () => {
    await toAuthor('انظر', editor, { pdf_file: namedPdf('Huda Reviewer') });
    await fromAuthor('الأصل', author, { pdf_file: namedPdf('Zenobia Author') });
    const [ofEditor, ofAuthor] = await threadOfAuthor();
    const sent = await open(ofEditor?.file?.url);
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(sent.body).not.toContain('Huda');
    expect(sent.headers['content-disposition']).toContain(`message-${ofEditor?.id}.pdf`);
    expect((await open(ofAuthor?.file?.url)).body).toContain('Zenobia');
    const stolen = `/api/journal/review/${id}/messages/${ofAuthor?.id}/file.pdf`;
    expect((await w.send('GET', stolen, undefined, reviewer)).status).toBe(404);
  });

  test('that is none is refused, and its letter with it', async () => {
    const wrong = await fromAuthor('ملف', author, { pdf_file: pdfFile('<html>') });
    expect(wrong.status).toBeGreaterThanOrEqual(400);
    expect(await threadOfAuthor()).toEqual([]);
  });
});

describe('the editor who handles a paper', () => {
  const handle = (editorId: number | null, as = editor) =>
    w.call(setHandler, { ...params(), body: { editor_id: editorId } }, as);

  test('hears of it alone, and finds it among their own', async () => {
    const other = await buildUser(w.db, { role: 'journal_admin', name: 'محررة مسؤولة' });
    const { answer } = await handle(other.id);
    expect(answer.handler).toEqual({ id: other.id, name: 'محررة مسؤولة' });
    await fromAuthor('إليك وحدك');
    expect([await told(other), await told(editor)]).toMatchObject([[{ kind: 'paper_message' }], []]);
    const mine = async (as: TestUser) => {
      const { results, lanes } = (await w.call(listDesk, { query: { mine: 'true' } }, as)).answer;
      return [results.map((paper) => paper.id), Object.values(lanes).reduce((sum, each) => sum + each, 0)];
    };
    expect([await mine(other), await mine(editor)]).toEqual([
      [[id], 1],
      [[], 0],
    ]);
    // Whoever is no editor any more handles nothing.
    await w.db.updateTable('users').set({ role: 'user' }).where('id', '=', other.id).execute();
    await fromAuthor('إلى من بقي');
    expect(await told(editor)).toHaveLength(1);
    expect((await handle(null)).answer.handler).toBeNull();
  });

  test('is an editor, and a stranger to it', async () => {
    expect((await handle(author.id)).error).toMatchObject({ editor_id: ['اختر محررًا من القائمة'] });
    await w.db.updateTable('users').set({ role: 'journal_admin' }).where('id', '=', author.id).execute();
    expect((await handle(author.id)).error?.code).toBe('own_paper');
    expect((await handle(editor.id, author)).error?.code).toBe('own_paper');
    expect((await handle(editor.id, reviewer)).status).toBe(403);
  });
});

test('what passed with somebody who leaves is gone, and what editors note stays', async () => {
  await fromAuthor('باقٍ حتى أرحل', author, {
    pdf_file: pdfFile(
      pdfOf(
        [
          '<</Type/Catalog/Pages 2 0 R>>',
          '<</Type/Pages/Kids[3 0 R]/Count 1>>',
          '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<>>>>',
        ],
        '',
      ),
    ),
  });
  await toReviewer('لا شأن له به');
  await noteOf('بيننا');
  const files = await w.db.transaction().execute((tx) => forgetMessages(tx, author.id));
  expect(files).toHaveLength(1);
  const left = await w.db.selectFrom('paper_messages').select('thread').where('paper_id', '=', id).execute();
  expect(left.map(({ thread }) => thread)).toEqual(['reviewer', 'editors']);
});

import { getArticle, retractArticle } from '@mustalah/contract/journal/articles';
import { setStatus } from '@mustalah/contract/journal/desk';
import {
  checkFinalFile,
  getFinalFile,
  giveFinalFile,
  openFinalFile,
  replaceFinalFile,
} from '@mustalah/contract/journal/production';
import { listMyPapers } from '@mustalah/contract/journal/submissions';
import { addVolumePaper, getManagedVolume, togglePublishVolume } from '@mustalah/contract/journal/volumes';
import { zipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { assign } from '../../../test/build-review.ts';
import { docxOf, p } from '../../../test/docxs.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { arabicPdf } from '../../../test/pdfs.ts';
import { draftVolume } from '../../../test/published.ts';
import { world } from '../../../test/world.ts';
import { publishFilesJob } from '../paper/work.ts';

const w = world();
let editor: TestUser;
let manuscript: Uint8Array;
let final: Uint8Array;
let better: Uint8Array;

beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
  [manuscript, final, better] = await Promise.all([
    arabicPdf('مخطوط', ['نص بلا أسماء']),
    arabicPdf('نسخة نهائية', ['ليلى بنت سعد']),
    arabicPdf('نسخة أصح', ['ليلى بنت سعد']),
  ]);
});

/** An accepted paper in a draft of its own. */
async function accepted(title = 'بحث مقبول') {
  const author = await buildUser(w.db);
  const id = await buildSubmission(w.deps, author, { original: manuscript, anonymous: better, title });
  await w.call(setStatus, { params: { id }, body: { status: 'approved' } }, editor);
  const volume = await draftVolume(w, editor);
  await putInto(volume, id);
  return { author, id, volume };
}

const putInto = (id: number, paper_id: number) =>
  w.call(addVolumePaper, { params: { id }, body: { paper_id } }, editor);

const fileOf = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)]);
const give = (id: number, file: Uint8Array, as: TestUser, source?: Uint8Array) =>
  w.call(
    giveFinalFile,
    { params: { id }, files: { pdf_file: fileOf(file), ...(source && { source_file: fileOf(source) }) } },
    as,
  );
const replace = (id: number, file: Uint8Array, as = editor) =>
  w.call(replaceFinalFile, { params: { id }, files: { pdf_file: fileOf(file) } }, as);
const check = (id: number, sha256: string, as = editor) =>
  w.call(checkFinalFile, { params: { id }, body: { sha256 } }, as);
const publish = (volume: number, as_submitted = false) =>
  w.call(togglePublishVolume, { params: { id: volume }, body: { published: true, as_submitted } }, editor);
const readPdf = async (id: number) => {
  const { rawPayload } = await w.app.inject({ url: `/articles/${id}/paper.pdf` });
  const bytes = (async function* () {
    yield rawPayload;
  })();
  return w.deps.gateways.pdf.read(bytes, 'nobody');
};

test('the author gives the named file, an editor checks it, and readers get it behind a title page', async () => {
  const { author, id, volume } = await accepted('أثر التعريب');
  const [asked] = (await w.call(listMyPapers, { query: {} }, author)).answer;
  const source = docxOf(p('ليلى بنت سعد'));
  const given = await give(id, final, author, source);
  expect([asked?.next_step, given.status, given.answer.source?.type]).toEqual(['give_final', 200, 'docx']);
  expect((await publish(volume)).error?.code).toBe('final_file_unchecked');
  expect((await check(id, 'a'.repeat(64))).error?.code).toBe('paper_changed');
  const checked = await check(id, given.answer.sha256);
  const late = await give(id, better, author);
  expect([typeof checked.answer.checked_at, late.error?.code]).toEqual(['string', 'final_file_checked']);
  expect((await publish(volume)).status).toBe(200);
  // Until it is made there is nothing to read: the manuscript shall not stand for it.
  expect((await w.app.inject({ url: `/articles/${id}/paper.pdf` })).statusCode).toBe(404);
  await w.jobs.drain();
  const { text, metadata } = await readPdf(id);
  const page = text[0]?.normalize('NFKC') ?? '';
  expect([text.length, page.includes('أثر التعريب'), page.includes(author.name)]).toEqual([2, true, true]);
  expect([metadata.title, metadata.author, text[1]?.includes('ليلى')]).toEqual([
    'أثر التعريب',
    author.name,
    true,
  ]);
  const { answer } = await w.call(getArticle, { params: { id } });
  expect([answer.pages, answer.pdf?.pages]).toEqual([{ first: 1, last: 1 }, 1]);
});

test('a manuscript is published as it is only when an editor says so, and the log keeps that', async () => {
  const { id, volume } = await accepted();
  const refused = await publish(volume);
  expect([refused.status, refused.error?.code]).toEqual([409, 'final_file_missing']);
  expect((await publish(volume, true)).status).toBe(200);
  const { detail } = await w.db
    .selectFrom('paper_log')
    .select('detail')
    .where('paper_id', '=', id)
    .where('kind', '=', 'published')
    .executeTakeFirstOrThrow();
  expect(detail).toEqual({ volume, as_submitted: true });
  // Readers get the nameless copy until theirs is made.
  const before = await readPdf(id);
  await w.jobs.drain();
  expect([before.pages, before.text[0]?.includes('أصح'), (await readPdf(id)).pages]).toEqual([1, true, 2]);
});

test('what changes on a published paper is drawn anew, once; a retraction is stamped onto each page', async () => {
  const { id, volume } = await accepted();
  await publish(volume, true);
  await w.jobs.drain();
  const madeAt = async () =>
    await w.db
      .selectFrom('published_files')
      .select(['made_of', 'file_key'])
      .where('paper_id', '=', id)
      .executeTakeFirstOrThrow();
  const before = await madeAt();
  await w.db.transaction().execute((tx) => w.jobs.send(tx, publishFilesJob, {}));
  await w.jobs.drain();
  expect(await madeAt()).toEqual(before);
  expect((await replace(id, better)).status).toBe(200);
  await w.call(retractArticle, { params: { id }, body: { note: 'ثبت انتحال.' } }, editor);
  await w.jobs.drain();
  const { text } = await readPdf(id);
  expect(text[0]).toContain('RETRACTED');
  expect(text.slice(1).every((page) => page.includes('RETRACTED'))).toBe(true);
  expect(text[1]).toContain('أصح');
  expect(await w.deps.gateways.files.open(before.file_key ?? '')).toBeNull();
});

test('only its author and the editors who handle a paper have a hand in its final file', async () => {
  const { author, id } = await accepted();
  const reviewer = await buildUser(w.db, { is_reviewer: true });
  const pending = await buildSubmission(w.deps, author, { original: manuscript });
  await assign(w, pending, reviewer, editor);
  const stranger = await buildUser(w.db);
  const { answer } = await give(id, final, author);
  await w.db.updateTable('users').set({ role: 'journal_admin' }).where('id', '=', author.id).execute();
  const open = (url: string) => w.app.inject({ url });
  const opened = await open(answer.pdf_file);
  const refused = [
    await give(id, better, stranger),
    await give(pending, better, author),
    await give(999_999, better, author),
    await replace(id, better, author),
    await replace(id, better, stranger),
    await check(id, answer.sha256, author),
    await w.call(getFinalFile, { params: { id } }, author),
    await w.call(openFinalFile, { params: { id } }, author),
    await check(pending, answer.sha256),
    await give(id, Buffer.from('<html>'), author),
    await give(id, Buffer.from('%PDF-1.7 cut off'), author),
    await give(id, better, author, zipSync({ '../evil': new Uint8Array([1]) })),
    await give(id, better, author, Buffer.from('MZ no archive')),
  ];
  expect(opened.statusCode).toBe(200);
  expect(refused.map(({ status }) => status)).toEqual([
    404, 409, 404, 403, 403, 403, 403, 404, 409, 415, 400, 400, 415,
  ]);
  const seen = await w.call(getFinalFile, { params: { id } }, editor);
  expect(seen.answer.final_file?.sha256).toBe(answer.sha256);
});

test('sent twice at once it is one file; after another review it is checked again', async () => {
  const { author, id, volume } = await accepted();
  const both = await Promise.all([give(id, final, author), give(id, final, author)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const kinds = await w.db
    .selectFrom('paper_log')
    .select('kind')
    .where('paper_id', '=', id)
    .where('kind', '=', 'final_given')
    .execute();
  expect(kinds.length).toBe(1);
  await check(id, both[0]?.answer.sha256 ?? '');
  await w.call(setStatus, { params: { id }, body: { status: 'pending' } }, editor);
  w.clock.now = new Date(w.clock.now.getTime() + 60_000);
  await w.call(setStatus, { params: { id }, body: { status: 'approved' } }, editor);
  // What is reviewed anew leaves its draft.
  await putInto(volume, id);
  const { answer } = await w.call(getManagedVolume, { params: { id: volume } }, editor);
  expect([answer.papers[0]?.final_file, (await publish(volume)).error?.code]).toEqual([
    'given',
    'final_file_unchecked',
  ]);
});

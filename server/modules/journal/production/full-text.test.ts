import { getArticleText } from '@mustalah/contract/journal/article-text';
import { setStatus } from '@mustalah/contract/journal/desk';
import { checkFinalFile, giveFinalFile, replaceFinalFile } from '@mustalah/contract/journal/production';
import { addVolumePaper, togglePublishVolume } from '@mustalah/contract/journal/volumes';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { docxOf, drawing, p, relations } from '../../../test/docxs.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { arabicPdf } from '../../../test/pdfs.ts';
import { draftVolume } from '../../../test/published.ts';
import { world } from '../../../test/world.ts';
import { publishFilesJob } from '../paper/work.ts';

const w = world();
let editor: TestUser;
let pdf: Uint8Array;
let picture: Uint8Array;

beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
  pdf = await arabicPdf('نسخة نهائية', ['ليلى بنت سعد']);
  picture = await sharp({ create: { width: 6, height: 4, channels: 3, background: '#456' } })
    .withExif({ IFD0: { Artist: 'Layla' } })
    .png()
    .toBuffer();
});

const blob = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)]);
const filesOf = (source?: Uint8Array) => ({
  pdf_file: blob(pdf),
  ...(source && { source_file: blob(source) }),
});
const give = (id: number, as: TestUser, source?: Uint8Array) =>
  w.call(giveFinalFile, { params: { id }, files: filesOf(source) }, as);
const replace = (id: number, source?: Uint8Array) =>
  w.call(replaceFinalFile, { params: { id }, files: filesOf(source) }, editor);
const read = (id: number) => w.call(getArticleText, { params: { id } });
const open = (id: number, place: number | string) =>
  w.app.inject({ url: `/articles/${id}/pictures/${place}.webp` });

async function accepted() {
  const author = await buildUser(w.db);
  const id = await buildSubmission(w.deps, author, { original: pdf, anonymous: pdf, title: 'بحث مقبول' });
  await w.call(setStatus, { params: { id }, body: { status: 'approved' } }, editor);
  const volume = await draftVolume(w, editor);
  await w.call(addVolumePaper, { params: { id: volume }, body: { paper_id: id } }, editor);
  return { author, id, volume };
}

async function publish({ id, volume }: { id: number; volume: number }, sha256: string) {
  await w.call(checkFinalFile, { params: { id }, body: { sha256 } }, editor);
  await w.call(togglePublishVolume, { params: { id: volume }, body: { published: true } }, editor);
  await w.jobs.drain();
}

const latexOf = (body: string) =>
  zipSync({
    'main.tex': Buffer.from(`\\documentclass{article}\n\\begin{document}${body}\\end{document}`),
  });
const textOf = async (id: number) => (await read(id)).answer.text;
const say = (text: string) => ({ kind: 'paragraph', direction: 'auto', runs: [{ text }] });
const withPictures = () =>
  docxOf(p('متن <البحث>'.replaceAll('<', '&lt;')) + drawing('r1', 'شكل') + drawing('r2'), {
    'word/_rels/document.xml.rels': relations({ r1: 'media/a.png', r2: 'media/b.png' }),
    'word/media/a.png': picture,
    // Begins as a picture and is none.
    'word/media/b.png': picture.subarray(0, 20),
  });

test('what an article says is read out of the source that was given, once it is published, and goes with it', async () => {
  const paper = await accepted();
  const { id } = paper;
  const given = await give(id, paper.author, withPictures());
  expect([given.status, (await read(id)).status, (await open(id, 0)).statusCode]).toEqual([200, 404, 404]);
  await publish(paper, given.answer.sha256);

  expect(await textOf(id)).toEqual({
    blocks: [
      say('متن <البحث>'),
      { kind: 'picture', place: 0, alt: 'شكل' },
      { kind: 'paragraph', direction: 'auto', runs: [{ missing: 'picture' }] },
    ],
    notes: [],
    pictures: [{ place: 0, path: `/articles/${id}/pictures/0.webp`, width: 6, height: 4 }],
  });
  const drawn = await open(id, 0);
  expect([drawn.statusCode, drawn.headers['content-type'], drawn.rawPayload.includes('Layla')]).toEqual([
    200,
    'image/webp',
    false,
  ]);
  const none = await Promise.all([open(id, 1), open(id, 'x'), open(999_999, 0)]);
  expect(none.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);

  const kept = async () =>
    (await w.db.selectFrom('full_text_pictures').select('file_key').where('paper_id', '=', id).execute()).map(
      ({ file_key }) => file_key,
    );
  const before = await kept();
  await w.db.transaction().execute((tx) => w.jobs.send(tx, publishFilesJob, {}));
  await w.jobs.drain();
  expect(await kept()).toEqual(before);

  await replace(id, docxOf(p('متن أصح')));
  await w.jobs.drain();
  expect((await textOf(id))?.blocks).toEqual([say('متن أصح')]);
  expect(await w.deps.gateways.files.open(before[0] ?? '')).toBeNull();
  await replace(id, latexOf('متن فيه $a+b$'));
  await w.jobs.drain();
  expect((await textOf(id))?.blocks).toEqual([
    { kind: 'paragraph', direction: 'auto', runs: [{ text: 'متن فيه ' }, { formula: 'a+b' }] },
  ]);
  await replace(id, zipSync({ 'macros.tex': Buffer.from('\\def\\x{1}') }));
  await w.jobs.drain();
  expect(await textOf(id)).toBeNull();
  await w.call(togglePublishVolume, { params: { id: paper.volume }, body: { published: false } }, editor);
  expect((await read(id)).status).toBe(410);
});

test('a document that nobody could read is refused where it is given, and one of before leaves the article without text', async () => {
  const paper = await accepted();
  const bomb = docxOf(p('نص'), { 'word/styles.xml': new Uint8Array(5_000_000).fill(32) });
  const refused = [
    await give(paper.id, paper.author, bomb),
    await give(paper.id, paper.author, docxOf('<w:p>')),
    await give(paper.id, paper.author, latexOf('\\def\\a{\\a}\\a')),
  ];
  expect(refused.map(({ status, error }) => [status, error?.source_file])).toEqual([
    [400, ['تعذّر استخراج النص من ملف DOCX: احفظه من جديد في برنامجك، أو أرفقه داخل ملف ZIP فلا يُنشر نصه']],
    [400, ['ملف المصدر تالف أو ناقص، احفظه من جديد ثم أرفقه']],
    [
      400,
      [
        'تعذّر استخراج النص من ملفات LaTeX: فيها أمر لا ينتهي أو نص أطول من أي بحث، فأصلحها أو أرسل النسخة بلا مصدر',
      ],
    ],
  ]);

  const given = await give(paper.id, paper.author, docxOf(p('نص سليم')));
  const broken = await w.deps.gateways.files.keep(bomb, 'application/zip');
  await w.db
    .updateTable('paper_final_files')
    .set({ source_key: broken.key, source_sha256: broken.sha256 })
    .where('paper_id', '=', paper.id)
    .execute();
  await publish(paper, given.answer.sha256);
  expect(await textOf(paper.id)).toBeNull();
});

test('a source that was given when none was published stays unpublished until it is given again', async () => {
  const paper = await accepted();
  const given = await give(paper.id, paper.author, docxOf(p('نص قديم')));
  await w.db
    .updateTable('paper_final_files')
    .set({ shows_source: false })
    .where('paper_id', '=', paper.id)
    .execute();
  await publish(paper, given.answer.sha256);
  expect(await textOf(paper.id)).toBeNull();
  await replace(paper.id, docxOf(p('نص قديم')));
  await w.jobs.drain();
  expect((await textOf(paper.id))?.blocks).toEqual([say('نص قديم')]);
});

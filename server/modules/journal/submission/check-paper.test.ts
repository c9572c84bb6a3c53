import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPaper, renewPreview } from '@mustalah/contract/journal/submissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UnreadablePdf } from '../../../gateways/pdf/pdf-reader.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Owner } from '../../../platform/turns.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { CATALOG, pdfOf } from '../../../test/pdfs.ts';
import { pdfFile, shortPdf } from '../../../test/send-paper.ts';
import { world } from '../../../test/world.ts';
import { checkPaper as checkNow } from './check-paper.ts';
import { inspectUpload } from './inspect-upload.ts';

const w = world({ config: { RATE_LIMIT: 'on' } });
const CUT = pdfOf([CATALOG]).subarray(0, 30);
let author: TestUser;
let paper: File;

beforeAll(async () => {
  author = await buildUser(w.db, { name: 'أحمد الزهراني' });
  paper = await shortPdf(
    'الملخص',
    'نص كتبه أحمد الزهراني مع ليلى حسن من جامعة دمشق',
    'المنهجية',
    'نص',
    'النتائج والمناقشة',
    'نص',
    'المراجع',
    '[١] مرجع',
  );
});

const check = (body: object = {}, file = paper, as = author) =>
  w.call(checkPaper, { body, files: { pdf_file: file } }, as);

const folder = mkdtempSync(join(tmpdir(), 'mustalah-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const withPdf = (pdf: Partial<Deps['gateways']['pdf']>): Deps => ({
  ...w.deps,
  gateways: { ...w.deps.gateways, pdf: { ...w.deps.gateways.pdf, ...pdf } },
});
const never = () => Promise.reject(new Error('nobody asks for it'));

async function written(content: string | Buffer): Promise<string> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  return path;
}

const checkOf = (deps: Deps, path: string) =>
  checkNow(
    deps,
    {
      ...author,
      role: 'user',
      isAdmin: false,
      isJournalAdmin: false,
      isReviewer: false,
      isContributor: false,
      session: { userId: author.id, familyId: '', epoch: 0 },
    },
    { title: '', abstract: '', reply: '', co_authors: [] },
    { path, name: 'a.pdf', type: 'application/pdf', bytes: 1 },
  );

const open = (url: string) => w.app.inject({ url });
const kept = async () =>
  (await w.db.selectFrom('paper_checks').select(['id', 'anonymous_key']).execute()).length;

test('the check says what is missing and what gives the authors away, and shows the copy for reviewers', async () => {
  const { status, answer } = await check({
    title: 'بحث أحمد الزهراني',
    reply: 'شكرًا لكم، أخوكم أحمد الزهراني',
    co_authors: JSON.stringify([{ name: 'ليلى حسن', affiliation: 'كلية العلوم، جامعة دمشق' }]),
  });
  expect(status).toBe(200);
  expect(answer.advice).toEqual({
    words: 4 + 1 + 10 + 1 + 1 + 2 + 1,
    fewest_words: 1500,
    hidden_text: { found: [], pages: 0, scanned_pages: 0, unchecked_pages: 0 },
    has_no_text: false,
    sections: [
      { id: 'abstract', is_found: true },
      { id: 'introduction', is_found: false },
      { id: 'methodology', is_found: true },
      { id: 'results', is_found: true },
      { id: 'discussion', is_found: true },
      { id: 'conclusion', is_found: false },
      { id: 'references', is_found: true },
    ],
    signs: [
      { kind: 'name', found: 'أحمد الزهراني', where: 'pages', pages: [1] },
      { kind: 'name', found: 'ليلى حسن', where: 'pages', pages: [1] },
      { kind: 'affiliation', found: 'جامعة دمشق', where: 'pages', pages: [1] },
      { kind: 'name', found: 'أحمد الزهراني', where: 'title', pages: [] },
      { kind: 'name', found: 'أحمد الزهراني', where: 'reply', pages: [] },
    ],
  });
  const { statusCode, headers, rawPayload } = await open(answer.preview);
  expect([statusCode, headers['content-type'], rawPayload.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
});

test('a check needs nothing but the file, and a bad one is refused as at submission', async () => {
  expect((await check()).status).toBe(200);
  const answers = await Promise.all([check({}, pdfFile('<html>')), check({}, pdfFile(CUT))]);
  expect(answers.map(({ status, error }) => [status, error?.pdf_file])).toEqual([
    [415, ['❌ يجب إرفاق ملف بصيغة PDF فقط']],
    [400, ['❌ الملف تالف أو ناقص، صدّره من جديد ثم أرفقه']],
  ]);
});

test('a file that was too heavy is refused without another look, when it is checked and when it is submitted', async () => {
  const looks: string[] = [];
  const inspect = async (_: unknown, owner: Owner): Promise<never> => {
    looks.push(`inspect for ${owner}`);
    throw new UnreadablePdf('too_heavy');
  };
  const deps = withPdf({ inspect, read: never, anonymise: never });
  const path = await written('%PDF-1.7 a check');
  const refusal = { status: 400, details: { fields: { pdf_file: [expect.stringContaining('أثقل')] } } };
  await expect(checkOf(deps, path)).rejects.toMatchObject(refusal);
  await expect(checkOf(deps, path)).rejects.toMatchObject(refusal);
  await expect(inspectUpload(deps, path, author.id)).rejects.toMatchObject(refusal);
  expect(looks).toEqual([`inspect for ${author.id}`]);
});

test('a file that only a closer look finds too heavy is remembered too', async () => {
  const looks: unknown[] = [];
  const deps = withPdf({
    inspect: async () => ({ pages: 1 }),
    read: async (_, owner) => {
      looks.push(owner);
      throw new UnreadablePdf('too_heavy');
    },
    anonymise: never,
  });
  const path = await written('%PDF-1.7 a closer look');
  await expect(checkOf(deps, path)).rejects.toMatchObject({ status: 400 });
  await expect(checkOf(deps, path)).rejects.toMatchObject({ status: 400 });
  expect(looks).toEqual([author.id]);
});

test('a check takes the turns of who asks for it, in every lane', async () => {
  const owners: unknown[] = [];
  const { pdf } = w.deps.gateways;
  const deps = withPdf({
    inspect: (file, owner) => (owners.push(owner), pdf.inspect(file, owner)),
    read: (file, owner) => (owners.push(owner), pdf.read(file, owner)),
    anonymise: (file, owner) => (owners.push(owner), pdf.anonymise(file, owner)),
  });
  await checkOf(deps, await written(Buffer.from(await paper.arrayBuffer())));
  expect(owners).toEqual([author.id, author.id, author.id]);
});

test('the link to the copy is renewed for whoever asked', async () => {
  const { id } = (await check()).answer;
  const renewed = await w.call(renewPreview, { params: { id } }, author);
  expect((await open(renewed.answer.preview)).statusCode).toBe(200);
  expect((await w.call(renewPreview, { params: { id } }, await buildUser(w.db))).status).toBe(404);
});

test('the copy is for whoever asked, for an hour, until their next check', async () => {
  const person = await buildUser(w.db);
  const first = (await check({}, paper, person)).answer;
  const address = `/api/journal/check-paper/${first.id}/reviewers-copy.pdf`;
  const statusFor = async (as: TestUser) =>
    (await w.app.inject({ url: address, headers: { authorization: `Bearer ${await as.token(w)}` } }))
      .statusCode;
  expect([await statusFor(person), await statusFor(author)]).toEqual([200, 404]);

  const started = w.clock.now;
  w.clock.now = new Date(started.getTime() + 59 * 60_000);
  const before = await statusFor(person);
  w.clock.now = new Date(started.getTime() + 60 * 60_000);
  const after = await statusFor(person);
  w.clock.now = started;
  expect([before, after]).toEqual([200, 404]);

  const count = await kept();
  const second = (await check({}, paper, person)).answer;
  expect([await kept(), await statusFor(person), (await open(second.preview)).statusCode]).toEqual([
    count,
    404,
    200,
  ]);
});

test('what is kept of checks goes in the night after its hour, files too', async () => {
  const { answer } = await check();
  const started = w.clock.now;
  await w.cleanUp();
  const { anonymous_key: key } = await w.db
    .selectFrom('paper_checks')
    .select('anonymous_key')
    .where('id', '=', answer.id)
    .executeTakeFirstOrThrow();
  w.clock.now = new Date(started.getTime() + 60 * 60_000);
  await w.cleanUp();
  w.clock.now = started;
  expect([await kept(), await w.deps.gateways.files.open(key)]).toEqual([0, null]);
});

test('the twenty-first check of an hour is refused', async () => {
  const eager = await buildUser(w.db);
  const statuses: number[] = [];
  for (let turn = 1; turn <= 21; turn++) statuses.push((await check({}, pdfFile('x'), eager)).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 415), 429]);
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getArticle, retractArticle } from '@mustalah/contract/journal/articles';
import {
  addSupplement,
  listOwnSupplements,
  publishSupplement,
  removeSupplement,
} from '@mustalah/contract/journal/supplements';
import { zipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { acceptedPaper, draftVolume, setPublished } from '../../../test/published.ts';
import { world } from '../../../test/world.ts';
import { journalOf } from '../standards/article.ts';
import { findArticle } from '../standards/queries.ts';
import { preserve } from './preserve.ts';

const w = world();
const CONTENT = 'سن,عدد\n20,7';
let editor: TestUser;
let author: TestUser;
let volume: number;
let id: number;
let chosen: number;
let kept: number;

beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
  author = await buildUser(w.db);
  volume = await draftVolume(w, editor);
  id = await acceptedPaper(w, author, { volume });
  await add('قراءات التجربة', CONTENT);
  await add('موافقة اللجنة', 'اسم,صفة');
  [chosen = 0, kept = 0] = (await own()).supplements.map((each) => each.id);
});

const add = (label: string, rows: string) =>
  w.call(
    addSupplement,
    { params: { id }, body: { label }, files: { file: new File([rows], 'فلان.csv') } },
    author,
  );
const own = async () => (await w.call(listOwnSupplements, { params: { id } }, author)).answer;
const publish = (supplement: number, published: boolean, as = editor) =>
  w.call(publishSupplement, { params: { id, supplement }, body: { published } }, as);
const open = (supplement: number | string, of: number | string = id) =>
  w.app.inject({ url: `/articles/${of}/files/${supplement}` });
const listed = async () =>
  (await w.call(getArticle, { params: { id } })).answer.supplements.map(({ label }) => label);

test('an editor chooses which files readers get; until the article is published nobody gets one', async () => {
  expect((await publish(chosen, true, author)).status).toBe(403);
  expect((await publish(999_999, true)).status).toBe(404);
  expect((await publish(chosen, true)).status).toBe(200);
  expect((await own()).supplements.map(({ is_public, is_shared }) => [is_public, is_shared])).toEqual([
    [true, false],
    [false, false],
  ]);
  const removal = await w.call(removeSupplement, { params: { id, supplement: chosen } }, author);
  expect(removal.error?.code).toBe('supplement_shared');
  expect((await open(chosen)).statusCode).toBe(404);
});

test('readers of an article get what was chosen, to be kept and never shown, and nothing else', async () => {
  await setPublished(w, editor, volume, true);
  const { statusCode, headers, body } = await open(chosen);
  expect([statusCode, body]).toEqual([200, CONTENT]);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(`^attachment; filename="supplement-${id}-${chosen}.csv"`),
    'x-content-type-options': 'nosniff',
  });
  const manifest = await w.app.inject({ url: `/lockss/volume-${volume}` });
  expect(manifest.body).toContain(`href="/articles/${id}/files/${chosen}"`);
  expect(manifest.body).not.toContain(`/files/${kept}"`);
  const found = await findArticle(w.db, id);
  expect(found?.supplements).toEqual([{ id: chosen, label: 'قراءات التجربة', type: 'text/csv' }]);
  const { answer } = await w.call(getArticle, { params: { id } });
  expect(answer.supplements).toEqual([
    { id: chosen, label: 'قراءات التجربة', type: 'text/csv', bytes: Buffer.byteLength(CONTENT) },
  ]);
  const others = [await open(kept), await open('x'), await open(chosen, 999_999), await open(chosen, 'x')];
  expect(others.map((each) => each.statusCode)).toEqual([404, 404, 404, 404]);
});

test('a document is served as a document, whatever its sender called it', async () => {
  const table = zipSync({ '[Content_Types].xml': new Uint8Array(1), 'xl/workbook.xml': new Uint8Array(1) });
  const paper = await acceptedPaper(w, author);
  await w.call(
    addSupplement,
    {
      params: { id: paper },
      body: { label: 'جدول' },
      files: { file: new File([new Uint8Array(table)], 'a.zip') },
    },
    author,
  );
  const [beside] = (await w.call(listOwnSupplements, { params: { id: paper } }, author)).answer.supplements;
  const { headers } = await w.app.inject({ url: beside?.file ?? '' });
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': expect.stringMatching(/^attachment; filename="supplement-\d+-\d+\.xlsx"/),
    'x-content-type-options': 'nosniff',
  });
});

test('what readers get is in the bag that is kept of the journal', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mustalah-bag-'));
  const { files } = w.deps.gateways;
  const { faults } = await preserve(
    { db: w.db, files, journal: journalOf(w.deps.config), now: w.clock.now },
    folder,
  );
  const written = await readdir(join(folder, 'data/articles', String(id)));
  await rm(folder, { recursive: true });
  expect([faults, written.toSorted()]).toEqual([
    [],
    ['article.ris', 'article.xml', 'paper.pdf', `supplement-${id}-${chosen}.csv`],
  ]);
});

test('a file is gone when an editor takes it back, with its volume, and with what its article says when that is retracted', async () => {
  await publish(chosen, false);
  const taken = [(await open(chosen)).statusCode, await listed()];
  await publish(chosen, true);
  await setPublished(w, editor, volume, false);
  const gone = (await open(chosen)).statusCode;
  await setPublished(w, editor, volume, true);
  const back = [(await open(chosen)).statusCode, await listed()];
  await w.call(retractArticle, { params: { id }, body: { note: 'بيانات غير صحيحة' } }, editor);
  expect([taken, gone, back, [(await open(chosen)).statusCode, await listed()]]).toEqual([
    [404, []],
    410,
    [200, ['قراءات التجربة']],
    [404, []],
  ]);
  expect((await findArticle(w.db, id))?.supplements).toEqual([]);
});

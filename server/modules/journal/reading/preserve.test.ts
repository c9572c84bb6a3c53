import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { acceptedPaper, draftVolume, setPublished } from '../../../test/published.ts';
import { world } from '../../../test/world.ts';
import { textsAt } from '../../../test/xml-schemas.ts';
import { journalOf } from '../standards/article.ts';
import { FolderInUse, preserve } from './preserve.ts';

const w = world({ config: { JOURNAL_ISSN: '2049-3630' } });
let folder: string;
let editor: TestUser;
let volume: number;
let paper: number;
let draft: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mustalah-bag-'));
  editor = await buildUser(w.db, { role: 'journal_admin' });
  const author = await buildUser(w.db, { name: 'أمل & <سعيد>' });
  volume = await draftVolume(w, editor);
  paper = await acceptedPaper(w, author, { volume, title: 'أثر <المصطلح> & فهمه' });
  draft = await acceptedPaper(w, author);
  await setPublished(w, editor, volume, true);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const bagOf = (name: string) =>
  preserve(
    { db: w.db, files: w.deps.gateways.files, journal: journalOf(w.deps.config), now: w.clock.now },
    join(folder, name),
  );
const read = (name: string, path: string) => readFile(join(folder, name, path));
const get = (url: string) => w.app.inject({ url });

test('a bag holds every published article with its records, and a checksum that fits each file', async () => {
  const { articles, faults } = await bagOf('whole');
  const lines = (await read('whole', 'manifest-sha256.txt')).toString().trim().split('\n');
  const files = await Promise.all(
    lines.map(async (line) => {
      const [sum, path = ''] = line.split('  ');
      const content = await read('whole', path);
      return [path, createHash('sha256').update(content).digest('hex') === sum, content.length] as const;
    }),
  );
  expect([articles, faults]).toEqual([1, []]);
  expect(files.map(([path, isWhole]) => [path, isWhole])).toEqual([
    [`data/articles/${paper}/article.xml`, true],
    [`data/articles/${paper}/article.ris`, true],
    [`data/articles/${paper}/paper.pdf`, true],
    ['data/journal.json', true],
  ]);
  const bytes = files.reduce((sum, [, , each]) => sum + each, 0);
  expect((await read('whole', 'bag-info.txt')).toString()).toContain(`Payload-Oxum: ${bytes}.4\n`);
  expect((await read('whole', 'bagit.txt')).toString()).toMatch(/^BagIt-Version: 1\.0\n/);
  expect((await read('whole', 'tagmanifest-sha256.txt')).toString().split('\n')).toHaveLength(4);
});

test('nothing is written over, and a file that is not what was published is told', async () => {
  await bagOf('twice');
  await expect(bagOf('twice')).rejects.toThrow(FolderInUse);
  await w.db
    .updateTable('paper_versions')
    .set({ anonymous_sha256: 'b'.repeat(64) })
    .where('paper_id', '=', paper)
    .execute();
  expect((await bagOf('changed')).faults).toEqual([`article ${paper}: its file has changed`]);
});

test('libraries are told that they may keep what is published, and where each part of it stands', async () => {
  const index = await get('/lockss');
  const manifest = await get(`/lockss/volume-${volume}`);
  expect([index.statusCode, manifest.statusCode, String(manifest.headers['content-type'])]).toEqual([
    200,
    200,
    'text/html; charset=utf-8',
  ]);
  expect(index.body).toContain(`href="/lockss/volume-${volume}"`);
  for (const part of [
    'LOCKSS system has permission to collect, preserve, and serve this Archival Unit.',
    `href="/articles/${paper}/"`,
    `href="/articles/${paper}/paper.pdf"`,
    `href="/articles/${paper}/citation.xml"`,
    'أثر &lt;المصطلح&gt; &amp; فهمه',
  ]) {
    expect(manifest.body).toContain(part);
  }
  expect(manifest.body).not.toContain(`/articles/${draft}/`);
  const absent = await Promise.all(['/lockss/volume-999', '/lockss/volume-x'].map(get));
  expect(absent.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});

test('the Directory of Open Access Journals reads a volume in its own form', async () => {
  const { statusCode, body } = await get(`/volume/${volume}/doaj.xml`);
  expect(statusCode).toBe(200);
  const at = (path: string) => textsAt(body, `/records/record/${path}`);
  expect([
    at('language'),
    at('eissn'),
    at('title'),
    at('authors/author/name'),
    at('fullTextUrl/@format'),
  ]).toEqual([['ara'], ['2049-3630'], ['أثر <المصطلح> & فهمه'], ['أمل & <سعيد>'], ['pdf']]);
  expect((await get('/volume/999/doaj.xml')).statusCode).toBe(404);
});

import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { acceptedPaper, draftVolume, setPublished } from '../../../test/published.ts';
import { world } from '../../../test/world.ts';

const w = world();
const CONTENT = '%PDF-1.7 بحث';
const bytes = Buffer.from(CONTENT);
let editor: TestUser;
let writer: TestUser;
let volume: number;
let paper: number;

beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
  writer = await buildUser(w.db);
  volume = await draftVolume(w, editor);
  paper = await acceptedPaper(w, writer, { volume });
  await setPublished(w, editor, volume, true);
});

const get = (url: string, headers: Record<string, string> = {}) => w.app.inject({ url, headers });
const pdf = (headers?: Record<string, string>, id: number | string = paper) =>
  get(`/articles/${id}/paper.pdf`, headers);

test('the file of an article is read by anybody, in its page too, and is nothing but a PDF', async () => {
  const { statusCode, headers, rawPayload } = await pdf();
  expect([statusCode, rawPayload.toString()]).toEqual([200, CONTENT]);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="mustalah-${paper}.pdf"; filename*=UTF-8''mustalah-${paper}.pdf`,
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'self'/),
    etag: `"${createHash('sha256').update(CONTENT).digest('hex').slice(0, 32)}"`,
  });
});

test('a part is read, and what is known already is not sent again', async () => {
  const part = await pdf({ range: 'bytes=1-3' });
  const known = await pdf({ 'if-none-match': String((await pdf()).headers.etag) });
  const outside = await pdf({ range: 'bytes=9999-' });
  expect([part.statusCode, part.body, part.headers['content-range'], known.statusCode, known.body]).toEqual([
    206,
    'PDF',
    `bytes 1-3/${bytes.length}`,
    304,
    '',
  ]);
  expect(outside.statusCode).toBe(416);
});

test('the picture of the first page is asked for anew each time, and sent again only when it changed', async () => {
  const { statusCode, headers, body } = await get(`/articles/${paper}/thumbnail.webp?v=1`);
  const known = await get(`/articles/${paper}/thumbnail.webp?v=1`, { 'if-none-match': String(headers.etag) });
  expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
    200,
    'image/webp',
    'private, no-cache',
    `picture of ${paper}`,
  ]);
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

test('files of what is not published are absent for everybody, as if they had never been', async () => {
  const outside = await acceptedPaper(w, writer);
  const inDraft = await acceptedPaper(w, writer, { volume: await draftVolume(w, editor) });
  const answers = [];
  for (const person of [null, writer, editor]) {
    const headers: Record<string, string> = person
      ? { authorization: `Bearer ${await person.token(w)}` }
      : {};
    for (const id of [outside, inDraft, 999_999, 'x', '0', '1e3', '-1', '99999999999999999999']) {
      answers.push(await pdf(headers, id), await get(`/articles/${id}/thumbnail.webp`, headers));
    }
  }
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['404 {"code":"not_found","detail":"العنصر المطلوب غير موجود"}']),
  );
});

test('who follows a link to a file that is gone reads a sentence', async () => {
  const { statusCode, headers, body } = await pdf({ accept: 'text/html' }, 999_999);
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body).toContain('العنصر المطلوب غير موجود');
});

test('a file goes with its volume and comes back with it', async () => {
  const picture = () => get(`/articles/${paper}/thumbnail.webp?v=1`);
  await setPublished(w, editor, volume, false);
  const gone = [await pdf(), await picture()];
  await setPublished(w, editor, volume, true);
  const all = [...gone, await pdf(), await picture()];
  expect(all.map(({ statusCode }) => statusCode)).toEqual([410, 410, 200, 200]);
});

import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { text as textOf } from 'node:stream/consumers';
import { endpoint, formOf } from '@mustalah/contract/endpoint';
import { text } from '@mustalah/contract/fields';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { contentOf, type KeptFile } from '../gateways/files.ts';
import { buildUser, type TestUser } from '../test/factories.ts';
import { PATIENT } from '../test/waiting.ts';
import { world } from '../test/world.ts';
import { route } from './http.ts';
import { UPLOADS } from './receive-files.ts';
import { dispositionOf } from './send-file.ts';

const w = world({ config: { RATE_LIMIT: 'on' } });

// No screen sends files yet; these have the shape of those that will.
const submitPaper = endpoint({
  method: 'POST',
  path: '/api/test/papers/',
  access: 'member',
  summary: 'تقديم بحث',
  outdates: 'nothing',
  body: z.object({ title: text({ max: 20 }) }),
  files: {
    pdf_file: { types: ['application/pdf'], maxBytes: 200_000 },
    cover_image: { types: ['image/png', 'image/jpeg'], maxBytes: 1_000, optional: true },
  },
  response: z.object({
    title: z.string(),
    file: z.object({ name: z.string(), type: z.string(), bytes: z.number(), end: z.string() }),
    cover: z.string().nullable(),
  }),
  limits: [{ by: 'user', max: 30, windowSeconds: 3_600 }],
  status: 201,
});

const exportTerms = endpoint({
  method: 'GET',
  path: '/api/test/terms.csv',
  access: 'member',
  summary: 'تصدير',
  response: { fileTypes: ['text/csv'] },
});

const PAPER = Buffer.from('%PDF-1.7 0123456789');
const readPaper = endpoint({
  method: 'GET',
  path: '/api/test/papers/:key/',
  access: 'anyone',
  summary: 'ملف البحث',
  params: z.object({ key: z.string() }),
  query: z.object({ shown: z.string().optional(), permanent: z.string().optional() }),
  response: { fileTypes: ['application/pdf', 'image/webp'] },
});

let app: FastifyInstance;
let paper: KeptFile;
let member: TestUser;

beforeAll(async () => {
  member = await buildUser(w.db);
  app = buildApp(w.deps);
  route(app, submitPaper, async ({ body, files: { pdf_file: file, cover_image: cover } }) => {
    const { name, type, bytes, path } = file;
    const end = (await readFile(path)).subarray(-5).toString();
    return { title: body.title, file: { name, type, bytes, end }, cover: cover?.type ?? null };
  });
  route(app, exportTerms, async () => ({
    type: 'text/csv' as const,
    name: 'معجم "الفيزياء".csv',
    content: Buffer.from('قوة,force\n'),
  }));
  paper = await w.deps.gateways.files.keep(PAPER, 'application/pdf');
  route(app, readPaper, async ({ params: { key }, query: { shown, permanent } }) => ({
    type: 'application/pdf' as const,
    name: 'بحث.pdf',
    content: contentOf(w.deps.gateways.files, { ...paper, key }),
    ...(shown && { inline: true }),
    ...(permanent && { isPermanent: true }),
  }));
  await app.ready();
});

const pdf = (bytes: number): Blob => new Blob(['%PDF-1.7\n', 'x'.repeat(bytes - 14), '%%EOF']);
const named = (blob: Blob, name: string): File => new File([blob], name);

async function submit(
  files: Record<string, Blob>,
  body: object = { title: 'بحث' },
  as: TestUser | null = member,
) {
  const { statusCode, json } = await app.inject({
    method: 'POST',
    url: submitPaper.path,
    headers: as ? { authorization: `Bearer ${await as.token(w)}` } : {},
    payload: formOf({ body, files }),
  });
  return { status: statusCode, answer: json() };
}

test('a file arrives with the fields beside it, whatever its name', async () => {
  const { status, answer } = await submit({ pdf_file: named(pdf(150_000), '../../بحث عن القوة.pdf') });
  expect([status, answer]).toEqual([
    201,
    {
      title: 'بحث',
      file: { name: 'بحث عن القوة.pdf', type: 'application/pdf', bytes: 150_000, end: '%%EOF' },
      cover: null,
    },
  ]);
});

test('a file that may be left out is known by its own bytes when it comes', async () => {
  const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/png' });
  expect((await submit({ pdf_file: pdf(100), cover_image: jpeg })).answer.cover).toBe('image/jpeg');
});

test.each([
  ['too large', { pdf_file: pdf(200_001) }, 413, 'payload_too_large', 'pdf_file'],
  [
    'too large for its own field',
    { pdf_file: pdf(99), cover_image: pdf(1_001) },
    413,
    'payload_too_large',
    'cover_image',
  ],
  [
    'of another type',
    { pdf_file: named(new Blob(['<html>']), 'a.pdf') },
    415,
    'unsupported_media',
    'pdf_file',
  ],
  ['empty', { pdf_file: new Blob([]) }, 415, 'unsupported_media', 'pdf_file'],
  ['missing', {}, 400, 'bad_request', 'pdf_file'],
])('a file that is %s is refused at its field', async (_, files, status, code, field) => {
  const refusal = await submit(files);
  expect([refusal.status, refusal.answer.code, Object.keys(refusal.answer)]).toEqual([
    status,
    code,
    expect.arrayContaining([field]),
  ]);
});

test('a file that nobody asked for is refused', async () => {
  expect((await submit({ pdf_file: pdf(99), other: pdf(99) })).status).toBe(400);
});

test('the fields are validated as any others', async () => {
  const { status, answer } = await submit({ pdf_file: pdf(99) }, { title: 'x'.repeat(21) });
  expect([status, Object.keys(answer)]).toEqual([400, ['title', 'code', 'detail']]);
});

test('a stranger is refused before a byte is read', async () => {
  expect((await submit({ pdf_file: pdf(99) }, {}, null)).status).toBe(401);
});

test('an endpoint with files takes no JSON, and one without takes no form', async () => {
  const authorization = `Bearer ${await member.token(w)}`;
  const answers = await Promise.all([
    app.inject({
      method: 'POST',
      url: submitPaper.path,
      headers: { authorization },
      payload: { title: 'x' },
    }),
    app.inject({
      method: 'POST',
      url: '/api/submit/',
      headers: { authorization },
      payload: formOf({ body: { a: 1 } }),
    }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([415, 415]);
});

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; charset=utf-8',
  `multipart/form-data; boundary=${'x'.repeat(71)}`,
  `multipart/form-data; boundary="${'x'.repeat(71)}"`,
  `multipart/form-data; boundary=${'x'.repeat(300)}; boundary=x`,
])('a form that does not say where its parts end is refused: %s', async (type) => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: submitPaper.path,
    headers: { authorization: `Bearer ${await member.token(w)}`, 'content-type': type },
    payload: '--x--',
  });
  expect(statusCode).toBe(400);
});

test('a text that is no UTF-8 is refused, in a form and in JSON', async () => {
  const authorization = `Bearer ${await member.token(w)}`;
  const post = (url: string, type: string, payload: Buffer) =>
    app.inject({ method: 'POST', url, headers: { authorization, 'content-type': type }, payload });
  const bytes = Buffer.from([0xff, 0xfe, 0xfa]);
  const head = Buffer.from('--x\r\ncontent-disposition: form-data; name="title"\r\n\r\n');
  const form = Buffer.concat([head, bytes, Buffer.from('\r\n--x--\r\n')]);
  const inForm = await post(submitPaper.path, 'multipart/form-data; boundary=x', form);
  expect([inForm.statusCode, inForm.json().title]).toEqual([400, ['النص ليس بترميز UTF-8']]);
  const json = Buffer.concat([Buffer.from('{"name":"'), bytes, Buffer.from('"}')]);
  const inJson = await post('/api/users/register/', 'application/json', json);
  expect([inJson.statusCode, inJson.json().code]).toEqual([400, 'bad_request']);
});

test.each([
  ['in a file', 'content-disposition: form-data; name="pdf_file"; filename="a.pdf"\r\n\r\n%PDF-'],
  ['before its parts', ''],
  ['in its fields', 'content-disposition: form-data; name="title"\r\n\r\n'],
])('a form without end is cut off soon beyond its limit: %s', async (_, part) => {
  const served: Socket[] = [];
  const own = buildApp(w.deps);
  route(own, submitPaper, async () => {
    throw new Error('nobody comes as far');
  });
  own.server.on('connection', (socket) => served.push(socket));
  await own.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((own.server.address() as AddressInfo).port, '127.0.0.1');
  const answer = textOf(socket).catch(() => '');
  socket.on('error', () => {});
  const line = (body: string) => socket.write(`${body.length.toString(16)}\r\n${body}\r\n`);
  socket.write(
    `POST ${submitPaper.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${await member.token(w)}\r\n` +
      'content-type: multipart/form-data; boundary=x\r\ntransfer-encoding: chunked\r\n\r\n',
  );
  line(part ? `--x\r\n${part}` : 'y');
  const more = () => {
    while (!socket.destroyed && line('z'.repeat(16_384)));
  };
  socket.on('drain', more);
  more();
  await new Promise((closed) => socket.on('close', closed));
  await own.close();
  // What two fields may hold, with the bytes that one read takes in beside.
  expect(served[0]?.bytesRead).toBeLessThan(201_000 + 2 * 100 * 1024 + 65_536);
  expect(await answer).toMatch(/^(HTTP\/1\.1 4|$)/);
});

test('nothing of an upload stays on the disk', async () => {
  await Promise.all([submit({ pdf_file: pdf(150_000) }), submit({ pdf_file: pdf(300_000) }), submit({})]);
  const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`${UPLOADS}${process.pid}-`));
  await vi.waitUntil(() => left().length === 0, PATIENT);
});

test('uploads are limited as the endpoint says', async () => {
  const eager = await buildUser(w.db);
  const upload = () => submit({ pdf_file: pdf(99) }, { title: 'بحث' }, eager);
  const statuses = await Promise.all(Array.from({ length: 31 }, upload));
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('a download keeps its name and is taken for nothing else', async () => {
  const { statusCode, headers, body } = await app.inject({
    url: exportTerms.path,
    headers: { authorization: `Bearer ${await member.token(w)}` },
  });
  expect([statusCode, body]).toEqual([200, 'قوة,force\n']);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="_ ___.csv"; filename*=UTF-8''%D9%85%D8%B9%D8%AC%D9%85%20%22%D8%A7%D9%84%D9%81%D9%8A%D8%B2%D9%8A%D8%A7%D8%A1%22.csv`,
  });
});

test('a download is for those whom the contract lets in', async () => {
  expect((await app.inject({ url: exportTerms.path })).statusCode).toBe(401);
});

describe('a kept file', () => {
  async function read(headers: Record<string, string> = {}, query = '', key = paper.key) {
    const {
      statusCode,
      body,
      headers: sent,
    } = await app.inject({
      url: `/api/test/papers/${key}/?${query}`,
      headers,
    });
    return { status: statusCode, body, sent };
  }
  const ETAG = () => `"${paper.sha256.slice(0, 32)}"`;

  test('comes whole, for its reader alone, who asks again each time', async () => {
    const { status, body, sent } = await read();
    expect([status, body]).toEqual([200, PAPER.toString()]);
    expect(sent).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '19',
      'accept-ranges': 'bytes',
      etag: ETAG(),
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
      'content-disposition': `attachment; filename="_.pdf"; filename*=UTF-8''%D8%A8%D8%AD%D8%AB.pdf`,
    });
  });

  test('is shown where the handler says so, also in a frame of ours', async () => {
    expect((await read({}, 'shown=1')).sent).toMatchObject({
      'content-disposition': expect.stringMatching(/^inline; filename="_.pdf"/),
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'`,
      'x-frame-options': 'SAMEORIGIN',
    });
  });

  test('may be kept for a year under an address that never means another', async () => {
    expect((await read({}, 'permanent=1')).sent).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test.each([
    ['bytes=0-4', '%PDF-', 'bytes 0-4/19'],
    ['bytes=9-', '0123456789', 'bytes 9-18/19'],
    ['bytes=-3', '789', 'bytes 16-18/19'],
    ['bytes=-900', PAPER.toString(), 'bytes 0-18/19'],
    ['bytes=18-900', '9', 'bytes 18-18/19'],
  ])('is read in parts: %s', async (range, part, place) => {
    const { status, body, sent } = await read({ range });
    expect([status, body, sent['content-range'], sent['content-length']]).toEqual([
      206,
      part,
      place,
      String(part.length),
    ]);
  });

  test.each(['bytes=0-1,3-4', 'bytes=5-2', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0-4; x'])(
    'comes whole when asked for %s',
    async (range) => {
      const { status, body } = await read({ range });
      expect([status, body]).toEqual([200, PAPER.toString()]);
    },
  );

  test.each(['bytes=19-', 'bytes=99-100', 'bytes=-0'])('has nothing at %s', async (range) => {
    const { status, body, sent } = await read({ range });
    expect([status, JSON.parse(body).code, sent['content-range']]).toEqual([
      416,
      'range_not_satisfiable',
      'bytes */19',
    ]);
    expect(sent).not.toHaveProperty('content-disposition');
  });

  test('is not sent to who has it', async () => {
    const answers = await Promise.all(
      [ETAG(), `W/${ETAG()}`, `"other", ${ETAG()}`, '*'].map((tag) => read({ 'if-none-match': tag })),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(4).fill([304, '']));
    expect((await read({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('comes whole to who has a part of another version', async () => {
    const range = 'bytes=0-4';
    const same = await read({ range, 'if-range': ETAG() });
    const changed = await read({ range, 'if-range': '"other"' });
    expect([same.status, changed.status]).toEqual([206, 200]);
  });

  test('tells its size without being sent', async () => {
    const { statusCode, body, headers } = await app.inject({
      method: 'HEAD',
      url: `/api/test/papers/${paper.key}/`,
    });
    expect([statusCode, body, headers['content-length']]).toEqual([200, '', '19']);
  });

  test('that the store has lost is a fault of ours, told as one', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { status, body, sent } = await read({}, '', crypto.randomUUID());
    silence.mockRestore();
    expect([status, JSON.parse(body).code]).toEqual([500, 'internal']);
    expect(sent).not.toHaveProperty('content-disposition');
  });
});

test.each([
  ['../../etc/passwd', '....etcpasswd'],
  ['a\r\nset-cookie: b.pdf', 'aset-cookie: b.pdf'],
  ['\u202efdp.exe', 'fdp.exe'],
  ['"quoted".pdf', '"quoted".pdf'],
])('the name %j is sent as %j', (name, sent) => {
  expect(dispositionOf(name)).toContain(`filename*=UTF-8''${encodeURIComponent(sent)}`);
});

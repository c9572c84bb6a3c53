import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { urlOf } from '@mustalah/contract/endpoint';
import { getLeaderboard } from '@mustalah/contract/rewards';
import { searchTerms } from '@mustalah/contract/terms/dictionary';
import { checkTerm } from '@mustalah/contract/terms/suggestions';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openDatabase } from '../platform/db.ts';
import { openLog } from '../platform/log.ts';
import { buildTerm } from './build-term.ts';
import { world } from './world.ts';

const w = world({ config: { TRUST_PROXY: '127.0.0.1' } });

beforeAll(() => buildTerm(w.db));

const headersOf = async (headers: Record<string, string> = {}, url = '/api/categories/') =>
  (await w.app.inject({ url, headers })).headers;

test('every answer tells browsers to guess nothing, frame nothing and keep nothing', async () => {
  expect(await headersOf()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=(), display-capture=(), geolocation=()'),
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  });
});

test('behind https browsers are told to stay there, and only then', async () => {
  const behindProxy = await headersOf({ 'x-forwarded-proto': 'https' });
  expect(behindProxy['strict-transport-security']).toBe('max-age=31536000');
  expect(await headersOf()).not.toHaveProperty('strict-transport-security');
});

test('a refusal carries the same headers', async () => {
  expect(await headersOf({}, '/api/nowhere/')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

describe('each request has a number of its own', () => {
  /** The answers to calls of an app, and what it wrote down of them. */
  async function answersOf(...urls: string[]) {
    const lines: Record<string, unknown>[] = [];
    const log = openLog({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(JSON.parse(line)) });
    const gone = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
    const app = buildApp({ ...w.deps, log, replica: gone }, { log });
    const answers = await Promise.all(
      urls.map((url) => app.inject({ url, headers: { 'x-request-id': 'mine' } })),
    );
    await app.close();
    await gone.destroy();
    return { numbers: answers.map(({ headers }) => String(headers['x-request-id'])), lines };
  }

  test('which every answer carries, and nobody else gives', async () => {
    const { numbers } = await answersOf(
      '/api/categories/',
      '/api/nowhere/',
      '/nowhere',
      '/api/terms/%E0%A4%A/',
    );
    expect(numbers).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/^[\da-f]{32}$/)));
    expect(new Set(numbers).size).toBe(4);
  });

  test('which stands in each line of the log, beside the call', async () => {
    const { numbers, lines } = await answersOf(getLeaderboard.path);
    const call = `GET ${getLeaderboard.path}`;
    // The fault, and the line of the answer.
    expect(lines.map((line) => [line.request, line.call])).toEqual([
      [numbers[0], call],
      [numbers[0], call],
    ]);
  });
});

test.each([
  ['127.0.0.1', undefined, 200],
  ['::1', undefined, 200],
  ['192.0.2.1', undefined, 404],
  // A proxy on this machine asks for somebody else.
  ['127.0.0.1', '192.0.2.1', 404],
  // Nobody becomes local by saying so.
  ['192.0.2.1', '127.0.0.1', 404],
])(
  'figures are for collectors on this machine: from %s for %s → %i',
  async (remoteAddress, forwarded, status) => {
    const answer = await w.app.inject({
      url: '/metrics',
      remoteAddress,
      headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    });
    expect(answer.statusCode).toBe(status);
  },
);

test('an address that cannot be read is refused in the words of the API', async () => {
  const { status, error } = await w.send('GET', '/api/terms/%E0%A4%A/');
  expect([status, error?.code]).toEqual([400, 'bad_request']);
});

test.each(['1e3', '0x3e8', '1000.0', '+1000', '%20', '-1', '9007199254740993'])(
  'a term is asked for by its number in digits alone, not by %s',
  async (id) => {
    expect((await w.send('GET', `/api/terms/${id}/`)).error?.code).toBe('bad_request');
  },
);

test('reads that tolerate some lag go to the replica, others do not', async () => {
  const gone = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
  const app = buildApp({ ...w.deps, replica: gone });
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
  expect(await Promise.all([searchTerms.path, getLeaderboard.path].map(statusOf))).toEqual([503, 503]);
  expect(await statusOf(urlOf(checkTerm.path, { query: { arabic: 'مجهر' } }))).toBe(200);
  await app.close();
  await gone.destroy();
});

describe('what no route answers is told in the words of the API', () => {
  const answerTo = async (method: string, url: string) => {
    const { status, error, headers } = await w.send(method, url);
    return [status, error?.code, headers.allow];
  };

  test.each([
    ['DELETE', '/api/categories/', 'GET, HEAD'],
    ['DELETE', '/api/categories', 'GET, HEAD'],
    ['PUT', '/api/submit/?x=1', 'POST'],
    ['POST', '/api/users/me/', 'GET, HEAD, PATCH, PUT'],
    ['DELETE', '/api/terms/7/', 'GET, HEAD, PATCH'],
  ])('%s %s: the methods there are %s', async (method, url, allow) => {
    expect(await answerTo(method, url)).toEqual([405, 'method_not_allowed', allow]);
  });

  test.each([
    ['GET', '/api/nowhere/'],
    ['POST', '/api/nowhere/'],
    ['POST', '/api/'],
    ['GET', '/nowhere'],
    ['POST', '/nowhere'],
  ])('%s %s: there is nothing', async (method, url) => {
    expect(await answerTo(method, url)).toEqual([404, 'not_found', undefined]);
  });

  /** What a request is answered that no client of ours would write. */
  async function answerToLines(...lines: string[]) {
    const app = buildApp(w.deps);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write([...lines, 'connection: close', '', ''].join('\r\n'));
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    await app.close();
    return { status: head.split(' ')[1], body: JSON.parse(body) };
  }

  test.each([
    ['two hosts', 'GET /api/categories/ HTTP/1.1', ['host: a', 'host: b'], '400'],
    ['the same host twice', 'GET /api/categories/ HTTP/1.1', ['Host: a', 'host: a'], '400'],
    ['no host', 'GET /api/categories/ HTTP/1.1', [], '400'],
    ['no host, where there was none yet', 'GET /api/categories/ HTTP/1.0', [], '200'],
  ])('%s', async (_name, request, headers, status) => {
    const answer = await answerToLines(request, ...headers);
    expect([answer.status, answer.body.code]).toEqual([status, status === '400' ? 'bad_request' : undefined]);
  });

  test('headers without end', async () => {
    const { status, body } = await answerToLines('GET / HTTP/1.1', 'host: x', `x: ${'a'.repeat(20_000)}`);
    expect(status).toBe('431');
    expect(body).toEqual({
      code: 'headers_too_large',
      detail: 'ترويسات الطلب أكبر من المسموح به',
    });
  });
});

import { getLeaderboard } from '@mustalah/contract/rewards';
import { searchTerms } from '@mustalah/contract/terms/dictionary';
import { beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openDatabase } from '../platform/db.ts';
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

test('reads that tolerate some lag go to the replica, others do not', async () => {
  const gone = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
  const app = buildApp({ ...w.deps, replica: gone });
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
  const [first] = (await w.call(searchTerms, { query: {} })).answer.results;
  expect(await Promise.all([searchTerms.path, getLeaderboard.path].map(statusOf))).toEqual([503, 503]);
  expect(await statusOf(`/api/terms/${first?.id}/`)).toBe(200);
  await app.close();
  await gone.destroy();
});

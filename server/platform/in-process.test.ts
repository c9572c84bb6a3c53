import { type Endpoint, endpoint, type LooseParts, urlOf } from '@mustalah/contract/endpoint';
import { listNotifications } from '@mustalah/contract/notifications';
import { describeTerm, getTerm, searchTerms } from '@mustalah/contract/terms/dictionary';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { buildTerm } from '../test/build-term.ts';
import { world } from '../test/world.ts';
import { bodyOf } from './errors.ts';
import { route } from './http.ts';
import { callWithin } from './in-process.ts';
import type { Changed } from './pages/tags.ts';

const w = world({ config: { RATE_LIMIT: 'on' } });
let app: FastifyInstance;

const once = endpoint({
  method: 'POST',
  path: '/api/test/once/',
  access: 'anyone',
  summary: 'تجربة',
  outdates: 'pages',
  body: z.object({ name: z.string() }),
  response: z.object({ at: z.coerce.string() }),
  limits: [{ by: 'stranger', max: 1, windowSeconds: 60 }],
});
const broken = endpoint({
  method: 'GET',
  path: '/api/test/broken/',
  access: 'anyone',
  summary: 'تجربة',
  response: z.object({}),
});
const outdatePages = vi.fn<(changed: Changed) => Promise<void>>(async () => {});
const logged = vi.fn();

beforeAll(async () => {
  for (let count = 0; count < 2; count++) await buildTerm(w.db);
  app = buildApp(w.deps, { outdatePages });
  app.log.error = logged;
  route(app, once, async ({ body, address }) => ({ at: address, name: body.name }));
  route(app, broken, async () => {
    throw new Error('a fault of ours');
  });
  await app.ready();
});

async function ask(called: Endpoint, parts: LooseParts = {}, address?: string) {
  const { status, answer } = await within(called, parts, address);
  return { status, answer };
}

const within = ({ method, path }: Endpoint, parts: LooseParts, address = '192.0.2.1') =>
  callWithin(app, { method, path, parts, address });

const asked: [name: string, called: Endpoint, parts: LooseParts][] = [
  ['one term', getTerm, { params: { id: 1 } }],
  ['its language', describeTerm, { params: { id: 1 } }],
  ['a search', searchTerms, { query: { search: 'مجهر', page: 1, page_size: undefined, root: '' } }],
  ['the second page', searchTerms, { query: { page: 2, page_size: 1 } }],
  ['what is not there', getTerm, { params: { id: 999_999 } }],
];

test.each(asked)('%s: the answer is that of the same call over the network', async (_, called, parts) => {
  const response = await app.inject({ url: urlOf(called.path, parts) });
  expect(await ask(called, parts)).toEqual({ status: response.statusCode, answer: response.json() });
});

test('a page learns what a call has shown; of one that was refused nobody knows', async () => {
  const shown = await within(getTerm, { params: { id: 1 } });
  const refused = await within(getTerm, { params: { id: 999_999 } });
  const unsaid = await within(once, { body: { name: 'a' } }, '203.0.113.7');
  expect([[...shown.shown].slice(0, 4), refused.shown, unsaid.shown]).toEqual([
    ['term', 'term:1', 'votes', 'votes:1'],
    'anything',
    'anything',
  ]);
});

test('what does not fit the contract is refused', async () => {
  expect(await ask(getTerm, { params: { id: 'abc' } })).toMatchObject({
    status: 400,
    answer: { code: 'bad_request' },
  });
});

test('nobody comes past the access check from within', async () => {
  expect(await ask(listNotifications)).toMatchObject({ status: 401, answer: { code: 'unauthenticated' } });
});

test('limits count the visitor, pages are outdated, and what the contract does not name stays here', async () => {
  const body = { name: 'a' };
  const first = await ask(once, { body });
  const again = await ask(once, { body });
  const other = await ask(once, { body }, '203.0.113.5');
  expect([first, again.status, other]).toEqual([
    { status: 200, answer: { at: '192.0.2.1' } },
    429,
    { status: 200, answer: { at: '203.0.113.5' } },
  ]);
  expect(outdatePages.mock.calls.slice(-2)).toEqual([['*'], ['*']]);
});

test('a fault of ours is told to the log and to nobody else', async () => {
  expect(await ask(broken)).toEqual({ status: 500, answer: bodyOf('internal') });
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'a fault of ours' }));
});

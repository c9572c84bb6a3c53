import { endpoint, urlOf } from '@mustalah/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { buildUser, type TestUser } from '../test/factories.ts';
import { world } from '../test/world.ts';
import { route } from './http.ts';
import { signLink } from './signed-link.ts';

const w = world();

const paperFile = endpoint({
  method: 'GET',
  path: '/api/test/papers/:id/file/',
  access: 'review_staff',
  link: true,
  summary: 'ملف البحث',
  params: z.object({ id: z.coerce.number() }),
  query: z.object({ version: z.string().optional() }),
  response: { fileTypes: ['application/pdf'] },
});
const myLink = endpoint({
  method: 'GET',
  path: '/api/test/papers/:id/',
  access: 'member',
  summary: 'رابط الملف',
  params: z.object({ id: z.coerce.number() }),
  query: z.object({ version: z.string().optional() }),
  response: z.object({ file: z.string() }),
});
const other = endpoint({ ...myLink, path: '/api/test/other/:id/' });

let app: FastifyInstance;
let reviewer: TestUser;

beforeAll(async () => {
  app = buildApp(w.deps);
  route(app, paperFile, async ({ user }) => ({
    type: 'application/pdf' as const,
    name: 'بحث.pdf',
    inline: true,
    content: Buffer.from(`%PDF- for ${user.id}`),
  }));
  for (const each of [myLink, other]) {
    route(app, each, async ({ params, query, user }) => ({
      file: signLink(w.deps, urlOf(each === other ? other.path : paperFile.path, { params, query }), user),
    }));
  }
  await app.ready();
});
beforeEach(async () => {
  reviewer = await buildUser(w.db, { is_reviewer: true });
});

async function linkFor(user: TestUser, address = '/api/test/papers/7/'): Promise<string> {
  const { json } = await app.inject({ url: address, headers: await signedIn(user) });
  return json().file;
}
const signedIn = async (user: TestUser) => ({ authorization: `Bearer ${await user.token(w)}` });

async function follow(url: string, headers: Record<string, string> = {}) {
  const { statusCode, body, headers: answered } = await app.inject({ url, headers });
  return { status: statusCode, body, headers: answered };
}
const codeOf = async (url: string) => {
  const { status, body } = await follow(url);
  return [status, JSON.parse(body).code];
};
const EXPIRED = [401, 'link_expired'];

test('a signed link opens for its user without a token, and tells nobody where it was followed', async () => {
  const { status, body, headers } = await follow(await linkFor(reviewer));
  expect([status, body]).toEqual([200, `%PDF- for ${reviewer.id}`]);
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-cache',
    'content-type': 'application/pdf',
  });
});

test('without a link the endpoint asks for a token as any other', async () => {
  expect((await follow('/api/test/papers/7/file/')).status).toBe(401);
  expect((await follow('/api/test/papers/7/file/', await signedIn(reviewer))).status).toBe(200);
});

test('a link says more than its address: other parameters are part of it', async () => {
  const link = await linkFor(reviewer, '/api/test/papers/7/?version=2');
  expect((await follow(link)).status).toBe(200);
  expect(await codeOf(link.replace('version=2', 'version=3'))).toEqual(EXPIRED);
});

describe('a link is refused', () => {
  test('for another address', async () => {
    const link = await linkFor(reviewer);
    expect(await codeOf(link.replace('/7/', '/8/'))).toEqual(EXPIRED);
    expect((await follow(link.replace('/file/', '/'))).status).toBe(401);
  });

  test.each([
    ['another user', (link: string) => link.replace(/link=\d+/, 'link=1')],
    ['a later end', (link: string) => link.replace(/\.(\d{10})\./, (_, end) => `.${Number(end) + 600}.`)],
    ['another signature', (link: string) => link.replace(/.{43}$/, 'A'.repeat(43))],
    ['nothing', (link: string) => link.replace(/link=.*/, 'link=')],
    ['anything', (link: string) => link.replace(/link=.*/, 'link=%00%ff')],
  ])('when somebody writes %s into it', async (_, alter) => {
    expect(await codeOf(alter(await linkFor(reviewer)))).toEqual(EXPIRED);
  });

  test('after five minutes', async () => {
    const link = await linkFor(reviewer);
    const start = w.clock.now;
    w.clock.now = new Date(start.getTime() + 299_000);
    const before = (await follow(link)).status;
    w.clock.now = new Date(start.getTime() + 300_000);
    const after = await codeOf(link);
    w.clock.now = start;
    expect([before, after]).toEqual([200, EXPIRED]);
  });

  test('as soon as its user is suspended', async () => {
    const link = await linkFor(reviewer);
    await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', reviewer.id).execute();
    expect(await codeOf(link)).toEqual(EXPIRED);
  });

  test('as soon as its user loses the right, whatever the link says', async () => {
    const link = await linkFor(reviewer);
    await w.db.updateTable('users').set({ is_reviewer: false }).where('id', '=', reviewer.id).execute();
    expect(await codeOf(link)).toEqual([403, 'forbidden']);
  });

  test('as soon as its user signs out', async () => {
    const link = await linkFor(reviewer);
    await w.db
      .updateTable('token_families')
      .set({ revoked_at: w.clock.now })
      .where('user_id', '=', reviewer.id)
      .execute();
    expect(await codeOf(link)).toEqual(EXPIRED);
  });

  test('as a token, and a token as a link', async () => {
    const link = await linkFor(reviewer);
    const token = await reviewer.token(w);
    const [, value = ''] = link.split('link=');
    expect((await follow('/api/test/papers/7/', { authorization: `Bearer ${value}` })).status).toBe(401);
    expect(await codeOf(`/api/test/papers/7/file/?link=${token}`)).toEqual(EXPIRED);
  });

  test('where the contract does not speak of links', async () => {
    const link = await linkFor(reviewer, '/api/test/other/7/');
    expect(link).toContain('/api/test/other/7/?link=');
    expect(await codeOf(link)).toEqual([401, 'unauthenticated']);
  });
});

test('a token that comes with a link is what counts', async () => {
  const member = await buildUser(w.db);
  expect((await follow(await linkFor(reviewer), await signedIn(member))).status).toBe(403);
});

test('who follows a link that is no longer good reads a sentence and no JSON', async () => {
  const { status, body, headers } = await follow('/api/test/papers/7/file/?link=old', {
    accept: 'text/html,application/xhtml+xml',
  });
  expect([status, headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
  expect(body).toContain('<h1>انتهت صلاحية هذا الرابط، عُد إلى الصفحة التي جئت منها وافتح الملف من جديد</h1>');
});

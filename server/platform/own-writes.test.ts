import { type Endpoint, endpoint } from '@mustalah/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { buildUser } from '../test/factories.ts';
import { overriding } from '../test/overriding.ts';
import { world } from '../test/world.ts';
import type { Db } from './db.ts';
import { route } from './http.ts';
import { NEWEST, type Position } from './position.ts';
import { type Needs, needsNow } from './replicas.ts';

const w = world();
const REACHED: Position = 0x2_0000_0016_b374_d848n;
const WRITTEN = '2/16/B374D848';
const answers = { position: async () => REACHED, told: '', isPrimaryAway: false, isPrimaryLeftBehind: false };
const asked: Needs[] = [];
let app: FastifyInstance;

const Seen = z.object({ position: z.string(), isOwn: z.boolean() });
const look = endpoint({
  method: 'GET',
  path: '/api/test/look/',
  access: 'anyone',
  summary: 'تجربة',
  response: Seen,
});
const change = endpoint({
  method: 'POST',
  path: '/api/test/change/',
  access: 'anyone',
  summary: 'تجربة',
  outdates: 'nothing',
  body: z.object({ name: z.string() }),
  response: Seen,
});

beforeAll(async () => {
  app = buildApp(
    {
      ...w.deps,
      // The sign-in of whoever reads while the primary is away is looked up here.
      replica: overriding(w.db, 'selectFrom', ((...from: Parameters<Db['selectFrom']>) => {
        asked.push(needsNow());
        return w.db.selectFrom(...from);
      }) as Db['selectFrom']),
      replicas: {
        position: () => answers.position(),
        isPrimaryAway: () => answers.isPrimaryAway,
        isPrimaryLeftBehind: () => answers.isPrimaryLeftBehind,
      },
    },
    { told: () => answers.told },
  );
  const seen = async () => {
    const { position, isOwn } = needsNow();
    return { position: String(position), isOwn };
  };
  route(app, look, seen);
  route(app, change, seen);
  await app.ready();
});
afterAll(() => app?.close());

const ask = ({ method, path }: Endpoint, headers: Record<string, string> = {}) =>
  app.inject({ method, url: path, headers, ...(method === 'POST' && { payload: { name: 'a' } }) });

test.each([
  ['a stranger may read what is a little older', {}, { position: '0', isOwn: false }],
  [
    'a browser shows what it has written',
    { cookie: `a=b; position=${WRITTEN}` },
    { position: String(REACHED), isOwn: true },
  ],
  [
    'a program shows it in a header',
    { 'mustalah-position': WRITTEN },
    { position: String(REACHED), isOwn: true },
  ],
  ['a cookie that is none says nothing', { cookie: 'position=../../x' }, { position: '0', isOwn: false }],
])('%s', async (_, headers, needs) => {
  expect((await ask(look, headers)).json()).toEqual(needs);
  // Also behind a body that was read first.
  expect((await ask(change, headers)).json()).toEqual(needs);
});

test('a member whose program keeps no position reads the primary', async () => {
  const user = await buildUser(w.db);
  const authorization = `Bearer ${await user.token(w)}`;
  expect((await ask(look, { authorization })).json()).toEqual({ position: String(NEWEST), isOwn: true });
  expect((await ask(look, { authorization, cookie: `position=${WRITTEN}` })).json()).toEqual({
    position: String(REACHED),
    isOwn: true,
  });
});

test('the answer to a write says how far the database has come, and reading says nothing', async () => {
  const { headers } = await ask(change);
  expect([headers['mustalah-position'], headers['set-cookie']]).toEqual([
    WRITTEN,
    `position=${WRITTEN}; Max-Age=600; Path=/; HttpOnly; SameSite=Lax`,
  ]);
  answers.told = `me.${WRITTEN}`;
  expect((await ask(change)).headers['set-cookie']).toEqual([
    `told=me.${WRITTEN}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax`,
    `position=${WRITTEN}; Max-Age=600; Path=/; HttpOnly; SameSite=Lax`,
  ]);
  expect((await ask(look)).headers).not.toHaveProperty('set-cookie');
});

test('a write of which nobody knows how far it came has its writer read the primary', async () => {
  answers.position = () => Promise.reject(new Error('the primary is away'));
  expect((await ask(change)).headers['mustalah-position']).toBe('FFFFFFFF/FFFFFFFF/FFFFFFFF');
});

test('where another primary has taken over nothing is written to the former one, and reading goes on', async () => {
  answers.isPrimaryLeftBehind = true;
  const [refused, read] = [await ask(change), await ask(look)];
  answers.isPrimaryLeftBehind = false;
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
    503,
    '5',
    'unavailable',
  ]);
  expect(read.statusCode).toBe(200);
});

test('while the primary is away a sign-in is looked up where what its owner did is seen, and for reading alone', async () => {
  const user = await buildUser(w.db);
  const authorization = `Bearer ${await user.token(w)}`;
  answers.isPrimaryAway = true;
  await ask(look, { authorization });
  await ask(look, { authorization, cookie: `position=${WRITTEN}` });
  await ask(change, { authorization });
  answers.isPrimaryAway = false;
  await ask(look, { authorization });
  expect(asked).toEqual([
    { position: NEWEST, isOwn: true },
    { position: REACHED, isOwn: true },
  ]);
});

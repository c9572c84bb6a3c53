import { allEndpoints } from '@mustalah/contract/all';
import { type CallLimit, endpoint, ownLimit } from '@mustalah/contract/endpoint';
import { Email } from '@mustalah/contract/fields';
import { submitTerm } from '@mustalah/contract/terms/suggestions';
import { revokeVote, voteOnTerm } from '@mustalah/contract/terms/votes';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { buildAdmin, buildUsers, type TestUser } from '../test/factories.ts';
import { world } from '../test/world.ts';
import { openDatabase } from './db.ts';
import type { Deps } from './deps.ts';
import { freePort } from './free-port.ts';
import { route } from './http.ts';

const w = world({ config: { RATE_LIMIT: 'on' } });
let app: FastifyInstance;
let one: TestUser | undefined;
let other: TestUser | undefined;

/** An endpoint that anybody may call once a minute. */
const once = (by: CallLimit['by']) =>
  endpoint({
    method: 'POST',
    path: `/api/test/${by}/`,
    access: 'anyone',
    summary: 'تجربة',
    outdates: 'nothing',
    body: z.object({ email: Email }),
    response: z.object({}),
    limits: [{ by, max: 1, windowSeconds: 60 }],
  });

const paired = (method: 'POST' | 'DELETE') =>
  endpoint({
    method,
    path: '/api/test/pair/',
    access: 'member',
    summary: 'تجربة',
    outdates: 'nothing',
    response: z.object({}),
    limits: [{ by: 'contributor', max: 1, windowSeconds: 60, together: 'pair' }],
  });

beforeAll(async () => {
  [one, other] = await buildUsers(w.db, 2);
  app = buildApp(w.deps);
  for (const by of ['user', 'stranger', 'members', 'address', 'email'] as const) {
    route(app, once(by), async () => ({}));
  }
  for (const method of ['POST', 'DELETE'] as const) route(app, paired(method), async () => ({}));
  await app.ready();
});

interface Caller {
  from?: string;
  as?: TestUser | undefined;
  email?: string;
}

async function statusOf(by: CallLimit['by'], { from = '192.0.2.1', as, email = 'amal@example.org' }: Caller) {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `/api/test/${by}/`,
    remoteAddress: from,
    headers: as ? { authorization: `Bearer ${await as.token(w)}` } : {},
    payload: { email },
  });
  return statusCode;
}

async function inTurn(by: CallLimit['by'], callers: Caller[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const caller of callers) statuses.push(await statusOf(by, caller));
  return statuses;
}

test('a user is counted wherever they call from, and strangers are not', async () => {
  const calls = [{ as: one }, { as: one, from: '192.0.2.2' }, { as: other }, {}, {}];
  expect(await inTurn('user', calls)).toEqual([200, 429, 200, 200, 200]);
});

test('strangers are counted by address, and members behind it are not', async () => {
  const calls = [{}, {}, { as: one }, { from: '192.0.2.2' }];
  expect(await inTurn('stranger', calls)).toEqual([200, 429, 200, 200]);
});

test('members are counted together by address, and strangers behind it are not', async () => {
  const calls = [{ as: one }, { as: other }, {}, { as: other, from: '192.0.2.2' }];
  expect(await inTurn('members', calls)).toEqual([200, 429, 200, 200]);
});

test('all addresses of one IPv6 customer are one, and all customers of one site are four', async () => {
  const calls = ['2001:db8::1', '2001:db8::ffff:2', '2001:db8:0:1::1', '::ffff:192.0.2.9', '192.0.2.9'];
  const site = [
    '2001:db8:5:1::1',
    '2001:db8:5:2::1',
    '2001:db8:5:3::1',
    '2001:db8:5:4::1',
    '2001:db8:5:5::1',
  ];
  const from = (addresses: string[]) =>
    inTurn(
      'address',
      addresses.map((address) => ({ from: address })),
    );
  expect(await from(calls)).toEqual([200, 429, 200, 200, 429]);
  expect(await from(site)).toEqual([200, 200, 200, 200, 429]);
  expect(await from(['2001:db8:6:1::1'])).toEqual([200]);
});

test('an e-mail address is counted in whatever letters it is written', async () => {
  const calls = ['Amal@Example.org', ' amal@example.org', 'other@example.org'];
  expect(
    await inTurn(
      'email',
      calls.map((email) => ({ email })),
    ),
  ).toEqual([200, 429, 200]);
});

test('a form that is filled in wrongly does not count', async () => {
  const from = '192.0.2.77';
  expect(await inTurn('address', [{ from, email: 'none' }, { from }])).toEqual([400, 200]);
});

test('a limit that only the work of an endpoint can count is not counted before it', async () => {
  const failing = { ...once('stranger'), path: '/api/test/failing/' as const };
  const stated = endpoint({
    ...failing,
    limits: [{ by: 'stranger', only: 'failures', max: 1, windowSeconds: 60 }],
  });
  expect(ownLimit(stated, 'failures', 'stranger')).toEqual({ max: 1, windowSeconds: 60 });
  expect(() => ownLimit(stated, 'failures', 'email')).toThrow('states no limit');
  const caller = { user: null, ip: '192.0.2.55', body: undefined };
  for (let call = 0; call < 3; call++) await app.limitCalls(stated, caller);
});

test('the description of the API shows what signing in, its renewal, the model and submissions count', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const counted = (path: string) =>
    paths[path].post['x-limits'].flatMap(({ by, only, max }: CallLimit) => (only ? [[only, by, max]] : []));
  expect(
    ['/api/token/', '/api/token/refresh/', '/api/ai/explain-term/', '/api/journal/submit/'].map(counted),
  ).toEqual([
    [
      ['failures', 'email', 20],
      ['failures', 'address', 20],
    ],
    [['known_token', 'user', 120]],
    [
      ['model_questions', 'user', 30],
      ['model_questions', 'stranger', 30],
      ['model_questions', 'members', 150],
    ],
    [['kept_papers', 'user', 10]],
  ]);
});

const asksForCaptcha = (body: unknown): boolean => body instanceof z.ZodObject && 'recaptcha' in body.shape;

test('no form with a captcha is counted before the captcha is looked at', () => {
  const forms = allEndpoints.filter(({ body }) => asksForCaptcha(body));
  expect(forms.map(({ path }) => path)).toEqual([
    '/api/token/',
    '/api/users/register/',
    '/api/password-reset/',
  ]);
  const kinds = forms.flatMap(({ limits = [] }) => limits.map(({ only }) => only));
  expect(new Set(kinds)).toEqual(new Set(['failures', 'passed_captcha']));
});

test('whatever strangers may send is limited; signing out needs a token', () => {
  const unlimited = allEndpoints.filter(
    ({ method, access, limits }) => method !== 'GET' && access === 'anyone' && !limits,
  );
  expect(unlimited.map(({ path }) => path)).toEqual(['/api/token/revoke/']);
});

test('a member suggests a term a minute and votes five times as often, in the long run', () => {
  const ballots = [{ by: 'user', max: 300, windowSeconds: 3_600, together: 'ballots' }];
  expect([submitTerm, voteOnTerm, revokeVote].map(({ limits }) => limits)).toEqual([
    [{ by: 'user', max: 60, windowSeconds: 3_600 }],
    ballots,
    ballots,
  ]);
});

test('what counts together is one count, and admins are no contributors who must read first', async () => {
  const admin = await buildAdmin(w.db);
  const decide = async (method: 'POST' | 'DELETE', as: TestUser | undefined) => {
    const authorization = `Bearer ${await as?.token(w)}`;
    return (await app.inject({ method, url: '/api/test/pair/', headers: { authorization } })).statusCode;
  };
  expect([await decide('POST', one), await decide('DELETE', one)]).toEqual([200, 429]);
  expect([await decide('POST', admin), await decide('DELETE', admin)]).toEqual([200, 200]);
});

test('while the primary is away reading goes on, limited by this process alone', async () => {
  const away = openDatabase(`postgres://nobody@127.0.0.1:${await freePort()}/none`, { max: 1 });
  const read = endpoint({
    method: 'GET',
    path: '/api/test/read/',
    access: 'anyone',
    summary: 'تجربة',
    response: z.object({}),
    limits: [{ by: 'address', max: 2, windowSeconds: 60 }],
  });
  const statuses = async (replicas: Deps['replicas']) => {
    const without = buildApp({ ...w.deps, db: away, replicas });
    route(without, read, async () => ({}));
    const from = `192.0.2.${replicas ? 77 : 78}`;
    const answers: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const { statusCode } = await without.inject({ url: read.path, remoteAddress: from });
      answers.push(statusCode);
    }
    await without.close();
    return answers;
  };
  // Known to be away, and found to be.
  const known = { position: async () => 0n, isPrimaryAway: () => true, isPrimaryLeftBehind: () => false };
  expect([await statuses(known), await statuses(null)]).toEqual([
    [200, 200, 429],
    [200, 200, 429],
  ]);
  await away.destroy();
});

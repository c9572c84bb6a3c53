import { getCurrentUser, obtainTokens, refreshTokens, signOut } from '@mustalah/contract/accounts';
import { describe, expect, test } from 'vitest';
import type { TestUser } from '../../test/factories.ts';
import { world } from '../../test/world.ts';
import { createUser } from './create-user.ts';

const w = world();

const PASSWORD = 'سر طويل جدًا';
const DAY_MS = 86_400_000;
let serial = 0;

async function session() {
  const email = `member${++serial}@example.org`;
  const id = await createUser(w.db, { email, name: 'عضو', password: PASSWORD }, w.clock.now);
  const { answer } = await w.call(obtainTokens, { body: { email, password: PASSWORD } });
  return { id: id ?? 0, email, ...answer };
}

const refresh = (token: string) => w.call(refreshTokens, { body: { refresh: token } });
/** Whoever holds this access token. */
const holder = (access: string) => ({ token: async () => access }) as unknown as TestUser;

test('a refresh token buys a new pair, once', async () => {
  const first = await session();
  const { status, answer } = await refresh(first.refresh);
  expect(status).toBe(200);
  expect(answer.refresh).not.toBe(first.refresh);
  expect((await w.call(getCurrentUser, {}, holder(answer.access))).answer).toMatchObject({
    email: first.email,
  });
});

test('tokens are stored as hashes only', async () => {
  const { refresh: token } = await session();
  const rows = await w.db.selectFrom('refresh_tokens').select('token_hash').execute();
  expect(rows.map((row) => row.token_hash.toString())).not.toContain(token);
  expect(rows.every((row) => row.token_hash.length === 32)).toBe(true);
});

const later = (ms: number) => {
  w.clock.now = new Date(w.clock.now.getTime() + ms);
};

test('the answer to a refresh that was lost is given again', async () => {
  const first = await session();
  const lost = await refresh(first.refresh);
  later(30_000);
  const again = await refresh(first.refresh);
  expect(again.answer.refresh).toBe(lost.answer.refresh);
  expect((await refresh(again.answer.refresh)).status).toBe(200);
});

test('two tabs that refresh at once both stay signed in, with the same token', async () => {
  const first = await session();
  const calls = await Promise.all(Array.from({ length: 5 }, () => refresh(first.refresh)));
  expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(calls.map(({ answer }) => answer.refresh)).size).toBe(1);
  expect((await refresh(calls[0]?.answer.refresh ?? '')).status).toBe(200);
});

test('a token that comes again after half a minute ends its family, also for the one who holds the newest', async () => {
  const first = await session();
  const second = await refresh(first.refresh);
  later(30_001);
  expect((await refresh(first.refresh)).error?.code).toBe('session_ended');
  expect((await refresh(second.answer.refresh)).status).toBe(401);
});

test('a token whose successor has been used ends its family at once', async () => {
  const first = await session();
  const second = await refresh(first.refresh);
  const third = await refresh(second.answer.refresh);
  expect((await refresh(first.refresh)).error?.code).toBe('session_ended');
  expect((await refresh(third.answer.refresh)).status).toBe(401);
});

test('a replay leaves the sign-ins on other devices alone', async () => {
  const first = await session();
  const { answer: other } = await w.call(obtainTokens, { body: { email: first.email, password: PASSWORD } });
  await refresh(first.refresh);
  later(60_000);
  expect((await refresh(first.refresh)).status).toBe(401);
  expect((await refresh(other.refresh)).status).toBe(200);
});

test('a token is good for thirty days and no longer', async () => {
  const start = w.clock.now;
  const kept = await session();
  const late = await session();
  w.clock.now = new Date(start.getTime() + 30 * DAY_MS - 1);
  expect((await refresh(kept.refresh)).status).toBe(200);
  w.clock.now = new Date(start.getTime() + 30 * DAY_MS);
  expect((await refresh(late.refresh)).status).toBe(401);
});

test('a suspended user cannot refresh', async () => {
  const { id, refresh: token } = await session();
  await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute();
  expect((await refresh(token)).error).toEqual({
    code: 'session_ended',
    detail: 'انتهت الجلسة، يرجى تسجيل الدخول من جديد',
  });
});

test.each([
  ['an unknown token', { refresh: 'x'.repeat(43) }, 401],
  ['an odd token', { refresh: '\u0000\u202e' }, 401],
  ['no token', {}, 400],
  ['an empty token', { refresh: '' }, 400],
  ['a long token', { refresh: 'x'.repeat(501) }, 400],
  ['a number', { refresh: 1 }, 400],
])('%s is refused', async (_name, body, status) => {
  expect((await w.send('POST', '/api/token/refresh/', body)).status).toBe(status);
});

describe('signing out', () => {
  test('ends the family of the token', async () => {
    const { refresh: token } = await session();
    const { status, answer } = await w.call(signOut, { body: { refresh: token } });
    expect([status, answer]).toEqual([200, { detail: 'سُجّل خروجك' }]);
    expect((await refresh(token)).status).toBe(401);
  });

  test('ends the access token at once, and leaves other devices alone', async () => {
    const { email, access, refresh: token } = await session();
    const { answer: other } = await w.call(obtainTokens, { body: { email, password: PASSWORD } });
    await w.call(signOut, { body: { refresh: token } });
    expect((await w.call(getCurrentUser, {}, holder(access))).status).toBe(401);
    expect((await w.call(getCurrentUser, {}, holder(other.access))).status).toBe(200);
  });

  test('works with an older token of the family too', async () => {
    const first = await session();
    const { answer } = await refresh(first.refresh);
    await w.call(signOut, { body: { refresh: first.refresh } });
    expect((await refresh(answer.refresh)).status).toBe(401);
  });

  test('may be repeated, and an unknown token is as good as signed out', async () => {
    const { refresh: token } = await session();
    await w.call(signOut, { body: { refresh: token } });
    expect((await w.call(signOut, { body: { refresh: token } })).status).toBe(200);
    expect((await w.call(signOut, { body: { refresh: 'unknown' } })).status).toBe(200);
  });
});

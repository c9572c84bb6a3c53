import {
  changeEmail,
  getCaptchaChallenge,
  obtainTokens,
  refreshTokens,
  registerUser,
  requestPasswordReset,
} from '@mustalah/contract/accounts';
import { allEndpoints } from '@mustalah/contract/all';
import { changePassword } from '@mustalah/contract/own-account';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fakeCaptcha } from '../../gateways/captcha.ts';
import { buildUsers, type TestUser } from '../../test/factories.ts';
import { world } from '../../test/world.ts';
import { hashPassword } from './password.ts';

const w = world({ config: { RATE_LIMIT: 'on' } });

test('one address opens ten accounts an hour', async () => {
  const statuses = [];
  for (let i = 0; i < 12; i++) {
    const body = { name: 'عضو', email: `hour${i}@example.org`, password: 'سر طويل' };
    statuses.push((await w.call(registerUser, { body })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
});

test('one account gets five reset mails an hour, known or not', async () => {
  const ask = (email: string) => w.call(requestPasswordReset, { body: { email } });
  const known = await Promise.all(Array.from({ length: 6 }, () => ask('hour0@example.org')));
  const unknown = await Promise.all(Array.from({ length: 6 }, () => ask('nobody@example.org')));
  const statuses = [known, unknown].map((calls) => calls.map(({ status }) => status).sort());
  expect(statuses).toEqual(Array(2).fill([200, 200, 200, 200, 200, 429]));
});

test('whoever changes a password ends the links to a reset, and closes the way to another for nobody', async () => {
  const email = 'robbed@example.org';
  const password = 'سر طويل';
  const [owner] = await buildUsers(w.db, 1, { email, password_hash: await hashPassword(password) });
  const ask = () => w.call(requestPasswordReset, { body: { email } });
  for (let i = 0; i < 5; i++) await ask();
  expect((await ask()).error?.code).toBe('reset_links_sent');
  const body = { current: password, password: 'سر آخر أطول' };
  expect((await w.call(changePassword, { body }, owner)).status).toBe(200);
  expect((await ask()).status).toBe(200);
});

test('a stranger gets fifteen links an hour from all accounts that ask to move to their address', async () => {
  const password_hash = await hashPassword('سر طويل');
  const accounts = await buildUsers(w.db, 17);
  await w.db.updateTable('users').set({ password_hash }).execute();
  const body = { email: 'stranger@elsewhere.example', password: 'سر طويل' };
  const statuses: number[] = [];
  for (const account of accounts) statuses.push((await w.call(changeEmail, { body }, account)).status);
  expect(statuses).toEqual([...Array(15).fill(200), 429, 429]);
  await w.jobs.drain();
  expect(w.mail.sent.filter(({ to }) => to === body.email)).toHaveLength(15);
});

test('whoever does not know the password of an account keeps nobody from an address', async () => {
  const accounts = await buildUsers(w.db, 5);
  const email = 'wanted@elsewhere.example';
  const guess = (account: TestUser) =>
    w.call(changeEmail, { body: { email, password: 'not known' } }, account);
  const statuses = await Promise.all(accounts.flatMap((account) => [1, 2, 3, 4].map(() => guess(account))));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([400]));
  const [owner] = await buildUsers(w.db, 1, { password_hash: await hashPassword('سر طويل') });
  const { status } = await w.call(changeEmail, { body: { email, password: 'سر طويل' } }, owner);
  expect(status).toBe(200);
});

test('a refusal says how long to wait', async () => {
  const { headers, error } = await w.call(requestPasswordReset, { body: { email: 'nobody@example.org' } });
  expect(error?.code).toBe('reset_links_sent');
  expect(headers['retry-after']).toBe('3600');
});

test('refreshes and puzzles are limited far above what people need', async () => {
  const refresh = () => w.call(refreshTokens, { body: { refresh: 'unknown' } });
  // Of one network no more than 500 calls wait at a time.
  for (const _ of [1, 2]) {
    const answers = await Promise.all(Array.from({ length: 300 }, refresh));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  }
  expect((await refresh()).status).toBe(429);
  const asks = await Promise.all(
    Array.from({ length: 301 }, () => w.call(getCaptchaChallenge, { query: {} })),
  );
  expect(asks.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('one account gets 120 pairs of tokens in a quarter of an hour, and the others go on', async () => {
  w.clock.now = new Date(w.clock.now.getTime() + 3_600_000);
  const password = 'سر طويل';
  const email = 'many@example.org';
  await w.call(registerUser, { body: { name: 'عضو', email, password } });
  const { answer } = await w.call(obtainTokens, { body: { email, password } });
  const statuses: number[] = [];
  let { refresh } = answer;
  for (let i = 0; i < 121; i++) {
    const next = await w.call(refreshTokens, { body: { refresh } });
    statuses.push(next.status);
    refresh = next.answer.refresh ?? refresh;
  }
  expect(statuses).toEqual([...Array(120).fill(200), 429]);
  expect((await w.call(refreshTokens, { body: { refresh: 'of somebody else' } })).status).toBe(401);
});

test.each(allEndpoints.filter(({ body }) => body instanceof z.ZodObject && 'recaptcha' in body.shape))(
  'what is refused for its captcha uses up nobody’s share: $path',
  async ({ method, path }) => {
    w.clock.now = new Date(w.clock.now.getTime() + 3_600_000);
    const { captcha } = w.deps.gateways;
    w.deps.gateways.captcha = fakeCaptcha('solved');
    const form = { name: 'عضو', email: `${crypto.randomUUID()}@example.org`, password: 'سر طويل' };
    const send = (recaptcha: string) => w.send(method, path, { ...form, recaptcha });
    for (let i = 0; i < 40; i++) await send('not solved');
    const { status } = await send('solved');
    w.deps.gateways.captcha = captcha;
    expect(status).not.toBe(400);
    expect(status).not.toBe(429);
  },
);

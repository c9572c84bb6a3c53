import {
  getCaptcha,
  getCaptchaChallenge,
  registerUser,
  requestPasswordReset,
} from '@mustalah/contract/accounts';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { altcha, recaptcha } from '../../gateways/captcha.ts';
import { testSecrets, world } from '../../test/world.ts';
import { claimCaptcha } from './claim-captcha.ts';

const w = world({
  gateways: {
    captcha: altcha({
      claim: (signature, expiresAt) => claimCaptcha(w.db, signature, expiresAt),
      challengeSecret: testSecrets.captchaChallenge,
      keySecret: testSecrets.captchaKey,
      cost: 100,
      maxAttempts: 20,
    }),
  },
});

async function solve(): Promise<string> {
  const { answer } = await w.call(getCaptchaChallenge, { query: {} });
  const challenge = answer as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const form = (email: string, captcha: string) => ({
  body: { name: 'عضو', email, password: 'سر طويل', recaptcha: captcha },
});

test('the page learns which captcha is asked', async () => {
  expect((await w.call(getCaptcha, {})).answer).toEqual({ provider: 'altcha', site_key: null });
});

test('a puzzle of ours, solved, opens an account', async () => {
  expect((await w.call(registerUser, form('solved@example.org', await solve()))).status).toBe(201);
});

test('a solution serves once, also when it is used several times at once', async () => {
  const solution = await solve();
  const calls = await Promise.all(
    [1, 2, 3].map((i) => w.call(registerUser, form(`r${i}@example.org`, solution))),
  );
  expect(calls.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  const refused = calls.filter(({ status }) => status === 400).map(({ error }) => error?.code);
  expect(refused).toEqual(['captcha_failed', 'captcha_failed']);
});

test('without a puzzle of ours the address of puzzles does not exist', async () => {
  const before = w.deps.gateways.captcha;
  w.deps.gateways.captcha = recaptcha('site-key', 'secret');
  const { status, error } = await w.call(getCaptchaChallenge, { query: {} });
  w.deps.gateways.captcha = before;
  expect([status, error?.code]).toEqual([404, 'not_found']);
});

test('a reset link is sent once without a captcha; again, by account or by address, with a solved one', async () => {
  const ask = (email: string, captcha = '') =>
    w.call(requestPasswordReset, { body: { email, recaptcha: captcha } });
  expect((await ask('first@example.org')).status).toBe(200);
  const again = await ask('first@example.org');
  expect([again.status, again.error?.code]).toEqual([400, 'captcha_required']);
  expect((await ask('second@example.org')).error?.code).toBe('captcha_required');
  const [solved] = [await solve()];
  expect((await ask('first@example.org', solved)).status).toBe(200);
  expect((await ask('first@example.org', solved)).error?.code).toBe('captcha_failed');
  w.clock.now = new Date(w.clock.now.getTime() + 3_600_000);
  expect((await ask('first@example.org')).status).toBe(200);
});

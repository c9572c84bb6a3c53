import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createChallenge, type Payload, randomInt, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { altcha, type Captcha, fakeCaptcha, noCaptcha, recaptcha } from './captcha.ts';

const encode = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64');

describe('altcha', () => {
  const secrets = { challengeSecret: 'challenge-secret', keySecret: 'key-secret' };
  let claimed: Map<string, Date>;
  let captcha: Captcha;

  beforeEach(() => {
    claimed = new Map();
    captcha = altcha({ ...secrets, claim: claimOnce, cost: 100, maxAttempts: 20 });
  });

  const claimOnce = async (signature: string, expiresAt: Date) => {
    const isFirst = !claimed.has(signature);
    claimed.set(signature, expiresAt);
    return isFirst;
  };

  async function solved(by: Captcha = captcha, level = 0): Promise<Payload> {
    const challenge = await by.challenge(level);
    if (!challenge) throw new Error('no challenge');
    const solution = await solveChallenge({ challenge, deriveKey });
    if (!solution) throw new Error('no solution');
    return { challenge, solution };
  }

  test('takes a solution once', async () => {
    const token = encode(await solved());
    expect(await captcha.verify(token, '')).toBeNull();
    expect(await captcha.verify(token, '')).toBe('replayed');
  });

  test('remembers a solution as long as it would be good', async () => {
    const payload = await solved();
    await captcha.verify(encode(payload), '');
    const expiresAt = new Date((payload.challenge.parameters.expiresAt ?? 0) * 1000);
    expect([...claimed.values()]).toEqual([expiresAt]);
    expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(9 * 60_000);
  });

  test('cannot be spent twice by writing the same token otherwise', async () => {
    const payload = await solved();
    expect(await captcha.verify(encode(payload), '')).toBeNull();
    const upper = { ...payload.challenge, signature: payload.challenge.signature?.toUpperCase() };
    const variants = [
      encode({ solution: payload.solution, challenge: payload.challenge, more: 1 }),
      encode({ ...payload, solution: { ...payload.solution, counter: payload.solution.counter + 1 } }),
      encode({ ...payload, challenge: upper }),
      `${encode(payload)}====`,
    ];
    const faults = await Promise.all(variants.map((token) => captcha.verify(token, '')));
    expect(faults).toEqual(['replayed', 'replayed', 'bad-signature', 'replayed']);
  });

  test('refuses a wrong solution', async () => {
    const payload = await solved();
    const solution = { ...payload.solution, derivedKey: '00'.repeat(32) };
    expect(await captcha.verify(encode({ ...payload, solution }), '')).toBe('bad-solution');
  });

  test('refuses a puzzle made easier', async () => {
    const payload = await solved();
    const parameters = { ...payload.challenge.parameters, cost: 1 };
    const challenge = { ...payload.challenge, parameters };
    expect(await captcha.verify(encode({ ...payload, challenge }), '')).toBe('bad-signature');
  });

  test('refuses a puzzle whose end was moved', async () => {
    const payload = await solved();
    const parameters = { ...payload.challenge.parameters, expiresAt: 4_000_000_000 };
    const challenge = { ...payload.challenge, parameters };
    expect(await captcha.verify(encode({ ...payload, challenge }), '')).toBe('bad-signature');
  });

  test('takes only as hard a puzzle as is asked for, and spends no easier one', async () => {
    const easy = encode(await solved());
    expect([await captcha.verify(easy, '', 1), await captcha.verify(easy, '')]).toEqual(['too-easy', null]);
    const payload = await solved(captcha, 2);
    expect(await captcha.verify(encode(payload), '', 2)).toBeNull();
    const parameters = { ...payload.challenge.parameters, data: { level: 3 } };
    const lying = { ...payload, challenge: { ...payload.challenge, parameters } };
    expect(await captcha.verify(encode(lying), '', 3)).toBe('bad-signature');
  });

  test('each level doubles the work', async () => {
    const counters = await Promise.all(
      [0, 1, 2].map(async (level) => (await solved(captcha, level)).solution),
    );
    const ranges = counters.map(({ counter }) => counter);
    expect(ranges.map((counter, level) => counter >= 10 * 2 ** level && counter <= 20 * 2 ** level)).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('refuses a puzzle of somebody else', async () => {
    const stranger = altcha({
      claim: claimOnce,
      challengeSecret: 'x',
      keySecret: 'y',
      cost: 100,
      maxAttempts: 20,
    });
    expect(await captcha.verify(encode(await solved(stranger)), '')).toBe('bad-signature');
  });

  test('refuses a puzzle without a signature', async () => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: randomInt(5),
      deriveKey,
    });
    const solution = await solveChallenge({ challenge, deriveKey });
    expect(await captcha.verify(encode({ challenge, solution }), '')).toBe('malformed');
  });

  test('refuses a solution that comes too late', async () => {
    const hasty = altcha({ ...secrets, claim: claimOnce, cost: 100, maxAttempts: 20, validForMs: -5_000 });
    expect(await hasty.verify(encode(await solved(hasty)), '')).toBe('expired');
  });

  test.each([
    ['nothing', '', 'missing'],
    ['no base64', '😀😀', 'malformed'],
    ['no JSON', Buffer.from('{').toString('base64'), 'malformed'],
    ['null', encode(null), 'malformed'],
    ['a list', encode([]), 'malformed'],
    ['an empty object', encode({}), 'malformed'],
    ['no parameters', encode({ challenge: { signature: 'x' }, solution: {} }), 'malformed'],
    [
      'a signature that is a list',
      encode({ challenge: { signature: ['x'], parameters: {} }, solution: {} }),
      'malformed',
    ],
  ])('refuses %s', async (_name, token, fault) => {
    expect(await captcha.verify(token, '')).toBe(fault);
    expect(claimed.size).toBe(0);
  });
});

describe('reCAPTCHA', () => {
  let server: Server;
  let url: string;
  let received: Record<string, string>;
  let answer: { status: number; body: string } | 'silence';

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      received = Object.fromEntries(new URLSearchParams(await text(request)));
      if (answer === 'silence') return;
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const verify = (token: string) =>
    recaptcha('site', 'secret', { verifyUrl: url, timeoutMs: 300 }).verify(token, '192.0.2.1');

  test('asks the service with our secret, the token and the address', async () => {
    answer = { status: 200, body: '{"success":true}' };
    expect(await verify('token')).toBeNull();
    expect(received).toEqual({ secret: 'secret', response: 'token', remoteip: '192.0.2.1' });
  });

  test.each([
    [
      'no',
      { status: 200, body: '{"success":false,"error-codes":["invalid-input-response"]}' },
      'bad-solution',
    ],
    ['no, without a reason', { status: 200, body: '{"success":false}' }, 'bad-solution'],
    [
      'used or too late',
      { status: 200, body: '{"success":false,"error-codes":["timeout-or-duplicate"]}' },
      'expired',
    ],
    ['an error page', { status: 500, body: '<html>' }, 'unavailable'],
    ['nonsense', { status: 200, body: '{"success":"true"}' }, 'unavailable'],
    ['nothing in time', 'silence' as const, 'unavailable'],
  ])('understands the answer: %s', async (_name, given, fault) => {
    answer = given;
    expect(await verify('token')).toBe(fault);
  });

  test('does not ask about an empty token', async () => {
    received = {};
    expect(await verify('')).toBe('missing');
    expect(received).toEqual({});
  });

  test('names its site key and has no puzzle of ours', async () => {
    const captcha = recaptcha('site', 'secret');
    expect([captcha.id, captcha.siteKey, await captcha.challenge()]).toEqual(['recaptcha', 'site', null]);
  });
});

test('without a captcha everything passes; the fake one knows one word', async () => {
  expect(await noCaptcha.verify('', '')).toBeNull();
  const fake = fakeCaptcha('word');
  const faults = [await fake.verify('word', ''), await fake.verify('x', ''), await fake.verify('', '')];
  expect(faults).toEqual([null, 'bad-solution', 'missing']);
});

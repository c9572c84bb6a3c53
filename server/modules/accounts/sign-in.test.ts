import { obtainTokens, updateUser } from '@mustalah/contract/accounts';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeCaptcha, noCaptcha } from '../../gateways/captcha.ts';
import { buildAdmin } from '../../test/factories.ts';
import { world } from '../../test/world.ts';
import { createUser } from './create-user.ts';
import { forgetFailures } from './sign-in-attempts.ts';

const w = world({ gateways: { captcha: fakeCaptcha('solved') }, config: { RATE_LIMIT: 'on' } });

const PASSWORD = 'سر طويل جدًا';
const QUARTER_MS = 15 * 60_000;
let serial = 0;

/** A new account; each from an address of its own. */
async function account() {
  const email = `member${++serial}@example.org`;
  const id = await createUser(w.db, { email, name: 'عضو', password: PASSWORD }, w.clock.now);
  return { id: id ?? 0, email, address: `192.0.2.${serial}` };
}

async function signIn(email: string, password: string, address: string, recaptcha?: string) {
  const answer = await w.app.inject({
    method: 'POST',
    url: '/api/token/',
    remoteAddress: address,
    payload: { email, password, recaptcha },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

async function fail(times: number, email: string, address: string, recaptcha = 'solved') {
  for (let i = 0; i < times; i++) await signIn(email, 'wrong', address, recaptcha);
}

beforeEach(() => {
  // The start of a window, so that no test straddles two.
  w.clock.now = new Date(Math.ceil((w.clock.now.getTime() + 1) / QUARTER_MS) * QUARTER_MS);
});

test('the right password gives both tokens and notes the time', async () => {
  const { id, email } = await account();
  const { status, answer } = await w.call(obtainTokens, { body: { email, password: PASSWORD } });
  expect(status).toBe(200);
  expect(answer).toEqual({ access: expect.any(String), refresh: expect.stringMatching(/^[\w-]{43}$/) });
  const row = await w.db.selectFrom('users').select('last_login').where('id', '=', id).executeTakeFirst();
  expect(row?.last_login).toEqual(w.clock.now);
});

test('the access token says who it is and lives five minutes', async () => {
  const { id, email } = await account();
  const { answer } = await w.call(obtainTokens, { body: { email, password: PASSWORD } });
  expect(decodeJwt(answer.access)).toEqual({
    user_id: id,
    family: expect.any(String),
    epoch: 0,
    name: 'عضو',
    is_admin: false,
    is_journal_admin: false,
    is_reviewer: false,
    iat: w.clock.now.getTime() / 1000,
    exp: w.clock.now.getTime() / 1000 + 300,
  });
});

test('the address is compared without case', async () => {
  const { email } = await account();
  const { status } = await w.call(obtainTokens, { body: { email: email.toUpperCase(), password: PASSWORD } });
  expect(status).toBe(200);
});

test('an unknown address and a wrong password are answered alike', async () => {
  const { email, address } = await account();
  const wrong = await signIn(email, 'wrong', address);
  const unknown = await signIn('nobody@example.org', 'wrong', address);
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({
    code: 'wrong_credentials',
    detail: 'فشل تسجيل الدخول، تحقق من البريد أو كلمة المرور',
  });
  expect(unknown.status).toBe(401);
  expect(unknown.body).toEqual(wrong.body);
});

test.each([
  [{ email: 'a@example.org' }, { password: ['كلمة المرور مطلوبة'] }],
  [{ email: 'a@example.org', password: '' }, { password: ['كلمة المرور مطلوبة'] }],
  [{ password: 'x' }, { email: ['البريد الإلكتروني مطلوب'] }],
  [{ email: { $gt: '' }, password: 'x' }, { email: ['البريد الإلكتروني مطلوب'] }],
])('bad fields are named (%#)', async (body, fields) => {
  const { status, error } = await w.send('POST', '/api/token/', body);
  expect(status).toBe(400);
  expect(error).toMatchObject(fields);
});

describe('a suspended account', () => {
  test('is told so after the right password only', async () => {
    const { id, email, address } = await account();
    await w.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', id).execute();
    expect((await signIn(email, 'wrong', address)).body.code).toBe('wrong_credentials');
    const right = await signIn(email, PASSWORD, address);
    expect(right.status).toBe(403);
    expect(right.body).toEqual({ code: 'suspended', detail: 'هذا الحساب موقوف، تواصل مع الإدارة' });
  });

  test('opens no session when it is suspended during the sign-in', async () => {
    const { id, email, address } = await account();
    const admin = await buildAdmin(w.db);
    const [signedIn] = await Promise.all([
      signIn(email, PASSWORD, address),
      w.call(updateUser, { params: { id }, body: { status: 'suspended' } }, admin),
    ]);
    const me = await w.app.inject({
      url: '/api/users/me/',
      headers: { authorization: `Bearer ${signedIn.body.access}` },
    });
    const refreshed = await w.send('POST', '/api/token/refresh/', {
      refresh: signedIn.body.refresh ?? 'none',
    });
    expect([me.statusCode, refreshed.status]).toEqual([401, 401]);
  });
});

describe('the captcha', () => {
  test('is not insisted on for the first three attempts', async () => {
    const { email, address } = await account();
    const statuses = [];
    for (const _ of [1, 2, 3]) statuses.push((await signIn(email, 'wrong', address)).status);
    expect(statuses).toEqual([401, 401, 401]);
  });

  test('is insisted on after three failures on an account, from anywhere', async () => {
    const { email, address } = await account();
    await fail(3, email, address);
    const without = await signIn(email, PASSWORD, '198.51.100.1');
    expect(without.status).toBe(400);
    expect(without.body).toMatchObject({ code: 'captcha_required', recaptcha: ['يرجى التحقق من reCAPTCHA'] });
    expect((await signIn(email, PASSWORD, '198.51.100.1', 'guess')).body.code).toBe('captcha_failed');
    expect((await signIn(email, PASSWORD, '198.51.100.1', 'solved')).status).toBe(200);
  });

  test('is insisted on after three failures from an address, whatever the account', async () => {
    const { email } = await account();
    const address = '198.51.100.2';
    await fail(1, 'one@example.org', address);
    await fail(1, 'two@example.org', address);
    await fail(1, 'three@example.org', address);
    expect((await signIn(email, PASSWORD, address)).body.code).toBe('captcha_required');
    expect((await signIn(email, PASSWORD, '198.51.100.3')).status).toBe(200);
  });

  test('is no longer insisted on after a success, nor after a quarter of an hour', async () => {
    const { email, address } = await account();
    await fail(3, email, '198.51.100.4');
    expect((await signIn(email, PASSWORD, address, 'solved')).status).toBe(200);
    expect((await signIn(email, PASSWORD, address)).status).toBe(200);
    await fail(3, email, '198.51.100.5');
    w.clock.now = new Date(w.clock.now.getTime() + QUARTER_MS);
    expect((await signIn(email, PASSWORD, address)).status).toBe(200);
  });

  test('cannot be escaped by many guesses at once', async () => {
    const { email, address } = await account();
    const guesses = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'wrong', address)));
    const codes = guesses.map(({ body }) => body.code);
    const guessed = codes.filter((code) => code === 'wrong_credentials').length;
    expect(guessed).toBeLessThanOrEqual(3);
    expect(codes.filter((code) => code === 'captcha_required')).toHaveLength(12 - guessed);
  });

  test('is not washed off an address by signing in to an account of one’s own', async () => {
    const own = await account();
    const address = '198.51.100.6';
    await fail(3, 'victim@example.org', address);
    expect((await signIn(own.email, PASSWORD, address, 'solved')).status).toBe(200);
    expect((await signIn('victim@example.org', 'wrong', address)).body.code).toBe('captcha_required');
  });
});

describe('the limit', () => {
  test('attempts without a solved captcha do not count against an account', async () => {
    const { email } = await account();
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      await fail(3, `other-${address}@example.org`, address);
      for (let i = 0; i < 20; i++) await signIn(email, 'guess', address);
    }
    expect((await signIn(email, PASSWORD, '203.0.113.9')).status).toBe(200);
  });

  test('without a captcha stops after twenty failures and says when to come back', async () => {
    const { email } = await account();
    const { captcha } = w.deps.gateways;
    w.deps.gateways.captcha = noCaptcha;
    w.deps.config.RATE_LIMIT = 'on';
    for (let i = 0; i < 20; i++) await signIn(`guess${i}@example.org`, 'wrong', '198.51.100.10');
    const { status, body, headers } = await signIn(email, PASSWORD, '198.51.100.10');
    w.deps.gateways.captcha = captcha;
    expect([status, body.code, Number(headers['retry-after'])]).toEqual([429, 'too_many_requests', 15 * 60]);
  });

  test('does not count successes: a whole university may sign in from one address', async () => {
    const { email } = await account();
    const statuses = new Set<number>();
    for (let i = 0; i < 25; i++) statuses.add((await signIn(email, PASSWORD, '198.51.100.8')).status);
    expect([...statuses]).toEqual([200]);
  });

  test('counts an IPv6 network as one caller', async () => {
    const { email } = await account();
    for (let i = 0; i < 3; i++) await fail(1, `six${i}@example.org`, `2001:db8:1:1::${i + 1}`);
    expect((await signIn(email, PASSWORD, '2001:db8:1:1::ffff')).body.code).toBe('captcha_required');
    expect((await signIn(email, PASSWORD, '2001:db8:1:2::1')).status).toBe(200);
    for (let i = 0; i < 10; i++) await fail(1, `site${i}@example.org`, `2001:db8:1:${i + 3}::1`);
    expect((await signIn(email, PASSWORD, '2001:db8:1:99::1')).body.code).toBe('captcha_required');
    expect((await signIn(email, PASSWORD, '2001:db8:2:99::1')).status).toBe(200);
  });
});

describe('guessing at one account', () => {
  const abroad = '203.0.113.50';
  const harder = async (email: string, address: string, recaptcha: string) => {
    const { body } = await signIn(email, 'wrong', address, recaptcha);
    return body.code === 'captcha_harder' ? body.captcha_level : body.code;
  };

  test('asks for a harder puzzle after the fifth, the tenth and the twentieth failure, whether there is one or not', async () => {
    const { email } = await account();
    for (const guessed of [email, `nobody${serial}@example.org`]) {
      const levels: unknown[] = [];
      for (let i = 0; i < 21; i++) {
        const from = `198.51.100.${100 + i}`;
        const level = await harder(guessed, from, 'solved');
        levels.push(level);
        if (typeof level === 'number') await signIn(guessed, 'wrong', from, `solved ${level}`);
      }
      expect(levels).toEqual([
        ...Array(5).fill('wrong_credentials'),
        ...Array(5).fill(1),
        ...Array(10).fill(2),
        3,
      ]);
    }
  });

  test('slows nobody who comes from where the account was used before', async () => {
    const { email, address } = await account();
    await signIn(email, PASSWORD, address);
    await signIn(email, PASSWORD, abroad);
    for (let i = 0; i < 30; i++) await signIn(email, 'wrong', `198.51.100.${100 + i}`, 'solved 3');
    expect((await signIn(email, PASSWORD, address, 'solved')).status).toBe(200);
    expect((await signIn(email, PASSWORD, '203.0.113.51', 'solved')).body.code).toBe('captcha_harder');
    expect((await signIn(email, PASSWORD, '203.0.113.51', 'solved 3')).status).toBe(200);
  });

  test('from where the account was used never waits, and whoever gets in is asked for easy puzzles again', async () => {
    const { email, address } = await account();
    await signIn(email, PASSWORD, address);
    await fail(11, email, address, 'solved 2');
    expect((await signIn(email, PASSWORD, address, 'solved')).body.code).toBe('captcha_harder');
    expect((await signIn(email, PASSWORD, address, 'solved 2')).status).toBe(200);
    expect((await signIn(email, PASSWORD, address, 'solved')).status).toBe(200);
  });

  test('waits from the tenth failure of a foreign network on, and no other network does', async () => {
    const { email } = await account();
    await fail(9, email, '203.0.113.60', 'solved 3');
    const [tenth, next, twice] = [
      await signIn(email, 'wrong', '203.0.113.60', 'solved 3'),
      await signIn(email, 'wrong', '203.0.113.60', 'solved 3'),
      await signIn(email, 'wrong', '203.0.113.60', 'solved 3'),
    ];
    expect([tenth, next, twice].map(({ status }) => status)).toEqual([401, 401, 429]);
    expect(twice.headers['retry-after']).toBe('30');
    expect((await signIn(email, PASSWORD, '203.0.113.61', 'solved 3')).status).toBe(200);
    w.clock.now = new Date(w.clock.now.getTime() + 30_000);
    expect((await signIn(email, PASSWORD, '203.0.113.60', 'solved 3')).status).toBe(200);
  });

  test('is told to its owner at the tenth failure, once a day, if the address is theirs', async () => {
    const [known, unconfirmed] = [await account(), await account()];
    await w.db
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('id', '=', unconfirmed.id)
      .execute();
    const warned = async () => {
      await w.jobs.drain();
      const told = w.mail.sent.filter(({ subject }) => subject.startsWith('محاولات كثيرة'));
      return told.filter(({ to }) => [known.email, unconfirmed.email].includes(to)).map(({ to }) => to);
    };
    const guess = async (email: string) => {
      for (let i = 0; i < 9; i++) await signIn(email, 'wrong', `198.51.100.${200 + i}`, 'solved 3');
    };
    await guess(known.email);
    await guess(unconfirmed.email);
    expect(await warned()).toEqual([]);
    await guess(known.email);
    await guess(unconfirmed.email);
    expect(await warned()).toEqual([known.email]);
  });

  test('is forgotten when the owner proves to hold the mailbox', async () => {
    const { email } = await account();
    await fail(12, email, '203.0.113.70', 'solved 3');
    await forgetFailures(w.deps, email);
    expect((await signIn(email, PASSWORD, '203.0.113.70', 'solved')).status).toBe(200);
  });
});

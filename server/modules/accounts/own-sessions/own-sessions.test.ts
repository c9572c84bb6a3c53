import { randomUUID } from 'node:crypto';
import { getCurrentUser, obtainTokens, refreshTokens } from '@mustalah/contract/accounts';
import {
  changePassword,
  endOwnSession,
  endOwnSessions,
  listOwnSessions,
} from '@mustalah/contract/own-account';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import type { TestUser } from '../../../test/factories.ts';
import { world } from '../../../test/world.ts';
import { createUser } from '../create-user.ts';

const w = world();

const PASSWORD = 'نخلة باسقة في الوادي';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
let serial = 0;

interface Device extends TestUser {
  refresh: string;
  /** Of its sign-in. */
  session: string;
}

async function account(): Promise<string> {
  const email = `owner${++serial}@example.org`;
  await createUser(w.db, { email, name: 'عضو', password: PASSWORD }, w.clock.now);
  return email;
}

async function device(email: string, agent = '', password = PASSWORD): Promise<Device> {
  const answer = await w.app.inject({
    method: 'POST',
    url: obtainTokens.path,
    remoteAddress: '203.0.113.7',
    headers: { 'user-agent': agent },
    payload: { email, password },
  });
  const { access, refresh } = answer.json();
  return {
    refresh,
    session: String(decodeJwt(access).family),
    token: async () => access,
  } as unknown as Device;
}

const isIn = async (as: Device): Promise<boolean> => (await w.call(getCurrentUser, {}, as)).status === 200;
const mayRenew = async ({ refresh }: Device): Promise<boolean> =>
  (await w.call(refreshTokens, { body: { refresh } })).status === 200;

test('one sees the devices that one is signed in on, with the one that asks marked, and no whole address', async () => {
  const email = await account();
  const here = await device(email, FIREFOX);
  w.clock.now = new Date(w.clock.now.getTime() + 60_000);
  const there = await device(email);
  const { answer } = await w.call(listOwnSessions, {}, here);
  expect(answer.results).toEqual([
    {
      id: there.session,
      browser: 'other',
      system: 'other',
      network: '203.0.x.x',
      began_at: w.clock.now.toISOString(),
      last_used_at: w.clock.now.toISOString(),
      is_current: false,
    },
    expect.objectContaining({ id: here.session, browser: 'firefox', system: 'linux', is_current: true }),
  ]);
});

test('a renewal is a use', async () => {
  const email = await account();
  const here = await device(email);
  w.clock.now = new Date(w.clock.now.getTime() + 240_000);
  await mayRenew(here);
  const [session] = (await w.call(listOwnSessions, {}, here)).answer.results;
  expect(session).toMatchObject({ last_used_at: w.clock.now.toISOString() });
  expect(session?.began_at).not.toBe(session?.last_used_at);
});

test('an ended sign-in is refused at once, by its access token and by its refresh token', async () => {
  const email = await account();
  const [here, there] = [await device(email), await device(email)];
  expect((await w.call(endOwnSession, { params: { id: there.session } }, here)).status).toBe(200);
  expect([await isIn(there), await mayRenew(there), await isIn(here)]).toEqual([false, false, true]);
  expect((await w.call(listOwnSessions, {}, here)).answer.results).toHaveLength(1);
});

test("a stranger's sign-in is not to be found, nor is one that has ended or none", async () => {
  const mine = await device(await account());
  const stranger = await device(await account());
  const ids = [stranger.session, randomUUID()];
  const answers = await Promise.all(ids.map((id) => w.call(endOwnSession, { params: { id } }, mine)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(await isIn(stranger)).toBe(true);
});

test('all others are ended together, and this one stays', async () => {
  const email = await account();
  const devices = [await device(email), await device(email), await device(email)] as const;
  const { answer } = await w.call(endOwnSessions, { body: { which: 'others' } }, devices[0]);
  expect(answer.ended).toBe(2);
  expect(await Promise.all(devices.map(isIn))).toEqual([true, false, false]);
});

test('signing out everywhere ends this one too, and nobody else', async () => {
  const email = await account();
  const [here, there] = [await device(email), await device(email)];
  const stranger = await device(await account());
  await w.call(endOwnSessions, { body: { which: 'all' } }, here);
  expect(await Promise.all([here, there, stranger].map(isIn))).toEqual([false, false, true]);
});

test('with a new password one stays here, other devices are out, and a mail tells of it', async () => {
  const email = await account();
  const [here, there] = [await device(email), await device(email)];
  const body = { current: PASSWORD, password: 'بحر هادئ عند الفجر' };
  expect((await w.call(changePassword, { body }, here)).status).toBe(200);
  expect([await isIn(here), await mayRenew(here), await isIn(there), await mayRenew(there)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(await isIn(await device(email, '', body.password))).toBe(true);
  expect((await w.call(obtainTokens, { body: { email, password: PASSWORD } })).status).toBe(401);
  await w.jobs.drain();
  expect(w.mail.sent.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
    'تغيّرت كلمة مرورك في مصطلح',
  ]);
});

test('a wrong password changes nothing and says where it is wrong', async () => {
  const here = await device(await account());
  const body = { current: 'not it', password: 'بحر هادئ عند الفجر' };
  const { status, error } = await w.call(changePassword, { body }, here);
  expect([status, error?.code, error?.current]).toEqual([400, 'wrong_password', ['كلمة المرور غير صحيحة']]);
});

test('a password that is guessed first is refused here as everywhere', async () => {
  const here = await device(await account());
  const body = { current: PASSWORD, password: 'iloveyou' };
  const { status, error } = await w.call(changePassword, { body }, here);
  expect([status, error?.code, Object.hasOwn(error ?? {}, 'password')]).toEqual([
    400,
    'password_common',
    true,
  ]);
});

test('the same password again is none', async () => {
  const here = await device(await account());
  const body = { current: PASSWORD, password: PASSWORD };
  expect((await w.call(changePassword, { body }, here)).error?.code).toBe('same_password');
});

test('of two changes at once one holds', async () => {
  const email = await account();
  const here = await device(email);
  const wanted = ['بحر هادئ عند الفجر', 'جبل شاهق خلف الغيم'];
  const answers = await Promise.all(
    wanted.map((password) => w.call(changePassword, { body: { current: PASSWORD, password } }, here)),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
});

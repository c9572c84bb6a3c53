import { obtainTokens, refreshTokens, registerUser } from '@mustalah/contract/accounts';
import { expect, test } from 'vitest';
import { world } from '../../../test/world.ts';

const w = world({ config: { TRUST_PROXY: '127.0.0.1' } });
const DAY_MS = 86_400_000;
const password = 'سر طويل';

const from = (address: string, path: string, payload: object) =>
  w.app.inject({ method: 'POST', url: path, headers: { 'x-forwarded-for': address }, payload });

async function registered(address: string) {
  const email = `${crypto.randomUUID()}@example.org`;
  const answer = await from(address, registerUser.path, { name: 'عضو', email, password });
  return { id: answer.json().id as number, email };
}

const signIn = (address: string, email: string) =>
  from(address, obtainTokens.path, { email, password, recaptcha: '' });

const networksOf = (id: number) =>
  w.db
    .selectFrom('account_networks')
    .selectAll()
    .where('user_id', '=', id)
    .orderBy('first_seen_at')
    .orderBy('opened_here', 'desc')
    .execute();

test('the networks of registration and sign-in are kept as keyed hashes, each once', async () => {
  const one = await registered('192.0.2.7');
  await signIn('192.0.2.7', one.email);
  await signIn('192.0.2.8', one.email);
  const networks = await networksOf(one.id);
  expect(networks.map(({ opened_here }) => opened_here)).toEqual([true, false]);
  const stored = JSON.stringify(networks.map(({ network_hash }) => network_hash.toString('latin1')));
  expect(stored).not.toMatch(/192|\.0\./);
});

test('an IPv6 customer is one network, whatever the address within it', async () => {
  const one = await registered('2001:db8:1:2::1');
  const two = await registered('2001:db8:1:2:ffff::9');
  const other = await registered('2001:db8:1:3::1');
  const [a, b, c] = [await networksOf(one.id), await networksOf(two.id), await networksOf(other.id)];
  expect(a[0]?.network_hash).toEqual(b[0]?.network_hash);
  expect(a[0]?.network_hash).not.toEqual(c[0]?.network_hash);
});

test('an address that is none is not kept', async () => {
  const one = await registered('not-an-address');
  expect(await networksOf(one.id)).toEqual([]);
});

test('a refused sign-in leaves no trace', async () => {
  const one = await registered('192.0.2.20');
  await from('192.0.2.21', obtainTokens.path, { email: one.email, password: 'غيره', recaptcha: '' });
  expect(await networksOf(one.id)).toHaveLength(1);
});

test('after ninety days without use a network is forgotten at night, not before', async () => {
  const one = await registered('192.0.2.30');
  w.clock.now = new Date(w.clock.now.getTime() + 60 * DAY_MS);
  await signIn('192.0.2.31', one.email);
  w.clock.now = new Date(w.clock.now.getTime() + 29 * DAY_MS);
  await w.cleanUp();
  expect(await networksOf(one.id)).toHaveLength(2);
  w.clock.now = new Date(w.clock.now.getTime() + 2 * DAY_MS);
  await w.cleanUp();
  expect((await networksOf(one.id)).map(({ opened_here }) => opened_here)).toEqual([false]);
});

test('a renewed session is the last activity of its user', async () => {
  const { id, email } = await registered('192.0.2.40');
  const { refresh } = (await signIn('192.0.2.40', email)).json();
  const activityOf = () =>
    w.db
      .selectFrom('users')
      .select(['last_login', 'last_active_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const signedIn = w.clock.now;
  expect(await activityOf()).toEqual({ last_login: signedIn, last_active_at: signedIn });
  w.clock.now = new Date(signedIn.getTime() + 3_600_000);
  await w.call(refreshTokens, { body: { refresh } });
  expect(await activityOf()).toEqual({ last_login: signedIn, last_active_at: w.clock.now });
});

test('the owner hears of a sign-in from a new network, not of the first one nor of a known one', async () => {
  const told = async (email: string) => {
    await w.jobs.drain();
    return w.mail.sent.filter(({ to, subject }) => to === email && subject.includes('شبكة جديدة')).length;
  };
  const one = await registered('192.0.2.50');
  await signIn('192.0.2.50', one.email);
  expect(await told(one.email)).toBe(0);
  await signIn('192.0.2.51', one.email);
  await signIn('192.0.2.51', one.email);
  await signIn('192.0.2.50', one.email);
  expect(await told(one.email)).toBe(1);
  await w.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', one.id).execute();
  await signIn('192.0.2.52', one.email);
  expect(await told(one.email)).toBe(1);
});

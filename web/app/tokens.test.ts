import { refreshTokens } from '@mustalah/contract/accounts';
import { expect, test } from 'vitest';
import { fakeNetwork, refusal } from '../test/network.ts';
import { MEMBER_SCRIPT, readTokens, renewTokens, storeTokens } from './tokens.ts';

const first = { access: 'access-1', refresh: 'refresh-1' };
const second = { access: 'access-2', refresh: 'refresh-2' };

test('a stale access token is renewed with the refresh token', async () => {
  const network = fakeNetwork();
  network.answer(refreshTokens, second);
  storeTokens(first);
  expect(await renewTokens('access-1')).toEqual(second);
  expect(readTokens()).toEqual(second);
  expect(network.asked.map(({ body }) => body)).toEqual([{ refresh: 'refresh-1' }]);
});

test('a token that another tab has renewed is taken, and nothing is asked', async () => {
  const network = fakeNetwork();
  storeTokens(second);
  expect(await renewTokens('access-1')).toEqual(second);
  expect(network.asked).toEqual([]);
});

test('of many renewals at once one asks: a refresh token works once', async () => {
  const network = fakeNetwork();
  network.answer(refreshTokens, second);
  storeTokens(first);
  const renewed = await Promise.all([1, 2, 3].map(() => renewTokens('access-1')));
  expect(renewed).toEqual([second, second, second]);
  expect(network.timesAsked(refreshTokens)).toBe(1);
});

test('a refused refresh token signs out', async () => {
  const network = fakeNetwork();
  network.on(refreshTokens, () => refusal(401, 'session_ended'));
  storeTokens(first);
  expect(await renewTokens('access-1')).toBeNull();
  expect(readTokens()).toBeNull();
});

test.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a fault of the server', () => refusal(500, 'internal')],
])('%s keeps the session', async (_name, reply) => {
  const network = fakeNetwork();
  network.on(refreshTokens, reply);
  storeTokens(first);
  expect(await renewTokens('access-1')).toBeNull();
  expect(readTokens()).toEqual(first);
});

test('without tokens nothing is renewed', async () => {
  const network = fakeNetwork();
  storeTokens(null);
  expect(await renewTokens('access-1')).toBeNull();
  expect(network.asked).toEqual([]);
});

test('a page knows before it is drawn whether it has a member, and keeps room for them', () => {
  const isMember = () => {
    delete document.documentElement.dataset.member;
    // The text that the page carries, run as the page runs it.
    // oxlint-disable-next-line typescript/no-implied-eval
    new Function(MEMBER_SCRIPT)();
    return 'member' in document.documentElement.dataset;
  };
  storeTokens(null);
  const before = isMember();
  storeTokens(first);
  expect([before, isMember()]).toEqual([false, true]);
  delete document.documentElement.dataset.member;
});

import { getCurrentUser, refreshTokens, signOut as revokeTokens } from '@mustalah/contract/accounts';
import { expect, test, vi } from 'vitest';
import { fakeNetwork, json, refusal } from '../test/network.ts';
import { person, signedIn } from '../test/person.ts';
import { knownSession, reloadUser, signOut, watchSession } from './session.ts';
import { readTokens, storeTokens, TOKENS_KEY } from './tokens.ts';

const REFRESH_MS = 270_000;

test('the stored tokens are restored and the record fetched once, however many ask', async () => {
  const network = fakeNetwork();
  network.answer(getCurrentUser, person);
  localStorage.setItem(TOKENS_KEY, JSON.stringify({ access: 'access-1', refresh: 'refresh-1' }));
  const known = await Promise.all([knownSession(), knownSession()]);
  expect(known.map(({ user }) => user)).toEqual([person, person]);
  expect(network.timesAsked(getCurrentUser)).toBe(1);
});

test('tokens that are removed in another tab end the session here', async () => {
  await signedIn(fakeNetwork());
  const onSignedOut = vi.fn();
  const stop = watchSession(onSignedOut);
  localStorage.removeItem(TOKENS_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: TOKENS_KEY }));
  stop();
  expect(onSignedOut).toHaveBeenCalledOnce();
  expect((await knownSession()).status).toBe('signed-out');
});

test('the session is renewed every 270,000 ms', async () => {
  vi.useFakeTimers();
  const network = fakeNetwork();
  await signedIn(network);
  network.on(refreshTokens, () => json({ access: 'access-2', refresh: 'refresh-2' }));
  const stop = watchSession(() => {});
  await vi.advanceTimersByTimeAsync(REFRESH_MS - 1);
  expect(network.timesAsked(refreshTokens)).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  stop();
  vi.useRealTimers();
  expect(readTokens()?.access).toBe('access-2');
});

test('a refused renewal signs out', async () => {
  vi.useFakeTimers();
  const network = fakeNetwork();
  await signedIn(network);
  network.on(refreshTokens, () => refusal(401, 'session_ended'));
  const onSignedOut = vi.fn();
  const stop = watchSession(onSignedOut);
  await vi.advanceTimersByTimeAsync(REFRESH_MS);
  stop();
  vi.useRealTimers();
  expect(onSignedOut).toHaveBeenCalledOnce();
});

/** An access token as the server gives it, of which only the middle is read here. */
const tokenWith = (claims: object): string => `head.${btoa(JSON.stringify(claims))}.signature`;

test('a renewed token that says other rights makes the record be fetched again, and one that says the same does not', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  const stop = watchSession(() => {});
  const rights = { is_admin: false, is_journal_admin: false, is_reviewer: false };
  storeTokens({ access: tokenWith(rights), refresh: 'refresh-2' });
  expect(network.timesAsked(getCurrentUser)).toBe(1);
  network.answer(getCurrentUser, { ...person, is_reviewer: true });
  storeTokens({ access: tokenWith({ ...rights, is_reviewer: true }), refresh: 'refresh-3' });
  await expect.poll(async () => (await knownSession()).user?.is_reviewer).toBe(true);
  stop();
});

test('another account that signs in in another tab is the one that is signed in here', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  const stop = watchSession(() => {});
  const rights = { is_admin: false, is_journal_admin: false, is_reviewer: false };
  network.answer(getCurrentUser, { ...person, id: person.id + 1 });
  storeTokens({ access: tokenWith({ ...rights, user_id: person.id + 1 }), refresh: 'refresh-2' });
  await expect.poll(async () => (await knownSession()).user?.id).toBe(person.id + 1);
  stop();
});

test('who leaves by themselves is told apart from one whose session ended elsewhere', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  network.answer(revokeTokens, { detail: '' });
  const isOwnAct: boolean[] = [];
  const stop = watchSession((isOwn) => isOwnAct.push(isOwn));
  await signOut();
  await signedIn(network);
  localStorage.removeItem(TOKENS_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: TOKENS_KEY }));
  stop();
  expect(isOwnAct).toEqual([true, false]);
});

test('whoever opens a page while the server starts anew is signed in when it is back', async () => {
  vi.useFakeTimers();
  const network = fakeNetwork();
  network.on(getCurrentUser, () => refusal(503, 'unavailable'));
  localStorage.setItem(TOKENS_KEY, JSON.stringify({ access: 'access-1', refresh: 'refresh-1' }));
  const opened = reloadUser();
  await vi.advanceTimersByTimeAsync(500);
  network.answer(getCurrentUser, person);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect((await opened).user).toEqual(person);
});

test('a server that is away for a moment signs nobody out, and one that refuses does', async () => {
  const network = fakeNetwork();
  await signedIn(network);
  network.on(getCurrentUser, () => refusal(503, 'unavailable'));
  expect((await reloadUser()).status).toBe('signed-in');
  network.on(getCurrentUser, () => refusal(403, 'forbidden'));
  expect((await reloadUser()).status).toBe('signed-out');
});

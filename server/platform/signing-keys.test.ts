import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SigningKey, SigningKeys } from './signing-keys.ts';

const NOW = new Date('2026-03-10T09:00:00Z');
const old: SigningKey = { id: 'first', secret: 'old', until: NOW.getTime() + 600_000 };
const young: SigningKey = { id: 'second', secret: 'new', until: null };

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

const idsOf = (keys: readonly SigningKey[]) => keys.map(({ id }) => id);

test('the newest key signs, and what the one before has signed holds until it ends', async () => {
  const keys = new SigningKeys([young, old], async () => [young, old]);
  const later = new Date(NOW.getTime() + 600_000);
  expect([keys.current.id, idsOf(keys.holding(NOW)), idsOf(keys.holding(later))]).toEqual([
    'second',
    ['second', 'first'],
    ['second'],
  ]);
  expect(await keys.find('first', later)).toBeUndefined();
});

test('a key that another process has made is known as soon as it comes', async () => {
  const keys = new SigningKeys([{ ...old, until: null }], async () => [young, old]);
  vi.advanceTimersByTime(1_000);
  expect(await keys.find('second', NOW)).toEqual(young);
  expect(keys.current).toEqual(young);
});

test('whoever names keys that nobody made has the database asked once a second', async () => {
  const read = vi.fn(async () => [young]);
  const keys = new SigningKeys([young], read);
  vi.advanceTimersByTime(1_000);
  for (const id of ['a', 'b', 'c']) expect(await keys.find(id, NOW)).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(1);
});

test('an old key does not sign on in a process that nobody shows the new one', async () => {
  const keys = new SigningKeys([{ ...old, until: null }], async () => [young, old]);
  await keys.keepFresh();
  const before = keys.current.id;
  vi.advanceTimersByTime(30_000);
  await keys.keepFresh();
  expect([before, keys.current.id]).toEqual(['first', 'second']);
});

test('what is known serves on while the database is away', async () => {
  const keys = new SigningKeys([young], () => Promise.reject(new Error('away')));
  vi.advanceTimersByTime(60_000);
  await keys.keepFresh();
  expect(keys.current).toEqual(young);
});

import { afterEach, expect, test, vi } from 'vitest';
import { Turns } from './turns.ts';

const ROOM = { atOnce: 2, atOnceOfOne: 1, waiting: 10, waitingOfOne: 5, retryAfter: 5 };

afterEach(() => vi.useRealTimers());

/** Take places and note who gets one. */
function taking(turns: Turns) {
  const begun: string[] = [];
  const take = (name: string, ...claim: Parameters<Turns['take']>) =>
    turns.take(...claim).then(
      () => begun.push(name),
      ({ code }) => begun.push(`${name}: ${code}`),
    );
  return { begun, take };
}

test('one owner has no more than their share of the places, however many are free', async () => {
  const turns = new Turns(ROOM);
  const { begun, take } = taking(turns);
  const all = [take('1a', 1), take('1b', 1), take('2a', '192.0.2.1')];
  await Promise.all([all[0], all[2]]);
  expect(begun).toEqual(['1a', '2a']);
  // The place that becomes free is not for whoever has their share.
  turns.giveBack('192.0.2.1');
  expect([turns.running, turns.waiting]).toEqual([1, 1]);
  turns.giveBack(1);
  await Promise.all(all);
  expect(begun).toEqual(['1a', '2a', '1b']);
});

test('who has had a turn goes on before those who come', async () => {
  const turns = new Turns({ ...ROOM, atOnce: 1 });
  const { begun, take } = taking(turns);
  await take('first', 1);
  const all = [take('comes', 2), take('goes on', 3, { isOwed: true })];
  turns.giveBack(1);
  await all[1];
  turns.giveBack(3);
  await Promise.all(all);
  expect(begun).toEqual(['first', 'goes on', 'comes']);
});

test('nobody waits longer than they may, and who is gone takes no place', async () => {
  vi.useFakeTimers();
  const turns = new Turns({ ...ROOM, atOnce: 1, refusal: 'overloaded' });
  const { begun, take } = taking(turns);
  await take('works', 1);
  const all = [take('tired', 2, { patienceMs: 100 }), take('patient', 3, { patienceMs: 200 })];
  await vi.advanceTimersByTimeAsync(100);
  turns.giveBack(1);
  await Promise.all(all);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toEqual(['works', 'tired: overloaded', 'patient']);
  expect([turns.running, turns.waiting, turns.sentAway]).toEqual([1, 0, 1]);
});

test('who has waited too long already is sent away at once, unless a place is free', async () => {
  const turns = new Turns({ ...ROOM, atOnce: 1 });
  const { begun, take } = taking(turns);
  await take('late', 1, { patienceMs: -1 });
  await take('too late', 2, { patienceMs: 0 });
  expect(begun).toEqual(['late', 'too late: unavailable']);
});

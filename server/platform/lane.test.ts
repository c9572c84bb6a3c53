import { expect, test } from 'vitest';
import { openLane } from './lane.ts';

test('works run a few at a time, in their order, and one that fails makes room too', async () => {
  const inTurn = openLane({ atOnce: 2, waiting: 10 });
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const work = (number: number) =>
    inTurn(async () => {
      started.push(number);
      await new Promise<void>((done) => (ends[number] = done));
      if (number === 1) throw new Error('failed');
      return number;
    });
  const all = Promise.allSettled([0, 1, 2, 3].map(work));
  expect(started).toEqual([0, 1]);
  ends[1]?.();
  await expect.poll(() => started).toEqual([0, 1, 2]);
  ends[2]?.();
  await expect.poll(() => started).toEqual([0, 1, 2, 3]);
  ends[0]?.();
  ends[3]?.();
  expect((await all).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

test('whoever finds too many waiting is asked to come again', async () => {
  const inTurn = openLane({ atOnce: 1, waiting: 1 });
  let end: () => void = () => {};
  const first = inTurn(() => new Promise<void>((done) => (end = done)));
  const second = inTurn(async () => 'second');
  await expect(inTurn(async () => 'third')).rejects.toMatchObject({
    status: 503,
    code: 'unavailable',
    details: { retryAfter: 10 },
  });
  end();
  expect([await first, await second, await inTurn(async () => 'fourth')]).toEqual([
    undefined,
    'second',
    'fourth',
  ]);
});

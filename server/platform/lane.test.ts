import { expect, test } from 'vitest';
import { openLane } from './lane.ts';
import { doing } from './work.ts';

test('works run a few at a time, in their order, and one that fails makes room too', async () => {
  const inTurn = openLane({ atOnce: 2, waiting: 10, waitingOfOne: 10 });
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const work = (number: number) =>
    inTurn('nobody', async () => {
      started.push(number);
      await new Promise<void>((done) => (ends[number] = done));
      if (number === 1) throw new Error('failed');
      return number;
    });
  const all = Promise.allSettled([0, 1, 2, 3].map(work));
  await expect.poll(() => started).toEqual([0, 1]);
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
  const inTurn = openLane({ atOnce: 1, waiting: 1, waitingOfOne: 1 });
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const first = inTurn(1, () => over);
  const second = inTurn(2, async () => 'second');
  await expect(inTurn(3, async () => 'third')).rejects.toMatchObject({
    status: 503,
    code: 'unavailable',
    details: { retryAfter: 10 },
  });
  end();
  expect([await first, await second, await inTurn(4, async () => 'fourth')]).toEqual([
    undefined,
    'second',
    'fourth',
  ]);
});

test('the owners take turns: who sent much before waits behind who sends one now', async () => {
  const inTurn = openLane({ atOnce: 1, waiting: 10, waitingOfOne: 3 });
  const done: string[] = [];
  const send = (owner: number, name: string) => inTurn(owner, async () => void done.push(name));
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const first = inTurn(1, () => over);
  const waiting = [send(1, '1a'), send(1, '1b'), send(1, '1c'), send(2, '2a'), send(3, '3a'), send(2, '2b')];
  end();
  await Promise.all([first, ...waiting]);
  expect(done).toEqual(['1a', '2a', '3a', '1b', '2b', '1c']);
});

test('nobody fills the room of others: one account has only so many waiting', async () => {
  const inTurn = openLane({ atOnce: 1, waiting: 10, waitingOfOne: 2 });
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const first = inTurn(1, () => over);
  const mine = [inTurn(1, async () => 'a'), inTurn(1, async () => 'b')];
  await expect(inTurn(1, async () => 'c')).rejects.toMatchObject({ status: 503 });
  const other = inTurn(2, async () => 'other');
  end();
  expect(await Promise.all([...mine, other, first])).toEqual(['a', 'b', 'other', undefined]);
});

test('a call that waits for heavy work has left its place to others', async () => {
  const inTurn = openLane({ atOnce: 1, waiting: 10, waitingOfOne: 2 });
  const steps: string[] = [];
  const place = {
    leave: () => void steps.push('leaves'),
    comeBack: async () => void steps.push('comes back'),
  };
  await doing({ id: 'f00d', call: 'POST /api/', place }, () =>
    inTurn(1, async () => void steps.push('works')),
  );
  expect(steps).toEqual(['leaves', 'works', 'comes back']);
});

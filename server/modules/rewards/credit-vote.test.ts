import { expect, test } from 'vitest';
import { buildUser } from '../../test/factories.ts';
import { withPoints } from '../../test/points.ts';
import { world } from '../../test/world.ts';
import { balancesOf } from './balances.ts';
import { creditVote, reverseVote } from './credit-vote.ts';
import { toPoints, WORTH } from './rules.ts';

const w = world();

const cast = (userId: number, voteId: number, now = w.clock.now) =>
  withPoints(w.db, userId, (points) => creditVote(points, { userId, voteId, label: 'مصطلح', now }));

const revoke = (userId: number, voteId: number) =>
  withPoints(w.db, userId, (points) =>
    reverseVote(points, { userId, voteId, label: 'مصطلح', now: w.clock.now }),
  );

const earnedBy = async (userId: number) => toPoints((await balancesOf(w.db, userId)).earned);

const range = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);

test('a vote earns half a point', async () => {
  const { id } = await buildUser(w.db);
  expect(await cast(id, 1)).toBe(WORTH.vote);
  expect(await earnedBy(id)).toBe(0.5);
});

test('of thirty votes sent at once twenty are credited', async () => {
  const { id } = await buildUser(w.db);
  const credited = await Promise.all(range(30).map((voteId) => cast(id, voteId)));
  expect(credited.filter(Boolean)).toHaveLength(20);
  expect(await earnedBy(id)).toBe(10);
});

test('with the next day in Riyadh votes earn again', async () => {
  const { id } = await buildUser(w.db);
  await Promise.all(range(20).map((voteId) => cast(id, voteId, new Date('2026-03-10T20:59:00Z'))));
  expect(await cast(id, 21, new Date('2026-03-10T20:59:59Z'))).toBe(0n);
  expect(await cast(id, 22, new Date('2026-03-10T21:00:00Z'))).toBe(WORTH.vote);
  expect(await earnedBy(id)).toBe(10.5);
});

test('revoking takes the half point back and voting again earns it again', async () => {
  const { id } = await buildUser(w.db);
  await cast(id, 1);
  expect(await revoke(id, 1)).toBe(true);
  expect(await earnedBy(id)).toBe(0);
  await cast(id, 2);
  expect(await earnedBy(id)).toBe(0.5);
});

test('revoking a vote that earned nothing takes nothing', async () => {
  const { id } = await buildUser(w.db);
  await Promise.all(range(20).map((voteId) => cast(id, voteId)));
  await cast(id, 21);
  expect(await revoke(id, 21)).toBe(false);
  expect(await earnedBy(id)).toBe(10);
});

test('revoking frees no room for more credited votes on the same day', async () => {
  const { id } = await buildUser(w.db);
  await Promise.all(range(20).map((voteId) => cast(id, voteId)));
  await revoke(id, 1);
  expect(await cast(id, 21)).toBe(0n);
  expect(await earnedBy(id)).toBe(9.5);
});

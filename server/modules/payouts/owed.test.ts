// Points that are taken back while they are on their way out, or after they have gone.
import { expect } from 'vitest';
import { type Bank, bankTest, giveUnits, inShort } from '../../test/bank.ts';
import { withPoints } from '../../test/points.ts';
import { balancesOf } from '../rewards/balances.ts';
import { giveUp } from './end.ts';
import { reserve } from './order/reserve.ts';

const SUBJECT = 'day:2026-03-01';
const of = { reason: 'daily_challenge', subject: SUBJECT } as const;

const credit = ({ db, payee }: Bank, amount: bigint) =>
  withPoints(db, payee.id, (points) =>
    points.credit({ userId: payee.id, ...of, amount, label: '', now: new Date() }),
  );

const takeBack = ({ db, payee }: Bank) =>
  withPoints(db, payee.id, (points) =>
    points.reverse({
      userId: payee.id,
      reason: 'challenge_reversed',
      subject: SUBJECT,
      of,
      label: '',
      now: new Date(),
    }),
  );

bankTest(
  'points that are taken back while a payout is under way are owed; what comes back covers them first',
  async (bank) => {
    const { deps, payee, admin, db } = bank;
    await credit(bank, 5_000_000n);
    const reservation = await reserve(deps, { userId: payee.id, adminId: admin.id, signer: 'key' });
    if (reservation.is !== 'new') throw new Error(reservation.is);
    await takeBack(bank);
    expect(await balancesOf(db, payee.id)).toMatchObject({
      available: 0n,
      reserved: 17_500_000n,
      owed: 5_000_000n,
    });
    await giveUp(deps, reservation.payout, { reason: 'interrupted', isHolder: true });
    expect(await balancesOf(db, payee.id)).toMatchObject({ available: 12_500_000n, reserved: 0n, owed: 0n });
    expect((await bank.pay())[0]?.amount).toBe('12.5');
  },
);

bankTest(
  'points that are taken back after they were paid are owed, and later points cover them before anything is paid',
  async (bank) => {
    await credit(bank, 5_000_000n);
    expect(inShort(await bank.pay())).toEqual(['success']);
    await takeBack(bank);
    expect(await balancesOf(bank.db, bank.payee.id)).toMatchObject({
      available: 0n,
      paid: 17_500_000n,
      owed: 5_000_000n,
    });
    expect(inShort(await bank.pay())).toEqual(['skipped: nothing_to_pay']);
    await giveUnits(bank.db, bank.payee, 6_000_000n);
    expect((await bank.pay())[0]?.amount).toBe('1');
  },
);

bankTest('what a payout holds cannot be given back twice, nor settled after it came back', async (bank) => {
  const { deps, payee, admin } = bank;
  const reservation = await reserve(deps, { userId: payee.id, adminId: admin.id, signer: 'key' });
  if (reservation.is !== 'new') throw new Error(reservation.is);
  const { payout } = reservation;
  const ends = await Promise.all(
    [1, 2, 3].map(() => giveUp(deps, payout, { reason: 'interrupted', isHolder: true })),
  );
  expect(ends.filter(Boolean)).toEqual([true]);
  const settling = withPoints(bank.db, payee.id, (points) =>
    points.settle({ userId: payee.id, id: payout.id, amount: BigInt(payout.units), now: new Date() }),
  );
  await expect(settling).rejects.toThrow();
  expect((await balancesOf(bank.db, payee.id)).available).toBe(12_500_000n);
});

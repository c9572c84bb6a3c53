import type { Db } from '../../platform/db.ts';

/** What a user's points lie in; `issued` is their source, so it is what was earned, negated. */
export type AccountKind = 'issued' | 'available' | 'reserved' | 'paid' | 'owed';

/** In millionths of a point, none below zero: earned = available + reserved + paid − owed. */
export interface Balances {
  /** All that was ever credited, less what was taken back. */
  earned: bigint;
  available: bigint;
  /** Set aside for payouts under way. */
  reserved: bigint;
  paid: bigint;
  /** Paid out and then taken back: later credits cover it first. */
  owed: bigint;
}

export const NO_BALANCES: Balances = { earned: 0n, available: 0n, reserved: 0n, paid: 0n, owed: 0n };

export async function balancesOf(db: Db, userId: number): Promise<Balances> {
  return (await balancesOfMany(db, [userId])).get(userId) ?? NO_BALANCES;
}

/** The same for many users in one question; a user without a ledger is missing. */
export async function balancesOfMany(db: Db, userIds: readonly number[]): Promise<Map<number, Balances>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['user_id', 'kind', 'balance'])
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ user_id }) => user_id)].map(([userId, accounts]) => {
      const balance = (kind: AccountKind) => BigInt(accounts.find((row) => row.kind === kind)?.balance ?? 0);
      return [
        userId,
        {
          earned: -balance('issued'),
          available: balance('available'),
          reserved: balance('reserved'),
          paid: balance('paid'),
          owed: -balance('owed'),
        },
      ];
    }),
  );
}

import type { Reward, Transaction } from '@mustalah/contract/rewards';

export const PAGE_SIZE = 10;

export type RewardState = 'pending' | 'paid' | 'taken-back' | 'counter-entry';

/** Where a row of the points log stands; a reversed credit and its counter-entry cancel out. */
export function rewardStateOf({
  points,
  paid,
  reversed,
}: Pick<Reward, 'points' | 'paid' | 'reversed'>): RewardState {
  if (points < 0) return 'counter-entry';
  if (reversed) return 'taken-back';
  return paid ? 'paid' : 'pending';
}

// Amounts are decimal strings of at most six decimals; summed as whole millionths they lose nothing.
const UNITS = 1_000_000;
const toUnits = (amount: string | number): number => Math.round(Number(amount) * UNITS) || 0;

/** The sum of what was paid. */
export const paidSum = (transactions: readonly Pick<Transaction, 'amount'>[]): number =>
  transactions.reduce((sum, { amount }) => sum + toUnits(amount), 0) / UNITS;

/** Points that were not paid yet; one point counts as one UAS. */
export const remainingUas = (totalPoints: number, paid: number): number =>
  (toUnits(totalPoints) - toUnits(paid)) / UNITS;

/** One page of a list that came whole. */
export const pageOf = <Row>(rows: readonly Row[], page: number, size = PAGE_SIZE): Row[] =>
  rows.slice((page - 1) * size, page * size);

import type { Tx } from '../../../platform/db.ts';
import type { DepsInTransaction } from '../../../platform/deps.ts';
import { balancesOf } from '../../rewards/balances.ts';
import { lockWallet } from './lock-wallet.ts';
import { holdAfter, later } from './rules.ts';

/** Payouts to an account whose address changes wait as they do when its wallet changes: its owner may be another one now. */
export async function holdPayouts(
  tx: Tx,
  { config, now }: Pick<DepsInTransaction, 'config' | 'now'>,
  userId: number,
): Promise<void> {
  const held = await lockWallet(tx, userId);
  if (!held) return;
  const hasPoints = (await balancesOf(tx, userId)).available > 0n;
  const change = { from: held.wallet_address, hasPoints, now: now(), holdHours: config.WALLET_HOLD_HOURS };
  await tx
    .updateTable('users')
    .set({ wallet_held_until: later(held.wallet_held_until, holdAfter(change)) })
    .where('id', '=', userId)
    .execute();
}

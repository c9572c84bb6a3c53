import { signature as known } from '@solana/kit';
import { payoutIn } from '../../../gateways/solana/transfer.ts';
import { audit } from '../../../platform/audit.ts';
import { Refusal } from '../../../platform/errors.ts';
import { holdPoints } from '../../rewards/ledger.ts';
import { findLanded } from '../advance.ts';
import { closeBooked } from '../audit/queries.ts';
import { tellPayee } from '../end.ts';
import { signersOf } from '../our-payments.ts';
import type { Paying } from '../paying.ts';
import { addToLog, findPayout, isBooked, listWallets, lockPayee } from '../queries.ts';
import { unitsOf, writeUnits } from '../rules.ts';

export interface OutsidePayment {
  userId: number;
  txHash: string;
  note: string;
  adminId: number;
}

/**
 * Count a payment that reached a user from the treasury by other ways than ours: by hand, or before the database was
 * restored. The chain says how much; what the user has not earned for it is owed.
 */
export async function bookPayment(deps: Paying, { userId, txHash, note, adminId }: OutsidePayment) {
  const { db, ...others } = deps;
  const wallets = await listWallets(db, userId);
  const moved = await readPayment(deps, txHash, wallets);
  if (!moved) throw new Refusal(404, 'payment_not_found');
  const { wallet, units, memo } = moved;
  const named = memo === null ? undefined : await findPayout(db, memo);
  // One of ours that is under way or settled is booked as such.
  if (named && named.state !== 'released') throw new Refusal(409, 'payment_known');
  return db.transaction().execute(async (tx) => {
    const points = await holdPoints(tx, [userId]);
    const payee = await lockPayee(tx, userId);
    if (!payee) throw new Refusal(404, 'payment_not_found');
    if (await isBooked(tx, txHash)) throw new Refusal(409, 'payment_known');
    const now = others.now();
    await points.book({ userId, id: `tx:${txHash}`, amount: units, now });
    const logged = { user_id: userId, email: payee.email, wallet, units: String(units) };
    await addToLog(tx, { ...logged, payoutId: null, txHash, paidAt: now });
    await closeBooked(tx, txHash, { adminId, note, now });
    await tellPayee(tx, others, userId, units);
    await audit(tx, {
      actorId: adminId,
      action: 'payout.book',
      subject: `user:${userId}`,
      detail: { tx_hash: txHash, amount: writeUnits(units), note },
    });
    return { amount: writeUnits(units), email: payee.email, tx_hash: txHash };
  });
}

/** What a final transaction of the treasury brought to one of these wallets; null when it is no such payment. */
async function readPayment({ solana }: Paying, txHash: string, wallets: readonly string[]) {
  const { mint, decimals, treasury } = solana;
  const [node] = solana.trusted;
  await node.checkCluster({ fresh: true });
  const landed = await findLanded(node, known(txHash)).catch(() => null);
  if (!landed?.meta || landed.meta.err !== null) return null;
  if (!signersOf(Buffer.from(landed.transaction[0], 'base64')).includes(treasury)) return null;
  const { preTokenBalances = [], postTokenBalances = [], logMessages } = landed.meta;
  for (const wallet of wallets) {
    const held = (balances: typeof postTokenBalances) =>
      balances
        .filter((each) => each.mint === mint && each.owner === wallet)
        .reduce((sum, { uiTokenAmount }) => sum + BigInt(uiTokenAmount.amount), 0n);
    const units = unitsOf(held(postTokenBalances) - held(preTokenBalances), decimals);
    if (units !== null && units > 0n)
      return { wallet, units, memo: payoutIn(logMessages?.join('\n') ?? null) };
  }
  return null;
}

import { signature as known } from '@solana/kit';
import { payoutIn } from '../../../gateways/solana/transfer.ts';
import { NodeFault } from '../../../gateways/solana/transport.ts';
import { signatureOn } from '../../../gateways/solana/wallet-signed.ts';
import type { SolanaNode } from '../../../gateways/solana.ts';
import { audit } from '../../../platform/audit.ts';
import { Refusal } from '../../../platform/errors.ts';
import { holdPoints } from '../../rewards/ledger.ts';
import { closeBooked } from '../audit/queries.ts';
import { tellPayee } from '../end.ts';
import { addToLog, isBooked } from '../end-queries.ts';
import { findLanded } from '../landed.ts';
import type { Paying } from '../paying.ts';
import { listWallets, lockPayee } from '../people-queries.ts';
import { findPayout } from '../queries.ts';
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
  // guard: Of whom no wallet is known it is said so (review.test.ts)
  if (wallets.length === 0) throw new Refusal(409, 'no_wallet_known');
  const moved = await agreedPayment(deps, txHash, wallets);
  if (!moved) throw new Refusal(404, 'payment_not_found');
  const { wallet, units, tokens, memo } = moved;
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
    await closeBooked(tx, { signature: txHash, tokens }, { adminId, note, now });
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

/** What all nodes say that it brought: a person can wait for one that is away. Null when one knows no such payment. */
async function agreedPayment({ solana }: Paying, txHash: string, wallets: readonly string[]) {
  const read = await Promise.all(
    solana.trusted.map((node) => readPayment(solana, { node, txHash, wallets })),
  );
  const [first] = read;
  const isAgreed = read.every((each) => each?.wallet === first?.wallet && each?.units === first?.units);
  return isAgreed ? first : null;
}

/** What a final transaction of the treasury brought to one of these wallets; null when it is no such payment. */
async function readPayment(
  { mint, decimals, treasury }: Paying['solana'],
  { node, txHash, wallets }: { node: SolanaNode; txHash: string; wallets: readonly string[] },
) {
  await node.checkCluster({ fresh: true });
  const landed = await findLanded(node, known(txHash)).catch((error: unknown) => {
    if (error instanceof NodeFault) throw error;
    return null;
  });
  if (!landed?.meta || landed.meta.err !== null) return null;
  if (!(await signatureOn(Buffer.from(landed.transaction[0], 'base64'), treasury))) return null;
  const { preTokenBalances = [], postTokenBalances = [], logMessages } = landed.meta;
  for (const wallet of wallets) {
    const held = (balances: typeof postTokenBalances) =>
      balances
        .filter((each) => each.mint === mint && each.owner === wallet)
        .reduce((sum, { uiTokenAmount }) => sum + BigInt(uiTokenAmount.amount), 0n);
    const tokens = held(postTokenBalances) - held(preTokenBalances);
    const units = unitsOf(tokens, decimals);
    if (units !== null && units > 0n)
      return { wallet, units, tokens, memo: payoutIn(logMessages?.join('\n') ?? null) };
  }
  return null;
}

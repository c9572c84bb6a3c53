import type { Signature } from '@solana/kit';
import { payoutIn } from '../../gateways/solana/transfer.ts';
import { signatureOn } from '../../gateways/solana/wallet-signed.ts';
import type { SolanaNode } from '../../gateways/solana.ts';

/** An entry in the history of an account, as nodes give it. */
interface HistoryEntry {
  signature: Signature;
  slot: bigint;
  err: unknown;
  memo: string | null;
}

/** A transaction that landed well and whose memo names a payout. */
export interface NamedPayment {
  payoutId: string;
  signature: Signature;
  slot: bigint;
}

/** What a history has of payouts, by its memos alone; anybody can write a memo. */
export const namedIn = (history: readonly HistoryEntry[]): NamedPayment[] =>
  history.flatMap(({ err, memo, signature, slot }) => {
    const payoutId = err === null ? payoutIn(memo) : null;
    return payoutId === null ? [] : [{ payoutId, signature, slot }];
  });

/** Whether the treasury itself signed a transaction that a memo calls a payment of ours; no node can make that up. */
export async function isSignedByTreasury(
  { rpc }: SolanaNode,
  signature: Signature,
  treasury: string,
): Promise<boolean> {
  const landed = await rpc
    .getTransaction(signature, {
      commitment: 'confirmed',
      encoding: 'base64',
      maxSupportedTransactionVersion: 0,
    })
    .send();
  // guard: No node makes up a signature of the treasury (prove-absence.test.ts) ‹(await signatureOn(Buffer.from(landed.transaction[0], 'base64'), treasury)) !== null → true›
  return (
    landed !== null && (await signatureOn(Buffer.from(landed.transaction[0], 'base64'), treasury)) !== null
  );
}

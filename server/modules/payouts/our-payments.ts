import { getCompiledTransactionMessageDecoder, getTransactionDecoder, type Signature } from '@solana/kit';
import { payoutIn } from '../../gateways/solana/transfer.ts';
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

/** Whether the treasury itself signed a transaction that a memo calls a payment of ours. */
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
  return landed !== null && signersOf(Buffer.from(landed.transaction[0], 'base64')).includes(treasury);
}

export function signersOf(wire: Uint8Array): string[] {
  const { messageBytes } = getTransactionDecoder().decode(new Uint8Array(wire));
  const { staticAccounts, header } = getCompiledTransactionMessageDecoder().decode(messageBytes);
  return staticAccounts.slice(0, header.numSignerAccounts);
}

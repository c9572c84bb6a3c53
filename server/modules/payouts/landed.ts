import { getCompiledTransactionMessageDecoder, getTransactionDecoder, signature as known } from '@solana/kit';
import { chainFailureOf } from '../../gateways/solana/chain-failure.ts';
import type { SolanaNode } from '../../gateways/solana.ts';
import type { Paying } from './paying.ts';
import type { SignedRow } from './queries.ts';
import { type Agreement, agreementOf, type Word } from './rules.ts';
import type { Reason } from './text.ts';
import { reasonOf } from './unpayable.ts';

/** What a transaction did, as a node tells it. */
interface Witnessed extends Word {
  feeLamports: bigint;
  /** Why it failed. */
  failure: Reason | null;
}

/** What the server's nodes say together of a payment that one of them calls final. */
export async function hearNodes(
  { solana, log }: Pick<Paying, 'solana' | 'log'>,
  row: SignedRow,
): Promise<{ is: Agreement; witnessed: Witnessed | null }> {
  const heard = await Promise.all(
    solana.trusted.map((node) =>
      hearNode(node, row).catch((error: unknown) => {
        if (reasonOf(error) === null) log.error(error);
        return null;
      }),
    ),
  );
  const { is, word } = agreementOf(heard);
  return { is, witnessed: word };
}

/** Null when this node does not know it. */
async function hearNode(node: SolanaNode, row: SignedRow): Promise<Witnessed | null> {
  await node.checkCluster();
  const landed = await findLanded(node, row.signature);
  if (!landed?.meta) return null;
  const { err, fee } = landed.meta;
  const said = { slot: landed.slot, feeLamports: fee };
  // Points that come back may be paid again: that the node is still one of our cluster is asked anew.
  if (err !== null) {
    await node.checkCluster({ fresh: true });
    return { ...said, is: 'failed', failure: chainFailureOf(err) };
  }
  // guard: A payment that moved another amount waits for a person (review/review.test.ts) ‹movedIn(row, landed.meta) === BigInt(row.tokens) → true›
  const isRight = movedIn(row, landed.meta) === BigInt(row.tokens);
  return { ...said, is: isRight ? 'paid' : 'other_amount', failure: null };
}

export const findLanded = (node: SolanaNode, signature: string) =>
  node.rpc
    .getTransaction(known(signature), {
      commitment: 'finalized',
      encoding: 'base64',
      maxSupportedTransactionVersion: 0,
    })
    .send();

interface TokenBalances {
  preTokenBalances?: readonly TokenBalance[] | undefined;
  postTokenBalances?: readonly TokenBalance[] | undefined;
}
interface TokenBalance {
  accountIndex: number;
  mint: string;
  uiTokenAmount: { amount: string };
}

/** How many of the smallest unit of our token reached the recipient's account in a landed transaction. */
export function movedIn(
  { wire, mint, recipient_account }: Pick<SignedRow, 'wire' | 'mint' | 'recipient_account'>,
  { preTokenBalances, postTokenBalances }: TokenBalances,
): bigint {
  const { messageBytes } = getTransactionDecoder().decode(new Uint8Array(wire));
  const { staticAccounts } = getCompiledTransactionMessageDecoder().decode(messageBytes);
  const index = staticAccounts.findIndex((account) => account === recipient_account);
  const held = (balances: readonly TokenBalance[] = []) =>
    BigInt(
      balances.find((each) => each.accountIndex === index && each.mint === mint)?.uiTokenAmount.amount ?? 0,
    );
  return held(postTokenBalances) - held(preTokenBalances);
}

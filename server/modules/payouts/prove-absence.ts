import { isSignature, type Signature } from '@solana/kit';
import { knownAddress } from '../../gateways/solana/wallet-address.ts';
import type { Pace, SolanaNode } from '../../gateways/solana.ts';
import { isSignedByTreasury, namedIn } from './our-payments.ts';
import type { BuiltRow } from './queries.ts';
import { isPlausible, marginOf } from './rules.ts';

export type Verdict =
  /** It did not land and never will. */
  | { is: 'absent' }
  /** Ask again later. */
  | { is: 'unknown' }
  /** A transaction with this payout's memo stands on the chain, which is not the one that we stored. */
  | { is: 'landed'; signature: Signature }
  /** The node has forgotten what would prove it. */
  | { is: 'unprovable' };

const UNKNOWN: Verdict = { is: 'unknown' };

/**
 * Decide whether the transaction of a payout is missing from the chain for good, as far as one node can tell.
 *
 * "Not found" proves nothing by itself: replicas are behind, providers take slots for heights, nodes forget, and a
 * transaction may land between two questions. Each step closes one of these ways to pay twice, and their order
 * matters: a status that was read before the height says nothing of the blocks between.
 */
export async function proveAbsence(node: SolanaNode, row: BuiltRow, { leastSlotMs }: Pace): Promise<Verdict> {
  const { rpc } = node;
  const signature = signatureOf(row);
  const builtAt = BigInt(row.context_slot);
  const margin = marginOf(row);

  // 1. What is final is past the last block that could hold it.
  const final = await rpc.getEpochInfo({ commitment: 'finalized', minContextSlot: builtAt }).send();
  // guard: A payment is missing only when no block can hold it any more
  if (final.blockHeight <= BigInt(row.last_valid_block_height) + margin) return UNKNOWN;

  // 2. The chain can have come so far. A node that answers with the slot makes everything look expired.
  const progress = {
    slots: final.absoluteSlot - builtAt,
    blocks: final.blockHeight - BigInt(row.context_height),
    elapsedMs: row.elapsed_ms,
  };
  // guard: A node that tells impossible heights proves nothing
  if (!isPlausible(progress, leastSlotMs)) return UNKNOWN;

  if (signature) {
    // 3. Only now its status, from a node that has seen those blocks.
    const status = await rpc.getSignatureStatuses([signature], { searchTransactionHistory: true }).send();
    // guard: A status that is older than the height proves nothing ‹ || status.context.slot < final.absoluteSlot →›
    if (status.value[0] !== null || status.context.slot < final.absoluteSlot) return UNKNOWN;

    // 4. The transaction itself, by another call.
    const found = await rpc
      .getTransaction(signature, {
        commitment: 'finalized',
        encoding: 'base64',
        maxSupportedTransactionVersion: 0,
      })
      .send();
    if (found) return UNKNOWN;
  }

  // 5. What reached the recipient. A replica that is behind step 1 refuses to answer this (-32016).
  const history = await rpc
    .getSignaturesForAddress(knownAddress(row.recipient_account), {
      commitment: 'finalized',
      // guard: A replica that is behind is not believed about the history
      minContextSlot: final.absoluteSlot,
      limit: 1000,
    })
    .send();
  // guard: The history of the recipient has the last word
  if (history.some((each) => each.signature === signature)) return UNKNOWN;
  for (const named of namedIn(history)) {
    // guard: The memo of a stranger is not a payment of ours ‹ && (await isSignedByTreasury(node, named.signature, row.treasury)) →›
    const isOurs =
      named.payoutId === row.id && (await isSignedByTreasury(node, named.signature, row.treasury));
    // guard: Another transaction with the memo of a payout is found
    if (isOurs) return { is: 'landed', signature: named.signature };
  }

  // 6. The node still keeps the blocks in which it would stand.
  // guard: A node that has forgotten proves nothing
  if ((await rpc.getFirstAvailableBlock().send()) > builtAt) return { is: 'unprovable' };

  // 7. And it is still a node of our cluster.
  // guard: A node that has changed to another cluster proves nothing
  await node.checkCluster({ fresh: true });
  return { is: 'absent' };
}

function signatureOf({ signature }: BuiltRow): Signature | null {
  if (signature === null) return null;
  if (!isSignature(signature)) throw new Error('What is stored is no signature');
  return signature;
}

/** The same asked of all nodes: one alone may be wrong, or lie. */
export async function proveAbsenceEverywhere(
  nodes: readonly SolanaNode[],
  row: BuiltRow,
  pace: Pace,
): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  // guard: All nodes must say that a payment is missing (wrong-answers.test.ts) ‹nodes → nodes.slice(0, 1)›
  for (const node of nodes) {
    const verdict = await proveAbsence(node, row, pace);
    // One that is not sure is enough.
    if (verdict.is === 'unknown' || verdict.is === 'landed') return verdict;
    verdicts.push(verdict);
  }
  return verdicts.find(({ is }) => is === 'unprovable') ?? { is: 'absent' };
}

import { getCompiledTransactionMessageDecoder, getTransactionDecoder, signature as known } from '@solana/kit';
import { chainFailureOf } from '../../gateways/solana/chain-failure.ts';
import type { SolanaNode } from '../../gateways/solana.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { broadcast } from './broadcast.ts';
import { release, settle } from './end.ts';
import type { Paying } from './paying.ts';
import { proveAbsenceEverywhere } from './prove-absence.ts';
import { type SignedRow, setReview } from './queries.ts';
import { reasonOf } from './unpayable.ts';

/** Where a signed payout stands after a look at the chain. */
export type Step = 'settled' | 'released' | 'review' | 'confirmed' | 'sent';

/** As many signatures as a node takes in one question. */
const MOST_SIGNATURES = 256;
const AT_ONCE = 8;
/** Whatever keeps it from being decided, a person must know by then. */
const LONG_MS = 6 * 3_600_000;

/** Whether our nodes can know of a payout: those of another cluster than the one that it was made for cannot. */
export const isOfCluster = ({ genesis }: Pick<SignedRow, 'genesis'>, { solana }: Pick<Paying, 'solana'>) =>
  genesis === solana.genesis;

/**
 * Move signed payouts one step on, by their stored bytes alone: any number of processes may do this as often as they
 * like. One that cannot be moved because of a fault stays where it is.
 */
export async function advance(
  deps: Paying,
  signed: readonly SignedRow[],
  senders: readonly SolanaNode[] = [],
): Promise<Map<string, Step>> {
  const { solana, log } = deps;
  const [node] = solana.trusted;
  const steps = new Map<string, Step>();
  const rows = signed.filter((row) => isOfCluster(row, deps));
  for (const row of signed) {
    if (!isOfCluster(row, deps)) steps.set(row.id, await stay(deps, row));
  }
  await node.checkCluster();
  const unseen: SignedRow[] = [];
  for (let at = 0; at < rows.length; at += MOST_SIGNATURES) {
    const some = rows.slice(at, at + MOST_SIGNATURES);
    const { value } = await node.rpc
      .getSignatureStatuses(
        some.map(({ signature }) => known(signature)),
        { searchTransactionHistory: true },
      )
      .send();
    await inParallel(
      some.map((row, index) => ({ row, status: value[index] })),
      AT_ONCE,
      async ({ row, status }) => {
        // Confirmed is shown and never booked: another fork may still take it away.
        if (!status) unseen.push(row);
        else if (status.confirmationStatus === 'finalized')
          steps.set(row.id, await orStay(finish(deps, row)));
        else steps.set(row.id, status.confirmationStatus === 'confirmed' ? 'confirmed' : 'sent');
      },
    );
  }
  if (unseen.length > 0) {
    const height = await node.rpc.getBlockHeight({ commitment: 'confirmed' }).send();
    const isYoung = ({ last_valid_block_height: last }: SignedRow) => height <= BigInt(last);
    for (const sender of new Set([node, ...senders])) await broadcast(sender, unseen.filter(isYoung));
    await inParallel(unseen, AT_ONCE, async (row) => {
      steps.set(row.id, isYoung(row) ? 'sent' : await orStay(expire(deps, row)));
    });
  }
  return steps;

  /** A node that fails in between decides nothing; a fault of ours is told. */
  async function orStay(deciding: Promise<Step>): Promise<Step> {
    try {
      return await deciding;
    } catch (error) {
      if (reasonOf(error) === null) log.error(error);
      return 'sent';
    }
  }
}

/** It is final: book what the chain says, not what we asked for. */
async function finish(deps: Paying, row: SignedRow): Promise<Step> {
  const [node] = deps.solana.trusted;
  const landed = await findLanded(node, row.signature);
  if (!landed?.meta) return 'sent';
  const { err, fee } = landed.meta;
  if (err !== null) {
    if (!(await isFailedEverywhere(deps, row))) return 'sent';
    return end(release(deps, row, { reason: chainFailureOf(err), from: row.state }));
  }
  if (movedIn(row, landed.meta) !== BigInt(row.tokens)) return toReview(deps, row, 'other_amount');
  await settle(deps, row, { slot: landed.slot, feeLamports: fee });
  return 'settled';
}

const end = async (ending: Promise<boolean>): Promise<Step> => ((await ending) ? 'released' : 'sent');

/** All nodes must say so: points that come back may be paid again. */
async function isFailedEverywhere({ solana }: Paying, { signature }: SignedRow): Promise<boolean> {
  for (const node of solana.trusted) {
    await node.checkCluster({ fresh: true });
    const landed = await findLanded(node, signature);
    if (!landed?.meta?.err) return false;
  }
  return true;
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

/** It is not on the chain and too old for it: prove that it never will be, or leave it where it is. */
async function expire(deps: Paying, row: SignedRow): Promise<Step> {
  const { trusted, pace } = deps.solana;
  const verdict = await proveAbsenceEverywhere(trusted, row, pace);
  switch (verdict.is) {
    case 'absent':
      return end(release(deps, row, { reason: 'never_landed', from: row.state }));
    case 'landed':
      return toReview(deps, row, 'other_transaction_landed');
    case 'unprovable':
      return toReview(deps, row, 'history_gone');
    case 'unknown':
      return stay(deps, row);
  }
}

/** Nothing is known of it; in the long run a person must know that. */
const stay = async (deps: Paying, row: SignedRow): Promise<Step> =>
  row.elapsed_ms > LONG_MS ? toReview(deps, row, 'undecided') : 'sent';

async function toReview(
  { db }: Paying,
  { id }: SignedRow,
  reason: 'other_amount' | 'other_transaction_landed' | 'history_gone' | 'undecided',
): Promise<Step> {
  await setReview(db, id, reason);
  return 'review';
}

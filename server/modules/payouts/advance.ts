import { signature as known } from '@solana/kit';
import type { SolanaNode } from '../../gateways/solana.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { broadcast } from './broadcast.ts';
import { release, settle } from './end.ts';
import { setReview } from './end-queries.ts';
import { hearNodes } from './landed.ts';
import type { Paying } from './paying.ts';
import { proveAbsenceEverywhere } from './prove-absence.ts';
import type { SignedRow } from './queries.ts';
import { LONG_MS, type ReviewReason } from './rules.ts';
import { reasonOf } from './unpayable.ts';

/** Where a signed payout stands after a look at the chain. */
export type Step = 'settled' | 'released' | 'review' | 'confirmed' | 'sent';

/** As many signatures as a node takes in one question. */
const MOST_SIGNATURES = 256;
const AT_ONCE = 8;

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
  const steps = new Map<string, Step>();
  // guard: Nodes of another cluster decide nothing (other-settings.test.ts) ‹.filter((row) => isOfCluster(row, deps)) →›
  const rows = signed.filter((row) => isOfCluster(row, deps));
  for (const row of signed) {
    if (!isOfCluster(row, deps)) steps.set(row.id, await missCluster(deps, row));
  }
  for (let at = 0; at < rows.length; at += MOST_SIGNATURES) {
    const some = rows.slice(at, at + MOST_SIGNATURES);
    const views = await lookFrom(deps, some);
    await resend(some, views, senders);
    await inParallel(some, AT_ONCE, async (row) => {
      steps.set(row.id, await orStay(deps, row, stepOf(deps, row, views)));
    });
  }
  return steps;
}

/** What one node sees of payouts at this moment. */
interface View {
  node: SolanaNode;
  /** `finalized` and what comes before it, by payout; those that the node does not know are left out. */
  statuses: ReadonlyMap<string, string | null>;
  /** Whether what it does not know may still land, as far as it can tell. */
  isYoung(row: SignedRow): boolean;
}

/** Through all of the nodes that answer; throws when none does. */
async function lookFrom(deps: Paying, rows: readonly SignedRow[]): Promise<View[]> {
  const looks = await Promise.allSettled(deps.solana.trusted.map((node) => look(node, rows)));
  const views = looks.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const faults = looks.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  for (const fault of faults) if (reasonOf(fault) === null) deps.log.error(fault);
  if (views.length > 0) return views;
  for (const row of rows) await stay(deps, row);
  throw faults[0];
}

async function look(node: SolanaNode, rows: readonly SignedRow[]): Promise<View> {
  await node.checkCluster();
  const { value } = await node.rpc
    .getSignatureStatuses(
      rows.map(({ signature }) => known(signature)),
      { searchTransactionHistory: true },
    )
    .send();
  const statuses = new Map(
    rows.flatMap(({ id }, index) => {
      const status = value[index];
      return status ? [[id, status.confirmationStatus] as const] : [];
    }),
  );
  const height =
    statuses.size < rows.length ? await node.rpc.getBlockHeight({ commitment: 'confirmed' }).send() : 0n;
  return { node, statuses, isYoung: (row) => height <= BigInt(row.last_valid_block_height) };
}

/** To each node what it does not know and may still land; what none knows also to the others that it was given to. */
async function resend(rows: readonly SignedRow[], views: readonly View[], senders: readonly SolanaNode[]) {
  const isWanting = (row: SignedRow, { statuses, isYoung }: View) => !statuses.has(row.id) && isYoung(row);
  const looked = new Set(views.map(({ node }) => node));
  for (const view of views) {
    await broadcast(
      view.node,
      rows.filter((row) => isWanting(row, view)),
    );
  }
  const unknown = rows.filter((row) => views.every((view) => isWanting(row, view)));
  for (const sender of new Set(senders)) if (!looked.has(sender)) await broadcast(sender, unknown);
}

function stepOf(deps: Paying, row: SignedRow, views: readonly View[]): Promise<Step> {
  const seen = views.flatMap(({ statuses }) => (statuses.has(row.id) ? [statuses.get(row.id)] : []));
  if (seen.includes('finalized')) return finish(deps, row);
  // Confirmed is shown and never booked: another fork may still take it away.
  if (seen.includes('confirmed')) return stay(deps, row, 'confirmed');
  if (seen.length > 0 || views.some(({ isYoung }) => isYoung(row))) return stay(deps, row);
  return expire(deps, row);
}

/** A node that fails in between decides nothing; a fault of ours is told. */
async function orStay(deps: Paying, row: SignedRow, deciding: Promise<Step>): Promise<Step> {
  try {
    return await deciding;
  } catch (error) {
    if (reasonOf(error) === null) deps.log.error(error);
    return stay(deps, row);
  }
}

/** One node calls it final: book what the nodes say together, not what we asked for. */
async function finish(deps: Paying, row: SignedRow): Promise<Step> {
  const { is, witnessed } = await hearNodes(deps, row);
  switch (is) {
    case 'paid':
      await settle(deps, row, { slot: witnessed?.slot, feeLamports: witnessed?.feeLamports });
      return 'settled';
    case 'failed':
      return end(release(deps, row, { reason: witnessed?.failure ?? 'rejected', from: row.state }));
    case 'other_amount':
      return toReview(deps, row, 'other_amount');
    case 'nodes_differ':
    case 'too_few_nodes':
      return row.elapsed_ms > deps.solana.pace.patienceMs ? toReview(deps, row, is) : 'confirmed';
  }
}

const end = async (ending: Promise<boolean>): Promise<Step> => ((await ending) ? 'released' : 'sent');

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
const stay = async (deps: Paying, row: SignedRow, step: Step = 'sent'): Promise<Step> =>
  row.elapsed_ms > LONG_MS ? toReview(deps, row, 'undecided') : step;

/** Only the nodes of its own cluster can tell; a person has to configure them again. */
const missCluster = async (deps: Paying, row: SignedRow): Promise<Step> =>
  row.elapsed_ms > deps.solana.pace.patienceMs ? toReview(deps, row, 'cluster_gone') : 'sent';

async function toReview({ db }: Paying, { id }: SignedRow, reason: ReviewReason): Promise<Step> {
  await setReview(db, id, reason);
  return 'review';
}

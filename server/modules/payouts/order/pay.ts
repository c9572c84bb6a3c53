import type { PayoutResult } from '@mustalah/contract/payouts/payment';
import type { KeyPairSigner } from '@solana/kit';
import type { SolanaNode } from '../../../gateways/solana.ts';
import { inParallel } from '../../../platform/in-parallel.ts';
import { broadcast } from '../broadcast.ts';
import { giveUp } from '../end.ts';
import type { Paying } from '../paying.ts';
import { presentOutcome, presentResult, presentSkipped } from '../present.ts';
import { findPayout, listSigned, type PayoutRow } from '../queries.ts';
import type { Reason } from '../text.ts';
import { reasonOf } from '../unpayable.ts';
import { awaitEnd } from './await-end.ts';
import { inspect, type Ready } from './inspect.ts';
import { type Reservation, reserve } from './reserve.ts';
import { presentMoment, signAndStore } from './sign.ts';

interface Order {
  userIds: readonly number[];
  adminId: number;
  treasury: KeyPairSigner;
  /** Where the admin wants it sent; the server's own nodes hear of it too. */
  node: SolanaNode;
}

/** Transactions of the database at once; each holds a connection. */
const AT_ONCE = 4;

/**
 * Pay users with the key of the treasury: all are signed, stored and sent, then their ends are awaited together.
 *
 * Answers in time, and never fails once anything is signed. Called again it finds what is under way and pays nothing
 * twice.
 */
export async function payUsers(deps: Paying, order: Order): Promise<PayoutResult[]> {
  const until = Date.now() + deps.solana.pace.waitMs;
  const reservations = await reserveAll(deps, order, 'key');
  const fresh = reservations.flatMap((each) => (each.is === 'new' ? [each.payout] : []));
  const failures = await signAll(deps, fresh, order);
  const begun = fresh.filter(({ id }) => !failures.has(id)).map(({ id }) => id);
  await send(deps, begun, order.node);
  return tellResults(deps, reservations, { failures, until, senders: [order.node] });
}

/** Each user once, in the order in which they were named. */
export const reserveAll = (
  deps: Paying,
  { userIds, adminId }: Pick<Order, 'userIds' | 'adminId'>,
  signer: 'key' | 'wallet',
): Promise<Reservation[]> =>
  inParallel([...new Set(userIds)], AT_ONCE, (userId) => reserve(deps, { userId, adminId, signer }));

/** Sign and store what the chain would take; tell of the others why nothing was sent. */
async function signAll(
  deps: Paying,
  payouts: readonly PayoutRow[],
  { treasury, node }: Order,
): Promise<Map<string, PayoutResult>> {
  if (payouts.length === 0) return new Map();
  try {
    const { ready, refused } = await inspect(deps, node, payouts);
    const moment = ready.length > 0 ? await presentMoment(deps.solana) : null;
    const stored = await inParallel(ready, AT_ONCE, async (each) => {
      if (!moment) return null;
      return outcomeOf(deps, each, () => signAndStore(deps.db, each, { moment, treasury }));
    });
    const unsigned = await inParallel([...refused], AT_ONCE, ([id, reason]) =>
      abandon(
        deps,
        payouts.find((each) => each.id === id),
        reason,
      ),
    );
    return mapOf([...stored, ...unsigned]);
  } catch (error) {
    const reason = tell(deps, error);
    return mapOf(await inParallel(payouts, AT_ONCE, (payout) => abandon(deps, payout, reason)));
  }
}

const mapOf = (results: readonly (PayoutResult | null)[]) =>
  new Map(results.flatMap((result) => (result?.payout_id ? [[result.payout_id, result] as const] : [])));

/** Null when it went well. */
export async function outcomeOf(
  deps: Paying,
  { payout }: Pick<Ready, 'payout'>,
  act: () => Promise<unknown>,
): Promise<PayoutResult | null> {
  try {
    await act();
    return null;
  } catch (error) {
    return abandon(deps, payout, tell(deps, error));
  }
}

/** The reason of a failure before anything was sent. A fault of ours goes to the log, never to the admin. */
export function tell({ log }: Paying, error: unknown): Reason {
  const reason = reasonOf(error);
  // guard: A fault of ours before anything is sent is told (../races.test.ts)
  if (reason === null) log.error(error);
  return reason ?? 'fault';
}

/**
 * Give the points back after a failure before anything was sent, and say so; where that is in doubt, say that.
 *
 * When the answer to a commit was lost the payout may be signed after all: then it is left to whoever recovers.
 */
export async function abandon(
  deps: Paying,
  payout: PayoutRow | undefined,
  reason: Reason,
): Promise<PayoutResult | null> {
  if (!payout) return null;
  const { config, db, log } = deps;
  // Whoever recovers tries again.
  const told = (fault: unknown): undefined => {
    // guard: Points that cannot be given back now are told (../races.test.ts) ‹log.error(fault) → void fault›
    log.error(fault);
  };
  const isBack = await giveUp(deps, payout, { reason, isHolder: true }).catch(told);
  if (isBack) return presentResult(config, { ...payout, state: 'released' }, reason);
  const present = await findPayout(db, payout.id).catch(told);
  if (present?.state === 'released') return presentResult(config, present);
  return presentResult(config, present ?? payout, 'outcome_unknown');
}

export async function send(
  { db, log, solana: { trusted } }: Paying,
  ids: readonly string[],
  node: SolanaNode,
): Promise<void> {
  // What cannot be read now is sent by whoever recovers.
  const rows = await listSigned(db, ids).catch((fault: unknown) => {
    log.error(fault);
    return [];
  });
  await Promise.all([...new Set([node, trusted[0]])].map((each) => broadcast(each, rows)));
}

/** What became of each user, in order; those that are under way are awaited. */
export async function tellResults(
  deps: Paying,
  reservations: readonly Reservation[],
  {
    failures,
    ...waiting
  }: { failures: ReadonlyMap<string, PayoutResult>; until: number; senders: readonly SolanaNode[] },
): Promise<PayoutResult[]> {
  const open = reservations.flatMap((each) =>
    each.is !== 'skipped' && !failures.has(each.payout.id) ? [each.payout.id] : [],
  );
  const outcomes = await awaitEnd(deps, open, waiting);
  return reservations.map((each) => {
    if (each.is === 'skipped') return presentSkipped(each);
    const failure = failures.get(each.payout.id);
    if (failure) return failure;
    const outcome = outcomes.find(({ payout }) => payout.id === each.payout.id);
    return outcome
      ? presentOutcome(deps.config, outcome)
      : presentResult(deps.config, each.payout, 'outcome_unknown');
  });
}

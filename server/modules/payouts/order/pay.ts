import type { PayoutResult } from '@mustalah/contract/payouts/payment';
import type { KeyPairSigner } from '@solana/kit';
import type { SolanaNode } from '../../../gateways/solana.ts';
import { inParallel } from '../../../platform/in-parallel.ts';
import { broadcast } from '../broadcast.ts';
import type { Paying } from '../paying.ts';
import { presentOutcome, presentResult, presentSkipped } from '../present.ts';
import { listSigned, type PayoutRow } from '../queries.ts';
import { abandonRefused, orAbandon } from './abandon.ts';
import { awaitEnd } from './await-end.ts';
import { inspect, type Ready } from './inspect.ts';
import { type Reservation, reserve } from './reserve.ts';
import { type Moment, presentMoment, signAndStore } from './sign.ts';

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
  const failures = await orAbandon<never>(deps, payouts, async () => {
    const { ready, refused } = await inspect(deps, node, payouts);
    return [...(await abandonRefused(deps, refused)), ...(await signReady(deps, ready, treasury))];
  });
  return new Map(failures.flatMap((each) => (each.payout_id ? [[each.payout_id, each] as const] : [])));
}

const signReady = (deps: Paying, ready: readonly Ready[], treasury: KeyPairSigner) =>
  atOneMoment<never>(deps, ready, async (each, moment) => {
    await signAndStore(deps.db, each, { moment, treasury });
    return [];
  });

/** Do something for each that the chain would take, for all at the same height of it; whom it fails with is told so. */
export async function atOneMoment<Outcome>(
  deps: Paying,
  ready: readonly Ready[],
  act: (each: Ready, moment: Moment) => Promise<Outcome[]>,
): Promise<(Outcome | PayoutResult)[]> {
  if (ready.length === 0) return [];
  const payouts = ready.map(({ payout }) => payout);
  return orAbandon<Outcome>(deps, payouts, async () => {
    const moment = await presentMoment(deps.solana);
    const outcomes = await inParallel(ready, AT_ONCE, (each) =>
      orAbandon(deps, [each.payout], () => act(each, moment)),
    );
    return outcomes.flat();
  });
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

import { setTimeout as sleep } from 'node:timers/promises';
import type { SolanaNode } from '../../../gateways/solana.ts';
import { isDatabaseAway } from '../../../platform/db.ts';
import { aside } from '../../../platform/work.ts';
import { advance, type Step } from '../advance.ts';
import type { Paying } from '../paying.ts';
import { listPayoutsById, listSigned, type PayoutRow } from '../queries.ts';
import { reasonOf } from '../unpayable.ts';

/** What became of a payout while somebody waited. */
export interface Outcome {
  payout: PayoutRow;
  /** The chain has confirmed it, which is not final yet. */
  isConfirmed: boolean;
}

/**
 * Wait together for payouts that are signed, and move them on meanwhile; what has not ended in time goes on without
 * us. Money may be moving, so nothing that fails here is an error.
 */
export async function awaitEnd(
  deps: Paying,
  ids: readonly string[],
  { until, senders = [] }: { until: number; senders?: readonly SolanaNode[] },
): Promise<Outcome[]> {
  if (ids.length === 0) return [];
  const { db, solana } = deps;
  let steps = new Map<string, Step>();
  let found: PayoutRow[] = [];
  for (;;) {
    steps = (await orNothing(deps, async () => advance(deps, await listSigned(db, ids), senders))) ?? steps;
    found = (await orNothing(deps, () => listPayoutsById(db, ids))) ?? found;
    const isOpen = found.length < ids.length || found.some(({ state }) => state === 'signed');
    if (!isOpen || Date.now() >= until) break;
    await aside(() => sleep(Math.min(solana.pace.pollMs, Math.max(0, until - Date.now()))));
  }
  return found.map((payout) => ({ payout, isConfirmed: steps.get(payout.id) === 'confirmed' }));
}

/** Null when the chain or the database is away just now; a fault of ours is told. */
async function orNothing<T>({ log }: Paying, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (reasonOf(error) === null && !isDatabaseAway(error)) log.error(error);
    return null;
  }
}

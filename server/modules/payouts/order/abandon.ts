import type { PayoutResult } from '@mustalah/contract/payouts/payment';
import { inParallel } from '../../../platform/in-parallel.ts';
import { giveUp } from '../end.ts';
import type { Paying } from '../paying.ts';
import { presentResult } from '../present.ts';
import { findPayout, type PayoutRow } from '../queries.ts';
import type { Reason } from '../text.ts';
import { reasonOf } from '../unpayable.ts';
import type { Refused } from './inspect.ts';

const AT_ONCE = 4;

/** Do something before anything is sent; where it fails the points of all these come back, and each is told of. */
export async function orAbandon<Outcome>(
  deps: Paying,
  payouts: readonly PayoutRow[],
  act: () => Promise<(Outcome | PayoutResult)[]>,
): Promise<(Outcome | PayoutResult)[]> {
  try {
    return await act();
  } catch (error) {
    const reason = tell(deps, error);
    return inParallel(payouts, AT_ONCE, (payout) => abandon(deps, payout, reason));
  }
}

export const abandonRefused = (deps: Paying, refused: readonly Refused[]): Promise<PayoutResult[]> =>
  inParallel(refused, AT_ONCE, ({ payout, reason }) => abandon(deps, payout, reason));

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
async function abandon(deps: Paying, payout: PayoutRow, reason: Reason): Promise<PayoutResult> {
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

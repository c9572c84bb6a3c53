import type { Solana } from '../../gateways/solana.ts';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/errors.ts';
import { sentenceOf } from './text.ts';
import { reasonOf } from './unpayable.ts';

/** What paying needs from outside. */
export type Paying = Pick<Deps, 'db' | 'config' | 'jobs' | 'now' | 'log'> & { solana: Solana };

/** Null while nothing is configured: nothing can be paid then. */
export const findPaying = ({ gateways: { solana }, ...deps }: Deps): Paying | null =>
  solana && { ...deps, solana };

export function mustPay(deps: Deps): Paying {
  const paying = findPaying(deps);
  if (!paying) throw new Refusal(409, 'payouts_off');
  return paying;
}

/** Ask the chain for somebody who waits: a node that fails is no fault of ours. */
export async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const reason = error instanceof Refusal ? null : reasonOf(error);
    if (reason === null) throw error;
    throw new Refusal(503, 'chain_away', { detail: sentenceOf(reason), retryAfter: 5 });
  }
}

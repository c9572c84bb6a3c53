import { isSolanaError } from '@solana/kit';
import { NodeFault } from '../../gateways/solana/transport.ts';
import { OtherCluster } from '../../gateways/solana.ts';
import type { Reason } from './text.ts';

/** Nothing was sent, and this is why. */
export class Unpayable extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

/** What a failure before anything was sent means; null for a fault of ours. The words of libraries stay inside. */
export function reasonOf(error: unknown): Reason | null {
  if (error instanceof Unpayable) return error.reason;
  if (error instanceof NodeFault) return `node_${error.failure}`;
  if (error instanceof OtherCluster) return 'other_cluster';
  return isSolanaError(error) ? 'node_refusing' : null;
}

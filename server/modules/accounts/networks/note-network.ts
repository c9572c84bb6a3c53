import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import type { DepsInTransaction } from '../../../platform/deps.ts';
import { networkOf } from '../../../platform/network.ts';

interface Seen {
  userId: number;
  address: string;
  /** The account was opened there; else it was signed in to. */
  isOpening: boolean;
}

/**
 * Note from which network an account is used, so that an admin can be hinted at one person behind many accounts. Only a
 * keyed hash is kept, and that for a bounded time.
 */
export async function noteNetwork(
  tx: Tx,
  { secrets, now }: DepsInTransaction,
  { userId, address, isOpening }: Seen,
): Promise<void> {
  const network = networkOf(address);
  if (network === 'unknown') return;
  await tx
    .insertInto('account_networks')
    .values({
      user_id: userId,
      network_hash: hashOf(network, secrets.accessToken),
      opened_here: isOpening,
      first_seen_at: now(),
      last_seen_at: now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'network_hash']).doUpdateSet({
        last_seen_at: sql`excluded.last_seen_at`,
      }),
    )
    .execute();
}

/** Without the key nobody tries the few addresses there are. */
const hashOf = (network: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`network of an account ${network}`).digest().subarray(0, 16);

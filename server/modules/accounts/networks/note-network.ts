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
  const network = hashOfNetwork(address, secrets);
  if (!network) return;
  await tx
    .insertInto('account_networks')
    .values({
      user_id: userId,
      network_hash: network,
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

/** The network of an address, as it is kept; null where it is not known. Without the key nobody tries the few there are. */
export function hashOfNetwork(
  address: string,
  { accessToken }: Pick<DepsInTransaction['secrets'], 'accessToken'>,
): Buffer | null {
  const network = networkOf(address);
  if (network === 'unknown') return null;
  return createHmac('sha256', accessToken)
    .update(`network of an account ${network}`)
    .digest()
    .subarray(0, 16);
}

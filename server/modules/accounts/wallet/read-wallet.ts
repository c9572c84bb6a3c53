import type { Reply } from '@mustalah/contract/endpoint';
import type { getSecurity } from '@mustalah/contract/identity';
import type { Db } from '../../../platform/db.ts';

const MOST_CHANGES = 10;

/** Whether payouts to a user wait, and what became of the wallet. */
export async function readWallet(
  db: Db,
  userId: number,
  now: Date,
): Promise<Reply<typeof getSecurity>['wallet']> {
  const { wallet_held_until: heldUntil } = await db
    .selectFrom('users')
    .select('wallet_held_until')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const changes = await db
    .selectFrom('wallet_changes')
    .select(['id', 'old_wallet', 'new_wallet', 'undoes', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(MOST_CHANGES)
    .execute();
  return {
    held_until: heldUntil && heldUntil > now ? heldUntil : null,
    changes: changes.map(({ id, old_wallet: from, new_wallet: to, undoes, created_at: at }) => ({
      id,
      from,
      to,
      at,
      is_undoing: undoes !== null,
    })),
  };
}

import type { Tx } from '../../../platform/db.ts';

/** The wallet of an active user; nobody else writes about the user meanwhile. */
export const lockWallet = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select(['wallet_address', 'wallet_held_until'])
    .where('id', '=', userId)
    // guard: The wallet of a suspended account is not brought back (wallet.test.ts)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst();

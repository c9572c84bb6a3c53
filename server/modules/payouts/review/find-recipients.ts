import type { Reply } from '@mustalah/contract/endpoint';
import { type findRecipients as found, MOST_RECIPIENTS } from '@mustalah/contract/payouts/booking';
import type { Db } from '../../../platform/db.ts';
import { whyOf } from '../present.ts';
import { listRecipients, type RecipientFilter, type RecipientRow } from './queries.ts';

/** Whom a payment from outside may be booked to, and of whom it may not, why. */
export async function findRecipients(
  db: Db,
  filter: RecipientFilter,
  adminId: number,
): Promise<Reply<typeof found>> {
  if (filter.search === '' && filter.user === undefined) return { people: [], has_more: false };
  const rows = await listRecipients(db, filter, MOST_RECIPIENTS + 1);
  return {
    people: rows.slice(0, MOST_RECIPIENTS).map((row) => present(row, adminId)),
    has_more: rows.length > MOST_RECIPIENTS,
  };
}

const present = (row: RecipientRow, adminId: number) => ({
  user_id: row.id,
  name: row.name,
  email: row.email,
  joined_at: row.created_at.toISOString(),
  is_suspended: row.status === 'suspended',
  wallet: row.wallet,
  earlier_wallets: row.earlierWallets ?? [],
  ...whyOf(objectionTo(row, adminId)),
});

function objectionTo({ id, wallet, earlierWallets }: RecipientRow, adminId: number) {
  if (id === adminId) return 'own_payout';
  return wallet === '' && !earlierWallets ? 'wallet_missing' : '';
}

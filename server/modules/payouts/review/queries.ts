import { normalize } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { containing } from '../../../platform/like.ts';

export interface RecipientFilter {
  search: string;
  /** The one with this number, whatever is searched for. */
  user?: number | undefined;
}

/** People by a part of their name or address, by a wallet that they have or were paid to, or by their number. */
export const listRecipients = (db: Db, { search, user }: RecipientFilter, limit: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'status', 'created_at', 'wallet_address as wallet'])
    .select((row) =>
      row
        .selectFrom('payouts')
        .select(sql<string[] | null>`array_agg(distinct payouts.wallet)`.as('wallets'))
        .whereRef('payouts.user_id', '=', 'users.id')
        .whereRef('payouts.wallet', '<>', 'users.wallet_address')
        .as('earlierWallets'),
    )
    .$if(user !== undefined, (query) => query.where('id', '=', user ?? 0))
    .$if(user === undefined, (query) => query.where('erased_at', 'is', null).where(isSought(search)))
    .orderBy(sql`name collate "ar-x-icu"`)
    .orderBy('id')
    .limit(limit)
    .execute();
export type RecipientRow = Awaited<ReturnType<typeof listRecipients>>[number];

function isSought(search: string) {
  const key = normalize(search);
  // أحمد is found by احمد.
  const inAnySpelling = key === '' ? sql`` : sql`or search_text ilike ${containing(key)}`;
  return sql<boolean>`(search_text ilike ${containing(search)} ${inAnySpelling} or wallet_address = ${search}
    or users.id in (select user_id from payouts where wallet = ${search}))`;
}

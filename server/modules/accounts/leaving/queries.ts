import type { Db, Tx } from '../../../platform/db.ts';
import { FORMER_NAME, formerEmail } from './rules.ts';

const leaver = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_confirmed_at', 'deletion_requested_at as requestedAt'])
    .where('id', '=', id)
    .where('erased_at', 'is', null);

/** Of two decisions about one account at once the second sees what the first has made of it. */
export const lockLeaver = (tx: Tx, id: number) => leaver(tx, id).forUpdate().executeTakeFirst();

/** The same, and who only refers to the account meanwhile is not held up. */
export const holdLeaver = (tx: Tx, id: number) => leaver(tx, id).forNoKeyUpdate().executeTakeFirst();

export const writeRequest = (tx: Tx, id: number, at: Date | null) =>
  tx.updateTable('users').set({ deletion_requested_at: at }).where('id', '=', id).execute();

/** The accounts whose owners left before that moment and have not come back, the first first. */
export async function listLeft(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('deletion_requested_at', '<=', before)
    .where('erased_at', 'is', null)
    .orderBy('deletion_requested_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Take the person out of the row, which stays for what it counts in. */
export const writeFormer = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('users')
    .set(({ eb }) => ({
      name: FORMER_NAME,
      // No co-author who is written so is taken for this one.
      name_key: '',
      email: formerEmail(id),
      password_hash: 'none',
      role: 'user',
      is_reviewer: false,
      is_contributor: false,
      status: 'suspended',
      education_level: '',
      institution: '',
      affiliation: '',
      orcid: '',
      bio: '',
      area_of_expertise: '',
      author_page: false,
      wallet_address: '',
      wallet_held_until: null,
      token_epoch: eb('token_epoch', '+', 1),
      last_login: null,
      last_active_at: null,
      erased_at: now,
    }))
    .where('id', '=', id)
    .execute();

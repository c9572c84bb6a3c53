import type { Tx } from '../../../platform/db.ts';
import { writeFormer } from './queries.ts';

/** Everything of an account that is of the person alone: what opens it, what it was used from, and what it was paid to. */
const OF_THE_PERSON = [
  'password_resets',
  'email_confirmations',
  'former_addresses',
  'account_networks',
  'passkeys',
  'code_apps',
  'recovery_codes',
  'awaited_factors',
  'offered_passkeys',
] as const;

/** Erase the person behind an account; the address may be used for a new one from now on. */
export async function eraseAccount(tx: Tx, userId: number, now: Date): Promise<void> {
  // Before the rows of the log of wallets: those of a person who is still there are not to be removed.
  await writeFormer(tx, userId, now);
  await tx.deleteFrom('token_families').where('user_id', '=', userId).execute();
  await tx
    .deleteFrom('wallet_undo_links')
    .where('change_id', 'in', (changes) =>
      changes.selectFrom('wallet_changes').select('id').where('user_id', '=', userId),
    )
    .execute();
  await tx.deleteFrom('wallet_changes').where('user_id', '=', userId).execute();
  for (const table of OF_THE_PERSON) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
}

import type { Db } from '../../../platform/db.ts';

/** What a user says of themselves, how they sign in, and from where; nothing that would open the account. */
export async function readAccount(db: Db, userId: number) {
  const profile = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_confirmed_at', 'role', 'is_reviewer', 'is_contributor', 'status'])
    .select([
      'education_level',
      'institution',
      'affiliation',
      'orcid',
      'area_of_expertise',
      'bio',
      'wallet_address',
    ])
    .select(['created_at', 'last_login', 'last_active_at', 'deletion_requested_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('token_families')
    .select(['browser', 'system', 'network', 'created_at', 'last_used_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const networks = await db
    .selectFrom('account_networks')
    .select(['opened_here', 'first_seen_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .orderBy('first_seen_at')
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const codeApps = await db
    .selectFrom('code_apps')
    .select(['created_at', 'confirmed_at'])
    .where('user_id', '=', userId)
    .execute();
  const walletChanges = await db
    .selectFrom('wallet_changes')
    .select(['old_wallet', 'new_wallet', 'proved_by', 'held_until', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return { profile, sessions, networks, passkeys, code_apps: codeApps, wallet_changes: walletChanges };
}

import type { Deps } from '../../platform/deps.ts';
import { NETWORK_LIFE_MS } from './rules.ts';

/** Remove what is over: refresh tokens, families without any, links by mail, claimed captchas, networks seen long ago. */
export async function cleanup({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now()).execute();
  await db
    .deleteFrom('token_families as family')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('refresh_tokens').select('family_id').whereRef('family_id', '=', 'family.id'))),
    )
    .execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', now()).execute();
  await db.deleteFrom('former_addresses').where('expires_at', '<', now()).execute();
  await db.deleteFrom('email_confirmations').where('expires_at', '<', now()).execute();
  await db.deleteFrom('wallet_undo_links').where('expires_at', '<', now()).execute();
  await db.deleteFrom('awaited_factors').where('expires_at', '<', now()).execute();
  await db.deleteFrom('offered_passkeys').where('expires_at', '<', now()).execute();
  const longAgo = new Date(now().getTime() - NETWORK_LIFE_MS);
  await db.deleteFrom('account_networks').where('last_seen_at', '<', longAgo).execute();
  await db.deleteFrom('used_captchas').where('expires_at', '<', now()).execute();
}

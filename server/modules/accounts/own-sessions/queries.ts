import type { Db } from '../../../platform/db.ts';

/** The sign-ins of a user that still hold, the one used last first. */
export const listOpenSessions = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('token_families as family')
    .select(['id', 'browser', 'system', 'network', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_tokens')
          .select('family_id')
          .whereRef('family_id', '=', 'family.id')
          .where('expires_at', '>', now),
      ),
    )
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();

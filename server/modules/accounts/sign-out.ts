import type { Deps } from '../../platform/deps.ts';
import { hashToken } from './opaque-token.ts';
import { lockRefreshToken } from './queries.ts';
import { revokeFamily } from './sessions.ts';

/** End the sign-in that a refresh token belongs to; an unknown token is as good as signed out. */
export async function signOut({ db, now }: Deps, token: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await lockRefreshToken(tx, hashToken(token));
    if (found) await revokeFamily(tx, found.familyId, now());
  });
}

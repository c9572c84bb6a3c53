import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import type { User } from '../../../platform/session.ts';
import { revokeOwnFamily, revokeSessions } from '../sessions.ts';

/** End one sign-in of a user: its access token is refused from the next request on. */
export async function endOwnSession({ db, now }: Deps, user: User, id: string): Promise<void> {
  const isEnded = await db.transaction().execute((tx) => revokeOwnFamily(tx, user.id, id, now()));
  if (!isEnded) throw notFound();
}

/** End the other sign-ins of a user, or all of them with the one that asks; how many there were. */
export const endOwnSessions = (
  { db, now }: Deps,
  { id, session }: User,
  which: 'others' | 'all',
): Promise<number> =>
  db
    .transaction()
    .execute((tx) => revokeSessions(tx, id, now(), which === 'others' ? session.familyId : undefined));

import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import { lockStanding, raiseEpoch } from '../queries.ts';
import { revokeSessions } from '../sessions.ts';

/** End every sign-in of a user at once; how many there were. */
export async function endSessionsOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  adminId: number,
): Promise<{ ended: number }> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockStanding(tx, userId))) throw notFound();
    const ended = await revokeSessions(tx, userId, now());
    await raiseEpoch(tx, userId);
    await audit(tx, {
      actorId: adminId,
      action: 'user.sign_out',
      subject: `user:${userId}`,
      detail: { sessions: ended },
    });
    return { ended };
  });
}

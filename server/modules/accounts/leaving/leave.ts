import { errorText } from '@mustalah/contract/errors';
import { mailJob } from '../../../gateways/mail.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { publicUrlOf } from '../../../platform/public-url.ts';
import { lockActiveAdmins } from '../queries.ts';
import { nameFor } from '../rules.ts';
import { revokeSessions } from '../sessions.ts';
import { comeBackMail, leavingMail } from '../text.ts';
import { lockLeaver, writeRequest } from './queries.ts';
import { dueAt } from './rules.ts';
import { isOnlyOne } from './standing.ts';

type Leaving = Pick<Deps, 'db' | 'jobs' | 'now' | 'config'>;

/**
 * Ask for an account to be deleted: its sign-ins end, and when a month is over it is erased, unless its owner signs in
 * and comes back. Asked twice, the first time counts.
 */
export async function askToLeave(deps: Leaving, userId: number, email: string): Promise<Date> {
  const { db, jobs, now, config } = deps;
  return db.transaction().execute(async (tx) => {
    const admins = await lockActiveAdmins(tx);
    const user = await lockLeaver(tx, userId);
    if (!user) throw notFound();
    if (email !== user.email) {
      throw new Refusal(400, 'email_differs', { fields: { email: [errorText.email_differs] } });
    }
    // guard: The last admin does not leave (../../personal-data/leaving/leaving.test.ts)
    if (isOnlyOne(admins, userId)) throw new Refusal(409, 'last_admin_stays');
    const requestedAt = user.requestedAt ?? now();
    // guard: Who leaves is signed out everywhere (../../personal-data/leaving/leaving.test.ts)
    await revokeSessions(tx, userId, now());
    if (user.requestedAt) return dueAt(requestedAt);
    await writeRequest(tx, userId, requestedAt);
    const link = `${publicUrlOf(config)}/login`;
    const mail = leavingMail({ name: nameFor(user), link, due: dueAt(requestedAt) });
    await jobs.send(tx, mailJob, { to: user.email, ...mail });
    return dueAt(requestedAt);
  });
}

/** Come back before the account is erased; whoever has not left is as good as back. */
export async function comeBack({ db, jobs }: Deps, userId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const user = await lockLeaver(tx, userId);
    if (!user) throw notFound();
    if (!user.requestedAt) return;
    await writeRequest(tx, userId, null);
    await jobs.send(tx, mailJob, { to: user.email, ...comeBackMail(nameFor(user)) });
  });
}

import { mailJob } from '../../gateways/mail.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound, Refusal } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { findMailboxOfUser, lockActiveAdmins, lockStanding, writeStanding } from './queries.ts';
import { reviewerLostJob } from './reviewer-lost.ts';
import { actOf, isActiveAdmin, nameFor, type Standing, type StandingChange, standingAfter } from './rules.ts';
import { revokeSessions } from './sessions.ts';
import { newAdminMail } from './text.ts';

export interface UserChange {
  userId: number;
  change: StandingChange;
  /** The admin who decides; null for the operator's own command. */
  actorId: number | null;
  /** Why, for the log. */
  reason?: string | undefined;
}

/**
 * Change a user's role, reviewer flag or status; it holds from their next request on. The operator's own command sends no
 * mails: its `jobs` are null.
 */
export async function changeUser(
  { db, now, jobs }: Pick<Deps, 'db' | 'now'> & { jobs: Pick<Jobs, 'send'> | null },
  { userId, change, actorId, reason }: UserChange,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const admins = await lockActiveAdmins(tx);
    // guard: Who has lost the right meanwhile changes nobody (last-admin.test.ts)
    // Two admins who remove each other: the second has lost the right by the time it is their turn.
    if (actorId !== null && !admins.includes(actorId)) throw new Refusal(403, 'forbidden');
    const before = await lockStanding(tx, userId);
    if (!before) throw notFound();
    const after = standingAfter(before, change);
    const act = actOf(before, after);
    if (!act) return;
    // guard: The last active admin cannot be demoted or suspended (last-admin.test.ts)
    if (isActiveAdmin(before) && !isActiveAdmin(after) && admins.every((id) => id === userId)) {
      throw new Refusal(409, 'last_admin');
    }
    await writeStanding(tx, userId, after);
    if (after.status === 'suspended') await endAccess(tx, userId, now());
    // guard: Who waits for the reviews of somebody is told when they review no more (../journal/review/tell-of-lost.test.ts)
    if (jobs && mayReview(before) && !mayReview(after)) await jobs.send(tx, reviewerLostJob, { userId });
    if (jobs && before.role !== 'admin' && after.role === 'admin') await tellNewAdmin(tx, jobs, userId);
    const subject = `user:${userId}`;
    // guard: A change of role or status leaves a row in the audit log
    await audit(tx, {
      actorId,
      action: act,
      subject,
      detail: { from: before, to: after, ...(reason && { reason }) },
    });
  });
}

const mayReview = ({ is_reviewer, status }: Standing): boolean => is_reviewer && status === 'active';

/** The password of before goes on, but was chosen by the bounds of members. */
async function tellNewAdmin(tx: Tx, jobs: Pick<Jobs, 'send'>, userId: number): Promise<void> {
  const admin = await findMailboxOfUser(tx, userId);
  if (admin) await jobs.send(tx, mailJob, { to: admin.email, ...newAdminMail(nameFor(admin)) });
}

/** A suspended user has neither sessions nor a link that would open one later. */
async function endAccess(tx: Tx, userId: number, now: Date): Promise<void> {
  // guard: A suspended user has no sessions left
  await revokeSessions(tx, userId, now);
  // guard: A link that was sent before a suspension stays dead when it is lifted (change-user.test.ts, password-reset.test.ts)
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await tx.deleteFrom('email_confirmations').where('user_id', '=', userId).execute();
  await tx.deleteFrom('former_addresses').where('user_id', '=', userId).execute();
}

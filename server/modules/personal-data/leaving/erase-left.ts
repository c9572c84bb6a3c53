import { z } from 'zod';
import { mailJob } from '../../../gateways/mail.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import type { JobKind } from '../../../platform/jobs.ts';
import { eraseAccount } from '../../accounts/leaving/erase-account.ts';
import { holdDueLeaver, listOverdue } from '../../accounts/leaving/standing.ts';
import { removeUnsentNotes } from '../../journal/annotated/give.ts';
import { forgetMessages } from '../../journal/messages/forget.ts';
import { leaveReviews } from '../../journal/review/leave-reviews.ts';
import { erasePapers } from '../../journal/submission/erase-papers.ts';
import { forgetNotices } from '../../notifications/forget.ts';
import { forgetDoubtNotes } from '../../shelf/doubts/forget-notes.ts';
import { hasOpenPayout } from './queries.ts';

const EraseWork = z.object({ userId: z.number() });

/** The names of the person are gone from every page afterwards. */
export const eraseJob: JobKind<z.infer<typeof EraseWork>> = {
  name: 'erase-account',
  shape: EraseWork,
  outdates: 'pages',
};

/** Have every account erased whose owner left a month ago and has not come back. */
export async function eraseLeft({ db, jobs, now }: Deps): Promise<void> {
  for (const userId of await listOverdue(db, now())) {
    await db.transaction().execute((tx) => jobs.send(tx, eraseJob, { userId }));
  }
}

/**
 * Erase a person: who they were, how they signed in, what they were told. What they gave stays without them: terms and
 * votes, points, reviews, published papers, and the log of what was paid.
 *
 * Done twice, the second time finds nobody; while a payout is under way, the next night tries again.
 */
export async function eraseUser(deps: Deps, userId: number): Promise<void> {
  const { gateways } = deps;
  const erased = await deps.db.transaction().execute((tx) => eraseIn(tx, deps, userId));
  if (!erased) return;
  for (const key of erased.files) await gateways.files.remove(key);
  await gateways.mail.forget({ to: erased.email });
}

async function eraseIn(tx: Tx, deps: DepsInTransaction, userId: number) {
  const now = deps.now();
  const user = await holdDueLeaver(tx, userId, now);
  // guard: Nobody is erased while they are being paid (leaving.test.ts) ‹ || (await hasOpenPayout(tx, userId)) →›
  if (!user || (await hasOpenPayout(tx, userId))) return null;
  const files = [
    ...(await forgetMessages(tx, userId)),
    ...(await removeUnsentNotes(tx, userId)),
    ...(await erasePapers(tx, deps, userId)),
  ];
  await leaveReviews(tx, deps, userId);
  await eraseAccount(tx, userId, now);
  await forgetNotices(tx, userId);
  await forgetDoubtNotes(tx, userId);
  // guard: No mail goes to somebody who is erased (leaving.test.ts)
  await deps.jobs.forget(tx, mailJob, { to: user.email });
  await audit(tx, { actorId: null, action: 'user.erase', subject: `user:${userId}` });
  return { files, email: user.email };
}

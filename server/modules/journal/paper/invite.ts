import { z } from 'zod';
import type { Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { JobKind } from '../../../platform/jobs.ts';
import { publicUrlOf } from '../../../platform/public-url.ts';
import { hashToken, newToken } from '../../accounts/opaque-token.ts';
import { findMailbox } from '../../accounts/public-users.ts';
import type { Telling } from '../../notifications/notify.ts';
import { listAssignments, writeAssignment } from '../review/queries.ts';
import { dueAfter, freeLetter } from '../review/rules.ts';
import { type HeldPaper, record } from './log.ts';
import { tellReviewer } from './tell.ts';
import { invitationMail, reviewerText } from './text.ts';

const InvitationWork = z.object({ assignmentId: z.number() });
type InvitationWork = z.infer<typeof InvitationWork>;

/** The link is made when its mail is sent, so that none stands in work that waits. */
export const invitationJob: JobKind<InvitationWork> = {
  name: 'review-invitation',
  shape: InvitationWork,
  outdates: 'nothing',
};

interface Invited {
  reviewerId: number;
  /** The editor who asks, or asked in an earlier round. */
  byId: number;
  days?: number | undefined;
  /** Asked again by a new version, not by a person. */
  isAutomatic?: boolean;
}

/** Ask a reviewer to review the round that a paper is in, and tell them; one person keeps one letter on a paper. */
export async function inviteReviewer(
  tx: Tx,
  deps: Telling,
  paper: HeldPaper,
  { reviewerId, byId, days, isAutomatic = false }: Invited,
): Promise<HeldPaper> {
  const now = deps.now();
  const asked = await listAssignments(tx, paper.id);
  const known = asked.find((each) => each.reviewerId === reviewerId);
  const dueAt = dueAfter(now, days);
  const assignmentId = await writeAssignment(tx, {
    paperId: paper.id,
    round: paper.round,
    reviewerId,
    letter: known?.letter ?? freeLetter([...new Set(asked.map(({ letter }) => letter))], Math.random()),
    assignedBy: byId,
    now,
    dueAt,
  });
  const text = isAutomatic ? reviewerText.invitedAgain : reviewerText.invited;
  await tellReviewer(tx, deps, { paperId: paper.id, reviewerId, hasOwnMail: true }, text(paper.title, dueAt));
  await deps.jobs.send(tx, invitationJob, { assignmentId });
  return record(tx, paper, {
    kind: 'assigned',
    actorId: byId,
    actorRole: 'editor',
    detail: { assignment: assignmentId, reviewer: reviewerId, isAutomatic },
    now,
  });
}

/** Make the link of an invitation and send it, unless it was answered meanwhile. Sent twice, the last link works. */
export async function sendInvitation(
  { db, config, gateways, now }: Deps,
  { assignmentId }: InvitationWork,
): Promise<void> {
  const token = newToken();
  const invited = await db
    .updateTable('paper_assignments as assignment')
    .from('papers as paper')
    .set({ link_hash: hashToken(token) })
    .whereRef('paper.id', '=', 'assignment.paper_id')
    .where('assignment.id', '=', assignmentId)
    .where('assignment.state', '=', 'invited')
    .where('assignment.due_at', '>', now())
    .where('paper.withdrawn_at', 'is', null)
    .returning(['assignment.reviewer_id as reviewerId', 'assignment.due_at as due'])
    .returning(['assignment.round', 'paper.title'])
    .executeTakeFirst();
  const mailbox = invited && (await findMailbox(db, invited.reviewerId));
  if (!mailbox) return;
  const link = `${publicUrlOf(config)}/review-invitation?token=${token}`;
  await gateways.mail.send({ to: mailbox.email, ...invitationMail({ ...invited, link }) });
}

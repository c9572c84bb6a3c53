import type { Deps } from '../../../platform/deps.ts';
import { publicUrlOf } from '../../../platform/public-url.ts';
import { hashToken, newToken } from '../../accounts/opaque-token.ts';
import { findMailbox } from '../../accounts/public-users.ts';
import type { InvitationWork } from '../paper/work.ts';
import { wordingOf } from '../templates/in-force.ts';
import { invitationLetter } from './text.ts';

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
    .returning('assignment.respond_by as respondBy')
    .returning(['assignment.round', 'paper.title'])
    .executeTakeFirst();
  const mailbox = invited && (await findMailbox(db, invited.reviewerId));
  if (!mailbox) return;
  const link = `${publicUrlOf(config)}/review-invitation?token=${token}`;
  const letter = invitationLetter({ ...invited, link, decidedBy: config.JOURNAL_DECISION });
  const { subject, body } = await wordingOf(db, letter);
  await gateways.mail.send({ to: mailbox.email, subject, text: body, link });
}

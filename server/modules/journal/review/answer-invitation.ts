import type { Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { hashToken } from '../../accounts/opaque-token.ts';
import type { Telling } from '../../notifications/notify.ts';
import { holdPaper } from '../paper/held-paper.ts';
import { record } from '../paper/record.ts';
import { holdReview } from './hold-review.ts';
import { findInvitation } from './queries.ts';
import { doneText } from './text.ts';

export interface Answer {
  answer: 'accept' | 'decline';
  reason: string;
}

const linkInvalid = () => new Refusal(404, 'invitation_invalid');

/** What a link in an invitation shows; it answers nothing. */
export async function readInvitation({ db, now }: Deps, token: string) {
  const invitation = await findInvitation(db, hashToken(token), now());
  if (!invitation) throw linkInvalid();
  const { title, abstract, mainCategory, subCategory, dueAt } = invitation;
  return { title, abstract, main_category: mainCategory, sub_category: subCategory, due_at: dueAt };
}

/** Answer by the link of an invitation; it works once. */
export async function answerByLink(deps: Deps, token: string, answer: Answer): Promise<{ detail: string }> {
  const hash = hashToken(token);
  return deps.db.transaction().execute(async (tx) => {
    const seen = await findInvitation(tx, hash, deps.now());
    if (!seen) throw linkInvalid();
    await holdPaper(tx, seen.paperId);
    // Of two answers at once the second finds the link gone.
    const invitation = await findInvitation(tx, hash, deps.now());
    if (!invitation) throw linkInvalid();
    return writeAnswer(tx, deps, invitation, answer);
  });
}

/** Answer as the reviewer who is signed in. Whoever accepted may still decline, as long as no verdict is sent. */
export async function answerInvitation(
  deps: Deps,
  of: { paperId: number; reviewerId: number },
  answer: Answer,
): Promise<{ detail: string }> {
  return deps.db.transaction().execute((tx) => writeAnswer(tx, deps, of, answer));
}

/** Accept for somebody who has just been asked, since they came to do it. */
export const acceptReview = (tx: Tx, deps: Telling, of: { paperId: number; reviewerId: number }) =>
  writeAnswer(tx, deps, of, { answer: 'accept', reason: '' });

/** Decline a review for somebody who is no longer there to do it. */
export const declineReview = (
  tx: Tx,
  deps: Telling,
  of: { paperId: number; reviewerId: number },
  reason: string,
) => writeAnswer(tx, deps, of, { answer: 'decline', reason });

async function writeAnswer(
  tx: Tx,
  deps: Telling,
  of: { paperId: number; reviewerId: number },
  { answer, reason }: Answer,
): Promise<{ detail: string }> {
  const { paper, assignment } = await holdReview(tx, of);
  if (answer === 'accept' && assignment.state === 'accepted') throw new Refusal(409, 'already_answered');
  const now = deps.now();
  const isAccepted = answer === 'accept';
  await tx
    .updateTable('paper_assignments')
    .set({
      state: isAccepted ? 'accepted' : 'declined',
      answered_at: now,
      link_hash: null,
      ...(!isAccepted && { decline_reason: reason }),
    })
    .where('id', '=', assignment.id)
    .execute();
  await record(tx, deps, paper, {
    kind: isAccepted ? 'accepted_invitation' : 'declined_invitation',
    actorId: of.reviewerId,
    actorRole: 'reviewer',
    ...(!isAccepted && { internalNote: reason }),
    detail: { assignment: assignment.id },
    now,
  });
  return { detail: isAccepted ? doneText.accepted : doneText.declined };
}

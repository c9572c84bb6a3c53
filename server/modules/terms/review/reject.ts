import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { notify } from '../../notifications/notify.ts';
import { holdPoints } from '../../rewards/ledger.ts';
import { addDecision, deleteTerm, lockTerm } from '../queries.ts';
import { type Actor, rejectionObjection } from '../rules.ts';
import { doneText, noticeText } from '../text.ts';
import { demoteAuthor, withdrawReward } from './approval.ts';

interface Rejection {
  termId: number;
  /** Told to the author; may be empty. */
  reason: string;
}

/** Remove a term everywhere, keep the decision, take its reward back and tell its author why. */
export async function rejectTerm(
  deps: Deps,
  { termId, reason }: Rejection,
  actor: Actor,
): Promise<{ detail: string }> {
  await deps.db.transaction().execute(async (tx) => {
    const term = await lockTerm(tx, termId);
    if (!term) throw notFound();
    const objection = rejectionObjection(term, actor);
    if (objection) throw new Refusal(objection === 'own_review' ? 403 : 409, objection);

    const { author_id: authorId, arabic } = term;
    // Before the row goes: whoever submits the same word holds these points and waits for the row.
    const points = await holdPoints(tx, authorId === null ? [] : [authorId]);
    const now = deps.now();
    await addDecision(tx, term, { decision: 'rejected', actorId: actor.id, reason, now });
    await audit(tx, {
      actorId: actor.id,
      action: 'term.reject',
      subject: `term:${termId}`,
      detail: { arabic, reason, authorId, approvedBy: term.approved_by, votes: term.votes },
    });
    await withdrawReward(points, term, now);
    await deleteTerm(tx, termId);
    if (authorId === null) return;
    await notify(tx, deps, { userId: authorId, ...noticeText.rejected(arabic, reason), link: '/suggest' });
    if (term.approved_by) await demoteAuthor(tx, deps, authorId);
  });
  return { detail: doneText.rejected };
}

import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { notify } from '../../notifications/notify.ts';
import { forfeitChallenge } from '../../rewards/activity.ts';
import { holdPoints } from '../../rewards/ledger.ts';
import { lockTerm } from '../queries.ts';
import { type Actor, isOutdated, rejectionObjection } from '../rules.ts';
import { doneText, noticeText } from '../text.ts';
import { demoteAuthor, withdrawReward } from './approval.ts';
import { refuseDoubleVoice } from './double-voice.ts';
import { addDecision, hideTerm } from './queries.ts';

interface Rejection {
  termId: number;
  /** Told to the author; may be empty. */
  reason: string;
  /** The version that was read; a newer one refuses the rejection. */
  seen?: string | undefined;
}

/**
 * Hide a term everywhere, take its reward back and tell its author why.
 *
 * Its text, votes and history stay: an admin can bring it back as it was.
 */
export async function rejectTerm(
  deps: Deps,
  { termId, reason, seen }: Rejection,
  actor: Actor,
): Promise<{ detail: string }> {
  await deps.db.transaction().execute(async (tx) => {
    const term = await lockTerm(tx, termId);
    if (!term) throw notFound();
    const objection = rejectionObjection(term, actor);
    if (objection) throw new Refusal(objection === 'own_review' ? 403 : 409, objection);
    // guard: What was read is what is rejected (review.test.ts, oversight.test.ts, ../rules.test.ts)
    if (isOutdated(seen, term)) throw new Refusal(409, 'edit_conflict');
    const now = deps.now();
    // guard: Nor do they reject it (review.test.ts, oversight.test.ts, ../rules.test.ts)
    await refuseDoubleVoice(tx, term, actor, now);

    const { author_id: authorId, arabic } = term;
    // Before the word is free again: whoever submits it holds these points and waits for the row.
    const points = await holdPoints(tx, authorId === null ? [] : [authorId]);
    await addDecision(tx, term, { decision: 'rejected', actorId: actor.id, reason, now });
    await audit(tx, {
      actorId: actor.id,
      action: 'term.reject',
      subject: `term:${termId}`,
      detail: { arabic, reason, authorId, approvedBy: term.approved_by, votes: term.votes },
    });
    // guard: A rejection takes back what the term had earned (review.test.ts, oversight.test.ts, ../rules.test.ts)
    await withdrawReward(points, term, now);
    await hideTerm(tx, termId, { by: actor.id, reason, at: now });
    if (authorId === null) return;
    await forfeitChallenge(tx, points, authorId, { workedAt: term.created_at, now });
    const notice = noticeText.rejected(arabic, reason);
    await notify(tx, deps, { userId: authorId, ...notice, link: `/suggest?again=${termId}` });
    if (term.approved_by) await demoteAuthor(tx, deps, authorId);
  });
  return { detail: doneText.rejected };
}

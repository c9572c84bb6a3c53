import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { holdPoints } from '../../rewards/ledger.ts';
import { lockTerm } from '../queries.ts';
import { type Actor, approvalObjection, isOutdated } from '../rules.ts';
import { doneText } from '../text.ts';
import { grantApproval } from './approval.ts';
import { refuseDoubleVoice } from './double-voice.ts';

/** Approve a term as a person, so that it no longer depends on votes; its author is paid once ever. */
export async function approveTerm(
  deps: Deps,
  { termId, seen }: { termId: number; seen?: string | undefined },
  actor: Actor,
): Promise<{ detail: string }> {
  const detail = await deps.db.transaction().execute(async (tx) => {
    const term = await lockTerm(tx, termId);
    if (!term) throw notFound();
    const objection = approvalObjection(term, actor);
    if (objection) throw new Refusal(objection === 'own_review' ? 403 : 409, objection);

    // guard: What was read is what is approved (review.test.ts, oversight.test.ts, ../rules.test.ts)
    if (isOutdated(seen, term)) throw new Refusal(409, 'edit_conflict');
    // guard: Nobody approves what they voted on with an account of the same day (review.test.ts, oversight.test.ts, ../rules.test.ts)
    await refuseDoubleVoice(tx, term, actor, deps.now());

    const points = await holdPoints(tx, term.author_id === null ? [] : [term.author_id]);
    await grantApproval(tx, deps, points, term, { by: 'person', actorId: actor.id });
    // guard: An approval by a person leaves a row in the audit log (review.test.ts) ‹audit → ((..._: unknown[]) => audit)›
    await audit(tx, {
      actorId: actor.id,
      action: 'term.approve',
      subject: `term:${termId}`,
      detail: { arabic: term.arabic, votes: term.votes },
    });
    return term.approved_by === 'votes' ? doneText.confirmed : doneText.approved;
  });
  return { detail };
}

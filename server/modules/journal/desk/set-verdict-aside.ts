import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { takeOutOfVolume, wasPublished } from '../paper/held-paper.ts';
import { record } from '../paper/record.ts';
import { holdAssignment, type OfAssignment } from './hold-assignment.ts';

/**
 * Leave a verdict out of account, for a reason that is kept: what was decided by it is open again, and the paper goes
 * back to where it needs a review. What its reviewer was paid stays paid; what was not yet is not.
 */
export async function setVerdictAside(
  deps: Deps,
  { reason, ...of }: OfAssignment & { reason: string },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { paper, assignment } = await holdAssignment(tx, of);
    if (assignment.state !== 'submitted') throw new Refusal(409, 'no_verdict');
    // guard: A verdict on which something was built is not set aside (steer-reviews.test.ts)
    if (assignment.round !== paper.round || (await wasPublished(tx, paper.id))) {
      throw new Refusal(409, 'verdict_settled');
    }
    const { id: assignmentId, reviewerId, dueAt } = assignment;
    await tx
      .updateTable('paper_assignments')
      .set({ state: 'set_aside' })
      .where('id', '=', assignmentId)
      .execute();
    await record(tx, deps, paper, {
      kind: 'verdict_set_aside',
      to: 'pending',
      actorId: of.editorId,
      actorRole: 'editor',
      internalNote: reason,
      detail: { assignment: assignmentId, reviewer: reviewerId },
      asked: { assignmentId, reviewerId, dueAt },
      // Its author hears only of a decision that falls.
      isImplied: paper.status === 'pending',
      now: deps.now(),
    });
    if (paper.volumeId !== null) await takeOutOfVolume(tx, paper.id);
  });
}

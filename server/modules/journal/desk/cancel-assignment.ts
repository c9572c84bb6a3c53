import type { Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Telling } from '../../notifications/notify.ts';
import { type AssignmentRow, closeAssignment } from '../paper/assignments.ts';
import type { HeldPaper } from '../paper/held-paper.ts';
import { record } from '../paper/record.ts';
import { holdOpenReview, type OfAssignment } from './hold-assignment.ts';

/** Let a reviewer go who has not sent a verdict; they lose the file, and still never learn the author. */
export async function cancelAssignment(deps: Deps, of: OfAssignment): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { paper, assignment } = await holdOpenReview(tx, of);
    await letGo(tx, deps, paper, { assignment, editorId: of.editorId });
  });
}

/** Close a review that is waited for, and tell whose it was. */
export async function letGo(
  tx: Tx,
  deps: Telling,
  paper: HeldPaper,
  { assignment, editorId }: { assignment: AssignmentRow; editorId: number },
): Promise<HeldPaper> {
  const { id: assignmentId, reviewerId, dueAt } = assignment;
  await closeAssignment(tx, assignmentId);
  return record(tx, deps, paper, {
    kind: 'unassigned',
    actorId: editorId,
    actorRole: 'editor',
    detail: { assignment: assignmentId, reviewer: reviewerId },
    asked: { assignmentId, reviewerId, dueAt },
    now: deps.now(),
  });
}

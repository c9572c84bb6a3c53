import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { closeAssignment, listAssignments } from '../paper/assignments.ts';
import { holdAsEditor, refuseEnded } from '../paper/hold-as-editor.ts';
import { record } from '../paper/record.ts';
import { isOpen } from '../paper/rules.ts';

interface Cancelled {
  paperId: number;
  assignmentId: number;
  editorId: number;
}

/** Let a reviewer go who has not sent a verdict; they lose the file, and still never learn the author. */
export async function cancelAssignment(
  deps: Deps,
  { paperId, assignmentId, editorId }: Cancelled,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const paper = await holdAsEditor(tx, editorId, paperId);
    const assignment = (await listAssignments(tx, paperId)).find(({ id }) => id === assignmentId);
    if (!assignment) throw notFound();
    refuseEnded(paper);
    if (assignment.state === 'submitted') throw new Refusal(409, 'already_reviewed');
    if (paper.status !== 'pending') throw new Refusal(409, 'paper_not_pending');
    if (!isOpen(assignment.state)) throw new Refusal(409, 'already_answered');
    await closeAssignment(tx, assignmentId);
    await record(tx, deps, paper, {
      kind: 'unassigned',
      actorId: editorId,
      actorRole: 'editor',
      detail: { assignment: assignmentId, reviewer: assignment.reviewerId },
      asked: { assignmentId, reviewerId: assignment.reviewerId, dueAt: assignment.dueAt },
      now: deps.now(),
    });
  });
}

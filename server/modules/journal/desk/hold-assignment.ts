import type { Tx } from '../../../platform/db.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { type AssignmentRow, listAssignments } from '../paper/assignments.ts';
import type { HeldPaper } from '../paper/held-paper.ts';
import { holdAsEditor, refuseEnded } from '../paper/hold-as-editor.ts';
import { isOpen } from '../paper/rules.ts';

export interface OfAssignment {
  paperId: number;
  assignmentId: number;
  editorId: number;
  /** What the editor saw. */
  version?: number | undefined;
}

/** Lock a paper for an editor who may handle it, with one of its assignments. */
export async function holdAssignment(
  tx: Tx,
  { paperId, assignmentId, editorId, version }: OfAssignment,
): Promise<{ paper: HeldPaper; assignment: AssignmentRow }> {
  const paper = await holdAsEditor(tx, editorId, paperId);
  const assignment = (await listAssignments(tx, paperId)).find(({ id }) => id === assignmentId);
  if (!assignment) throw notFound();
  refuseEnded(paper);
  refuseUnseen(paper, version);
  return { paper, assignment };
}

/** The same of a review that is waited for. */
export async function holdOpenReview(tx: Tx, of: OfAssignment) {
  const held = await holdAssignment(tx, of);
  const { paper, assignment } = held;
  if (assignment.state === 'submitted') throw new Refusal(409, 'verdict_sent');
  if (paper.status !== 'pending') throw new Refusal(409, 'paper_not_pending');
  // guard: What is over is not steered (steer-reviews.test.ts)
  if (!isOpen(assignment.state)) throw new Refusal(409, 'assignment_over');
  return held;
}

/** Of two editors who act on what they saw at once, the second looks again. */
export function refuseUnseen(paper: HeldPaper, version: number | undefined): void {
  // guard: Nobody steers what changed since they looked (steer-reviews.test.ts)
  if (version !== undefined && version !== paper.version) throw new Refusal(409, 'paper_changed');
}

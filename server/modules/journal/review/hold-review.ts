import type { Tx } from '../../../platform/db.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { type AssignmentRow, listAssignments } from '../paper/assignments.ts';
import { type HeldPaper, holdPaper } from '../paper/held-paper.ts';
import { isOpen } from '../paper/rules.ts';

/** Hold a paper and the assignment of a reviewer who has not sent a verdict on it. */
export async function holdReview(
  tx: Tx,
  { paperId, reviewerId }: { paperId: number; reviewerId: number },
): Promise<{ paper: HeldPaper; assignment: AssignmentRow }> {
  const paper = await holdPaper(tx, paperId);
  const own = paper && (await listAssignments(tx, paperId)).filter((each) => each.reviewerId === reviewerId);
  // A paper that somebody was never asked to review is as good as none.
  // guard: A paper that somebody was never asked to review is as good as none (submit-review.test.ts) ‹?.length →›
  if (!paper || !own?.length) throw notFound();
  if (paper.withdrawnAt) throw new Refusal(409, 'paper_withdrawn');
  const assignment = own.find(({ round }) => round === paper.round);
  // guard: A verdict is frozen once it is sent (submit-review.test.ts)
  if (assignment?.state === 'submitted') throw new Refusal(409, 'already_reviewed');
  // A decision has ended what was open.
  if (!assignment || !isOpen(assignment.state)) throw new Refusal(409, 'review_ended');
  return { paper, assignment };
}

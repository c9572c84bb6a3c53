import type { Tx } from '../../../platform/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { type AssignmentRow, isReviewer } from '../paper/assignments.ts';

/** Nothing is asked of whoever cannot do it any more. */
export async function refuseLost(tx: Tx, { reviewerId }: AssignmentRow): Promise<void> {
  // guard: Whoever is no reviewer any more is not asked again but replaced (steer-reviews.test.ts)
  if (!(await isReviewer(tx, reviewerId))) throw new Refusal(409, 'reviewer_lost');
}

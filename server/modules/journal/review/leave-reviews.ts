import type { Tx } from '../../../platform/db.ts';
import type { Telling } from '../../notifications/notify.ts';
import { closeAssignmentsOf } from '../paper/assignments.ts';
import { declineReview } from './answer-invitation.ts';
import { listOpenReviews } from './queries.ts';
import { leftText } from './text.ts';

/**
 * Decline, for somebody who leaves, every review that is waited for, so that the editors look for somebody else. The
 * reviews that were sent stay with their papers.
 */
export async function leaveReviews(tx: Tx, deps: Telling, reviewerId: number): Promise<void> {
  for (const { paperId } of await listOpenReviews(tx, reviewerId)) {
    await declineReview(tx, deps, { paperId, reviewerId }, leftText.reason);
  }
  // Of papers that nobody waits for any more.
  await closeAssignmentsOf(tx, reviewerId);
}

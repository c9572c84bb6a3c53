import type { Tx } from '../../../platform/db.ts';
import type { Telling } from '../../notifications/notify.ts';
import { closeAssignments } from './assignments.ts';
import type { HeldPaper } from './held-paper.ts';
import { tellReviewer } from './tell.ts';
import { reviewerText } from './text.ts';

/** End the reviews that are under way, because they are no longer wanted, and tell whose they were. */
export async function endReviews(
  tx: Tx,
  deps: Telling,
  paper: Pick<HeldPaper, 'id' | 'title'>,
): Promise<number[]> {
  const ended = await closeAssignments(tx, paper.id);
  for (const { reviewerId } of ended) {
    await tellReviewer(tx, deps, { paperId: paper.id, reviewerId }, reviewerText.cancelled(paper.title));
  }
  return ended.map(({ id }) => id);
}

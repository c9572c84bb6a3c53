import type { Tx } from '../../../platform/db.ts';
import type { Telling } from '../../notifications/notify.ts';
import { closeAssignments, isReviewer, listAssignments } from '../review/queries.ts';
import { inviteReviewer } from './invite.ts';
import { type HeldPaper } from './log.ts';
import { findAuthorship } from './people.ts';
import { tellReviewer } from './tell.ts';
import { reviewerText } from './text.ts';

/**
 * Ask those who reviewed the version before to review the new one, under the same letters. Whoever is no reviewer any
 * more, or turned out to be an author, is not asked.
 */
export async function inviteReviewersAgain(tx: Tx, deps: Telling, paper: HeldPaper): Promise<HeldPaper> {
  const before = (await listAssignments(tx, paper.id)).filter(
    ({ round, state }) => round === paper.round - 1 && state === 'submitted',
  );
  let held = paper;
  for (const { reviewerId, assignedBy } of before) {
    const isFit = (await isReviewer(tx, reviewerId)) && !(await findAuthorship(tx, reviewerId, paper.id));
    if (isFit)
      held = await inviteReviewer(tx, deps, held, { reviewerId, byId: assignedBy, isAutomatic: true });
  }
  return held;
}

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

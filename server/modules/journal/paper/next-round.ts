import type { Tx } from '../../../platform/db.ts';
import type { Telling } from '../../notifications/notify.ts';
import { isReviewer, listAssignments } from './assignments.ts';
import type { HeldPaper } from './held-paper.ts';
import { inviteReviewer } from './invite.ts';
import { findAuthorship } from './people.ts';

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

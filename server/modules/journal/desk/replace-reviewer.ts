import type { Deps } from '../../../platform/deps.ts';
import { inviteReviewer } from '../paper/invite.ts';
import { refuseReviewer } from './assign-reviewer.ts';
import { letGo } from './cancel-assignment.ts';
import { holdOpenReview, type OfAssignment } from './hold-assignment.ts';

interface Replaced extends OfAssignment {
  reviewerId: number;
  days: number;
  respondDays: number;
}

/** Let one reviewer go and ask another, both or neither. */
export async function replaceReviewer(
  deps: Deps,
  { reviewerId, days, respondDays, ...of }: Replaced,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { paper, assignment } = await holdOpenReview(tx, of);
    await refuseReviewer(tx, paper, reviewerId);
    const { editorId } = of;
    const freed = await letGo(tx, deps, paper, { assignment, editorId });
    await inviteReviewer(tx, deps, freed, { reviewerId, byId: editorId, days, respondDays });
  });
}

import { DAY_MS } from '../../../platform/calendar.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { record } from '../paper/record.ts';
import { holdOpenReview, type OfAssignment } from './hold-assignment.ts';
import { refuseLost } from './refuse-lost.ts';

/** Remind a reviewer now; once a day, whoever asks. */
export async function remindReviewer(deps: Deps, of: OfAssignment): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { paper, assignment } = await holdOpenReview(tx, of);
    await refuseLost(tx, assignment);
    const { id: assignmentId, reviewerId, dueAt, remindedAt } = assignment;
    const now = deps.now();
    // guard: Nobody is reminded twice in a day (steer-reviews.test.ts)
    if (remindedAt && now.getTime() - remindedAt.getTime() < DAY_MS) {
      throw new Refusal(409, 'reminded_lately');
    }
    await tx
      .updateTable('paper_assignments')
      .set({ reminded_at: now })
      .where('id', '=', assignmentId)
      .execute();
    await record(tx, deps, paper, {
      kind: 'reminded',
      actorId: of.editorId,
      actorRole: 'editor',
      detail: { assignment: assignmentId },
      asked: { assignmentId, reviewerId, dueAt },
      now,
    });
  });
}

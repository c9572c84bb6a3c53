import { DAY_MS } from '../../../platform/calendar.ts';
import type { Deps } from '../../../platform/deps.ts';
import { record } from '../paper/record.ts';
import { holdOpenReview, type OfAssignment } from './hold-assignment.ts';
import { refuseLost } from './refuse-lost.ts';

/** Put the date of a review off, from today on when it is past; reminders begin anew. */
export async function extendReview(
  deps: Deps,
  { days, ...of }: OfAssignment & { days: number },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { paper, assignment } = await holdOpenReview(tx, of);
    await refuseLost(tx, assignment);
    const { id: assignmentId, reviewerId } = assignment;
    const now = deps.now();
    const from = Math.max(now.getTime(), assignment.dueAt.getTime());
    const dueAt = new Date(from + days * DAY_MS);
    await tx
      .updateTable('paper_assignments')
      .set({ due_at: dueAt, reminded_at: null })
      .where('id', '=', assignmentId)
      .execute();
    await record(tx, deps, paper, {
      kind: 'extended',
      actorId: of.editorId,
      actorRole: 'editor',
      detail: { assignment: assignmentId, due: dueAt.toISOString() },
      asked: { assignmentId, reviewerId, dueAt },
      now,
    });
  });
}

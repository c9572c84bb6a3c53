import { errorText } from '@mustalah/contract/errors';
import type { Tx } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { findAssignment } from '../paper/assignments.ts';
import { type HeldPaper } from '../paper/held-paper.ts';
import { holdAsEditor, refuseEnded } from '../paper/hold-as-editor.ts';
import { inviteReviewer } from '../paper/invite.ts';
import { findAuthorship } from '../paper/people.ts';
import { isKept } from '../paper/rules.ts';
import { findReviewerStanding } from './queries.ts';

interface Assigned {
  paperId: number;
  reviewerId: number;
  days: number;
  respondDays: number;
  editorId: number;
}

/** Ask a reviewer to review the version that a pending paper is at. */
export async function assignReviewer(
  deps: Deps,
  { paperId, reviewerId, days, respondDays, editorId }: Assigned,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const paper = await holdAsEditor(tx, editorId, paperId);
    refuseEnded(paper);
    if (paper.status !== 'pending') throw new Refusal(409, 'paper_not_pending');
    await refuseReviewer(tx, paper, reviewerId);
    await inviteReviewer(tx, deps, paper, { reviewerId, byId: editorId, days, respondDays });
  });
}

/** Refuse to ask somebody who is no reviewer, knows the authors, or was asked already. */
export async function refuseReviewer(
  tx: Tx,
  { id: paperId, round }: HeldPaper,
  reviewerId: number,
): Promise<void> {
  const reviewer = await findReviewerStanding(tx, reviewerId);
  if (!reviewer) {
    throw new Refusal(400, 'not_reviewer', { fields: { reviewer_id: [errorText.not_reviewer] } });
  }
  // guard: No author is asked to review their paper
  if (await findAuthorship(tx, reviewerId, paperId)) throw new Refusal(409, 'conflict_of_interest');
  // Whoever sees the desk has seen who wrote the paper.
  // guard: Nobody who has read the names on the desk is asked to review
  if (reviewer.role !== 'user') throw new Refusal(409, 'editor_knows_author');
  const before = await findAssignment(tx, { paperId, round, reviewerId });
  // guard: A reviewer is asked once for a round
  if (before && (isKept(before.state) || before.state === 'set_aside'))
    throw new Refusal(409, 'already_assigned');
}

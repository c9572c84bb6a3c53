import { ANSWER_DAYS } from '@mustalah/contract/journal/paper';
import type { Tx } from '../../../platform/db.ts';
import type { Telling } from '../../notifications/notify.ts';
import { listAssignments, writeAssignment } from './assignments.ts';
import type { HeldPaper } from './held-paper.ts';
import { record } from './record.ts';
import { dueAfter, freeLetter } from './rules.ts';

interface Invited {
  reviewerId: number;
  /** The editor who asks, or asked in an earlier round. */
  byId: number;
  days?: number | undefined;
  /** Within which the invitation is to be answered. */
  respondDays?: number | undefined;
  /** Asked again by a new version, not by a person. */
  isAutomatic?: boolean;
}

/** Ask a reviewer to review the round that a paper is in, and tell them; one person keeps one letter on a paper. */
export async function inviteReviewer(
  tx: Tx,
  deps: Telling,
  paper: HeldPaper,
  { reviewerId, byId, days, respondDays = ANSWER_DAYS.usual, isAutomatic = false }: Invited,
): Promise<HeldPaper> {
  const now = deps.now();
  const asked = await listAssignments(tx, paper.id);
  const known = asked.find((each) => each.reviewerId === reviewerId);
  const dueAt = dueAfter(now, days);
  const assignmentId = await writeAssignment(tx, {
    paperId: paper.id,
    round: paper.round,
    reviewerId,
    letter: known?.letter ?? freeLetter([...new Set(asked.map(({ letter }) => letter))], Math.random()),
    assignedBy: byId,
    now,
    dueAt,
    respondBy: dueAfter(now, respondDays),
  });
  return record(tx, deps, paper, {
    kind: 'assigned',
    actorId: byId,
    actorRole: 'editor',
    detail: { assignment: assignmentId, reviewer: reviewerId, isAutomatic },
    asked: { assignmentId, reviewerId, dueAt, isAutomatic },
    now,
  });
}

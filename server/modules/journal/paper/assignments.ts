import type { Verdict } from '@mustalah/contract/journal/paper';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { OPEN_STATES } from './rules.ts';

/** All that is kept of an assignment. */
const ASSIGNMENT = [
  'assignment.id',
  'assignment.paper_id as paperId',
  'assignment.round',
  'assignment.reviewer_id as reviewerId',
  'assignment.letter',
  'assignment.state',
  'assignment.assigned_by as assignedBy',
  'assignment.due_at as dueAt',
  'assignment.respond_by as respondBy',
  'assignment.reminded_at as remindedAt',
  'assignment.submitted_at as submittedAt',
  'assignment.verdict',
  'assignment.note',
  'assignment.internal_note as internalNote',
] as const;

/** All rows, for whoever says which. */
export const assignments = (db: Db) => db.selectFrom('paper_assignments as assignment').select(ASSIGNMENT);
export type AssignmentRow = Awaited<ReturnType<typeof listAssignments>>[number];

/** Everybody who was ever asked to review a paper, the first first. */
export const listAssignments = (db: Db, paperId: number) =>
  assignments(db).where('paper_id', '=', paperId).orderBy('assignment.id').execute();

/** What a reviewer was asked to do in a round. */
export const findAssignment = (
  db: Db,
  { paperId, round, reviewerId }: { paperId: number; round: number; reviewerId: number },
) =>
  assignments(db)
    .where('paper_id', '=', paperId)
    .where('assignment.round', '=', round)
    .where('reviewer_id', '=', reviewerId)
    .executeTakeFirst();

/** Who sent a review of the round, the first first. */
export const listVerdicts = (db: Db, paperId: number, round: number) =>
  db
    .selectFrom('paper_assignments')
    .select(['id', 'reviewer_id as reviewerId', 'verdict'])
    .where('paper_id', '=', paperId)
    .where('round', '=', round)
    .where('verdict', 'is not', null)
    // guard: A verdict that was set aside decides nothing (../desk/steer-reviews.test.ts)
    .where('state', '=', 'submitted')
    .$narrowType<{ verdict: Verdict }>()
    .orderBy('submitted_at')
    .orderBy('id')
    .execute();

interface Asked {
  paperId: number;
  round: number;
  reviewerId: number;
  letter: number;
  assignedBy: number;
  now: Date;
  dueAt: Date;
  respondBy: Date;
}

/** Ask a reviewer, or ask again whoever declined or was let go. */
export async function writeAssignment(tx: Tx, asked: Asked): Promise<number> {
  const { paperId, round, reviewerId, letter, assignedBy, now, dueAt, respondBy } = asked;
  const anew = {
    state: 'invited',
    assigned_by: assignedBy,
    assigned_at: now,
    due_at: dueAt,
    respond_by: respondBy,
    answered_at: null,
    decline_reason: '',
    reminded_at: null,
    link_hash: null,
  } as const;
  const { id } = await tx
    .insertInto('paper_assignments')
    .values({ paper_id: paperId, round, reviewer_id: reviewerId, letter, ...anew })
    .onConflict((conflict) => conflict.columns(['paper_id', 'round', 'reviewer_id']).doUpdateSet(anew))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** End what is open; give whose it was. */
export const closeAssignments = (tx: Tx, paperId: number) =>
  closing(tx).where('paper_id', '=', paperId).returning(['id', 'reviewer_id as reviewerId']).execute();

export const closeAssignment = (tx: Tx, id: number) => closing(tx).where('id', '=', id).execute();

/** The same, of a reviewer. */
export const closeAssignmentsOf = (tx: Tx, reviewerId: number) =>
  closing(tx).where('reviewer_id', '=', reviewerId).execute();

const closing = (tx: Tx) =>
  tx
    .updateTable('paper_assignments')
    .set({ state: 'cancelled', link_hash: null })
    .where('state', 'in', OPEN_STATES);

/** In SQL: whether `users` is an account that may be asked to review. */
export const isActiveReviewer = () => sql<SqlBool>`users.status = 'active' and users.is_reviewer`;

/** Whether an account may be asked to review. */
export async function isReviewer(db: Db, userId: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(isActiveReviewer)
    .executeTakeFirst();
  return user !== undefined;
}

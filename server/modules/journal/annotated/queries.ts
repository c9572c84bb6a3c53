import type { KeptFile } from '../../../gateways/files.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { OPEN_STATES } from '../paper/rules.ts';

/** Keep a file beside an assignment, in place of the one before it; give the key of that. */
export async function putFile(
  tx: Tx,
  { assignmentId, file, now }: { assignmentId: number; file: KeptFile; now: Date },
): Promise<string | null> {
  const former = await removeFile(tx, assignmentId);
  await tx
    .insertInto('review_files')
    .values({
      assignment_id: assignmentId,
      file_key: file.key,
      file_sha256: file.sha256,
      file_bytes: file.bytes,
      given_at: now,
    })
    .execute();
  return former;
}

/** Give the key of what was removed, if there was anything. */
export async function removeFile(tx: Tx, assignmentId: number): Promise<string | null> {
  const removed = await tx
    .deleteFrom('review_files')
    .where('assignment_id', '=', assignmentId)
    .returning('file_key')
    .executeTakeFirst();
  return removed?.file_key ?? null;
}

/** The same of what somebody prepared for verdicts that never came. */
export async function removeDraftsOf(tx: Tx, reviewerId: number): Promise<string[]> {
  const removed = await tx
    .deleteFrom('review_files')
    .using('paper_assignments as assignment')
    .whereRef('assignment.id', '=', 'assignment_id')
    .where('reviewer_id', '=', reviewerId)
    .where('verdict', 'is', null)
    .returning('file_key')
    .execute();
  return removed.map(({ file_key }) => file_key);
}

const files = (db: Db) =>
  db
    .selectFrom('review_files as file')
    .innerJoin('paper_assignments as review', 'review.id', 'file.assignment_id')
    .innerJoin('papers as paper', 'paper.id', 'review.paper_id')
    .select(['file_key as key', 'file_sha256 as sha256', 'file_bytes as bytes']);

/** A reviewer's own, while the round is under review and the reviewer is part of it. */
export const findOwn = (
  db: Db,
  { paperId, round, reviewerId }: { paperId: number; round: number; reviewerId: number },
) =>
  files(db)
    .where('paper.id', '=', paperId)
    .where('review.round', '=', round)
    .where('reviewer_id', '=', reviewerId)
    .whereRef('review.round', '=', 'paper.round')
    // guard: What a reviewer noted closes with the review (annotated.test.ts)
    .where('paper.status', '=', 'pending')
    .where('paper.withdrawn_at', 'is', null)
    .where('state', 'in', [...OPEN_STATES, 'submitted'])
    .executeTakeFirst();

/** With a verdict, whether it counts or was set aside. */
export const findSent = (db: Db, { paperId, assignmentId }: { paperId: number; assignmentId: number }) =>
  files(db)
    .where('paper.id', '=', paperId)
    .where('review.id', '=', assignmentId)
    // guard: Editors read what a reviewer noted only with the verdict (annotated.test.ts)
    .where('verdict', 'is not', null)
    .executeTakeFirst();

/** What the author of a paper may get of a round, once it is decided: by the letter of its reviewer. */
export const findForAuthor = (
  db: Db,
  { userId, paperId, round, letter }: { userId: number; paperId: number; round: number; letter: number },
) =>
  files(db)
    .select(['paper.round', 'paper.status'])
    .where('paper.id', '=', paperId)
    .where('submitter_id', '=', userId)
    .where('review.round', '=', round)
    .where('review.letter', '=', letter)
    .where('state', '=', 'submitted')
    // guard: Notes that the editor kept back never reach the author (annotated.test.ts)
    .where('is_withheld', '=', false)
    .executeTakeFirst();

/** How a person may sign. */
export async function findNames(db: Db, userId: number): Promise<string[]> {
  const user = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
  return user ? [user.name] : [];
}

import type { Verdict } from '@mustalah/contract/journal/paper';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { assignments, isActiveReviewer } from '../paper/assignments.ts';
import { KEPT_STATES, OPEN_STATES } from '../paper/rules.ts';

/** The papers under review whose verdict a reviewer was asked for and has not sent. */
export const listOpenReviews = (db: Db, reviewerId: number) =>
  db
    .selectFrom('paper_assignments as assignment')
    .innerJoin('papers as paper', (join) =>
      join.onRef('paper.id', '=', 'assignment.paper_id').onRef('paper.round', '=', 'assignment.round'),
    )
    .select('paper.id as paperId')
    .where('reviewer_id', '=', reviewerId)
    .where('state', 'in', OPEN_STATES)
    .where('paper.status', '=', 'pending')
    .where('paper.withdrawn_at', 'is', null)
    .orderBy('paper.id')
    .execute();

/** The rows of the reviewer's list: for each paper the last round in which they had not declined or been let go. */
export async function listReviewerRows(db: Db, reviewerId: number, paperId?: number) {
  return assignments(db)
    .innerJoin('papers as paper', 'paper.id', 'assignment.paper_id')
    .leftJoin('paper_versions as version', (join) =>
      join.onRef('version.paper_id', '=', 'paper.id').onRef('version.round', '=', 'assignment.round'),
    )
    .leftJoin('review_files as annotated', 'annotated.assignment_id', 'assignment.id')
    .select([
      'paper.title',
      'paper.abstract',
      'paper.main_category as mainCategory',
      'paper.sub_category as subCategory',
      'paper.status',
      'paper.submitted_at as paperSubmittedAt',
      'paper.round as paperRound',
      'paper.withdrawn_at as withdrawnAt',
      'version.anonymous_key as anonymousKey',
      'version.reply',
      'annotated.file_bytes as annotatedBytes',
    ])
    .select(({ selectFrom, fn }) =>
      selectFrom('paper_messages as message')
        .select(fn.countAll<number>().as('count'))
        .whereRef('message.paper_id', '=', 'paper.id')
        .where('message.reviewer_id', '=', reviewerId)
        .where('sender_side', '=', 'editor')
        .where('read_at', 'is', null)
        .as('unread'),
    )
    .where('reviewer_id', '=', reviewerId)
    .where('assignment.state', 'in', KEPT_STATES)
    .$if(paperId !== undefined, (query) => query.where('assignment.paper_id', '=', paperId ?? 0))
    .orderBy('paper.submitted_at', 'desc')
    .orderBy('paper.id', 'desc')
    .orderBy('assignment.round', 'desc')
    .execute();
}
export type ReviewerRow = Awaited<ReturnType<typeof listReviewerRows>>[number];

/** What a reviewer gives with a verdict, as the log names it. */
export const findAnnotated = (db: Db, assignmentId: number) =>
  db
    .selectFrom('review_files')
    .select('file_sha256 as sha256')
    .where('assignment_id', '=', assignmentId)
    .executeTakeFirst();

/** What others said in rounds that this reviewer has reviewed too. */
export const listOtherReviews = (db: Db, reviewerId: number) =>
  db
    .selectFrom('paper_assignments as other')
    .innerJoin('paper_assignments as own', (join) =>
      join.onRef('own.paper_id', '=', 'other.paper_id').onRef('own.round', '=', 'other.round'),
    )
    .select(['other.paper_id as paperId', 'other.round', 'other.letter', 'other.verdict', 'other.note'])
    .where('own.reviewer_id', '=', reviewerId)
    // guard: Other reviews are read only after one’s own (two-reviews.test.ts)
    .where('own.state', '=', 'submitted')
    .where('other.state', '=', 'submitted')
    .where('other.verdict', 'is not', null)
    .$narrowType<{ verdict: Verdict }>()
    .where('other.reviewer_id', '!=', reviewerId)
    .orderBy('other.letter')
    .execute();

/** The invitation that a link opens; nothing once it is answered, over, or its reviewer no longer one. */
export const findInvitation = (db: Db, hash: Buffer, now: Date) =>
  db
    .selectFrom('paper_assignments as assignment')
    .innerJoin('papers as paper', 'paper.id', 'assignment.paper_id')
    .innerJoin('users', 'users.id', 'assignment.reviewer_id')
    .select(['paper.id as paperId', 'assignment.reviewer_id as reviewerId', 'assignment.due_at as dueAt'])
    .select(['title', 'abstract', 'main_category as mainCategory', 'sub_category as subCategory'])
    .where('link_hash', '=', hash)
    .where('due_at', '>', now)
    .where('state', '=', 'invited')
    .where('paper.status', '=', 'pending')
    .where('paper.withdrawn_at', 'is', null)
    .whereRef('paper.round', '=', 'assignment.round')
    .where(isActiveReviewer)
    .executeTakeFirst();

/** What is open and due between two moments, or not answered by now, the earliest first. */
export const listDueAssignments = (db: Db, { from, until, now }: { from: Date; until: Date; now: Date }) =>
  db
    .selectFrom('paper_assignments')
    .select(['id', 'paper_id as paperId'])
    .where('state', 'in', OPEN_STATES)
    .where('due_at', '>=', from)
    .where((where) =>
      where.or([
        where('due_at', '<=', until),
        where.and([where('state', '=', 'invited'), where('respond_by', '<=', now)]),
      ]),
    )
    .orderBy('due_at')
    .orderBy('id')
    .execute();

export const holdOpenAssignment = (tx: Tx, id: number) =>
  tx
    .selectFrom('paper_assignments')
    .select(['reviewer_id as reviewerId', 'due_at as dueAt', 'reminded_at as remindedAt'])
    .select(sql<Date | null>`case when state = 'invited' then respond_by end`.as('respondBy'))
    .where('id', '=', id)
    .where('state', 'in', OPEN_STATES)
    .forUpdate()
    .executeTakeFirst();

export const markReminded = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('paper_assignments').set({ reminded_at: now }).where('id', '=', id).execute();

/** Papers whose author was asked for changes, and last reminded, before a moment; all, or one. */
export async function listWaitingAuthors(db: Db, before: Date, paperId?: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select papers.id from papers
    where status = 'revisions_requested' and withdrawn_at is null
      and (${paperId ?? null}::bigint is null or papers.id = ${paperId ?? null})
      and (select max(created_at) from paper_log
        where paper_id = papers.id and to_status = 'revisions_requested' and from_status <> to_status) <= ${before}
      and coalesce(author_reminded_at, '-infinity') <= ${before}
    order by papers.id`.execute(db);
  return rows.map(({ id }) => id);
}

export const markAuthorReminded = (tx: Tx, paperId: number, now: Date) =>
  tx.updateTable('papers').set({ author_reminded_at: now }).where('id', '=', paperId).execute();

/** Reviews that were sent before a moment and have not been paid; of accounts that can be paid. */
export async function listUnpaidReviews(db: Db, before: Date): Promise<{ id: number; reviewerId: number }[]> {
  const { rows } = await sql<{ id: number; reviewerId: number }>`
    select review.id, review.reviewer_id as "reviewerId"
    from paper_assignments review
      join users on users.id = review.reviewer_id and users.status = 'active' and users.email_confirmed_at is not null
    where review.state = 'submitted' and review.submitted_at < ${before}
      and not exists (select from ledger_transactions credited
        where credited.user_id = review.reviewer_id and credited.reason = 'paper_reviewed'
          and credited.subject = 'review:' || review.id)
    order by review.reviewer_id, review.id`.execute(db);
  return rows;
}

/** The anonymous copy of a round, while this reviewer is reviewing the paper. */
export async function findReviewersFile(
  db: Db,
  { paperId, round, reviewerId }: { paperId: number; round: number; reviewerId: number },
): Promise<{ key: string; sha256: string } | undefined> {
  // guard: The anonymous copy closes with the review (next-round.test.ts) ‹ and paper.status = 'pending' and paper.withdrawn_at is null →›
  // guard: Who was let go loses the copies of all rounds (next-round.test.ts) ‹ and now.state in (${sql.join(KEPT_STATES)}) →›
  const { rows } = await sql<{ key: string; sha256: string }>`
    select version.anonymous_key as key, version.anonymous_sha256 as sha256
    from papers paper
      join paper_versions version on version.paper_id = paper.id and version.round = ${round}
      join paper_assignments own on own.paper_id = paper.id and own.round = version.round
      join paper_assignments now on now.paper_id = paper.id and now.round = paper.round
    where paper.id = ${paperId} and paper.status = 'pending' and paper.withdrawn_at is null
      and version.anonymous_key is not null
      and own.reviewer_id = ${reviewerId} and own.state in (${sql.join(KEPT_STATES)})
      and now.reviewer_id = ${reviewerId} and now.state in (${sql.join(KEPT_STATES)})`.execute(db);
  return rows[0];
}

/** Whether this reviewer was asked to review the round that a paper is in, and is still wanted for it. */
export async function isReviewing(
  db: Db,
  { paperId, reviewerId }: { paperId: number; reviewerId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from papers paper
      join paper_assignments own on own.paper_id = paper.id and own.round = paper.round
    where paper.id = ${paperId} and paper.status = 'pending' and paper.withdrawn_at is null
      and own.reviewer_id = ${reviewerId} and own.state in (${sql.join(KEPT_STATES)})`.execute(db);
  return rows.length > 0;
}

import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';

const LOCKED = [
  'id',
  'arabic',
  'latin',
  'definition',
  'category_id',
  'submitted_category_id',
  'author_id',
  'approved_by',
  'votes',
  'reward_base',
  'reward_streak',
  'reward_category',
  'created_at',
  'updated_at',
] as const;

/** Lock a term until the transaction ends: votes, decisions and edits of it happen one after another. */
export const lockTerm = (tx: Tx, id: number) =>
  tx.selectFrom('terms').select(LOCKED).where('id', '=', id).forUpdate().executeTakeFirst();

export type LockedTerm = NonNullable<Awaited<ReturnType<typeof lockTerm>>>;

/** The live term that is the same word, whatever its spelling. */
export const findSameWord = (db: Db, bare: string) =>
  db.selectFrom('terms').select(['id', 'arabic']).where('arabic_bare', '=', bare).executeTakeFirst();

interface VoteRow {
  termId: number;
  userId: number;
  now: Date;
}

/**
 * Cast a vote and count it, unless the voter's address is not confirmed; what it is, or undefined when one of this
 * user stands already. The voter's points are held, as they are where an address is confirmed.
 */
export const addVote = (tx: Tx, { termId, userId, now }: VoteRow) =>
  tx
    .with('cast_vote', (db) =>
      db
        .insertInto('votes')
        .values({
          term_id: termId,
          user_id: userId,
          cast_at: now,
          counts: sql<boolean>`(select email_confirmed_at is not null from users where id = ${userId})`,
        })
        .onConflict((conflict) =>
          conflict.columns(['term_id', 'user_id']).where('revoked_at', 'is', null).doNothing(),
        )
        .returning(['id', 'term_id', 'counts']),
    )
    .updateTable('terms')
    .from('cast_vote')
    .set({ votes: sql`terms.votes + cast_vote.counts::int` })
    .whereRef('terms.id', '=', 'cast_vote.term_id')
    .returning(['cast_vote.id', 'cast_vote.counts', 'terms.votes'])
    .executeTakeFirst();

/** Revoke the standing vote and count it no more; what it was, or undefined when none stands. */
export const endVote = (tx: Tx, { termId, userId, now }: VoteRow) =>
  tx
    .with('ended_vote', (db) =>
      db
        .updateTable('votes')
        .set({ revoked_at: now })
        .where('term_id', '=', termId)
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .returning(['id', 'term_id', 'cast_at', 'counts']),
    )
    .updateTable('terms')
    .from('ended_vote')
    .set({ votes: sql`terms.votes - ended_vote.counts::int` })
    .whereRef('terms.id', '=', 'ended_vote.term_id')
    .returning(['ended_vote.id', 'ended_vote.cast_at', 'terms.votes'])
    .executeTakeFirst();

/** The votes of a user that wait for the confirmed address, in the order in which they were cast. */
export const listWaitingVotes = (db: Db, userId: number) =>
  db
    .selectFrom('votes')
    .select(['id', 'term_id', 'cast_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('counts', '=', false)
    .orderBy('cast_at')
    .orderBy('id')
    .execute();

/** Count a vote that waited; how many its term has now. */
export async function countVote(tx: Tx, id: number): Promise<number> {
  const { votes } = await tx
    .with('counted_vote', (db) =>
      db.updateTable('votes').set({ counts: true }).where('id', '=', id).returning('term_id'),
    )
    .updateTable('all_terms')
    .from('counted_vote')
    .set({ votes: sql`all_terms.votes + 1` })
    .whereRef('all_terms.id', '=', 'counted_vote.term_id')
    .returning('all_terms.votes')
    .executeTakeFirstOrThrow();
  return votes;
}

/** Lock terms, rejected ones too, in an order that cannot deadlock. */
export async function lockTerms(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('all_terms')
    .select([...LOCKED, 'rejected_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export const setApproval = (tx: Tx, id: number, by: 'person' | 'votes' | null, at: Date | null) =>
  tx
    .updateTable('terms')
    .set((row) => ({
      approved_by: by,
      // A confirmation keeps the day of the first approval.
      approved_at: at && row.fn.coalesce('approved_at', sql<Date>`${at}`),
    }))
    .where('id', '=', id)
    .execute();

export type Decision =
  | 'approved'
  | 'approved_by_votes'
  | 'returned'
  | 'rejected'
  /** A rejection was taken back, or an approval. */
  | 'restored'
  | 'undone'
  /** Gone for ever. */
  | 'removed';

interface DecisionRow {
  decision: Decision;
  /** Null when the votes decided. */
  actorId: number | null;
  reason?: string;
  now: Date;
}

export const addDecision = (tx: Tx, term: LockedTerm, { decision, actorId, reason = '', now }: DecisionRow) =>
  tx
    .insertInto('term_decisions')
    .values({
      term_id: term.id,
      decision,
      actor_id: actorId,
      author_id: term.author_id,
      arabic: term.arabic,
      reason,
      created_at: now,
    })
    .execute();

interface RejectionRow {
  by: number;
  reason: string;
  at: Date;
}

/** Hide a term from everybody who reads `terms`; its text, votes and history stay. */
export const hideTerm = (tx: Tx, id: number, { by, reason, at }: RejectionRow) =>
  tx
    .updateTable('all_terms')
    .set({ rejected_at: at, rejected_by: by, rejection_reason: reason })
    .where('id', '=', id)
    .execute();

/** The rejected term of this id, locked. */
export const lockRejectedTerm = (tx: Tx, id: number) =>
  tx
    .selectFrom('all_terms')
    .select([...LOCKED, 'arabic_bare', 'rejected_by'])
    .where('id', '=', id)
    .where('rejected_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

/** Bring a rejected term back as it was. */
export const unhideTerm = (tx: Tx, id: number) =>
  tx
    .updateTable('all_terms')
    .set({ rejected_at: null, rejected_by: null, rejection_reason: '' })
    .where('id', '=', id)
    .execute();

/** Remove a rejected term with its votes and revisions for ever. */
export const removeTerm = (tx: Tx, id: number) =>
  tx.deleteFrom('all_terms').where('id', '=', id).where('rejected_at', 'is not', null).execute();

export interface EndedVote {
  id: number;
  user_id: number;
  cast_at: Date;
}

/** End all standing votes on a term; what they were. */
export async function endVotes(tx: Tx, termId: number, now: Date): Promise<EndedVote[]> {
  const ended = await tx
    .updateTable('votes')
    .set({ revoked_at: now })
    .where('term_id', '=', termId)
    .where('revoked_at', 'is', null)
    .returning(['id', 'user_id', 'cast_at'])
    .execute();
  if (ended.length > 0) await tx.updateTable('terms').set({ votes: 0 }).where('id', '=', termId).execute();
  return ended;
}

interface RevisionRow {
  termId: number;
  editorId: number | null;
  arabic: string;
  latin: string;
  definition: string;
  categoryId: number;
  now: Date;
}

export const addRevision = (tx: Tx, revision: RevisionRow) =>
  tx
    .insertInto('term_revisions')
    .values({
      term_id: revision.termId,
      editor_id: revision.editorId,
      arabic: revision.arabic,
      latin: revision.latin,
      definition: revision.definition,
      category_id: revision.categoryId,
      created_at: revision.now,
    })
    .execute();

export const countApproved = async (db: Db, authorId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('terms')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('approved_by', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
};

export const isContributor = async (db: Db, userId: number): Promise<boolean> => {
  const user = await db
    .selectFrom('users')
    .select('is_contributor')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.is_contributor ?? false;
};

export async function hasStandingVote(db: Db, termId: number, userId: number): Promise<boolean> {
  const vote = await db
    .selectFrom('votes')
    .select('id')
    .where('term_id', '=', termId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return vote !== undefined;
}

/** The standing votes of a user with the terms they stand on. */
export const listStandingVotes = (db: Db, userId: number) =>
  db
    .selectFrom('votes')
    .innerJoin('terms', 'terms.id', 'votes.term_id')
    .leftJoin('users', 'users.id', 'terms.author_id')
    .select(['votes.term_id', 'votes.counts', 'users.name as author'])
    .select(['terms.arabic', 'terms.author_id', 'terms.approved_by', 'terms.votes'])
    .where('votes.user_id', '=', userId)
    .where('votes.revoked_at', 'is', null)
    .orderBy('votes.term_id')
    .execute();

/** The terms that one person rejected, and those that stand approved because this person approved them last. */
export async function listStandingDecisions(db: Db, actorId: number) {
  const rejected = await db
    .selectFrom('all_terms')
    .select('id')
    .where('rejected_by', '=', actorId)
    .orderBy('id')
    .execute();
  const approved = await db
    .selectFrom('term_decisions as decided')
    .innerJoin('terms', 'terms.id', 'decided.term_id')
    .select('terms.id')
    .where('decided.actor_id', '=', actorId)
    .where('decided.decision', '=', 'approved')
    .where('terms.approved_by', '=', 'person')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('term_decisions as later')
            .whereRef('later.term_id', '=', 'decided.term_id')
            .whereRef('later.id', '>', 'decided.id'),
        ),
      ),
    )
    .orderBy('terms.id')
    .execute();
  return { rejected: rejected.map(({ id }) => id), approved: approved.map(({ id }) => id) };
}

/** The terms on which a vote of this user stands. */
export const listVotedTerms = async (db: Db, userId: number): Promise<number[]> => {
  const votes = await db
    .selectFrom('votes')
    .innerJoin('terms', 'terms.id', 'votes.term_id')
    .select('term_id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('term_id')
    .execute();
  return votes.map(({ term_id }) => term_id);
};

/** The terms of which the user is the author. */
export const listOwnTerms = async (db: Db, userId: number): Promise<number[]> => {
  const terms = await db
    .selectFrom('terms')
    .select('id')
    .where('author_id', '=', userId)
    .orderBy('id')
    .execute();
  return terms.map(({ id }) => id);
};

interface RejectedRange {
  /** Who rejected them; everybody when absent. */
  reviewer: number | undefined;
  limit: number;
  offset: number;
}

/** One page of the rejected terms, the latest first, and how many there are. */
export async function listRejectedRows(db: Db, { reviewer, limit, offset }: RejectedRange) {
  const matching = db
    .selectFrom('all_terms as terms')
    .innerJoin('categories', 'categories.id', 'terms.category_id')
    .innerJoin('users as reviewer', 'reviewer.id', 'terms.rejected_by')
    .leftJoin('users as author', 'author.id', 'terms.author_id')
    .$if(reviewer !== undefined, (query) => query.where('terms.rejected_by', '=', reviewer ?? 0));
  const rows = await matching
    .select([
      'terms.id',
      'terms.arabic',
      'terms.latin',
      'terms.definition',
      'categories.name as category',
      'terms.source',
      'terms.author_id',
      'author.name as author_name',
      'author.email as author_email',
      'terms.approved_by',
      'terms.votes',
      'terms.definition_fault',
      'terms.created_at',
      'terms.updated_at',
      'terms.rejection_reason',
      'reviewer.id as rejected_by',
      'reviewer.name as reviewer_name',
    ])
    .select((row) => row.ref('terms.rejected_at').$notNull().as('rejected_at'))
    .orderBy('terms.rejected_at', 'desc')
    .orderBy('terms.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await matching
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count };
}

/** Hide a version that is not hidden; the term it is of, or undefined. */
export const markRevisionHidden = (tx: Tx, id: number, { by, at }: { by: number; at: Date }) =>
  tx
    .updateTable('term_revisions')
    .set({ hidden_at: at, hidden_by: by })
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .returning('term_id')
    .executeTakeFirst();

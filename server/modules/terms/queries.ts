import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';

/** Lock a term until the transaction ends: votes, decisions and edits of it happen one after another. */
export const lockTerm = (tx: Tx, id: number) =>
  tx
    .selectFrom('terms')
    .select([
      'id',
      'arabic',
      'latin',
      'definition',
      'category_id',
      'author_id',
      'approved_by',
      'votes',
      'reward_base',
      'reward_streak',
      'reward_category',
      'updated_at',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export type LockedTerm = NonNullable<Awaited<ReturnType<typeof lockTerm>>>;

/** The live term that is the same word, whatever its spelling. */
export const findSameWord = (db: Db, bare: string) =>
  db.selectFrom('terms').select(['id', 'arabic']).where('arabic_bare', '=', bare).executeTakeFirst();

interface VoteRow {
  termId: number;
  userId: number;
  now: Date;
}

/** Cast a vote and count it; what it is, or undefined when one of this user stands already. */
export const addVote = (tx: Tx, { termId, userId, now }: VoteRow) =>
  tx
    .with('cast_vote', (db) =>
      db
        .insertInto('votes')
        .values({ term_id: termId, user_id: userId, cast_at: now })
        .onConflict((conflict) =>
          conflict.columns(['term_id', 'user_id']).where('revoked_at', 'is', null).doNothing(),
        )
        .returning(['id', 'term_id']),
    )
    .updateTable('terms')
    .from('cast_vote')
    .set({ votes: sql`terms.votes + 1` })
    .whereRef('terms.id', '=', 'cast_vote.term_id')
    .returning(['cast_vote.id', 'terms.votes'])
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
        .returning(['id', 'term_id']),
    )
    .updateTable('terms')
    .from('ended_vote')
    .set({ votes: sql`terms.votes - 1` })
    .whereRef('terms.id', '=', 'ended_vote.term_id')
    .returning(['ended_vote.id', 'terms.votes'])
    .executeTakeFirst();

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

export type Decision = 'approved' | 'approved_by_votes' | 'returned' | 'rejected';

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

/** Remove a term with its votes and revisions. */
export const deleteTerm = (tx: Tx, id: number) => tx.deleteFrom('terms').where('id', '=', id).execute();

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

/** The terms on which a vote of this user stands. */
export const listVotedTerms = async (db: Db, userId: number): Promise<number[]> => {
  const votes = await db
    .selectFrom('votes')
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

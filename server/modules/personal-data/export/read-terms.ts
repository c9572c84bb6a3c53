import type { Db } from '../../../platform/db.ts';

/** What a user gave the dictionary: terms, corrections and votes, and what was decided on their terms, not by whom. */
export async function readTerms(db: Db, userId: number) {
  const suggested = await db
    .selectFrom('all_terms as term')
    .innerJoin('categories', 'categories.id', 'term.category_id')
    .select(['term.id', 'arabic', 'latin', 'definition', 'categories.name as category', 'term.source'])
    .select([
      'votes',
      'approved_by',
      'approved_at',
      'rejected_at',
      'rejection_reason',
      'created_at',
      'updated_at',
    ])
    .where('author_id', '=', userId)
    .orderBy('term.id')
    .execute();
  const revisions = await db
    .selectFrom('term_revisions as revision')
    .innerJoin('categories', 'categories.id', 'revision.category_id')
    .select(['term_id', 'arabic', 'latin', 'definition', 'categories.name as category', 'created_at'])
    .where('editor_id', '=', userId)
    .orderBy('revision.id')
    .execute();
  const votes = await db
    .selectFrom('votes')
    .select(['term_id', 'cast_at', 'revoked_at', 'counts'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const decisions = await db
    .selectFrom('term_decisions')
    .select(['term_id', 'arabic', 'decision', 'reason', 'created_at'])
    .where('author_id', '=', userId)
    .orderBy('id')
    .execute();
  return { suggested, revisions, votes, decisions_on_own_terms: decisions };
}

import type { Db } from '../../../platform/db.ts';

/** What a user gave the dictionary: terms, corrections, votes and doubts, and what was decided on their terms, not by whom. */
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
  const designations = await db
    .selectFrom('designations')
    .select(['term_id', 'language', 'text', 'kind', 'status', 'part_of_speech', 'gender', 'plural', 'region'])
    .select(['note', 'source', 'source_page', 'source_link', 'created_at'])
    .where('author_id', '=', userId)
    .orderBy('id')
    .execute();
  const examples = await db
    .selectFrom('term_examples')
    .select([
      'term_id',
      'text',
      'translation',
      'status',
      'source',
      'source_page',
      'source_link',
      'created_at',
    ])
    .where('author_id', '=', userId)
    .orderBy('id')
    .execute();
  const relations = await db
    .selectFrom('term_relations')
    .select(['term_id', 'other_id', 'kind', 'status', 'created_at'])
    .where('author_id', '=', userId)
    .orderBy('id')
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
  const doubts = await db
    .selectFrom('shelf_doubts as doubt')
    .innerJoin('shelf_rows as row', 'row.id', 'doubt.row_id')
    .select(['row_id', 'arabic', 'latin', 'reason', 'doubt.note', 'created_at', 'outcome', 'settled_at'])
    .where('user_id', '=', userId)
    .orderBy('doubt.id')
    .execute();
  return {
    suggested,
    revisions,
    designations,
    examples,
    relations,
    votes,
    decisions_on_own_terms: decisions,
    doubted_rows: doubts,
  };
}

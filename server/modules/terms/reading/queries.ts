import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { type PageRequest, readPage } from '../../../platform/paging.ts';
import { selectTerms, type TermRow } from '../rows/term-rows.ts';

interface Filter {
  categoryId?: number | undefined;
  root?: string | undefined;
}

/** Approved terms, then those under review, each in Arabic order. */
export function leafThrough(db: Db, { categoryId, root }: Filter, page: PageRequest) {
  let matching = selectTerms(db);
  if (categoryId !== undefined) matching = matching.where('terms.category_id', '=', categoryId);
  if (root !== undefined) matching = matching.where(sql<boolean>`terms.roots @> array[${root}]`);
  const inOrder = matching
    .orderBy(sql`(terms.approved_by is null)`)
    .orderBy(sql`terms.arabic collate "ar-x-icu"`)
    .orderBy('terms.id');
  return readPage(matching, inOrder, page);
}

/** All versions of a term, the first one first. */
export const listRevisions = (db: Db, termId: number) =>
  db
    .selectFrom('term_revisions')
    .innerJoin('categories', 'categories.id', 'term_revisions.category_id')
    .leftJoin('users', 'users.id', 'term_revisions.editor_id')
    .select([
      'term_revisions.id',
      'term_revisions.arabic',
      'term_revisions.latin',
      'term_revisions.definition',
      'categories.name as category',
      'users.name as editor_name',
      'term_revisions.created_at',
    ])
    .where('term_revisions.term_id', '=', termId)
    .where('term_revisions.hidden_at', 'is', null)
    .orderBy('term_revisions.id')
    .execute();

/** The term at a share of the way through the ids, between 0 and 1: one step in an index, however many there are. */
export async function findTermAt(db: Db, share: number): Promise<TermRow | undefined> {
  const bounds = await db
    .selectFrom('terms')
    .select((row) => [
      row.fn.min<number | null>('id').as('first'),
      row.fn.max<number | null>('id').as('last'),
    ])
    .executeTakeFirstOrThrow();
  if (bounds.first === null || bounds.last === null) return undefined;
  const at = bounds.first + Math.floor(share * (bounds.last - bounds.first + 1));
  return selectTerms(db).where('terms.id', '>=', at).orderBy('terms.id').limit(1).executeTakeFirst();
}

/** The approved term at a share of the way through those that were approved before a moment. */
export async function findApprovedAt(db: Db, share: number, before: Date): Promise<TermRow | undefined> {
  const eligible = selectTerms(db)
    .where('terms.approved_by', 'is not', null)
    .where('terms.approved_at', '<', before);
  const { count } = await eligible
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return eligible
    .orderBy('terms.id')
    .offset(Math.floor(share * count))
    .limit(1)
    .executeTakeFirst();
}

/** When the first of all approved terms was approved. */
export async function findFirstApproval(db: Db): Promise<Date | null> {
  const { moment } = await db
    .selectFrom('terms')
    .select((row) => row.fn.min<Date | null>('approved_at').as('moment'))
    .executeTakeFirstOrThrow();
  return moment;
}

/** The terms with the most votes cast since a moment. */
export const listTrending = (db: Db, since: Date, limit: number): Promise<TermRow[]> =>
  selectTerms(db)
    .innerJoin(
      (from) =>
        from
          .selectFrom('votes')
          .select(['term_id', (row) => row.fn.countAll<number>().as('fresh')])
          .where('revoked_at', 'is', null)
          .where('cast_at', '>', since)
          .groupBy('term_id')
          .as('recent'),
      (join) => join.onRef('recent.term_id', '=', 'terms.id'),
    )
    .orderBy('recent.fresh', 'desc')
    .orderBy('terms.votes', 'desc')
    .orderBy('terms.id')
    .limit(limit)
    .execute();

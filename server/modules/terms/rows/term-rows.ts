import type { Db } from '../../../platform/db.ts';

/** A term as it is shown, with the names that belong to it. */
export interface TermRow {
  id: number;
  arabic: string;
  latin: string;
  definition: string;
  category: string;
  source: string;
  author_id: number | null;
  author_name: string | null;
  author_email: string | null;
  approved_by: string | null;
  votes: number;
  definition_fault: string | null;
  created_at: Date;
  updated_at: Date;
}

/** Begin a query for terms as they are shown; the caller adds conditions, order and limit. */
export const selectTerms = (db: Db) =>
  db
    .selectFrom('terms')
    .innerJoin('categories', 'categories.id', 'terms.category_id')
    .leftJoin('users', 'users.id', 'terms.author_id')
    .select([
      'terms.id',
      'terms.arabic',
      'terms.latin',
      'terms.definition',
      'categories.name as category',
      'terms.source',
      'terms.author_id',
      'users.name as author_name',
      'users.email as author_email',
      'terms.approved_by',
      'terms.votes',
      'terms.definition_fault',
      'terms.created_at',
      'terms.updated_at',
    ]);

export const findTermRow = (db: Db, id: number): Promise<TermRow | undefined> =>
  selectTerms(db).where('terms.id', '=', id).executeTakeFirst();

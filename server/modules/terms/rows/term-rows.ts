import type { CoiningPaper } from '@mustalah/contract/terms/term';
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
  /** The paper that coined it, published or not. */
  paper_id: number | null;
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
      'terms.paper_id',
    ]);

export const findTermRow = (db: Db, id: number): Promise<TermRow | undefined> =>
  selectTerms(db).where('terms.id', '=', id).executeTakeFirst();

/** Of these terms, the papers that coined them, as far as everybody may know: published and not retracted. */
export async function findCoiningPapers(
  db: Db,
  terms: readonly Pick<TermRow, 'paper_id'>[],
): Promise<Map<number, CoiningPaper>> {
  const ids = terms.flatMap(({ paper_id }) => (paper_id === null ? [] : [paper_id]));
  if (ids.length === 0) return new Map();
  const papers = await db
    .selectFrom('published_papers')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .where('is_retracted', '=', false)
    .execute();
  return new Map(papers.map((paper) => [paper.id, paper]));
}

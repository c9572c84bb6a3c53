import { sql } from 'kysely';
import { type Db, onlyRow } from '../../../platform/db.ts';

interface Counted {
  categoryId?: number | undefined;
  isPending?: boolean | undefined;
}

/** How many live terms there are, of all or of some: a sum over a few rows, however many terms. */
export async function countTerms(db: Db, { categoryId, isPending }: Counted = {}): Promise<number> {
  let counts = db.selectFrom('term_counts').select(sql<number>`coalesce(sum(terms), 0)::bigint`.as('count'));
  if (categoryId !== undefined) counts = counts.where('category_id', '=', categoryId);
  if (isPending !== undefined) counts = counts.where('is_pending', '=', isPending);
  return onlyRow(await counts.execute()).count;
}

/** How many live terms each category has; one without any is left out. */
export async function countByCategory(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('term_counts')
    .select(['category_id', sql<number>`sum(terms)::bigint`.as('terms')])
    .groupBy('category_id')
    .execute();
  return new Map(rows.map(({ category_id, terms }) => [category_id, terms]));
}

/** Sum the counts up; what is counted meanwhile is left for the next time. */
export const sumUpTermCounts = (db: Db) =>
  sql`with taken as (delete from term_counts returning category_id, is_pending, terms)
    insert into term_counts (category_id, is_pending, terms)
      select category_id, is_pending, sum(terms) from taken group by 1, 2 having sum(terms) <> 0`.execute(db);

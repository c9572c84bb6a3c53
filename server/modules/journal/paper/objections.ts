import type { Db } from '../../../platform/db.ts';

/** The first of these papers to which a co-author objects, as long as no editor has looked into it. */
export async function findObjectedTo(db: Db, ids: readonly number[]): Promise<number | undefined> {
  const row = await db
    .selectFrom('co_author_links')
    .select('paper_id')
    .where('paper_id', 'in', [...ids])
    .where('objected_at', 'is not', null)
    .where('settled_at', 'is', null)
    .orderBy('paper_id')
    .executeTakeFirst();
  return row?.paper_id;
}

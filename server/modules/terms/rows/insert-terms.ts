import type { Db, Tx } from '../../../platform/db.ts';
import { SAME_ENTRY } from '../queries.ts';
import { keyColumns } from './write-keys.ts';

/** A term that enters the dictionary approved and without an author: born with it, or imported. */
export interface ReadyTerm {
  arabic: string;
  latin: string;
  definition: string;
  categoryId: number;
  /** The work it comes from. */
  source: string;
}

// 23 values a row stay far below PostgreSQL's 65,535 parameters.
const BATCH = 1_000;

/**
 * Insert approved terms in bulk, each with its first revision; give the ids of those that were new.
 *
 * A spelling variant of a live term is passed over, where field and Latin are the same too.
 */
export async function insertTerms(tx: Tx, terms: readonly ReadyTerm[], now: Date): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < terms.length; start += BATCH) {
    const added = await insertBatch(tx, terms.slice(start, start + BATCH), now);
    ids.push(...added);
  }
  return ids;
}

async function insertBatch(tx: Tx, terms: readonly ReadyTerm[], now: Date): Promise<number[]> {
  const rows = await tx
    .insertInto('terms')
    .values(
      terms.map(({ categoryId, ...term }) => ({
        ...term,
        ...keyColumns(term),
        category_id: categoryId,
        approved_by: 'person',
        approved_at: now,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(SAME_ENTRY).where('rejected_at', 'is', null).doNothing())
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx
    .insertInto('term_revisions')
    .columns(['term_id', 'arabic', 'latin', 'definition', 'category_id', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('terms')
        .select(['id', 'arabic', 'latin', 'definition', 'category_id', 'created_at'])
        .where('id', 'in', ids),
    )
    .execute();
  return ids;
}

/** Make sure that the categories exist, in this order. */
export const ensureCategories = (db: Db, categories: readonly { name: string; slug: string }[]) =>
  db
    .insertInto('categories')
    .values([...categories])
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const hasTerms = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('terms').select('id').limit(1).executeTakeFirst()) !== undefined;

import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { partsOf } from '../queries.ts';
import { countWords } from './add-words.ts';
import { insertParts } from './insert-parts.ts';
import { type AddedRow, insertRows } from './insert-rows.ts';
import { columnsOf, type KeyedTerm, type ReadyTerm } from './term-columns.ts';
import { makeFindable } from './write-keys.ts';

/** A term with what it and its further names are found by. */
export const withKeys = (term: ReadyTerm): KeyedTerm => ({ term, ...makeFindable(term, namesOf(term)) });

const BATCH = 2_000;

/**
 * Insert approved terms in bulk; give the ids of those that were new.
 *
 * An entry that stands already, with the same word, Latin and category, is passed over.
 */
export const insertTerms = (tx: Tx, terms: readonly ReadyTerm[], now: Date): Promise<number[]> =>
  insertKeyed(tx, terms.map(withKeys), now);

/** The same of terms whose keys are there. */
export async function insertKeyed(tx: Tx, terms: readonly KeyedTerm[], now: Date): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < terms.length; start += BATCH) {
    const batch = terms.slice(start, start + BATCH);
    const added = await insertRows(tx, columnsOf(batch), now);
    await bearParts(
      tx,
      batch.map(({ term }) => term),
      added,
      now,
    );
    await countWords(
      tx,
      batch.flatMap(({ words }) => words),
    );
    ids.push(...added.map(({ id }) => id));
  }
  return ids;
}

/** Give new terms of which some have parts these, and those their first version, which holds them. */
async function bearParts(
  tx: Tx,
  terms: readonly ReadyTerm[],
  added: readonly AddedRow[],
  now: Date,
): Promise<void> {
  const bearing = new Map(terms.flatMap((term) => (term.parts ? [[nameOf(term), term.parts]] : [])));
  if (bearing.size === 0) return;
  const born = added.flatMap((row) => {
    const parts = bearing.get(nameOf(row));
    return parts ? [{ termId: row.id, parts }] : [];
  });
  await insertParts(tx, born, now);
  await sql`
    insert into term_revisions (term_id, arabic, latin, definition, category_id, created_at, entry)
    select id, arabic, latin, definition, category_id, created_at, ${partsOf(sql.ref('born.id'))}
    from all_terms born where id = any(${born.map(({ termId }) => termId)}::bigint[]) order by id`.execute(
    tx,
  );
}

const nameOf = ({ arabic, latin, categoryId }: Pick<ReadyTerm, 'arabic' | 'latin' | 'categoryId'>): string =>
  [arabic, latin, categoryId].join('\t');

const namesOf = ({ parts }: ReadyTerm): string[] => parts?.names.map(({ text }) => text) ?? [];

/** Make sure that the categories exist, in this order. */
export const ensureCategories = (db: Db, categories: readonly { name: string; slug: string }[]) =>
  db
    .insertInto('categories')
    .values([...categories])
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const hasTerms = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('terms').select('id').limit(1).executeTakeFirst()) !== undefined;

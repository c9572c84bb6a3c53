import { sql } from 'kysely';
import { listCategories } from '../modules/terms/rows/categories.ts';
import { ensureCategories, hasTerms, insertTerms } from '../modules/terms/rows/insert-terms.ts';
import { markKeysCurrent } from '../modules/terms/rows/reindex.ts';
import type { Db } from '../platform/db.ts';
import { CATEGORIES } from './categories.ts';
import { readSeed } from './read-seed.ts';

export const SEED_SOURCE = 'معجم مصطلح التأسيسي';

/**
 * Fill an empty dictionary with its categories and founding terms; give how many terms were added.
 *
 * One transaction, so an interrupted start leaves nothing half done; a dictionary with terms is left alone.
 */
export async function loadSeed(db: Db): Promise<number> {
  if (await hasTerms(db)) return 0;
  const seed = await readSeed();
  return db.transaction().execute(async (tx) => {
    // Two processes that start at once must not both seed.
    await sql`select pg_advisory_xact_lock(hashtext('mustalah.seed'))`.execute(tx);
    if (await hasTerms(tx)) return 0;
    await ensureCategories(tx, CATEGORIES);
    const idOf = new Map((await listCategories(tx)).map(({ name, id }) => [name, id]));
    const terms = seed.map(({ arabic, latin, definition, category, place }) => {
      const categoryId = idOf.get(category);
      if (categoryId === undefined) throw new Error(`${place}: no such category: ${category}`);
      return { arabic, latin, definition, categoryId, source: SEED_SOURCE };
    });
    const added = await insertTerms(tx, terms, new Date());
    await markKeysCurrent(tx);
    return added.length;
  });
}

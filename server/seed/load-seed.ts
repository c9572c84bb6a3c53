import { sql } from 'kysely';
import { ensureCategories, hasTerms, insertKeyed } from '../modules/terms/rows/insert-terms.ts';
import { markKeysCurrent } from '../modules/terms/rows/reindex.ts';
import { keepSetting } from '../modules/terms/rows/settings.ts';
import type { Db } from '../platform/db.ts';
import { CATEGORIES } from './categories.ts';
import { readPrepared } from './prepared-entries.ts';
import { categoryIdIn, categoryIds } from './ready-entry.ts';

/** `version id`: what that version adds, and is to be related, stands behind this entry. */
export const FOUNDING_PLACE = 'founding_place';
/** Of an empty dictionary: all of it. */
export const ANY_VERSION = 'any';

/**
 * Fill an empty dictionary with its categories and the first founding entries; give how many were added.
 *
 * One transaction, so an interrupted start leaves nothing half done; a dictionary with terms is left alone.
 */
export async function loadSeed(db: Db): Promise<number> {
  if (await hasTerms(db)) return 0;
  const entries = await readPrepared();
  return db.transaction().execute(async (tx) => {
    // Two processes that start at once must not both seed.
    await sql`select pg_advisory_xact_lock(hashtext('mustalah.seed'))`.execute(tx);
    if (await hasTerms(tx)) return 0;
    await ensureCategories(tx, CATEGORIES);
    const ids = await categoryIds(tx);
    const keyed = entries.map(({ term, category, ...found }) => ({
      term: { ...term, categoryId: categoryIdIn(ids, category, term.arabic) },
      ...found,
    }));
    const added = await insertKeyed(tx, keyed, new Date());
    await keepSetting(tx, FOUNDING_PLACE, `${ANY_VERSION} 0`);
    await markKeysCurrent(tx);
    return added.length;
  });
}

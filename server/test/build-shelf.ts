import type { ListedPair } from '@mustalah/lexicography/read-vocabulary';
import { loadLists } from '../modules/shelf/fill/load-lists.ts';
import { ensureCategories } from '../modules/terms/rows/insert-terms.ts';
import type { Db } from '../platform/db.ts';
import { CATEGORIES } from '../seed/categories.ts';

/** A pair as a list writes it: `physics`, Arabic, Latin, and its kind where it is no term. */
export type Listed = readonly [slug: string, arabic: string, latin: string, kind?: ListedPair['kind']];

/** Let our own lists be these pairs, and no others. */
export async function fillShelf(db: Db, pairs: readonly Listed[], now = new Date('2026-03-10T09:00:00Z')) {
  await ensureCategories(db, CATEGORIES);
  return loadLists(db, now, async () =>
    pairs.map(([slug, arabic, latin, kind = 'term']) => ({ slug, arabic, latin, kind, note: '' })),
  );
}

/** The row of the shelf with this Arabic. */
export const shelfRowOf = (db: Db, arabic: string) =>
  db.selectFrom('shelf_rows').selectAll().where('arabic', '=', arabic).executeTakeFirstOrThrow();

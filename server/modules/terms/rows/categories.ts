import { normalize } from '@mustalah/morphology';
import type { Db } from '../../../platform/db.ts';

export interface CategoryRow {
  id: number;
  name: string;
  slug: string;
}

/** All categories in their fixed order; "other" comes last. */
export const listCategories = (db: Db): Promise<CategoryRow[]> =>
  db
    .selectFrom('categories')
    .select(['id', 'name', 'slug'])
    .orderBy((row) => row('slug', '=', 'other'))
    .orderBy('id')
    .execute();

/** Find a category by its id, its name in any spelling, or its slug. */
export async function findCategory(db: Db, idOrName: number | string): Promise<CategoryRow | undefined> {
  const categories = await listCategories(db);
  if (typeof idOrName === 'number') return categories.find(({ id }) => id === idOrName);
  const wanted = categoryKey(idOrName);
  if (wanted === '') return undefined;
  return categories.find(
    ({ id, name, slug }) =>
      categoryKey(name) === wanted || categoryKey(slug) === wanted || String(id) === wanted,
  );
}

/** Spaces, dots, commas and spelling variants do not make another category. */
export const categoryKey = (name: string): string => normalize(name).replaceAll(' ', '');

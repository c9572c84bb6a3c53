import type { Db } from '../../../platform/db.ts';

/** A domain as the first tree has it. */
export interface NewDomain {
  slug: string;
  /** The slugs of its category and of the domain that it is a part of. */
  category: string;
  parent: string | null;
  name: string;
  latin: string;
}

/** Make sure that domains exist; one that is there, by its slug or its name, stays as it is. */
export async function ensureDomains(db: Db, domains: readonly NewDomain[]): Promise<void> {
  const known = await db.selectFrom('domains').select('slug').execute();
  const missing = domains.filter(({ slug }) => !known.some((each) => each.slug === slug));
  for (const { slug, category, parent, name, latin } of missing) {
    await db
      .insertInto('domains')
      .columns(['slug', 'name', 'latin', 'category_id', 'parent_id'])
      .expression((from) =>
        from
          .selectFrom('categories')
          .leftJoin('domains as above', (join) =>
            join.onRef('above.category_id', '=', 'categories.id').on('above.slug', '=', parent ?? ''),
          )
          .select(({ val }) => [
            val(slug).as('slug'),
            val(name).as('name'),
            val(latin).as('latin'),
            'categories.id as category_id',
            'above.id as parent_id',
          ])
          .where('categories.slug', '=', category),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

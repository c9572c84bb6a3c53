import type { Reply } from '@mustalah/contract/endpoint';
import type { getShelfRow, listShelfFields, listShelfSources } from '@mustalah/contract/shelf';
import type { Db } from '../../../platform/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { listCategories } from '../../terms/rows/categories.ts';
import { presentRow, selectRows } from '../rows/present-row.ts';

/** One row with all its fields, and whether this reader has doubted it; a hidden one is not there. */
export async function readRow(
  db: Db,
  id: number,
  reader: { id: number } | null,
): Promise<Reply<typeof getShelfRow>> {
  const row = await selectRows(db)
    .where('row.id', '=', id)
    .where('row.hidden_by', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  const doubt =
    reader &&
    (await db
      .selectFrom('shelf_doubts')
      .select('id')
      .where('row_id', '=', id)
      .where('user_id', '=', reader.id)
      .executeTakeFirst());
  return { ...presentRow(row), is_doubted: Boolean(doubt) };
}

/** The fields that have rows, with their numbers, and whose glossaries stand on the shelf. */
export async function readFields(db: Db): Promise<Reply<typeof listShelfFields>> {
  const [categories, counts, sources] = await Promise.all([
    listCategories(db),
    db
      .selectFrom('shelf_rows')
      .select(['category_id', 'kind', ({ fn }) => fn.countAll<number>().as('rows')])
      .where('hidden_by', 'is', null)
      .where('kind', '<>', 'general')
      .groupBy(['category_id', 'kind'])
      .execute(),
    db.selectFrom('shelf_sources').select(['key', 'name', 'licence', 'link']).orderBy('id').execute(),
  ]);
  const numberOf = (id: number, kind: 'term' | 'name') =>
    counts.find((each) => each.category_id === id && each.kind === kind)?.rows ?? 0;
  const fields = categories.map(({ id, name, slug }) => ({
    id,
    name,
    slug,
    terms: numberOf(id, 'term'),
    names: numberOf(id, 'name'),
  }));
  return { fields: fields.filter(({ terms, names }) => terms + names > 0), sources };
}

/** The sources as admins see them. */
export const listSources = (db: Db): Promise<Reply<typeof listShelfSources>> =>
  db
    .selectFrom('shelf_sources as source')
    .leftJoin('shelf_rows as row', 'row.source_id', 'source.id')
    .select(['source.key', 'source.name', 'source.licence', 'source.link', 'source.imported_at'])
    .select(({ fn }) => [
      fn.count<number>('row.id').as('rows'),
      fn.count<number>('row.hidden_by').as('hidden'),
    ])
    .groupBy('source.id')
    .orderBy('source.id')
    .execute();

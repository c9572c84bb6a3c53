import type { Received, Reply } from '@mustalah/contract/endpoint';
import type { listShelf } from '@mustalah/contract/shelf';
import { normalize, searchKeys } from '@mustalah/morphology';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { offsetOf, toPage } from '../../../platform/paging.ts';
import { findCategory } from '../../terms/rows/categories.ts';
import { presentRow, selectRows } from '../rows/present-row.ts';
import { searchShelf } from '../search/search-shelf.ts';

type Filter = Received<typeof listShelf>['query'];
type Page = Reply<typeof listShelf>;

/** A search of the shelf lists no more. */
const MOST_FOUND = 100;

/** One page of the shelf: found by a search, or leafed through by either alphabet. */
export async function browseShelf(db: Db, filter: Filter, url: string): Promise<Page> {
  const category = filter.field ? await findCategory(db, filter.field) : undefined;
  // An unknown field holds nothing.
  if (filter.field && !category) return toPage([], 0, filter, url);
  if (filter.search !== '') {
    const search = { keys: searchKeys(filter.search), limit: MOST_FOUND, categoryId: category?.id };
    const written = await searchShelf(db, search);
    const found = written.length > 0 ? written : await searchShelf(db, { ...search, isSlip: true });
    return toPage(
      found
        .slice(offsetOf(filter), offsetOf(filter) + filter.page_size)
        .map(({ tier: _tier, ...row }) => row),
      found.length,
      filter,
      url,
    );
  }
  return leafThrough(db, filter, category?.id, url);
}

/** Terms and names in the order of one side; everyday words are only found. */
async function leafThrough(
  db: Db,
  filter: Filter,
  categoryId: number | undefined,
  url: string,
): Promise<Page> {
  const column = filter.by === 'latin' ? 'latin_folded' : 'arabic_bare';
  let matching = db
    .selectFrom('shelf_rows')
    .where('hidden_by', 'is', null)
    .where('kind', '<>', sql.lit('general'));
  if (categoryId !== undefined) matching = matching.where('category_id', '=', categoryId);
  if (filter.letter !== undefined) {
    const letter = normalize(filter.letter);
    matching = matching.where(column, '>=', letter).where(column, '<', `${letter}\u{10ffff}`);
  }
  let ids = matching.select('id').orderBy(column).orderBy('id').limit(filter.page_size);
  ids =
    filter.after === undefined
      ? // The index alone tells which rows are passed over; only those of the page are read.
        ids.offset(offsetOf(filter))
      : ids.where(
          sql<boolean>`(${sql.ref(column)}, id) >
            ((select ${sql.ref(column)} from shelf_rows where id = ${filter.after}), ${filter.after}::bigint)`,
        );
  const [rows, counted] = await Promise.all([
    selectRows(db).where('row.id', 'in', ids).orderBy(`row.${column}`).orderBy('row.id').execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('rows')).executeTakeFirstOrThrow(),
  ]);
  const page = toPage(rows.map(presentRow), counted.rows, filter, url);
  const last = rows.at(-1);
  return { ...page, next: page.next && last ? following(page.next, last.id) : null };
}

/** The next page by its key: however far down, it costs one step in an index. */
function following(next: string, after: number): string {
  const address = new URL(next, 'http://local');
  address.searchParams.set('after', String(after));
  return address.pathname + address.search;
}

import type { Received, Reply } from '@mustalah/contract/endpoint';
import type { ShelfRow } from '@mustalah/contract/shelf';
import type { searchTerms as searchEndpoint } from '@mustalah/contract/terms/dictionary';
import { readRoot, type SearchKeys, searchKeys } from '@mustalah/morphology';
import type { Db } from '../../../platform/db.ts';
import { offsetOf, toPage } from '../../../platform/paging.ts';
import { leafThrough } from '../reading/queries.ts';
import { findCategory } from '../rows/categories.ts';
import { presentTerm, type Viewer } from '../rows/present-term.ts';
import type { TermRow } from '../rows/term-rows.ts';
import { matchKindOf } from './rules.ts';
import { searchTerms } from './search.ts';

type Filter = Received<typeof searchEndpoint>['query'];
type Page = Reply<typeof searchEndpoint>;

/** What the shelf of glossaries has for what was typed. */
export type SearchShelf = (
  db: Db,
  search: { keys: SearchKeys; limit: number; categoryId?: number | undefined },
) => Promise<ShelfRow[]>;

interface Request {
  viewer: Viewer;
  url: string;
  searchShelf: SearchShelf;
}

/** So many rows of the shelf stand under the entries. */
const ON_SHELF = 10;
/** Some of them may be entries. */
const SPARE = 4;

/** One page of the dictionary: found by a search, or leafed through in Arabic order. */
export async function listTerms(
  db: Db,
  filter: Filter,
  { viewer, url, searchShelf }: Request,
): Promise<Page> {
  const category = filter.category ? await findCategory(db, filter.category) : undefined;
  const root = filter.root ? readRoot(filter.root) : undefined;
  // An unknown category or a root that cannot be one matches nothing.
  if ((filter.category && !category) || root === null) return { ...toPage([], 0, filter, url), shelf: [] };

  const within = { categoryId: category?.id, root };
  if (filter.search === '') {
    const { rows, count } = await leafThrough(db, within, filter);
    const results = rows.map((row) => ({ ...presentTerm(row, viewer), match: null }));
    return { ...withKey(toPage(results, count, filter, url), rows.at(-1)), shelf: [] };
  }
  const [{ rows, count }, onShelf] = await Promise.all([
    searchTerms(db, {
      ...within,
      text: filter.search,
      limit: filter.page_size,
      offset: offsetOf(filter),
    }),
    filter.page > 1 || root !== undefined
      ? []
      : searchShelf(db, {
          keys: searchKeys(filter.search),
          limit: ON_SHELF + SPARE,
          categoryId: category?.id,
        }),
  ]);
  // What is approved stands above as an entry.
  const shelf = onShelf.filter(({ entry }) => !entry?.is_approved).slice(0, ON_SHELF);
  const results = rows.map((row) => ({ ...presentTerm(row, viewer), match: matchKindOf(row.tier) }));
  return { ...toPage(results, count, filter, url), shelf };
}

/** The next page is asked for by the place of the last row, so that the last pages cost no more than the first. */
function withKey(page: Omit<Page, 'shelf'>, last: TermRow | undefined): Omit<Page, 'shelf'> {
  if (!page.next || !last) return page;
  const address = new URL(page.next, 'http://local');
  address.searchParams.set('after', `${last.approved_by === null ? 1 : 0}-${last.id}`);
  return { ...page, next: address.pathname + address.search };
}

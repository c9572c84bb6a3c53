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
import { otherLayout } from './keyboard.ts';
import { matchedNames } from './matched-names.ts';
import { TIER } from './rules.ts';
import { searchTerms, vocabularyOf } from './search.ts';

type Filter = Received<typeof searchEndpoint>['query'];
type Page = Reply<typeof searchEndpoint>;

type Listed = Omit<Page, 'shelf' | 'meant'>;

/** What the shelf of glossaries has for what was typed. */
export type SearchShelf = (
  db: Db,
  search: { keys: SearchKeys; limit: number; categoryId?: number | undefined },
) => Promise<ShelfRow[]>;

interface Request {
  /** Connections for searches. */
  searching: Db;
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
  { searching, viewer, url, searchShelf }: Request,
): Promise<Page> {
  const category = filter.category ? await findCategory(db, filter.category) : undefined;
  const root = filter.root ? readRoot(filter.root) : undefined;
  // An unknown category or a root that cannot be one matches nothing.
  if ((filter.category && !category) || root === null) return { ...toPage([], 0, filter, url), ...NOTHING };

  const within = { categoryId: category?.id, root };
  if (filter.search === '') {
    const { rows, count } = await leafThrough(db, { ...within, status: filter.status }, filter);
    const results = rows.map((row) => ({ ...presentTerm(row, viewer), match: null, matched: null }));
    const page = toPage(results, count, filter, url);
    return { ...(filter.sort === 'alphabet' ? withKey(page, rows.at(-1)) : page), ...NOTHING };
  }
  const [{ rows, count }, onShelf] = await Promise.all([
    searchTerms(searching, {
      ...within,
      text: filter.search,
      limit: filter.page_size,
      offset: offsetOf(filter),
    }),
    filter.page > 1 || root !== undefined
      ? []
      : searchShelf(searching, {
          keys: searchKeys(filter.search),
          limit: ON_SHELF + SPARE,
          categoryId: category?.id,
        }),
  ]);
  // What is approved stands above as an entry.
  const shelf = onShelf.filter(({ entry }) => !entry?.is_approved).slice(0, ON_SHELF);
  const matched = await matchedNames(db, filter.search, rows);
  const results = rows.map((row) => ({
    ...presentTerm(row, viewer),
    match: row.match,
    matched: matched.get(row.id) ?? null,
  }));
  const isGuess = filter.page === 1 && (rows[0]?.tier ?? TIER.family) >= TIER.eachNear;
  const meant = isGuess ? await meantByKeys(searching, filter.search) : null;
  return { ...toPage(results, count, filter, url), meant, shelf };
}

const NOTHING = { meant: null, shelf: [] };

/** What the same keys give under the other layout of the keyboard, where that is written in the dictionary. */
async function meantByKeys(searching: Db, text: string): Promise<string | null> {
  const other = otherLayout(text.trim());
  const words = searchKeys(other).bare.split(' ');
  const vocabulary = vocabularyOf(searching);
  if (other === '' || words.some((word) => vocabulary.usesOf(word) === 0)) return null;
  const { rows } = await searchTerms(searching, { text: other, limit: 1, offset: 0 });
  return (rows[0]?.tier ?? TIER.family) < TIER.eachNear ? other : null;
}

/** The next page is asked for by the place of the last row, so that the last pages cost no more than the first. */
function withKey(page: Listed, last: TermRow | undefined): Listed {
  if (!page.next || !last) return page;
  const address = new URL(page.next, 'http://local');
  address.searchParams.set('after', `${last.approved_by === null ? 1 : 0}-${last.id}`);
  return { ...page, next: address.pathname + address.search };
}

import type { Received, Reply } from '@mustalah/contract/endpoint';
import type { MatchKind, searchTerms as searchEndpoint } from '@mustalah/contract/terms/dictionary';
import { readRoot } from '@mustalah/morphology';
import type { Db } from '../../../platform/db.ts';
import { offsetOf, toPage } from '../../../platform/paging.ts';
import { leafThrough } from '../reading/leaf-through.ts';
import { findCategory } from '../rows/categories.ts';
import { presentTerm, type Viewer } from '../rows/present-term.ts';
import type { TermRow } from '../rows/term-rows.ts';
import { findAnswers, isGuess, type SearchShelf } from './find-answers.ts';
import { isWrittenSo } from './is-written-so.ts';
import { otherLayout } from './keyboard.ts';
import { matchedNames } from './matched-names.ts';

type Filter = Received<typeof searchEndpoint>['query'];
type Page = Reply<typeof searchEndpoint>;

type Listed = Omit<Page, 'shelf' | 'meant'>;

interface Request {
  /** Connections for searches. */
  searching: Db;
  viewer: Viewer;
  url: string;
  searchShelf: SearchShelf;
}

/** So many rows of the shelf stand under the entries. */
const ON_SHELF = 10;

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

  const { source, coining } = filter;
  const within = { categoryId: category?.id, root, source, coining };
  if (filter.search === '') {
    const { rows, count } = await leafThrough(db, { ...within, status: filter.status }, filter);
    const results = rows.map((row) => ({ ...presentTerm(row, viewer), match: null, matched: null }));
    const page = toPage(results, count, filter, url);
    return { ...(filter.sort === 'alphabet' ? withKey(page, rows.at(-1)) : page), ...NOTHING };
  }
  const search = { ...within, text: filter.search, limit: filter.page_size, offset: offsetOf(filter) };
  const answers = await findAnswers(searching, search, { searchShelf, rows: ON_SHELF });
  const { rows, count, read } = answers;
  const matched = await matchedNames(db, filter.search, rows, read);
  const results = rows.map((row) => ({
    ...presentTerm(row, viewer),
    match: matched.get(row.id)?.match ?? row.match,
    matched: matched.get(row.id)?.name ?? null,
  }));
  const shelf = answers.shelf.map(({ tier: _tier, ...row }) => row);
  const mayBeOtherKeys =
    KEYS_OF_LETTERS.test(filter.search) ||
    (read?.match !== 'english' && isFarFetched(rows[0]) && isFarFetched(answers.shelf[0]));
  const meant = mayBeOtherKeys && filter.page === 1 ? await meantByKeys(searching, filter.search) : null;
  return { ...toPage(results, count, filter, url), meant, shelf };
}

/** Signs that stand on the keys of Arabic letters. */
const KEYS_OF_LETTERS = /[[\]'`]|(?<=[a-z])[;,.](?=[a-z]|$)/i;

const NOTHING = { meant: null, shelf: [] };

/** Whether the best that was found is only near, or has only the first letters of its words. */
const isFarFetched = (best: { match: MatchKind; tier: number } | undefined): boolean =>
  isGuess(best) || best?.match === 'initials';

/** What the same keys give under the other layout, where that is written in the dictionary or on the shelf. */
async function meantByKeys(searching: Db, text: string): Promise<string | null> {
  const other = otherLayout(text.trim());
  if (other === '') return null;
  return (await isWrittenSo(searching, other)) ? other : null;
}

/** The next page is asked for by the place of the last row, so that the last pages cost no more than the first. */
function withKey(page: Listed, last: TermRow | undefined): Listed {
  if (!page.next || !last) return page;
  const address = new URL(page.next, 'http://local');
  address.searchParams.set('after', `${last.approved_by === null ? 1 : 0}-${last.id}`);
  return { ...page, next: address.pathname + address.search };
}

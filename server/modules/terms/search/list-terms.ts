import type { Received, Reply } from '@mustalah/contract/endpoint';
import type { searchTerms as searchEndpoint } from '@mustalah/contract/terms/dictionary';
import { readRoot } from '@mustalah/morphology';
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

/** One page of the dictionary: found by a search, or leafed through in Arabic order. */
export async function listTerms(db: Db, filter: Filter, viewer: Viewer, url: string): Promise<Page> {
  const category = filter.category ? await findCategory(db, filter.category) : undefined;
  const root = filter.root ? readRoot(filter.root) : undefined;
  // An unknown category or a root that cannot be one matches nothing.
  if ((filter.category && !category) || root === null) return toPage([], 0, filter, url);

  const within = { categoryId: category?.id, root };
  if (filter.search === '') {
    const { rows, count } = await leafThrough(db, within, filter);
    const results = rows.map((row) => ({ ...presentTerm(row, viewer), match: null }));
    return withKey(toPage(results, count, filter, url), rows.at(-1));
  }
  const { rows, count } = await searchTerms(db, {
    ...within,
    text: filter.search,
    limit: filter.page_size,
    offset: offsetOf(filter),
  });
  const results = rows.map((row) => ({ ...presentTerm(row, viewer), match: matchKindOf(row.tier) }));
  return toPage(results, count, filter, url);
}

/** The next page is asked for by the place of the last row, so that the last pages cost no more than the first. */
function withKey(page: Page, last: TermRow | undefined): Page {
  if (!page.next || !last) return page;
  const address = new URL(page.next, 'http://local');
  address.searchParams.set('after', `${last.approved_by === null ? 1 : 0}-${last.id}`);
  return { ...page, next: address.pathname + address.search };
}

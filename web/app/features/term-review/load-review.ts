import { listCategories } from '@mustalah/contract/terms/dictionary';
import { listRejectedTerms } from '@mustalah/contract/terms/oversight';
import { listPendingTerms, termSorts, termStatusFilters } from '@mustalah/contract/terms/review';
import { TERM_LIMITS } from '@mustalah/contract/terms/term';
import { pageAsked, searchAsked } from '../../address.ts';
import { call, RefusedCall } from '../../api.ts';

export const PAGE_SIZE = 10;

/** What the address asks for; anything unknown falls back to pending and newest first. */
export function reviewQueryOf(search: URLSearchParams) {
  const isOneByOne = search.get('view') === 'one';
  const status = knownOr(termStatusFilters, search.get('status'), 'pending');
  return {
    // One by one only what waits is gone through, what waited longest first.
    status: isOneByOne && status !== 'wanting' ? 'pending' : status,
    sort: knownOr(termSorts, search.get('sort'), isOneByOne ? 'created_at' : '-created_at'),
    ...idIn(search, 'author'),
    ...(ages.find((age) => age === search.get('age')) && { waiting_days: Number(search.get('age')) }),
    search: searchAsked(search),
    category: (search.get('category') ?? '').slice(0, TERM_LIMITS.category),
    page: isOneByOne ? 1 : pageAsked(search),
    page_size: PAGE_SIZE,
  };
}

/** Days that something may have waited already. */
export const ages = ['7', '30', '90'] as const;

/** A number that could be an id; nothing where it could not. */
function idIn(search: URLSearchParams, name: 'author'): { author?: number } {
  const asked = search.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(asked) ? { [name]: Number(asked) } : {};
}

const knownOr = <Value extends string>(
  known: readonly Value[],
  asked: string | null,
  otherwise: Value,
): Value => known.find((value) => value === asked) ?? otherwise;

/** The terms to review, null when they did not come, and the categories to choose from. */
export async function loadReview(request: Request) {
  const asked = new URL(request.url).searchParams;
  const query = reviewQueryOf(asked);
  const [terms, categories] = await Promise.all([
    call(listPendingTerms, { query }, { request }).catch(unlessOver(request)),
    listCategoryNames(request),
  ]);
  return { query, isOneByOne: asked.get('view') === 'one', terms, categories };
}

export type ReviewData = Awaited<ReturnType<typeof loadReview>>;

/** What of the rejected terms the address asks for; all reviewers when it names none that could be. */
function rejectedQueryOf(asked: URLSearchParams) {
  const { search, category, page, page_size } = reviewQueryOf(asked);
  const reviewer = /^[1-9]\d{0,8}$/.test(asked.get('reviewer') ?? '')
    ? Number(asked.get('reviewer'))
    : undefined;
  return { search, category, page, page_size, reviewer };
}

/** The rejected terms, for admins; null when they did not come. */
export async function loadRejected(request: Request) {
  const query = rejectedQueryOf(new URL(request.url).searchParams);
  const [terms, categories] = await Promise.all([
    call(listRejectedTerms, { query }, { request }).catch(unlessOver(request)),
    listCategoryNames(request),
  ]);
  return { query, terms, categories };
}

export type RejectedData = Awaited<ReturnType<typeof loadRejected>>;

/** A fault leaves what was searched for where it is; the page offers to try again. */
const unlessOver = (request: Request) => (error: unknown) => {
  const isRefused = error instanceof RefusedCall && (error.status === 401 || error.status === 403);
  if (request.signal.aborted || isRefused) throw error;
  return null;
};

/** The filters of the review still work without them. */
async function listCategoryNames(request: Request): Promise<string[]> {
  const categories = await call(listCategories, {}, { request }).catch(() => []);
  return categories.map(({ name }) => name);
}

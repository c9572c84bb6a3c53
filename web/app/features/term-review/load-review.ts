import { listCategories } from '@mustalah/contract/terms/dictionary';
import { listRejectedTerms } from '@mustalah/contract/terms/oversight';
import { listPendingTerms, termSorts, termStatusFilters } from '@mustalah/contract/terms/review';
import { TERM_LIMITS } from '@mustalah/contract/terms/term';
import { pageAsked, searchAsked } from '../../address.ts';
import { call, RefusedCall } from '../../api.ts';

export const PAGE_SIZE = 10;

/** What the address asks for; anything unknown falls back to pending and newest first. */
export function reviewQueryOf(search: URLSearchParams) {
  return {
    status: knownOr(termStatusFilters, search.get('status'), 'pending'),
    sort: knownOr(termSorts, search.get('sort'), '-created_at'),
    search: searchAsked(search),
    category: (search.get('category') ?? '').slice(0, TERM_LIMITS.category),
    page: pageAsked(search),
    page_size: PAGE_SIZE,
  };
}

const knownOr = <Value extends string>(
  known: readonly Value[],
  asked: string | null,
  otherwise: Value,
): Value => known.find((value) => value === asked) ?? otherwise;

/** The terms to review, null when they did not come, and the categories to choose from. */
export async function loadReview(request: Request) {
  const query = reviewQueryOf(new URL(request.url).searchParams);
  const [terms, categories] = await Promise.all([
    call(listPendingTerms, { query }, { request }).catch(unlessOver(request)),
    listCategoryNames(request),
  ]);
  return { query, terms, categories };
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

import { LAST_PAGE, SEARCH_LENGTH } from '@mustalah/contract/fields';

/** The page that an address asks for; the first when it asks for none that could be. */
export function pageAsked(search: URLSearchParams): number {
  const page = Math.trunc(Number(search.get('page')));
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** What an address asks to search for, as far as the server reads it. */
export const searchAsked = (search: URLSearchParams): string =>
  (search.get('search') ?? '').slice(0, SEARCH_LENGTH);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The first and last day that an address asks for; what is no day is left out. */
export function daysAsked(search: URLSearchParams): { from?: string; to?: string } {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  return { ...(DAY.test(from) && { from }), ...(DAY.test(to) && { to }) };
}

/** At least one, so that «page / total» never reads «1 / 0». */
export const pageCountOf = (count: number, size: number): number => Math.max(1, Math.ceil(count / size));

/** The address of a page of the list that is shown at this one. */
export function pageHref(path: string, search: URLSearchParams, page: number): string {
  const to = new URLSearchParams(search);
  to.delete('after');
  to.set('page', String(page));
  return `${path}?${to}`;
}

/** The search with some parameters changed, empty ones left out, from the first page on. */
export function withChanges(search: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const after = new URLSearchParams(search);
  after.delete('page');
  after.delete('after');
  for (const [name, value] of Object.entries(changes)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}

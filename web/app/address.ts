/** No list is longer; larger numbers would only cost the database a scan. */
const LAST_PAGE = 100_000;

/** The page that an address asks for; the first when it asks for none that could be. */
export function pageAsked(search: URLSearchParams): number {
  const page = Math.trunc(Number(search.get('page')));
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** At least one, so that «page / total» never reads «1 / 0». */
export const pageCountOf = (count: number, size: number): number => Math.max(1, Math.ceil(count / size));

/** The address of a page of the list that is shown at this one. */
export function pageHref(path: string, search: URLSearchParams, page: number): string {
  const to = new URLSearchParams(search);
  to.set('page', String(page));
  return `${path}?${to}`;
}

/** The search with some parameters changed, empty ones left out, from the first page on. */
export function withChanges(search: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const after = new URLSearchParams(search);
  after.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}

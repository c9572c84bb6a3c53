import { matchPath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** What a page may export as `handle`. */
interface PageHandle {
  /** The search parameters that the page reads; others reach neither its render nor the key of its cache. */
  search?: readonly string[];
  /** It shows files of ours in frames. */
  framesOwn?: boolean;
  /** How many votes an entry in it has may be as old as a page is kept. */
  countsMayLag?: boolean;
}

/**
 * Give the one address of a page under all the addresses that show the same: its path and the search parameters that
 * the page declares, in the order of their names. Nobody makes a page anew with `?x=1`, `?x=2`, …
 */
export type PageAddress = (url: string) => string;

export function pageAddresses(build: ServerBuild): PageAddress {
  const routes = treeOf(build);
  return (url) => {
    const [asked, query] = splitAt(url, '?');
    // The router ignores them.
    const path = asked.replace(/\/+$/, '') || '/';
    if (!query) return path;
    const known = knownParameters(routes, path);
    const given = new URLSearchParams(query);
    const kept = new URLSearchParams();
    // guard: Search parameters that a page does not know make no page of their own (pages.test.ts) ‹known → known, ...given.keys()›
    for (const name of [...known].sort()) {
      const value = given.get(name);
      if (value) kept.set(name, value);
    }
    return kept.size > 0 ? `${path}?${kept}` : path;
  };
}

const knownParameters = (routes: RouteObject[], path: string): Set<string> =>
  new Set(handlesAt(routes, path).flatMap(({ search }) => search ?? []));

/** Tell which pages say this of themselves; asked for each page, so their patterns are known beforehand. */
export function pagesThat(
  build: ServerBuild,
  say: 'framesOwn' | 'countsMayLag',
): (address: string) => boolean {
  const patterns = patternsOf(treeOf(build), (handle) => handle[say] === true);
  return (address) => patterns.some((pattern) => matchPath(pattern, splitAt(address, '?')[0]) !== null);
}

/** Tell of what kind a page is: the first word of its address, where the site has pages under it. */
export function pageKinds(build: ServerBuild): (address: string) => string {
  const words = new Set(patternsOf(treeOf(build), () => true).map(firstWord));
  return (address) => {
    const word = firstWord(splitAt(address, '?')[0]);
    // guard: Addresses that nobody serves make no figures of their own (pages.test.ts) ‹words.has(word) → true›
    return words.has(word) ? word || 'home' : 'unknown';
  };
}

const firstWord = (path: string): string => path.split('/').find((word) => word !== '') ?? '';

const patternsOf = (routes: RouteObject[], has: (handle: PageHandle) => boolean, above = ''): string[] =>
  routes.flatMap(({ path, handle, children = [] }) => {
    const pattern = path === undefined ? above : `${above}/${path}`;
    const own = has(handleOf({ handle })) ? [pattern || '/'] : [];
    return [...own, ...patternsOf(children, has, pattern)];
  });

function handlesAt(routes: RouteObject[], path: string): PageHandle[] {
  const matches = matchRoutes(routes, { pathname: path }) ?? [];
  return matches.map(({ route }) => handleOf(route));
}

const handleOf = ({ handle }: Pick<RouteObject, 'handle'>): PageHandle =>
  (handle as PageHandle | undefined) ?? {};

function treeOf({ routes }: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id = '', path, index, module } = route ?? {};
      const common = { id, handle: module?.handle, ...(path !== undefined && { path }) };
      if (index) return { ...common, index: true };
      return { ...common, children: treeOf({ routes } as ServerBuild, id) };
    });
}

export function splitAt(text: string, mark: string): [string, string?] {
  const place = text.indexOf(mark);
  return place < 0 ? [text] : [text.slice(0, place), text.slice(place + 1)];
}

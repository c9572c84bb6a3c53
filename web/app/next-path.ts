/** Where to go after signing in: `next` when it is a path of ours, else the home page. */
export function nextPath(next: string | null): string {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next)) return '/';
  // A browser drops tabs and line breaks from an address, which could uncover a second slash.
  if (/[\u0000-\u001f]/.test(next)) return '/';
  return next;
}

/** A page of signing in that keeps in mind where the person was going. */
export const keepingNext = (path: '/login' | '/register', next: string | null): string =>
  nextPath(next) === '/' ? path : `${path}?next=${encodeURIComponent(nextPath(next))}`;

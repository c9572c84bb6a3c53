// Light or dark: what the system prefers, unless the reader chose the other one here.

type Scheme = 'light' | 'dark';

const CHOICE = 'scheme';
const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** For the head of the page, before anything is drawn: it knows the reader, the server does not. */
export const SCHEME_SCRIPT = `(() => {
  let scheme;
  try { scheme = localStorage.getItem('${CHOICE}'); } catch {}
  if (scheme !== 'light' && scheme !== 'dark') scheme = matchMedia('${PREFERS_DARK}').matches ? 'dark' : 'light';
  document.documentElement.dataset.scheme = scheme;
})();`;

/** Change between light and dark. Whoever comes back to what their system prefers follows it again from then on. */
export function changeScheme(): void {
  const next = document.documentElement.dataset.scheme === 'dark' ? 'light' : 'dark';
  keep(next === preferred() ? null : next);
  show(next);
}

/** Follow the system, and the choice that the reader makes in another window; gives what ends it. */
export function followScheme(): () => void {
  const follow = () => show(chosen() ?? preferred());
  const query = window.matchMedia(PREFERS_DARK);
  const ending = new AbortController();
  query.addEventListener('change', follow, ending);
  window.addEventListener('storage', ({ key }) => key === CHOICE && follow(), ending);
  return () => ending.abort();
}

const preferred = (): Scheme => (window.matchMedia(PREFERS_DARK).matches ? 'dark' : 'light');

function show(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme;
}

// A browser that keeps nothing for anybody throws; the choice then holds for this page.
function chosen(): Scheme | null {
  try {
    const kept = window.localStorage.getItem(CHOICE);
    return kept === 'light' || kept === 'dark' ? kept : null;
  } catch {
    return null;
  }
}

function keep(scheme: Scheme | null): void {
  try {
    if (scheme) window.localStorage.setItem(CHOICE, scheme);
    else window.localStorage.removeItem(CHOICE);
  } catch {
    return;
  }
}

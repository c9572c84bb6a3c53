import { refreshTokens } from '@mustalah/contract/accounts';

/** Kept in the browser's local storage under this key. */
export const TOKENS_KEY = 'authTokens';

export interface Tokens {
  access: string;
  refresh: string;
}

/** For the head of the page, which the server draws without knowing who reads it: a member has room for what is theirs. */
export const MEMBER_SCRIPT = `(() => {
  try { if (localStorage.getItem('${TOKENS_KEY}')) document.documentElement.dataset.member = ''; } catch {}
})();`;

type Listener = () => void;
const listeners = new Set<Listener>();

/** The stored tokens, or null when there are none or they are damaged. */
export function readTokens(): Tokens | null {
  if (typeof window === 'undefined') return null;
  try {
    const stored = JSON.parse(window.localStorage.getItem(TOKENS_KEY) ?? 'null');
    return typeof stored?.access === 'string' && typeof stored.refresh === 'string' ? stored : null;
  } catch {
    return null;
  }
}

/** What the access token says of its user, for display only; null when it cannot be read. */
export function readClaims(): Record<string, unknown> | null {
  const payload = readTokens()?.access.split('.')[1];
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? { ...claims } : null;
  } catch {
    return null;
  }
}

export function storeTokens(tokens: Tokens | null): void {
  if (tokens) window.localStorage.setItem(TOKENS_KEY, JSON.stringify(tokens));
  else window.localStorage.removeItem(TOKENS_KEY);
  for (const listener of listeners) listener();
}

/** Be told of every change, also of one made in another tab. Returns the end of it. */
export function onTokensChange(listener: Listener): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === TOKENS_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/**
 * Exchange the refresh token for new tokens. A refresh token works once, so of all tabs one renews and the
 * others take what it got. A refused refresh signs out; a lost connection keeps the session.
 */
export function renewTokens(stale: string): Promise<Tokens | null> {
  return withLock(async () => {
    const current = readTokens();
    // Another tab, or another call of this one, was faster.
    // guard: A token that another tab has renewed is taken, since a refresh token works once ‹ || current.access !== stale →›
    if (!current || current.access !== stale) return current;
    const response = await fetch(refreshTokens.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh: current.refresh }),
    }).catch(() => null);
    if (response?.ok) {
      const renewed: Tokens = await response.json();
      storeTokens(renewed);
      return renewed;
    }
    // guard: A lost connection keeps the session ‹!== null && (response.status === 400 || response.status === 401) → === null || !response.ok›
    const isRefused = response !== null && (response.status === 400 || response.status === 401);
    if (isRefused) storeTokens(null);
    return null;
  });
}

/** Without the Web Locks API (plain http on a network) each tab has only its own order. */
let last: Promise<unknown> = Promise.resolve();
function withLock<T>(act: () => Promise<T>): Promise<T> {
  if (typeof navigator !== 'undefined' && navigator.locks) {
    return navigator.locks.request('mustalah-refresh', act) as Promise<T>;
  }
  const turn = last.then(act, act);
  last = turn.catch(() => null);
  return turn;
}

import {
  type CurrentUser,
  getCurrentUser,
  obtainTokens,
  signOut as revokeTokens,
} from '@mustalah/contract/accounts';
import type { Sent } from '@mustalah/contract/endpoint';
import { finishSignIn as finishSignInEndpoint } from '@mustalah/contract/identity';
import { useSyncExternalStore } from 'react';
import { call, RefusedCall } from './api.ts';
import { sessionText } from './text/session.ts';
import { onTokensChange, readClaims, readTokens, renewTokens, storeTokens } from './tokens.ts';

/** Who is signed in. The server always renders `loading`: it never sees the tokens. */
export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signed-out'; user: null; error?: string }
  | { status: 'signed-in'; user: CurrentUser };

const REFRESH_MS = 270_000;

let session: Session = { status: 'loading', user: null };
let loading: Promise<Session> | null = null;
const listeners = new Set<() => void>();

/** The tokens go because the person wants it so, here. */
let isLeaving = false;

const LOADING: Session = { status: 'loading', user: null };

function set(next: Session): Session {
  session = next;
  for (const listener of listeners) listener();
  return next;
}

/** The session as it is known now; components render again when it changes. */
export const useSession = (): Session =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => session,
    () => LOADING,
  );

/** The session as it is at this moment, for whoever cannot wait for a rendering. */
export const sessionNow = (): Session => session;

/** The session once it is known: restores the stored tokens and fetches the user's record on first use. */
export function knownSession(): Promise<Session> {
  if (session.status !== 'loading') return Promise.resolve(session);
  loading ??= reloadUser().finally(() => {
    loading = null;
  });
  return loading;
}

/** Fetch the user's record again, for instance after it was edited. */
export async function reloadUser(): Promise<Session> {
  if (!readTokens()) return set({ status: 'signed-out', user: null });
  try {
    const user = await call(getCurrentUser, {}).catch(askOnceMore);
    return set({ status: 'signed-in', user });
  } catch (error) {
    // A server that is away for a moment says nothing about the sign-in.
    if (session.status === 'signed-in' && readTokens() && !isRefused(error)) return session;
    return set({ status: 'signed-out', user: null, error: sessionText.userLoadFailed });
  }
}

const MOMENT_MS = 1_000;

/** A server that starts anew, or whose database moves, is back within moments; whoever opens a page then stays signed in. */
async function askOnceMore(error: unknown): Promise<CurrentUser> {
  if (!(error instanceof RefusedCall) || error.status !== 503) throw error;
  await new Promise((over) => setTimeout(over, MOMENT_MS));
  return call(getCurrentUser, {});
}

const isRefused = (error: unknown): boolean =>
  error instanceof RefusedCall && (error.status === 401 || error.status === 403);

/** Whether the token is of this user and says of their rights what is known; both may change while a page is open. */
function speaksOf(user: CurrentUser | null): boolean {
  const claims = readClaims();
  if (!user || !claims) return true;
  // guard: Whoever signs in in another tab is who is signed in here too (session.test.ts)
  if (claims.user_id !== undefined && claims.user_id !== user.id) return false;
  return rightsInToken.every((right) => claims[right] === user[right]);
}

const rightsInToken = ['is_admin', 'is_journal_admin', 'is_reviewer'] as const;

/** Throws the API's refusal; a fault of the network throws too. */
export async function signIn(email: string, password: string, recaptcha: string): Promise<Session> {
  storeTokens(await call(obtainTokens, { body: { email, password, recaptcha } }));
  return reloadUser();
}

/** The same after the second step. */
export async function finishSignIn(body: Sent<typeof finishSignInEndpoint>['body']): Promise<Session> {
  storeTokens(await call(finishSignInEndpoint, { body }));
  return reloadUser();
}

/** Forget the tokens here, and on the server when it can be reached. */
export async function signOut(): Promise<void> {
  const tokens = readTokens();
  isLeaving = true;
  storeTokens(null);
  isLeaving = false;
  set({ status: 'signed-out', user: null });
  if (tokens) await call(revokeTokens, { body: { refresh: tokens.refresh } }).catch(() => null);
}

/**
 * Keep the session alive and tell when it ends, and whether the person ended it here or it ended elsewhere (another tab,
 * a refused refresh). Returns the end of watching.
 */
export function watchSession(onSignedOut: (isOwnAct: boolean) => void): () => void {
  void knownSession();
  const timer = setInterval(() => {
    const tokens = readTokens();
    if (tokens) void renewTokens(tokens.access);
  }, REFRESH_MS);
  const stopListening = onTokensChange(() => {
    const hasTokens = readTokens() !== null;
    if (!hasTokens && session.status === 'signed-in') {
      set({ status: 'signed-out', user: null });
      onSignedOut(isLeaving);
    } else if (hasTokens && (session.status === 'signed-out' || !speaksOf(session.user))) {
      void reloadUser();
    }
  });
  return () => {
    clearInterval(timer);
    stopListening();
  };
}

import { useSyncExternalStore } from 'react';
import type { SessionUser } from '@pora/contracts/session/session.model';
import { sessionRoutes } from '@pora/contracts/session/session.routes';
import { callRoute, onUnauthorised } from '../http/call-route.js';
import { csrfToken, forgetCsrfToken } from '../http/csrf.js';
import { isHttpError, isTemporary, type HttpError } from '../http/http-error.js';
import { claimUserStorage, clearUserStorage, onStorageOwnerChange } from '../storage/storage.js';
import { createStore } from '../sync/store.js';
import { syncState } from '../sync/sync-state.js';

/** Milliseconds before the session check is repeated after a 401 [core §4]. */
export const SESSION_RETRY_MS = 250;
const UNREACHABLE_RETRY_MS = 3_000;

/**
 * Who works here: unknown yet, nobody (`byChoice` after a sign-out), or a person. `failure` is set while the server cannot
 * be asked.
 */
export type SessionState =
  | { status: 'loading'; user: null; failure: HttpError | null }
  | { status: 'signed-out'; user: null; byChoice?: true }
  | { status: 'signed-in'; user: SessionUser };

const LOADING: SessionState = { status: 'loading', user: null, failure: null };
const SIGNED_OUT: SessionState = { status: 'signed-out', user: null };

const store = createStore<SessionState>(LOADING);
const signOutListeners = new Set<() => void>();
let check: Promise<void> | undefined;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function askWhoIsSignedIn(): Promise<SessionUser | null> {
  for (const lastAttempt of [false, true]) {
    try {
      return (await callRoute(sessionRoutes.me)).user;
    } catch (error) {
      if (!isHttpError(error, 401)) throw error;
      if (!lastAttempt) await pause(SESSION_RETRY_MS);
    }
  }
  return null;
}

function signIn(user: SessionUser): void {
  const previous = store.get().user;
  if (previous && previous.email !== user.email) forgetEverything();
  claimUserStorage(user.email);
  store.set({ status: 'signed-in', user });
  // Fetched ahead for the first write; a failure shows there.
  csrfToken().catch(() => forgetCsrfToken());
}

function signOut(state: SessionState = SIGNED_OUT): void {
  forgetEverything();
  store.set(state);
}

function forgetEverything(): void {
  forgetCsrfToken();
  clearUserStorage();
  syncState.reset();
  signOutListeners.forEach((listener) => listener());
}

async function runCheck(): Promise<void> {
  for (;;) {
    try {
      const user = await askWhoIsSignedIn();
      if (user) signIn(user);
      else signOut();
      return;
    } catch (error) {
      const current = store.get();
      if (!isHttpError(error)) throw error;
      // A person who works goes on working: only a clear "no" signs out.
      if (current.status === 'signed-in') return;
      store.set({ status: 'loading', user: null, failure: error });
      await pause(isTemporary(error) ? UNREACHABLE_RETRY_MS : UNREACHABLE_RETRY_MS * 3);
    }
  }
}

/** Asks the server who is signed in; calls that come meanwhile share the answer. */
export function refreshSession(): Promise<void> {
  check ??= runCheck().finally(() => {
    check = undefined;
  });
  return check;
}

/** Starts the session: on /login nobody is asked and the person counts as not signed in [core §2]. */
export function startSession({ skipCheck }: { skipCheck: boolean }): void {
  // The check's own 401 is an answer, not a lost session.
  onUnauthorised(() => (check ? Promise.resolve() : refreshSession()));
  onStorageOwnerChange(() => void refreshSession());
  if (skipCheck) store.set(SIGNED_OUT);
  else void refreshSession();
}

/** Posts the logout, then forgets the person and their local data. @throws HttpError when the server was not reached. */
export async function logout(): Promise<void> {
  try {
    await callRoute(sessionRoutes.logout);
  } catch (error) {
    if (!isHttpError(error, 401)) throw error;
  }
  signOut({ status: 'signed-out', user: null, byChoice: true });
}

/** Calls back when the person is gone and everything about them must leave memory. Answers the way to stop. */
export function onSignedOut(listener: () => void): () => void {
  signOutListeners.add(listener);
  return () => signOutListeners.delete(listener);
}

/** Session for the screen. */
export function useSession(): SessionState {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** The signed-in person. @throws Error outside the signed-in part of the product. */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error('useUser działa tylko po zalogowaniu.');
  return user;
}

/** Puts the session into a state without a server; for tests. */
export function setSessionForTest(user: SessionUser | null): void {
  if (user) claimUserStorage(user.email);
  store.set(user ? { status: 'signed-in', user } : SIGNED_OUT);
}

/** Back to the state before the start; for tests. */
export function resetSessionForTest(): void {
  forgetEverything();
  onUnauthorised(undefined);
  check = undefined;
  store.set(LOADING);
}

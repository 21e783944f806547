import { useSyncExternalStore } from 'react';
import type { SessionUser } from '@pora/contracts/session/session.model';
import { sessionCalls } from '@pora/contracts/session/session.calls';
import type { Call } from '@pora/contracts/call';
import { isDirty, reloadPage } from '../guard/dirty-guard.js';
import { callRoute, onUnauthorised } from '../http/call-route.js';
import { csrfToken, forgetCsrfToken } from '../http/csrf.js';
import { isHttpError, isTemporary, type HttpError } from '../http/http-error.js';
import { forgetKnownAnswers } from '../http/known-answers.js';
import { claimUserStorage, clearUserStorage, onStorageOwnerChange } from '../storage/storage.js';
import { createStore } from '../sync/store.js';
import { syncState } from '../sync/sync-state.js';
import { announcePending, followPending } from '../writes/announce.js';
import { onReturn } from './return-signal.js';
import { tellSignedOut } from './sign-out.js';

/** Milliseconds before the session check is repeated after a 401 [core §4]. */
export const SESSION_RETRY_MS = 250;
const UNREACHABLE_RETRY_MS = 3_000;

/**
 * Who works here: unknown yet, nobody (`byChoice` after a sign-out), or a person. `failure` is set while the server cannot
 * be asked; `lost` while the server does not know the person any more but something unsaved is open.
 */
export type SessionState =
  | { status: 'loading'; user: null; failure: HttpError | null }
  | { status: 'signed-out'; user: null; byChoice?: true }
  | { status: 'signed-in'; user: SessionUser; lost?: true };

const LOADING: SessionState = { status: 'loading', user: null, failure: null };
const SIGNED_OUT: SessionState = { status: 'signed-out', user: null };

const store = createStore<SessionState>(LOADING);
const returns = new Set<(isBack: boolean) => void>();
let check: Promise<void> | undefined;

const OWN_PATHS = new Set<string>(Object.values(sessionCalls).map(({ path }) => path));

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function askWhoIsSignedIn(): Promise<SessionUser | null> {
  for (const lastAttempt of [false, true]) {
    try {
      return (await callRoute(sessionCalls.me)).user;
    } catch (error) {
      if (!isHttpError(error, 401)) throw error;
      if (!lastAttempt) await pause(SESSION_RETRY_MS);
    }
  }
  return null;
}

function signIn(user: SessionUser): void {
  const previous = store.get().user;
  const another = previous !== null && previous.email.toLowerCase() !== user.email.toLowerCase();
  if (another) forgetEverything();
  claimUserStorage(user.email);
  forgetCsrfToken();
  store.set({ status: 'signed-in', user });
  announcePending();
  tellReturned(!another);
  // What is on the screen belongs to somebody else.
  if (another) return reloadPage();
  // Fetched ahead for the first write; a failure shows there.
  csrfToken().catch(() => forgetCsrfToken());
}

/** The server knows nobody. Whoever has something unsaved open stays, and signs in again over the page. */
function loseSession(): void {
  const current = store.get();
  if (current.status === 'signed-in' && hasOpenWork()) store.set({ ...current, lost: true });
  else signOut(SIGNED_OUT, { keepUnsaved: true });
}

/** A form with something typed, or a change the server does not have. */
function hasOpenWork(): boolean {
  return isDirty() || syncState.current().unconfirmed.length > 0;
}

function signOut(state: SessionState, options: { keepUnsaved: boolean }): void {
  forgetEverything(options);
  store.set(state);
  tellReturned(false);
}

function forgetEverything(options = { keepUnsaved: false }): void {
  forgetCsrfToken();
  forgetKnownAnswers();
  clearUserStorage(options);
  tellSignedOut();
  syncState.reset();
}

function tellReturned(isBack: boolean): void {
  const waiting = [...returns];
  returns.clear();
  waiting.forEach((tell) => tell(isBack));
}

/** A 401 of any call: asks who is there, waits for the person to come back, and says whether they did. */
async function recover(route: Call): Promise<boolean> {
  // The session's own calls answer this very question.
  if (OWN_PATHS.has(route.path)) return false;
  await refreshSession();
  const current = store.get();
  if (current.status !== 'signed-in') return false;
  return current.lost ? new Promise((resolve) => returns.add(resolve)) : true;
}

async function runCheck(): Promise<void> {
  for (;;) {
    try {
      const user = await askWhoIsSignedIn();
      if (user) signIn(user);
      else loseSession();
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
  onUnauthorised(recover);
  onStorageOwnerChange(() => void refreshSession());
  onReturn(() => {
    if (isLost()) void refreshSession();
  });
  followPending();
  if (skipCheck) store.set(SIGNED_OUT);
  else void refreshSession();
}

/** Posts the logout, then forgets the person and their local data. @throws HttpError when the server was not reached. */
export async function logout(): Promise<void> {
  try {
    await callRoute(sessionCalls.logout);
  } catch (error) {
    if (!isHttpError(error, 401)) throw error;
  }
  signOut({ status: 'signed-out', user: null, byChoice: true }, { keepUnsaved: false });
}

function isLost(): boolean {
  const current = store.get();
  return current.status === 'signed-in' && current.lost === true;
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
  announcePending();
  store.set(user ? { status: 'signed-in', user } : SIGNED_OUT);
}

/** Back to the state before the start; for tests. */
export function resetSessionForTest(): void {
  forgetEverything();
  returns.clear();
  onUnauthorised(undefined);
  check = undefined;
  store.set(LOADING);
}

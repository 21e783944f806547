import { parseOwnPath } from '@pora/contracts/session/own-path';
import { paths, type SessionState } from '@pora/kit';
import { type Location } from '@pora/kit/router';

/** What /login is told of the page somebody was sent away from; nothing when they left on purpose. */
export function wantedPage(session: SessionState, { pathname, search }: Location): { wanted: string } | null {
  const leftOnPurpose = session.status === 'signed-out' && session.byChoice === true;
  return leftOnPurpose ? null : { wanted: pathname + search };
}

/**
 * Address that begins the sign-in and ends on the wanted page; on the dashboard when there is none. The page is known
 * from the product, or from the address of a sign-in that was refused.
 */
export function signInAddress(state: unknown, search = new URLSearchParams()): string {
  const told = state && typeof state === 'object' && 'wanted' in state ? String(state.wanted) : undefined;
  const wanted = told ?? search.get('return') ?? undefined;
  const page = parseOwnPath(wanted);
  return paths.signIn(page === paths.home || page === paths.dashboard ? undefined : page);
}

/** Page on which a sign-in ends, by what the server has put into the address of /callback; only ever an own one. */
export function pageAfterSignIn(search: URLSearchParams): string {
  return parseOwnPath(search.get('return') ?? undefined) ?? paths.home;
}

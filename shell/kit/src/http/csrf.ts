import { sessionCalls } from '@pora/contracts/session/session.calls';
import { errorOfResponse } from './http-error.js';
import { send } from './transport.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

let token: Promise<string> | undefined;

/** Token of this session for state-changing calls; fetched once, calls that come meanwhile share the request. */
export function csrfToken(): Promise<string> {
  token ??= fetchToken().catch((error: unknown) => {
    token = undefined;
    throw error;
  });
  return token;
}

/** Drops the token: the session changed or the server refused it. */
export function forgetCsrfToken(): void {
  token = undefined;
}

/** Whether a call carries the token [core §7]: a state-changing one to this origin under /api/ or to /auth/logout. */
export function needsCsrfToken(method: string, url: string): boolean {
  if (SAFE_METHODS.has(method.toUpperCase())) return false;
  const { origin, pathname } = new URL(url, window.location.href);
  return (
    origin === window.location.origin &&
    (pathname.startsWith('/api/') || pathname === sessionCalls.logout.path)
  );
}

function fetchToken(): Promise<string> {
  const { method, path } = sessionCalls.csrf;
  return send({ url: path, method, headers: { Accept: 'application/json' } }, async (response) => {
    if (!response.ok) throw await errorOfResponse(response);
    const { csrfToken: value } = (await response.json()) as { csrfToken: string };
    return value;
  });
}

import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '../errors.js';
import { equalInConstantTime } from './signed-cookie.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing request that does not come from our own page: the token must be the session's, and
 * `Sec-Fetch-Site` and `Origin`, where the browser sends them, must name our own origin [core §7].
 * @throws ApiError 403 `csrf`
 */
export function checkCsrf(
  method: string,
  headers: IncomingHttpHeaders,
  session: { csrfToken: string },
  publicUrl: string,
): void {
  if (SAFE_METHODS.has(method)) return;
  const token = headers['x-csrf-token'];
  const site = headers['sec-fetch-site'];
  const origin = headers.origin;
  const foreign =
    (site !== undefined && site !== 'same-origin') ||
    (origin !== undefined && origin !== new URL(publicUrl).origin);
  if (foreign || typeof token !== 'string' || !equalInConstantTime(token, session.csrfToken)) {
    throw new ApiError(403, 'csrf', 'Nie udało się potwierdzić żądania. Odśwież stronę i spróbuj ponownie.');
  }
}

import type { IncomingHttpHeaders } from 'node:http';
import { forbidden, invalidInput } from '../errors.js';
import type { CallerInfo } from '../request-context.js';
import { equalInConstantTime } from './signed-cookie.js';

/** Header with the secret the services share. */
export const INTERNAL_SECRET_HEADER = 'x-internal-secret';

/** Header with the e-mail (percent-encoded) of the person a service works for; believed only with the secret. */
export const INTERNAL_CALLER_HEADER = 'x-internal-caller';

/** Author recorded when a service works on its own. */
export const SYSTEM_EMAIL = 'system@pora';

/** Author recorded when nobody knows who it was. */
export const UNKNOWN_EMAIL = 'unknown@pora';

/** Caller of an internal route. @throws ApiError 403 without the shared secret, 400 when nobody can read for whom. */
export function getInternalCaller(
  headers: IncomingHttpHeaders,
  internalSecret: string,
  requestId: string,
): CallerInfo {
  const secret = headers[INTERNAL_SECRET_HEADER];
  if (typeof secret !== 'string' || !equalInConstantTime(secret, internalSecret)) {
    throw forbidden('To wywołanie jest dostępne tylko dla usług systemu.');
  }
  const email = decodeEmail(headers[INTERNAL_CALLER_HEADER]);
  return { email, name: email, isAdmin: false, requestId, sessionKey: 'internal' };
}

function decodeEmail(value: string | string[] | undefined): string {
  if (typeof value !== 'string') return SYSTEM_EMAIL;
  try {
    return decodeURIComponent(value);
  } catch {
    // Never recorded as the system's own doing.
    throw invalidInput('Nagłówek z osobą, dla której działa usługa, jest niepoprawny.');
  }
}

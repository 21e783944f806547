import { HttpError, isHttpError, messageOf } from '../http/http-error.js';
import type { StoredRecord } from './write-definition.js';
import { writesStrings } from './writes.strings.js';

/** What a call threw, as the one shape of error. */
export function httpErrorOf(thrown: unknown): HttpError {
  if (isHttpError(thrown)) return thrown;
  return new HttpError(messageOf(thrown), { status: 0, code: 'unexpected', details: thrown });
}

/** A failure that was kept in the browser, as an error again. */
export function errorOf({
  message,
  status,
  code,
}: {
  message: string;
  status: number;
  code: string;
}): HttpError {
  return new HttpError(message, { status, code });
}

/** The refusal of a change that met a newer version. */
export function conflictError(): HttpError {
  return new HttpError(writesStrings.conflict, { status: 412, code: 'stale_version' });
}

/** Said of a change that nothing was loaded for yet. */
export function waitingError(): HttpError {
  return new HttpError(writesStrings.waiting, { status: 0, code: 'waiting' });
}

/** The newer record that a 412 carries; null for everything else. */
export function conflictOf<T extends StoredRecord>(error: unknown): T | null {
  if (!isHttpError(error, 412)) return null;
  const { current } = (error.details ?? {}) as { current?: T };
  return current?.id !== undefined && typeof current.version === 'number' ? current : null;
}

import { HttpError } from './http-error.js';
import { httpStrings } from './http.strings.js';

/** Milliseconds after which a call without an answer is given up. */
export const DEFAULT_TIMEOUT_MS = 20_000;

/** One request as it goes out. */
export interface Outgoing {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: BodyInit;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/**
 * Sends a request with the session cookie and hands the answer to `read`; the time limit covers both.
 * @throws HttpError with status 0 and code `network` or `timeout`; the platform's AbortError when the caller aborts.
 */
export async function send<T>(outgoing: Outgoing, read: (response: Response) => Promise<T>): Promise<T> {
  const { url, signal, timeoutMs = DEFAULT_TIMEOUT_MS, ...init } = outgoing;
  const controller = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, timeoutMs);
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(url, { ...init, credentials: 'include', signal: controller.signal });
    return await read(response);
  } catch (error) {
    if (error instanceof HttpError || signal?.aborted) throw error;
    if (timedOut) {
      throw new HttpError(httpStrings.timeout(Math.round(timeoutMs / 1000)), { status: 0, code: 'timeout' });
    }
    throw new HttpError(httpStrings.network, { status: 0, code: 'network' });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

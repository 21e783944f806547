import { QueryClient } from '../queries.js';
import { isHttpError, isTemporary } from '../http/http-error.js';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;

const nextTries = new WeakMap<object, number>();

/** Milliseconds before attempt `failures + 2`: 1 s, 2 s, 4 s … 15 s, and not before the server asked for it. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = (isHttpError(error) && error.retryAfterSeconds) || 0;
  return Math.min(Math.max(asked * 1000, FIRST_RETRY_MS * 2 ** failures), LONGEST_RETRY_MS);
}

/** When what failed with this very error is tried again by itself (ms since 1970); undefined when it is not. */
export function nextTryAfter(error: unknown): number | undefined {
  return nextTries.get(error as object);
}

/** The delay as the cache waits it; a screen can count down to its end. */
function notedDelay(failures: number, error: object): number {
  const delay = retryDelay(failures, error);
  if (isTemporary(error)) nextTries.set(error, Date.now() + delay);
  return delay;
}

/** Cache of server data: temporary failures are retried until they pass, refusals never; one per page, made by the shell. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A browser that thinks it is offline may still reach a server on this machine.
        networkMode: 'always',
        staleTime: 15_000,
        gcTime: 10 * 60_000,
        retry: (_failures, error) => isTemporary(error),
        retryDelay: notedDelay,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

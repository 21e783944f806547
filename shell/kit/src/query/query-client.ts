import { QueryClient } from '../queries.js';
import { isHttpError, isTemporary } from '../http/http-error.js';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;

/** Milliseconds before attempt `failures + 2`: 1 s, 2 s, 4 s … 15 s, or what the server asked for. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = isHttpError(error) ? error.retryAfterSeconds : undefined;
  if (asked !== undefined) return Math.min(Math.max(asked * 1000, FIRST_RETRY_MS), LONGEST_RETRY_MS);
  return Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
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
        retryDelay,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

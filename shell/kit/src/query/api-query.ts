/**
 * Server data by the contract's routes: the key in the page's cache and the function that fetches both derive from
 * the route, so that every part of the product names the same answer alike, in every remote.
 */
import { buildPath, type Call, type CallAnswer, type CallRequest } from '@pora/contracts/call';
import { callRoute } from '../http/call-route.js';

/** What names one answer of a route in the cache. */
export type ApiInput<R extends Call> = Pick<CallRequest<R>, 'params' | 'query'> & {
  /** Version of the record that is asked about, when answers of two versions must never be mixed up. */
  version?: number;
};

/**
 * Key of everything at and below a route's path: `/api/diet-plans2/:id` → `['api', 'diet-plans2', 'dp-1']`, the plan
 * with its check, its history and so on. @throws RangeError when a segment of the path has no value
 */
export function apiPrefix<R extends Call>(route: R, params?: CallRequest<R>['params']): readonly string[] {
  return buildPath(route.path, params as Record<string, unknown> | undefined)
    .split('/')
    .slice(1);
}

/**
 * Key of one call: the segments of its path, then what else the answer depends on. As a filter it matches every call of
 * exactly that path, with any query; nothing below the path. @throws RangeError when a segment of the path has no value
 */
export function apiKey<R extends Call>(route: R, { params, query, version }: ApiInput<R> = {}) {
  const rest = { ...(query !== undefined && { query }), ...(version !== undefined && { version }) };
  return [...apiPrefix(route, params), rest] as const;
}

/** One answer of a route for react-query: its key and how it is fetched; `timeoutMs` as in `callRoute`. */
export function apiQuery<R extends Call>(route: R, input: ApiInput<R> & { timeoutMs?: number } = {}) {
  const { params, query, timeoutMs } = input;
  return {
    queryKey: apiKey(route, input),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<CallAnswer<R>> =>
      callRoute<R>(route, {
        signal,
        ...(params !== undefined && { params }),
        ...(query !== undefined && { query }),
        ...(timeoutMs !== undefined && { timeoutMs }),
      }),
  };
}

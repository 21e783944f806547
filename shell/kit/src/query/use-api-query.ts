import type { Call, CallAnswer, ListAnswer, PageAnswer } from '@pora/contracts/call';
import type { UseQueryOptions } from '../queries.js';
import { callRoute } from '../http/call-route.js';
import { apiKey, apiQuery, type ApiInput } from './api-query.js';
import { useLoad, type LoadState } from './use-load.js';

/** How an answer is kept and shown; key and function come from the route. */
export type ApiQueryOptions<T, D = T> = Omit<UseQueryOptions<T, Error, D>, 'queryKey' | 'queryFn'>;

/** Reads the answer of a route for a screen; `select` takes a part of it, by a function that stays the same. */
export function useApiQuery<R extends Call, D = CallAnswer<R>>(
  route: R,
  input: ApiInput<R> = {},
  options: ApiQueryOptions<CallAnswer<R>, D> = {},
): LoadState<D> {
  return useLoad<CallAnswer<R>, D>({ ...options, ...apiQuery(route, input) });
}

const itemsOf = <T>({ items }: ListAnswer<T>): T[] => items;

/** Reads the list that a route answers as `{ items }`. */
export function useApiList<T, P, Q>(
  route: Call<P, Q, unknown, ListAnswer<T>>,
  input: ApiInput<Call<P, Q, unknown, ListAnswer<T>>> = {},
  options: Pick<ApiQueryOptions<ListAnswer<T>, T[]>, 'refetchOnMount' | 'refetchInterval' | 'enabled'> = {},
): LoadState<T[]> {
  return useApiQuery(route, input, { ...options, select: itemsOf<T> });
}

/** Reads a whole list that comes page by page, for a screen. */
export function useApiPages<T extends { id: string | number }, P, Q>(
  route: Call<P, Q, unknown, PageAnswer<T>>,
  input: ApiInput<Call<P, Q, unknown, PageAnswer<T>>> = {},
  options: Pick<ApiQueryOptions<T[]>, 'enabled'> = {},
): LoadState<T[]> {
  return useLoad<T[]>({
    ...options,
    queryKey: [...apiKey(route, input), 'all pages'],
    queryFn: ({ signal }) => readPages(route, input, signal),
  });
}

/** A whole list that comes page by page; an item that comes twice is kept once. @throws HttpError as `callRoute` does */
export async function readPages<T extends { id: string | number }, P, Q>(
  route: Call<P, Q, unknown, PageAnswer<T>>,
  input: ApiInput<Call<P, Q, unknown, PageAnswer<T>>>,
  signal: AbortSignal,
): Promise<T[]> {
  const items = new Map<T['id'], T>();
  let startKey: string | null = null;
  do {
    const query = Object.assign({}, input.query, startKey !== null && { startKey });
    const page: PageAnswer<T> = await callRoute(route, { ...input, query, signal });
    for (const item of page.items) if (!items.has(item.id)) items.set(item.id, item);
    startKey = page.nextStartKey;
  } while (startKey !== null);
  return [...items.values()];
}

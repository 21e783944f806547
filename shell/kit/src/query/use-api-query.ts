import type { ListAnswer, PageAnswer, Route, RouteAnswer, RouteOf } from '@pora/contracts/route';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { callRoute } from '../http/call-route.js';
import { apiKey, apiQuery, type ApiInput } from './api-query.js';
import { useLoad, type LoadState } from './use-load.js';

/** How an answer is kept and shown; key and function come from the route. */
export type ApiQueryOptions<T, D = T> = Omit<UseQueryOptions<T, Error, D>, 'queryKey' | 'queryFn'>;

/** Reads the answer of a route for a screen; `select` takes a part of it, by a function that stays the same. */
export function useApiQuery<R extends Route, D = RouteAnswer<R>>(
  route: R,
  input: ApiInput<R> = {},
  options: ApiQueryOptions<RouteAnswer<R>, D> = {},
): LoadState<D> {
  return useLoad<RouteAnswer<R>, D>({ ...options, ...apiQuery(route, input) });
}

const itemsOf = <T>({ items }: ListAnswer<T>): T[] => items;

/** Reads the list that a route answers as `{ items }`. */
export function useApiList<T, P extends z.ZodType, Q extends z.ZodType>(
  route: RouteOf<ListAnswer<T>, P, Q>,
  input: ApiInput<RouteOf<ListAnswer<T>, P, Q>> = {},
  options: Pick<ApiQueryOptions<ListAnswer<T>, T[]>, 'refetchOnMount'> = {},
): LoadState<T[]> {
  return useApiQuery(route, input, { ...options, select: itemsOf<T> });
}

/** Reads a whole list that comes page by page; an item that comes twice, because one was added meanwhile, is kept once. */
export function useApiPages<T extends { id: string | number }, P extends z.ZodType, Q extends z.ZodType>(
  route: RouteOf<PageAnswer<T>, P, Q>,
  input: ApiInput<RouteOf<PageAnswer<T>, P, Q>> = {},
): LoadState<T[]> {
  return useLoad<T[]>({
    queryKey: [...apiKey(route, input), 'all pages'],
    queryFn: async ({ signal }) => {
      const items = new Map<T['id'], T>();
      let startKey: string | null = null;
      do {
        const query = Object.assign({}, input.query, startKey !== null && { startKey });
        const page: PageAnswer<T> = await callRoute(route, { ...input, query, signal });
        for (const item of page.items) if (!items.has(item.id)) items.set(item.id, item);
        startKey = page.nextStartKey;
      } while (startKey !== null);
      return [...items.values()];
    },
  });
}

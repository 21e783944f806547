import { useCallback } from 'react';
import {
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '../queries.js';

/** What a screen shows of something it loads. */
export type LoadState<T> =
  | { phase: 'loading' }
  /** Nothing to show; temporary failures go on being retried in the background. */
  | { phase: 'failed'; error: unknown; retry: () => void; retrying: boolean }
  /** `error` is a failed refresh: the data stays on the screen. */
  | { phase: 'ready'; data: T; error: unknown; refreshing: boolean; retry: () => void };

/** Reads server data for a screen: three phases instead of react-query's flags, and a retry that acts at once. */
export function useLoad<T, D = T>(options: UseQueryOptions<T, Error, D>): LoadState<D> {
  const client = useQueryClient();
  const query = useQuery(options);
  const { refetch } = query;
  const hash = JSON.stringify(options.queryKey);
  const retry = useCallback(() => {
    // A query that sleeps between two attempts ignores refetch until it is cancelled.
    void client.cancelQueries({ queryKey: JSON.parse(hash) as QueryKey, exact: true }).then(() => refetch());
  }, [client, hash, refetch]);
  return loadStateOf(query, retry);
}

/** The three phases of a query's result. */
export function loadStateOf<T>(query: UseQueryResult<T, Error>, retry: () => void): LoadState<T> {
  const error = query.error ?? query.failureReason;
  if (query.data !== undefined) {
    return { phase: 'ready', data: query.data, error, refreshing: query.isFetching, retry };
  }
  if (error) return { phase: 'failed', error, retry, retrying: query.isFetching && query.failureCount === 0 };
  return { phase: 'loading' };
}

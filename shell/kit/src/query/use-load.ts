import { useCallback, useState } from 'react';
import {
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '../queries.js';
import { nextTryAfter } from './query-client.js';

/** What a screen shows of something it loads. */
export type LoadState<T> =
  | { phase: 'loading' }
  /** Nothing to show; temporary failures go on being retried in the background. */
  | ({ phase: 'failed'; error: unknown; retry: () => void; retrying: boolean } & NextTry)
  /** `error` is a failed refresh: the data stays on the screen. */
  | ({ phase: 'ready'; data: T; error: unknown; refreshing: boolean; retry: () => void } & NextTry);

interface NextTry {
  /** When what failed is tried again by itself (ms since 1970), past while it is; undefined when that is not known. */
  nextTry?: number | undefined;
}

/** Reads server data for a screen: three phases instead of react-query's flags, and a retry that acts at once. */
export function useLoad<T, D = T>(options: UseQueryOptions<T, Error, D>): LoadState<D> {
  const client = useQueryClient();
  const query = useQuery(options);
  const { refetch, dataUpdatedAt } = query;
  const hash = JSON.stringify(options.queryKey);
  // The cache forgets a failure when it tries again; on the screen it stays until the answer is there.
  const [asked, setAsked] = useState<{ error: unknown; of: string }>();
  const of = `${hash} ${dataUpdatedAt}`;
  const error = query.error ?? query.failureReason ?? (asked?.of === of ? asked.error : null);
  const retry = useCallback(() => {
    setAsked({ error, of });
    // A query that sleeps between two attempts ignores refetch until it is cancelled.
    void client.cancelQueries({ queryKey: JSON.parse(hash) as QueryKey, exact: true }).then(() => refetch());
  }, [client, hash, refetch, error, of]);
  return loadStateOf(query, error, retry);
}

/** The three phases of a query's result. */
function loadStateOf<T>(query: UseQueryResult<T, Error>, error: unknown, retry: () => void): LoadState<T> {
  const nextTry = nextTryAfter(query.failureReason);
  if (query.data !== undefined) {
    return { phase: 'ready', data: query.data, error, refreshing: query.isFetching, retry, nextTry };
  }
  if (!error) return { phase: 'loading' };
  return {
    phase: 'failed',
    error,
    retry,
    retrying: query.isFetching && query.failureCount === 0,
    nextTry,
  };
}

import { createStore, isTemporary, type Store } from '@pora/kit';
import type { QueryClient } from '@pora/kit/queries';

type Query = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number];

const stores = new WeakMap<QueryClient, Store<readonly string[]>>();

/**
 * Beginnings of the calls that somebody waits for in vain, such as `/api/meals`: the cache tries them again and again. Where
 * nobody asks, nothing is known. One store per cache.
 */
export function awayCalls(client: QueryClient): Store<readonly string[]> {
  const known = stores.get(client);
  if (known) return known;
  const cache = client.getQueryCache();
  const away = new Map<string, string>();
  const store = createStore<readonly string[]>([]);
  const look = (query: Query, isSettled: boolean): void => {
    const isAsked = query.isActive();
    if (isAsked && isTemporary(query.state.fetchFailureReason)) away.set(query.queryHash, callOf(query));
    // An attempt that is on its way says nothing yet: the mark stays until its end.
    else if (!isAsked || isSettled) away.delete(query.queryHash);
  };
  const tell = (): void => {
    const calls = [...new Set(away.values())].sort();
    if (calls.join() !== store.get().join()) store.set(calls);
  };
  for (const query of cache.getAll()) look(query, false);
  tell();
  cache.subscribe((event) => {
    look(event.query, event.type === 'updated' && ['success', 'error'].includes(event.action.type));
    tell();
  });
  stores.set(client, store);
  return store;
}

/** `/api/meals` of the key `['api', 'meals', …]`. */
const callOf = ({ queryKey }: Query): string => `/${queryKey.slice(0, 2).join('/')}`;

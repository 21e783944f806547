import { foodCalls, ownWordCalls, planCalls } from '@pora/contracts/calls';
import { type NewOwnWord, type OwnWord } from '@pora/contracts/catalog/own-word.model';
import { apiKey, apiPrefix, apiQuery, callRoute, useSingleMutation } from '@pora/kit';
import { keepPreviousData, useQuery, useQueryClient } from '@pora/kit/queries';

/** Foods by what was typed; asked from two letters on. */
export function useFoodHits(typed: string) {
  const q = typed.trim();
  return useQuery({
    ...apiQuery(foodCalls.search, { query: { q, limit: '20' } }),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  });
}

const NO_NAMES: ReadonlyMap<number, string> = new Map();

/** Names of foods by their numbers, as far as they are known by now. */
export function useFoodNames(ids: readonly number[]): ReadonlyMap<number, string> {
  const { data } = useQuery({
    ...apiQuery(foodCalls.byIds, { query: { ids: ids.join(',') } }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    select: ({ items }) => new Map(items.map(({ id, name }) => [id, name])),
  });
  return data ?? NO_NAMES;
}

/** Remembers what a word means, and takes that back; every plan is checked anew after it. */
export function useOwnWord() {
  const client = useQueryClient();
  const checkAgain = () => {
    void client.invalidateQueries({ queryKey: apiKey(ownWordCalls.list) });
    void client.invalidateQueries({ queryKey: apiPrefix(planCalls.list) });
  };
  return {
    remember: useSingleMutation({
      mutationFn: (body: NewOwnWord) => callRoute(ownWordCalls.create, { body }),
      onSuccess: checkAgain,
    }),
    forget: useSingleMutation({
      mutationFn: ({ id, version }: Pick<OwnWord, 'id' | 'version'>) =>
        callRoute(ownWordCalls.remove, { params: { id }, ifMatch: version }),
      onSuccess: checkAgain,
    }),
  };
}

import { foodCalls, ownWordCalls, planCalls } from '@pora/contracts/calls';
import { type NewOwnWord } from '@pora/contracts/catalog/own-word.model';
import { apiPrefix, apiQuery, callRoute } from '@pora/kit';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Foods by what was typed; asked from two letters on. */
export function useFoodHits(typed: string) {
  const q = typed.trim();
  return useQuery({
    ...apiQuery(foodCalls.search, { query: { q, limit: '20' } }),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  });
}

/** Remembers what a word means, and takes that back; every plan is checked anew after it. */
export function useOwnWord() {
  const client = useQueryClient();
  const checkAgain = () => client.invalidateQueries({ queryKey: apiPrefix(planCalls.list) });
  return {
    remember: useMutation({
      mutationFn: (body: NewOwnWord) => callRoute(ownWordCalls.create, { body }),
      onSuccess: () => void checkAgain(),
    }),
    forget: useMutation({
      mutationFn: (id: string) => callRoute(ownWordCalls.remove, { params: { id } }),
      onSuccess: () => void checkAgain(),
    }),
  };
}

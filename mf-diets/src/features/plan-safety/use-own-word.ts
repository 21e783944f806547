import { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { ownWordRoutes } from '@pora/contracts/catalog/own-word.routes';
import { type NewOwnWord } from '@pora/contracts/catalog/own-word.model';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiPrefix, apiQuery, callRoute } from '@pora/kit';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Foods by what was typed; asked from two letters on. */
export function useFoodHits(typed: string) {
  const q = typed.trim();
  return useQuery({
    ...apiQuery(foodRoutes.search, { query: { q, limit: '20' } }),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  });
}

/** Remembers what a word means, and takes that back; every plan is checked anew after it. */
export function useOwnWord() {
  const client = useQueryClient();
  const checkAgain = () => client.invalidateQueries({ queryKey: apiPrefix(planRoutes.list) });
  return {
    remember: useMutation({
      mutationFn: (body: NewOwnWord) => callRoute(ownWordRoutes.create, { body }),
      onSuccess: () => void checkAgain(),
    }),
    forget: useMutation({
      mutationFn: (id: string) => callRoute(ownWordRoutes.remove, { params: { id } }),
      onSuccess: () => void checkAgain(),
    }),
  };
}

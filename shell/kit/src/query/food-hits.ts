import { foodCalls } from '@pora/contracts/calls';
import type { Food } from '@pora/contracts/catalog/food.model';
// By their shared names: a remote has this file in a bundle of its own, which must not hold a second cache.
import { apiQuery } from '@pora/kit';
import { keepPreviousData, useQuery } from '@pora/kit/queries';

/** Fewest letters that are searched for, and most foods that are answered [library §5, §9]. */
const FEWEST_LETTERS = 2;
const HITS = 50;

/** Foods of the base by what is typed; digits are the number of a food. */
export interface FoodHits {
  /** Best answers first; of the last question while the next is on its way. */
  hits: readonly Food[];
  isLongEnough: boolean;
  isSearching: boolean;
  failed: boolean;
}

/** Searches the food base; the field that is typed into waits for the end of typing. */
export function useFoodHits(typed: string): FoodHits {
  const q = typed.trim();
  const isLongEnough = q.length >= FEWEST_LETTERS;
  const found = useQuery({
    ...apiQuery(foodCalls.search, { query: { q, limit: String(HITS) } }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  });
  return {
    hits: isLongEnough ? (found.data?.items ?? []) : [],
    isLongEnough,
    isSearching: isLongEnough && found.isFetching,
    failed: isLongEnough && found.isError,
  };
}

import { foodCalls } from '@pora/contracts/calls';
import { type Food } from '@pora/contracts/catalog/food.model';
import { apiQuery } from '@pora/kit';
import { keepPreviousData, useQuery } from '@pora/kit/queries';
import { type DraftLine } from './meal-draft.js';

/** Foods of the base that a meal names. */
export interface MealFoods {
  phase: 'loading' | 'ready' | 'failed';
  byId: ReadonlyMap<number, Food>;
  /** Whether the base has the food no more; false as long as nobody knows. */
  isGone: (foodId: number) => boolean;
  retry: () => void;
}

const NONE: ReadonlyMap<number, Food> = new Map();

/** The foods of the lines with their measures and allergens; those that left the base are named as gone. */
export function useMealFoods(lines: readonly DraftLine[]): MealFoods {
  const ids = [...new Set(lines.flatMap(({ item }) => item.foodId ?? []))].sort((a, b) => a - b);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...apiQuery(foodCalls.byIds, { query: { ids: ids.join(',') } }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    select: ({ items }) => new Map(items.map((food) => [food.id, food])),
  });
  const isKnown = ids.length === 0 || (data !== undefined && !isPlaceholderData);
  return {
    phase: isError ? 'failed' : isKnown ? 'ready' : 'loading',
    byId: data ?? NONE,
    isGone: (foodId) => isKnown && !isError && data?.has(foodId) === false,
    retry: () => void refetch(),
  };
}

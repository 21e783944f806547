import { foodCalls, mealCalls } from '@pora/contracts/calls';
import { type Food } from '@pora/contracts/catalog/food.model';
import { apiPrefix, type CollectionView, type LoadState, useCollection } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type FoodChange } from './food-change.js';
import { foodsCollection } from './foods.collection.js';
import { foodStrings as t } from './foods.strings.js';

/** The foods with everything that can be done to the base. */
export type FoodBase = CollectionView<Food, FoodChange>;

/** The foods of the base, local-first, for the screen that changes them [library §7]. */
export function useFoodBase(): FoodBase {
  const base = useCollection(foodsCollection);
  const { state, items } = base;
  useForgetCopies(items, state.phase === 'ready');
  const error = state.phase === 'loading' ? null : state.error;
  useEffect(() => {
    // The rows of the last visit stay [library §8].
    if (error) console.error('Loading the foods failed', error);
  }, [error]);
  return base;
}

/** Answers made of foods are old once a food changed: other lists of foods, and meals with their energy. */
function useForgetCopies(items: readonly Food[], isReady: boolean): void {
  const client = useQueryClient();
  const seen = useRef<readonly Food[]>(undefined);
  useEffect(() => {
    const isFirst = seen.current === undefined;
    if (!isReady || seen.current === items) return;
    seen.current = items;
    if (isFirst) return;
    const own = JSON.stringify(foodsCollection.queryKey);
    for (const { list } of [foodCalls, mealCalls]) {
      void client.invalidateQueries({
        queryKey: apiPrefix(list),
        predicate: ({ queryKey }) => JSON.stringify(queryKey) !== own,
        refetchType: 'none',
      });
    }
  }, [client, items, isReady]);
}

/** All foods of the base, for who only reads them. */
export function useFoods(): LoadState<readonly Food[]> {
  return useCollection(foodsCollection).state;
}

/** The foods by id; undefined while they are not there. */
export function useFoodsById(): ReadonlyMap<number, Food> | undefined {
  const foods = useFoods();
  const list = foods.phase === 'ready' ? foods.data : undefined;
  return useMemo(() => list && new Map(list.map((food) => [food.id, food])), [list]);
}

/** Name of a food by its id; while the foods load, or when a food is gone, the id is shown instead. */
export function useFoodNames(): (foodId: number) => string {
  const names = useFoodsById();
  return useCallback((foodId: number) => names?.get(foodId)?.name ?? t.unnamed(foodId), [names]);
}

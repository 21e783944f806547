import { foodCalls } from '@pora/contracts/calls';
import { type Food } from '@pora/contracts/catalog/food.model';
import { useApiPages } from '@pora/kit';
import { useCallback, useMemo } from 'react';
import { foodStrings as t } from './foods.strings.js';

/** A thousand foods a call [library §9]. */
const PAGES = { query: { limit: '1000', includeIntolerances: 'false' } } as const;

/** All foods of the database. */
export function useFoods() {
  return useApiPages(foodCalls.list, PAGES);
}

/** The foods by id; undefined while they are not there. */
export function useFoodsById(): ReadonlyMap<number, Food> | undefined {
  const foods = useFoods();
  const list = foods.phase === 'ready' ? foods.data : undefined;
  return useMemo(() => list && new Map(list.map((food) => [food.id, food])), [list]);
}

/** Name of a food by its id; while the foods load, or when a food is gone, the id is shown instead. */
export function useFoodNames(): (foodId: number) => string {
  const foods = useFoods();
  const list = foods.phase === 'ready' ? foods.data : undefined;
  const names = useMemo(() => new Map(list?.map((food) => [food.id, food.name])), [list]);
  return useCallback((foodId: number) => names.get(foodId) ?? t.unnamed(foodId), [names]);
}

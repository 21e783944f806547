import { mealCalls } from '@pora/contracts/calls';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { apiPrefix, type CollectionView, type LoadState, useCollection } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { useEffect, useMemo } from 'react';
import { type MealChange } from './meal-change.js';
import { mealsCollection } from './meals.collection.js';

/** The meals with everything that can be done to the library. */
export type MealLibrary = CollectionView<Meal, MealChange>;

/** The meals of the library, local-first [library §7]. */
export function useMealLibrary(): MealLibrary {
  const library = useCollection(mealsCollection);
  const client = useQueryClient();
  const { items } = library;
  useEffect(() => {
    // Other screens keep copies of the list, such as the search of the plan editor.
    const own = JSON.stringify(mealsCollection.queryKey);
    void client.invalidateQueries({
      queryKey: apiPrefix(mealCalls.list),
      predicate: ({ queryKey }) => JSON.stringify(queryKey) !== own,
      refetchType: 'none',
    });
  }, [client, items]);
  return library;
}

/** All meals of the library, for who only reads them. */
export function useMeals(): LoadState<readonly Meal[]> {
  return useMealLibrary().state;
}

/** Number of meals that contain each food; undefined while the library loads [library §2]. */
export function useFoodUsage(): ReadonlyMap<number, number> | undefined {
  const meals = useMeals();
  const list = meals.phase === 'ready' ? meals.data : undefined;
  return useMemo(() => {
    if (!list) return undefined;
    const usage = new Map<number, number>();
    for (const meal of list) {
      for (const foodId of new Set(meal.ingredients.map((ingredient) => ingredient.foodId))) {
        usage.set(foodId, (usage.get(foodId) ?? 0) + 1);
      }
    }
    return usage;
  }, [list]);
}

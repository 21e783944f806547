import { mealCalls } from '@pora/contracts/calls';
import { useApiPages } from '@pora/kit';
import { useMemo } from 'react';

/** All meals of the library, page after page [library §7]. */
export function useMeals() {
  return useApiPages(mealCalls.list, { query: { all: 'true' } });
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

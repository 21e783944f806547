import type { Catalogue, Food, MergedFood } from '@pora/engine/model';
import type { FoodTarget } from '@pora/engine/moved-foods';

/** What foods become: those that became another one in the catalogue, and `moves` that are asked for beside. */
export function targetsOf(
  { foods, mergedFoods = [] }: Pick<Catalogue, 'foods' | 'mergedFoods'>,
  moves: readonly MergedFood[],
): FoodTarget {
  if (mergedFoods.length === 0 && moves.length === 0) return () => undefined;
  const merged = new Map(mergedFoods.map(({ foodId, into }) => [foodId, into]));
  const intoOf = new Map([...merged, ...moves.map(({ foodId, into }): [number, number] => [foodId, into])]);
  const foodById = new Map(foods.map((food) => [food.id, food]));
  const targets = new Map<number, Food>();
  for (const [foodId, into] of intoOf) {
    // What it was to become may itself have become another one since.
    const food = foodById.get(merged.get(into) ?? into);
    if (food) targets.set(foodId, food);
  }
  return (foodId) => targets.get(foodId);
}

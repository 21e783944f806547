import { type Meal } from '@pora/contracts/catalog/meal.model';
import { type SearchWord } from '@pora/engine/text-pl/search-words';
import { searchByName } from './meal-search.js';
import { type MealFilters } from './use-meal-filters.js';

/** Meals that pass every filter, best answers to the search text first. */
export function filterMeals(
  meals: readonly Meal[],
  filters: MealFilters,
  words: readonly SearchWord[] = [],
): Meal[] {
  const { type, category, source, favorites, q } = filters;
  const kept = meals.filter(
    (meal) =>
      (type === null || meal.types.includes(type)) &&
      (category === null || meal.diets.includes(category)) &&
      (source === null || meal.source === source) &&
      (!favorites || meal.favorite),
  );
  return searchByName(kept, q, words);
}

import { type Food } from '@pora/contracts/catalog/food.model';
import { foldText } from '@pora/kit';

/** What the list of foods is narrowed to. */
export interface FoodFilters {
  q: string;
  category: string | null;
}

/** Foods whose name holds every word of the search in any order; a number is read as a food id [library §5]. */
export function filterFoods<T extends Pick<Food, 'id' | 'name' | 'category'>>(
  foods: readonly T[],
  { q, category }: FoodFilters,
): T[] {
  const query = foldText(q).trim();
  const inCategory = category === null ? [...foods] : foods.filter((food) => food.category === category);
  if (query === '') return inCategory;
  if (/^\d+$/.test(query)) return inCategory.filter((food) => String(food.id) === query);
  const words = query.split(/\s+/);
  return inCategory.filter((food) => {
    const name = foldText(food.name);
    return words.every((word) => name.includes(word));
  });
}

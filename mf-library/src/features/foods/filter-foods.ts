import { type Food } from '@pora/contracts/catalog/food.model';
import { buildNameSearch } from '@pora/engine/text-pl/name-search';
import { compareText } from '@pora/kit';

/** What the list of foods is narrowed to. */
export interface FoodFilters {
  q: string;
  category: string | null;
}

/** Foods the search text means, as the server finds them; a number is read as a food id [library §5]. */
export function filterFoods<T extends Pick<Food, 'id' | 'name' | 'category'>>(
  foods: readonly T[],
  { q, category }: FoodFilters,
): T[] {
  const query = q.trim();
  const inCategory = foods.filter((food) => category === null || food.category === category);
  if (query === '') return inCategory;
  if (/^\d+$/.test(query)) return inCategory.filter((food) => String(food.id) === query);
  return buildNameSearch(inCategory.sort((a, b) => compareText(a.name, b.name)))(query);
}

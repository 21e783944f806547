import { type Food } from '@pora/contracts/catalog/food.model';
import { buildNameSearch } from '@pora/engine/text-pl/name-search';
import { compareText } from '@pora/kit';

/** What the list of foods is narrowed to. */
export interface FoodFilters {
  q: string;
  category: string | null;
}

type Filterable = Pick<Food, 'id' | 'name' | 'category'>;

/**
 * Finds the foods that the search text means, as the server finds them; a number is read as a food id [library §5]. The
 * names are sorted and folded once for a list, with the first word that is typed.
 */
export function buildFoodFilter<T extends Filterable>(foods: readonly T[]): (filters: FoodFilters) => T[] {
  let search: ((query: string) => T[]) | undefined;
  return ({ q, category }) => {
    const query = q.trim();
    const isIn = (food: T) => category === null || food.category === category;
    if (query === '') return foods.filter(isIn);
    if (/^\d+$/.test(query)) return foods.filter((food) => String(food.id) === query && isIn(food));
    search ??= buildNameSearch(foods.toSorted((a, b) => compareText(a.name, b.name)));
    return search(query).filter(isIn);
  };
}

import { foodCodeKey, isFoodCode } from '@pora/contracts/catalog/food-code';
import { type Food } from '@pora/contracts/catalog/food.model';
import { NameIndex } from '@pora/engine/text-pl/name-search';
import { type SearchWord } from '@pora/engine/text-pl/search-words';
import { sortByText } from '@pora/text-pl/sort-text';

/** What the list of foods is narrowed to. */
export interface FoodFilters {
  q: string;
  category: string | null;
}

type Filterable = Pick<Food, 'id' | 'name' | 'category' | 'code'>;

/** Names that are read at a time: some milliseconds on a slow device. */
const SLICE = 400;

/** The foods that pass the filters, and a way to prepare the search before somebody types. */
export interface FoodFilter<T> {
  (filters: FoodFilters): T[];
  /** Reads some of the names; answers whether more are left. */
  prepare(): boolean;
}

/**
 * Finds the foods that the search text means, as the server finds them; a number is read as a food id
 * [library §5] or a whole bar code. The
 * names are sorted and folded once for a list: in slices while nobody types, or what is left of them with the first word.
 */
export function buildFoodFilter<T extends Filterable>(
  foods: readonly T[],
  words: readonly SearchWord[] = [],
): FoodFilter<T> {
  let sorted: readonly T[] | undefined;
  const index = new NameIndex<T>(words);
  let read = 0;
  const prepare = (): boolean => {
    if (sorted) for (const food of sorted.slice(read, (read += SLICE))) index.add(food);
    sorted ??= sortByText(foods, ({ name }) => name);
    return read < sorted.length;
  };
  const filter = ({ q, category }: FoodFilters): T[] => {
    const query = q.trim();
    const isIn = (food: T) => category === null || food.category === category;
    if (query === '') return foods.filter(isIn);
    if (/^\d+$/.test(query)) return foods.filter((food) => isOfDigits(food, query) && isIn(food));
    while (prepare());
    return index.find(query).filter(isIn);
  };
  return Object.assign(filter, { prepare });
}

function isOfDigits({ id, code }: Filterable, digits: string): boolean {
  if (String(id) === digits) return true;
  return code !== undefined && isFoodCode(digits) && foodCodeKey(code) === foodCodeKey(digits);
}

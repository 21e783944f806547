import { type Food } from '@pora/contracts/catalog/food.model';
import { FOOD_CATEGORIES } from '@pora/contracts/catalog/food.vocabulary';
import { compareText } from '@pora/kit';

/** The fixed categories, and those that foods of this practice, or an address, have beside them [library §3]. */
export function categoryOptions(
  foods: readonly Food[],
  chosen: string | null = null,
): { value: string; label: string }[] {
  const fixed: readonly string[] = FOOD_CATEGORIES;
  const named = [...foods.map(({ category }) => category), ...(chosen === null ? [] : [chosen])];
  const own = new Set(named.filter((name) => !fixed.includes(name)));
  const names = [...fixed, ...[...own].sort((a, b) => compareText(a, b))];
  return names.map((value) => ({ value, label: value }));
}

import { type Food } from '@pora/contracts/catalog/food.model';
import { foldLetters } from '@pora/kit';

/** Words a copied or imported entry carries beside the name of the food. */
const MARKS = new Set(['import', 'kopia', 'copy', 'm']);
/** Shorter words, such as "z" or "bez", make no two foods the same. */
const TELLING_WORD = 4;

/** The words of a name without case, accents, brackets and the marks of copies, in alphabetical order. */
function wordsOf(name: string): string[] {
  return foldLetters(name)
    .toLowerCase()
    .split(/[^a-z0-9,.%]+/u)
    .map((word) => word.replace(/^[.,]+|[.,]+$/gu, ''))
    .filter((word) => word !== '' && !MARKS.has(word))
    .sort();
}

/**
 * Foods that look like one: the same name whatever its case, accents, order and marks of an import, or the very same values
 * in one category with a telling word in common. Each food stands in one group.
 */
export function duplicatesOf(foods: readonly Food[]): Food[][] {
  const groups = new Map<Food, Food[]>(foods.map((food) => [food, [food]]));
  const join = (a: Food, b: Food): void => {
    const [into, from] = [groups.get(a), groups.get(b)];
    if (!into || !from || into === from) return;
    into.push(...from);
    for (const food of from) groups.set(food, into);
  };
  const byName = new Map<string, Food>();
  const byValues = new Map<string, Food[]>();
  for (const food of foods) {
    const words = wordsOf(food.name);
    const name = words.join(' ');
    const first = byName.get(name);
    if (first && name !== '') join(first, food);
    else byName.set(name, food);
    for (const key of valueKeys(food, words)) {
      const same = byValues.get(key);
      if (same?.[0]) join(same[0], food);
      else byValues.set(key, [food]);
    }
  }
  return [...new Set(groups.values())].filter((group) => group.length > 1);
}

/** One key for each telling word; none for a food without any energy, of which there are many alike. */
function valueKeys(
  { per, category, calories, carbs, fat, protein }: Food,
  words: readonly string[],
): string[] {
  if (calories === 0) return [];
  const values = [per, category, calories, carbs, fat, protein].join('|');
  return words.filter((word) => word.length >= TELLING_WORD).map((word) => `${values}|${word}`);
}

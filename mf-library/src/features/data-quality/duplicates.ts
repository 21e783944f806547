import { type Food } from '@pora/contracts/catalog/food.model';
import { foldLetters } from '@pora/kit';

/** Words a copied or imported entry carries beside the name of the food. */
const MARKS = new Set(['import', 'kopia', 'copy', 'm']);
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
 * in one category where one name says nothing but the other's words. Each food stands in one group.
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
  const byValues = new Map<string, { food: Food; words: ReadonlySet<string> }[]>();
  for (const food of foods) {
    const words = wordsOf(food.name);
    const name = words.join(' ');
    const first = byName.get(name);
    if (first && name !== '') join(first, food);
    else byName.set(name, food);
    // Foods without any energy are many alike.
    if (food.calories === 0) continue;
    const one = { food, words: new Set(words) };
    const alike = byValues.get(valuesOf(food)) ?? [];
    for (const other of alike)
      if (isWithin(one.words, other.words) || isWithin(other.words, one.words)) join(other.food, food);
    byValues.set(valuesOf(food), [...alike, one]);
  }
  return [...new Set(groups.values())].filter((group) => group.length > 1);
}

function valuesOf({ per, category, calories, carbs, fat, protein }: Food): string {
  return [per, category, calories, carbs, fat, protein].join('|');
}

function isWithin(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return words.size > 0 && [...words].every((word) => others.has(word));
}

/**
 * Disliked entries that say less than the person meant. A dislike is matched against food names (rule 7), so "nabiał"
 * or "gluten", which no food is called, keeps nothing off the plate: such a hole has to be seen (decision 13).
 */
import type { Food } from '../model.js';
import { hasEnoughLetters, isDislikedName, meaningfulWords, namedWords } from '../text-pl/dislikes.js';
import { wordsOf } from '../text-pl/fold.js';
import { sameTidyWord } from '../text-pl/inflection.js';

/** Why a disliked entry keeps (nearly) no food away. */
export type DislikeGapKind = 'too_short' | 'category' | 'no_food';

/** A disliked entry that names a whole category, no food at all, or is too short to decide anything. */
export interface DislikeGap {
  readonly entry: string;
  readonly kind: DislikeGapKind;
  /** The category an entry like "ryby" names. */
  readonly category?: string;
  /** Foods the entry does keep away. */
  readonly matched: number;
}

/** An entry that names a category counts as a gap while it matches less than this share of its foods. */
const ENOUGH_OF_CATEGORY = 0.1;

/** Lists the gaps of a survey's disliked entries in their order, each entry once. */
export function dislikeGaps(
  disliked: readonly string[],
  foods: readonly Pick<Food, 'name' | 'category'>[],
): DislikeGap[] {
  const base: FoodBase = {
    foods: foods.map(({ name }) => ({ name, words: wordsOf(name) })),
    vocabulary: new Set(foods.flatMap(({ name }) => wordsOf(name))),
    categories: categorySizes(foods),
  };
  return [...new Set(disliked.map((entry) => entry.trim()))].flatMap((entry) => {
    const gap = entry === '' ? undefined : gapOf(entry, base);
    return gap ? [gap] : [];
  });
}

interface FoodBase {
  readonly foods: readonly { readonly name: string; readonly words: readonly string[] }[];
  readonly vocabulary: ReadonlySet<string>;
  readonly categories: ReadonlyMap<string, number>;
}

function gapOf(entry: string, { foods, vocabulary, categories }: FoodBase): DislikeGap | undefined {
  const words = meaningfulWords(entry);
  if (words.length === 0 || !hasEnoughLetters(entry)) return { entry, kind: 'too_short', matched: 0 };
  // The forms of one word decide quickly which names are worth a full comparison.
  const [first = ''] = words;
  const forms = new Set([...vocabulary].filter((other) => sameTidyWord(first, other)));
  const matched = foods.filter(
    (food) => food.words.some((word) => forms.has(word)) && isDislikedName(entry, food.name),
  ).length;
  for (const [category, size] of categories) {
    if (matched >= size * ENOUGH_OF_CATEGORY) continue;
    const named = namedWords(category);
    if (words.every((word) => named.some((other) => sameTidyWord(word, other))))
      return { entry, kind: 'category', category, matched };
  }
  return matched === 0 ? { entry, kind: 'no_food', matched } : undefined;
}

function categorySizes(foods: readonly Pick<Food, 'category'>[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { category } of foods) sizes.set(category, (sizes.get(category) ?? 0) + 1);
  return sizes;
}

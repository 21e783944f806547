import { ALLERGEN_LABELS } from '@pora/contracts/catalog/food.vocabulary';
import { type OwnWord } from '@pora/contracts/catalog/own-word.model';
import { joinNames } from '@pora/kit';
import { ownWordStrings as t } from './own-word.strings.js';

/** Foods of one word that are named; the rest is counted. */
const NAMED_FOODS = 5;
/** Most foods one call answers. */
const FOODS_OF_A_CALL = 100;

/** Numbers of the foods whose names the list of words needs. */
export function namedFoodIds(words: readonly OwnWord[]): number[] {
  const ids = words.flatMap(({ foodIds }) => foodIds.slice(0, NAMED_FOODS));
  return [...new Set(ids)].slice(0, FOODS_OF_A_CALL);
}

/** What a word means, in words; foods without a name here are counted. */
export function meaningOf(
  { kind, foodIds, categories, allergens }: OwnWord,
  names: ReadonlyMap<number, string>,
): string {
  const named = foodIds.slice(0, NAMED_FOODS).flatMap((id) => names.get(id) ?? []);
  const parts = [
    ...categories.map((category) => t.wholeCategory(category)),
    ...allergens.map((allergen) => t.oneAllergen(ALLERGEN_LABELS[allergen])),
    ...named,
    ...(foodIds.length > named.length ? [t.foods(foodIds.length - named.length, named.length > 0)] : []),
  ];
  if (kind === 'note') return t.isNote;
  return parts.length === 0 ? t.meansNothing : joinNames(parts);
}

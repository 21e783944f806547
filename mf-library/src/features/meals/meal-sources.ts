import { type AllergenConfidence, type AllergenSource } from '@pora/contracts/catalog/allergen-table';
import { type Food } from '@pora/contracts/catalog/food.model';
import { ALLERGEN_CONFIDENCE } from '@pora/contracts/catalog/food.vocabulary';
import { compareText } from '@pora/kit';

/** An intolerance a meal touches, with the foods it comes from, surest first (decision 50). */
export interface TouchedIntolerance {
  key: string;
  name: string;
  confidence: AllergenConfidence;
  foods: readonly AllergenSource[];
}

const rank = (confidence: AllergenConfidence) => ALLERGEN_CONFIDENCE.indexOf(confidence);

/** Intolerances of the dictionary that the foods of a meal are linked to, by the Polish alphabet. */
export function touchedIntolerances(foods: readonly Food[]): TouchedIntolerance[] {
  const byKey = new Map<string, { name: string; foods: AllergenSource[] }>();
  for (const food of foods)
    for (const { key, name } of food.intolerances ?? []) {
      const entry = byKey.get(key) ?? { name, foods: [] };
      entry.foods.push({ name: food.name, confidence: food.allergenInfo.confidence });
      byKey.set(key, entry);
    }
  return [...byKey]
    .map(([key, { name, foods: sources }]) => {
      const sorted = sources.toSorted((a, b) => rank(a.confidence) - rank(b.confidence));
      return { key, name, confidence: sorted[0]?.confidence ?? 'niepewny', foods: sorted };
    })
    .sort((a, b) => compareText(a.name, b.name));
}

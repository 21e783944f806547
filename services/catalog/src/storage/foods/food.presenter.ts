import { tidyCertainty } from '@pora/contracts/catalog/allergen-certainty';
import { ALLERGENS, type Food } from '@pora/contracts/catalog/food.model';
import type { StoredFood } from './stored-food.js';

function allergenInfoOf(row: StoredFood): Food['allergenInfo'] {
  const stored = new Map(row.allergens.map(({ allergen, confidence }) => [allergen, confidence]));
  return tidyCertainty({
    allergens: ALLERGENS.filter((allergen) => stored.has(allergen)),
    confidence: row.allergenConfidence,
    note: row.allergenNote,
    verifiedAt: row.allergenVerifiedAt,
    certainty: Object.fromEntries(ALLERGENS.map((allergen) => [allergen, stored.get(allergen) ?? undefined])),
  });
}

/** The only way a food leaves the service; its intolerances are filled in from the mappings (`withIntolerances`). */
export function presentFood(row: StoredFood): Food {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    per: row.per,
    carbs: row.carbs,
    fat: row.fat,
    protein: row.protein,
    calories: row.calories,
    units: row.units,
    allergenInfo: allergenInfoOf(row),
    ...(row.code !== null && { code: row.code }),
    intolerances: [],
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}

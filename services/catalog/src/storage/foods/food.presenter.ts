import { ALLERGENS, type Food } from '@pora/contracts/catalog/food.model';
import type { StoredFood } from './stored-food.js';

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
    allergenInfo: {
      allergens: ALLERGENS.filter((allergen) => row.allergens.includes(allergen)),
      confidence: row.allergenConfidence,
      note: row.allergenNote,
      verifiedAt: row.allergenVerifiedAt,
    },
    ...(row.code !== null && { code: row.code }),
    intolerances: [],
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}

import type { Allergen, ALLERGEN_CONFIDENCE, FOOD_PER, FoodUnit } from '@pora/contracts/catalog/food.model';

/** A food as the database holds it, with its units in order and its allergens. */
export interface StoredFood {
  id: number;
  name: string;
  category: string;
  per: (typeof FOOD_PER)[number];
  carbs: number;
  fat: number;
  protein: number;
  calories: number;
  code: string | null;
  units: FoodUnit[];
  allergens: { allergen: Allergen; confidence: (typeof ALLERGEN_CONFIDENCE)[number] | null }[];
  allergenConfidence: (typeof ALLERGEN_CONFIDENCE)[number];
  allergenNote: string;
  allergenVerifiedAt: string | null;
  version: number;
  updatedAt: Date;
}

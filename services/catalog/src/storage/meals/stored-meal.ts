import type { MealPicture } from '@pora/contracts/catalog/meal-picture.model';
import type { MealSource, MealType } from '@pora/contracts/catalog/meal-types.model';
import type { DietCategory } from '@pora/contracts/catalog/meal.model';

/** An ingredient as the database holds it. */
export interface StoredIngredient {
  foodId: number;
  grams: number;
  unitName: string | null;
  unitQty: number | null;
  replaceable: boolean | null;
}

/** A meal as the database holds it, with its types, diets and ingredients in order. */
export interface StoredMeal {
  id: string;
  name: string;
  type: MealType;
  types: MealType[];
  source: MealSource;
  favorite: boolean;
  childFriendly: boolean;
  servings: number;
  cookingTimeMinutes: number | null;
  preparationTime: string;
  description: string;
  diets: DietCategory[];
  ingredients: StoredIngredient[];
  /** Null where the meal has no photograph. */
  picture?: MealPicture | null;
  version: number;
  updatedAt: Date;
}

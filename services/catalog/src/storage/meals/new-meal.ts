import type { Meal, MealNutrition } from '@pora/contracts/catalog/meal.model';

/** Content of a meal that is to be stored; what follows from the ingredients is not part of it. */
export type NewMeal = Omit<
  Meal,
  'version' | 'updatedAt' | 'foods' | 'portions' | 'picture' | keyof MealNutrition
>;

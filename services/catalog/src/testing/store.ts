import { SEED_CALLER } from '@pora/common/seed';
import type { TestApp } from '@pora/common/testing/app';
import { Transactions } from '@pora/common/transactions';
import { FoodStorageService, type NewFood } from '../storage/foods/food-storage.service.js';
import { MealStorageService, type NewMeal } from '../storage/meals/meal-storage.service.js';

/** Puts foods and meals into the running service's database, in one transaction. */
export async function store(
  app: TestApp,
  foods: readonly NewFood[],
  meals: readonly NewMeal[] = [],
): Promise<void> {
  const foodStorage = app.get<FoodStorageService>(FoodStorageService);
  const mealStorage = app.get<MealStorageService>(MealStorageService);
  await app.get<Transactions>(Transactions).run(async () => {
    await foodStorage.insert(foods, SEED_CALLER);
    await mealStorage.insert(meals, SEED_CALLER);
  });
}

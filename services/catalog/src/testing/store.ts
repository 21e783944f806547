import { SEED_CALLER } from '@pora/common/seed';
import type { TestApp } from '@pora/common/testing/app';
import { Transactions } from '@pora/common/transactions';
import { FoodsRepository } from '../storage/foods/foods.repository.js';
import type { NewFood } from '../storage/foods/new-food.js';
import { MealsRepository } from '../storage/meals/meals.repository.js';
import type { NewMeal } from '../storage/meals/new-meal.js';

/** Puts foods and meals into the running service's database, in one transaction. */
export async function store(
  app: TestApp,
  foods: readonly NewFood[],
  meals: readonly NewMeal[] = [],
): Promise<void> {
  const foodRows = app.get<FoodsRepository>(FoodsRepository);
  const mealRows = app.get<MealsRepository>(MealsRepository);
  await app.get<Transactions>(Transactions).run(async () => {
    await foodRows.insertFoods(foods, SEED_CALLER);
    await mealRows.insertMeals(meals, SEED_CALLER);
  });
}

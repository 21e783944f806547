import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import type { Food } from '@pora/contracts/catalog/food.model';
import type { Meal } from '@pora/contracts/catalog/meal.model';
import type { RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { presentMeal } from './meal.presenter.js';
import { MealsRepository } from './meals.repository.js';
import type { NewMeal } from './new-meal.js';

export type { NewMeal } from './new-meal.js';

/** Stored meals for the other features of this service. */
@Injectable()
export class MealStorageService {
  constructor(private readonly meals: MealsRepository) {}

  /** All meals by id, with the nutrition their foods give. */
  async readAll(foodById: ReadonlyMap<number, Food>, rules: RuleConfig): Promise<Meal[]> {
    return (await this.meals.list()).map((row) => presentMeal(row, foodById, rules));
  }

  /** Those of the foods that meals of the library are made of. */
  usedFoods(foodIds: readonly number[]): Promise<Set<number>> {
    return this.meals.usedFoods(foodIds);
  }

  lastAuthors(): Promise<Map<string, string>> {
    return this.meals.lastAuthors();
  }

  insert(meals: readonly NewMeal[], caller: CallerInfo): Promise<void> {
    return this.meals.insertMeals(meals, caller);
  }

  replace(meal: NewMeal, caller: CallerInfo): Promise<void> {
    return this.meals.replaceMeal(meal, caller);
  }
}

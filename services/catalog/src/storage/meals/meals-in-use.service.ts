import { Injectable } from '@nestjs/common';
import type { Food } from '@pora/contracts/catalog/food.model';
import type { Meal } from '@pora/contracts/catalog/meal.model';
import type { RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { presentMeal } from './meal.presenter.js';
import { MealsRepository } from './meals.repository.js';

/** Meals in use, presented for the other features of this service; those in the trash do not exist here. */
@Injectable()
export class MealsInUseService {
  constructor(private readonly meals: MealsRepository) {}

  /** All meals by id, with the nutrition their foods give. */
  async readAll(foodById: ReadonlyMap<number, Food>, rules: RuleConfig): Promise<Meal[]> {
    return (await this.meals.list()).map((row) => presentMeal(row, foodById, rules));
  }

  /** Those of the meals that are in use, which nobody else can change until the transaction ends. */
  async lockByIds(
    ids: readonly string[],
    foodById: ReadonlyMap<number, Food>,
    rules: RuleConfig,
  ): Promise<Map<string, Meal>> {
    const rows = await this.meals.lockByIds(ids);
    return new Map(rows.map((row) => [row.id, presentMeal(row, foodById, rules)]));
  }
}

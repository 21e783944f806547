import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import { notFound } from '@pora/common/errors';
import type { Food } from '@pora/contracts/catalog/food.model';
import { presentFood } from './food.presenter.js';
import { FoodsRepository } from './foods.repository.js';
import type { NewFood } from './new-food.js';
import { unknownFoods } from './unknown-foods.js';

export type { NewFood } from './new-food.js';

/** Stored foods for the other features of this service; foods in the trash do not exist for them. */
@Injectable()
export class FoodStorageService {
  constructor(private readonly foods: FoodsRepository) {}

  /** All foods by id. */
  async readAll(): Promise<Food[]> {
    return (await this.foods.list()).map(presentFood);
  }

  /** Those of the foods that exist. */
  async readByIds(ids: readonly number[]): Promise<Food[]> {
    return (await this.foods.listByIds(ids)).map(presentFood);
  }

  /** Numbers of all foods that exist. */
  idsInUse(): Promise<Set<number>> {
    return this.foods.idsInUse();
  }

  /** @throws ApiError 404 */
  async getById(id: number): Promise<Food> {
    const [food] = await this.readByIds([id]);
    if (!food) throw notFound('Nie znaleziono produktu.');
    return food;
  }

  /**
   * Makes sure that all the foods exist and stay until the current transaction ends.
   * @throws ApiError 422 `unknown_foods` with `details.foodIds`
   */
  async hold(ids: readonly number[]): Promise<void> {
    const wanted = [...new Set(ids)];
    const held = new Set(await this.foods.lockInUse(wanted, 'use'));
    const unknown = wanted.filter((id) => !held.has(id));
    if (unknown.length > 0) throw unknownFoods(unknown);
  }

  /** Who changed which food last, foods in the trash included. */
  lastAuthors(): Promise<Map<number, string>> {
    return this.foods.lastAuthors();
  }

  insert(foods: readonly NewFood[], caller: CallerInfo): Promise<void> {
    return this.foods.insertFoods(foods, caller);
  }

  replace(food: NewFood, caller: CallerInfo): Promise<void> {
    return this.foods.replaceFood(food, caller);
  }
}

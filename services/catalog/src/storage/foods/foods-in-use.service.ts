import { Injectable } from '@nestjs/common';
import { notFound } from '@pora/common/errors';
import type { Food } from '@pora/contracts/catalog/food.model';
import { presentFood } from './food.presenter.js';
import { FoodsRepository, type MergedFood } from './foods.repository.js';
import { unknownFoods } from './unknown-foods.js';

/** Foods in use, presented or held for the other features of this service; those in the trash do not exist here. */
@Injectable()
export class FoodsInUseService {
  constructor(private readonly foods: FoodsRepository) {}

  /** All foods by id. */
  async readAll(): Promise<Food[]> {
    return (await this.foods.list()).map(presentFood);
  }

  /** Numbers of foods that became one in use. */
  readMerged(): Promise<MergedFood[]> {
    return this.foods.listMerged();
  }

  /** Those of the foods that exist. */
  async readByIds(ids: readonly number[]): Promise<Food[]> {
    return (await this.foods.listByIds(ids)).map(presentFood);
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
    const held = await this.holdKnown(ids);
    const unknown = [...new Set(ids)].filter((id) => !held.has(id));
    if (unknown.length > 0) throw unknownFoods(unknown, await this.foods.namesOf(unknown));
  }

  /** Those of the foods that exist; they stay until the current transaction ends. */
  async holdKnown(ids: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set(await this.foods.lockInUse([...new Set(ids)], 'use'));
  }
}

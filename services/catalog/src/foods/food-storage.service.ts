import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import type { Food } from '@pora/contracts/catalog/food.model';
import { presentFood } from './food.presenter.js';
import { FoodsRepository } from './foods.repository.js';
import type { NewFood } from './new-food.js';

export type { NewFood } from './new-food.js';

/** Stored foods for the other features of this service. */
@Injectable()
export class FoodStorageService {
  constructor(private readonly foods: FoodsRepository) {}

  /** All foods by id. */
  async readAll(): Promise<Food[]> {
    return (await this.foods.list()).map(presentFood);
  }

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

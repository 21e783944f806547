import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import type { Meal } from '@pora/contracts/catalog/meal.model';
import { FoodsInUseService } from '../storage/foods/foods-in-use.service.js';
import { RuleConfigStorageService } from '../storage/rule-config/rule-config-storage.service.js';
import { presentMeal, presentWholeMeal } from '../storage/meals/meal.presenter.js';
import type { MealEntity } from '../storage/meals/meal.entity.js';
import { MealsRepository } from '../storage/meals/meals.repository.js';

/** What every change of a meal begins and ends with; used inside a transaction. */
@Injectable()
export class MealRecordsService {
  constructor(
    private readonly meals: MealsRepository,
    private readonly foods: FoodsInUseService,
    private readonly rules: RuleConfigStorageService,
    private readonly audit: Audit,
  ) {}

  /** A meal nobody else can change. @throws ApiError 404, and 412 when the caller knows an older version */
  async lock(id: string, ifMatch: number | undefined): Promise<{ row: MealEntity; meal: Meal }> {
    const row = await this.meals.getForUpdate(id);
    const meal = await this.read(id);
    checkVersion(meal.version, ifMatch, () => meal);
    return { row, meal };
  }

  /** A meal with the nutrition its foods give now. @throws ApiError 404 */
  async read(id: string): Promise<Meal> {
    const stored = await this.meals.getStored(id);
    const foods = await this.foods.readByIds(stored.ingredients.map(({ foodId }) => foodId));
    const foodById = new Map(foods.map((food) => [food.id, food]));
    return presentWholeMeal(presentMeal(stored, foodById, await this.rules.inForce()), foodById);
  }

  /** Adds a line about a meal to the audit trail. */
  note(caller: CallerInfo, action: string, id: string, fields: readonly string[] = []): Promise<void> {
    return this.audit.record({ caller, action: `meals.${action}`, entity: 'meal', entityId: id, fields });
  }
}

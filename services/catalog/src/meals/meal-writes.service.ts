import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import type { mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import type { Meal } from '@pora/contracts/catalog/meal.model';
import { randomUUID } from 'node:crypto';
import { CatalogueEventsService } from '../catalogue/catalogue-events.service.js';
import { changedFields } from '../database/changed-fields.js';
import { FoodsInUseService } from '../storage/foods/foods-in-use.service.js';
import { MealPicturesRepository } from '../storage/meals/meal-pictures.repository.js';
import { MealsRepository } from '../storage/meals/meals.repository.js';
import type { NewMeal } from '../storage/meals/new-meal.js';
import { contentOfMeal, contentOfNewMeal, contentOfPatchedMeal } from './meal.changes.js';
import { MealRecordsService } from './meal-records.service.js';

type CreateInput = RouteInput<typeof mealRoutes.create>;
type UpdateInput = RouteInput<typeof mealRoutes.update>;

/** Name under which repeated creations of a meal are recognised. */
export const CREATE_MEAL = 'meals.create';

/** Creating and changing meals of the library [library §7]. */
@Injectable()
export class MealWritesService {
  constructor(
    private readonly meals: MealsRepository,
    private readonly pictures: MealPicturesRepository,
    private readonly records: MealRecordsService,
    private readonly foods: FoodsInUseService,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly events: CatalogueEventsService,
  ) {}

  async create({ body, idempotencyKey }: CreateInput, caller: CallerInfo): Promise<Meal> {
    const request = { caller, operation: CREATE_MEAL, key: idempotencyKey, clientId: body.id, body };
    const meal = await this.idempotency.once(request, async () => {
      const id = body.id ?? `m-${randomUUID()}`;
      if (await this.meals.isTaken(id))
        throw conflict('conflict', 'Posiłek o tym identyfikatorze już istnieje.');
      const content = contentOfNewMeal(id, body);
      await this.holdFoods(content);
      await this.meals.insertMeals([content], caller);
      if (body.pictureOf !== undefined) await this.pictures.copy(body.pictureOf, id);
      await this.records.note(caller, 'create', id);
      return this.records.read(id);
    });
    this.events.publishSoon();
    return meal;
  }

  async update({ params: { id }, body, ifMatch }: UpdateInput, caller: CallerInfo): Promise<Meal> {
    const meal = await this.transactions.run(async () => {
      const { meal: stored } = await this.records.lock(id, ifMatch);
      const before = contentOfMeal(stored);
      const after = contentOfPatchedMeal(before, body);
      const fields = changedFields(before, after);
      if (fields.length === 0) return stored;
      if (fields.includes('ingredients')) await this.holdFoods(after);
      await this.meals.replaceMeal(after, caller, fields);
      await this.records.note(caller, 'update', id, fields);
      return this.records.read(id);
    });
    this.events.publishSoon();
    return meal;
  }

  private holdFoods({ ingredients }: NewMeal): Promise<void> {
    return this.foods.hold(ingredients.map(({ foodId }) => foodId));
  }
}

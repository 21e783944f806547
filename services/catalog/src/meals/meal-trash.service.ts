import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import { Idempotency } from '@pora/common/idempotency';
import { trashBegin } from '@pora/common/maintenance/trash-life';
import { Transactions } from '@pora/common/transactions';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type { mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import type { Meal } from '@pora/contracts/catalog/meal.model';
import { CatalogueEventsService } from '../catalogue/catalogue-events.service.js';
import { FoodsInUseService } from '../storage/foods/foods-in-use.service.js';
import { MealsRepository } from '../storage/meals/meals.repository.js';
import { presentTrash } from '../storage/trashed-record.js';
import { MealRecordsService } from './meal-records.service.js';
import { CREATE_MEAL } from './meal-writes.service.js';

type ByIdInput = RouteInput<typeof mealRoutes.remove>;

/** Deleting a meal for 30 days of second thoughts. Plans keep their own copy of a meal and do not change. */
@Injectable()
export class MealTrashService {
  constructor(
    private readonly meals: MealsRepository,
    private readonly records: MealRecordsService,
    private readonly foods: FoodsInUseService,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly events: CatalogueEventsService,
  ) {}

  /** Deleted meals that can still come back, the last one first. */
  async list(): Promise<RouteAnswer<typeof mealRoutes.trash>> {
    return presentTrash(await this.meals.listTrash(trashBegin()));
  }

  async remove({ params: { id }, ifMatch }: ByIdInput, caller: CallerInfo): Promise<void> {
    await this.transactions.run(async () => {
      const { row } = await this.records.lock(id, ifMatch);
      await this.meals.moveToTrash(row, caller);
      await this.records.note(caller, 'delete', id);
      // A creation that is sent again must not be answered as if the meal were still there.
      await this.idempotency.forget(CREATE_MEAL, id);
    });
    this.events.publishSoon();
  }

  /**
   * Takes a meal out of the trash; one that is not in it is answered as stored: a second call does no harm.
   * @throws ApiError 422 `unknown_foods` when foods of the meal have been deleted meanwhile
   */
  async restore({ params: { id } }: ByIdInput, caller: CallerInfo): Promise<Meal> {
    const meal = await this.transactions.run(async () => {
      const row = await this.meals.getAnyForUpdate(id);
      if (row.deletedAt !== null) {
        await this.foods.hold(await this.meals.foodIdsOf(id));
        await this.meals.restore(row, caller);
        await this.records.note(caller, 'restore', id);
      }
      return this.records.read(id);
    });
    this.events.publishSoon();
    return meal;
  }

  /** Removes a meal of the trash for good. @throws ApiError 404 for one that is not in it */
  async erase(id: string, caller: CallerInfo): Promise<void> {
    await this.transactions.run(async () => {
      await this.meals.eraseTrashed(id);
      await this.records.note(caller, 'erase', id);
    });
    this.events.publishSoon();
  }

  /** Removes for good what has been in the trash since before the given moment; answers how many meals. */
  purge(before: Date): Promise<number> {
    return this.transactions.run(() => this.meals.purgeTrash(before));
  }
}

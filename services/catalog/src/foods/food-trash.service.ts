import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import { Idempotency } from '@pora/common/idempotency';
import { trashBegin } from '@pora/common/maintenance/trash-life';
import { Transactions } from '@pora/common/transactions';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { CatalogueEventsService } from '../catalogue/catalogue-events.service.js';
import { MealsRepository } from '../storage/meals/meals.repository.js';
import { FoodsRepository } from '../storage/foods/foods.repository.js';
import { presentTrash } from '../storage/trashed-record.js';
import { FoodRecordsService } from './food-records.service.js';
import { CREATE_FOOD } from './food-writes.service.js';

type Routes = typeof foodRoutes;

/**
 * Deleting foods for 30 days of second thoughts. Substitutions and mappings of a food go to the trash and come back with
 * it; a food that a meal of the library is made of is not deleted [library §4].
 */
@Injectable()
export class FoodTrashService {
  constructor(
    private readonly foods: FoodsRepository,
    private readonly records: FoodRecordsService,
    private readonly meals: MealsRepository,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly events: CatalogueEventsService,
  ) {}

  /** Deleted foods that can still come back, the last one first. */
  async list(): Promise<RouteAnswer<typeof foodRoutes.trash>> {
    return presentTrash(await this.foods.listTrash(trashBegin()));
  }

  async remove(
    { body }: RouteInput<Routes['remove']>,
    caller: CallerInfo,
  ): Promise<RouteAnswer<Routes['remove']>> {
    const answer = await this.transactions.run(async () => {
      // Locked first: a meal that is just being saved with one of them is either seen here or refused there.
      const ids = await this.foods.lockInUse(body.ids, 'change');
      const used = await this.meals.usedFoods(ids);
      const deleted = ids.filter((id) => !used.has(id));
      await this.foods.trashFoods(deleted, caller);
      for (const id of deleted) await this.records.note(caller, 'delete', id);
      // A creation that is sent again must not be answered as if the food were still there.
      await this.idempotency.forget(CREATE_FOOD, ...deleted.map(String));
      return { deleted, skippedInUse: ids.filter((id) => used.has(id)) };
    });
    this.events.publishSoon();
    return answer;
  }

  /** Foods that are not in the trash are answered as stored: a second call does no harm. */
  async restore(
    { body }: RouteInput<Routes['restore']>,
    caller: CallerInfo,
  ): Promise<RouteAnswer<Routes['restore']>> {
    const items = await this.transactions.run(async () => {
      const restored = await this.foods.restoreFoods(body.ids, caller);
      for (const id of restored) await this.records.note(caller, 'restore', id);
      return this.records.readByIds(body.ids);
    });
    this.events.publishSoon();
    return { items };
  }

  /** Removes a food of the trash for good. @throws ApiError 404 for one that is not in it, 409 for one that a meal is made of */
  async erase(id: number, caller: CallerInfo): Promise<void> {
    await this.transactions.run(async () => {
      await this.foods.eraseTrashed(id);
      await this.records.note(caller, 'erase', id);
    });
    this.events.publishSoon();
  }

  /** Removes for good what has been in the trash since before the given moment; answers how many foods. */
  purge(before: Date): Promise<number> {
    return this.transactions.run(() => this.foods.purgeTrash(before));
  }
}

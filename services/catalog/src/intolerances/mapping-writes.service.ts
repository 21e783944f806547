import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { notFound } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import { Transactions } from '@pora/common/transactions';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type { IntoleranceMapping } from '@pora/contracts/catalog/intolerance.model';
import type { intoleranceMappingRoutes as routes } from '@pora/contracts/catalog/intolerance.routes';
import { CatalogueEventsService } from '../catalogue/catalogue-events.service.js';
import { FoodsInUseService } from '../storage/foods/foods-in-use.service.js';
import { IntoleranceMappingsRepository } from '../storage/intolerances/intolerance-mappings.repository.js';
import { IntolerancesRepository } from '../storage/intolerances/intolerances.repository.js';
import { presentMapping } from './intolerance.presenter.js';

type BatchAnswer = RouteAnswer<typeof routes.removeBatch>;

/** Linking foods to intolerances and taking links away [library §7]. */
@Injectable()
export class MappingWritesService {
  constructor(
    private readonly dictionary: IntolerancesRepository,
    private readonly mappings: IntoleranceMappingsRepository,
    private readonly foods: FoodsInUseService,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
    private readonly events: CatalogueEventsService,
  ) {}

  /** Answers the link, also when it was there already. @throws ApiError 404 for an unknown intolerance or food */
  async create({ body, idempotencyKey }: RouteInput<typeof routes.create>, caller: CallerInfo) {
    const pair = { intolerance: body.intolerance, foodId: body.foodId };
    const request = { caller, operation: 'intolerances.map', key: idempotencyKey, body: pair };
    const mapping = await this.idempotency.once(request, async (): Promise<IntoleranceMapping> => {
      const item = await this.dictionary.getItemForUpdate(pair.intolerance);
      const food = await this.foods.getById(pair.foodId);
      if (await this.mappings.add(pair, caller))
        await this.note(caller, 'map', pair.intolerance, [pair.foodId]);
      return presentMapping(item, food);
    });
    this.events.publishSoon();
    return mapping;
  }

  /** Links the foods that are in use, all or none of them. @throws ApiError 404 for an unknown intolerance */
  async createBatch(
    { body, idempotencyKey }: RouteInput<typeof routes.createBatch>,
    caller: CallerInfo,
  ): Promise<BatchAnswer> {
    const request = { caller, operation: 'intolerances.map-batch', key: idempotencyKey, body };
    const answer = await this.idempotency.once(request, async (): Promise<BatchAnswer> => {
      const foodIds = [...new Set(body.foodIds)];
      await this.dictionary.getItemForUpdate(body.intolerance);
      const inUse = await this.foods.holdKnown(foodIds);
      const added = await this.mappings.addAll(body.intolerance, [...inUse], caller);
      if (added.length > 0) await this.note(caller, 'map', body.intolerance, added);
      return {
        succeeded: foodIds.filter((foodId) => inUse.has(foodId)),
        failed: foodIds.filter((foodId) => !inUse.has(foodId)),
      };
    });
    this.events.publishSoon();
    return answer;
  }

  /** @throws ApiError 404 when there is no such link */
  async remove({ body }: RouteInput<typeof routes.remove>, caller: CallerInfo): Promise<void> {
    await this.transactions.run(async () => {
      const removed = await this.mappings.remove(body.intolerance, [body.foodId]);
      if (removed.size === 0) throw notFound('Nie znaleziono powiązania.');
      await this.note(caller, 'unmap', body.intolerance, [body.foodId]);
    });
    this.events.publishSoon();
  }

  /** Removes the links that are there, all or none of them. @throws ApiError 404 for an unknown intolerance */
  async removeBatch(
    { body }: RouteInput<typeof routes.removeBatch>,
    caller: CallerInfo,
  ): Promise<BatchAnswer> {
    const foodIds = [...new Set(body.foodIds)];
    const removed = await this.transactions.run(async () => {
      await this.dictionary.getById(body.intolerance);
      const gone = await this.mappings.remove(body.intolerance, foodIds);
      if (gone.size > 0) await this.note(caller, 'unmap', body.intolerance, [...gone]);
      return gone;
    });
    this.events.publishSoon();
    return {
      succeeded: foodIds.filter((foodId) => removed.has(foodId)),
      failed: foodIds.filter((foodId) => !removed.has(foodId)),
    };
  }

  /** The trail names the foods by their numbers. */
  private note(caller: CallerInfo, action: string, key: string, foodIds: readonly number[]): Promise<void> {
    const fields = foodIds.map(String);
    return this.audit.record({
      caller,
      action: `intolerances.${action}`,
      entity: 'intolerance',
      entityId: key,
      fields,
    });
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import type { FoodMerge, FoodMergePreview } from '@pora/contracts/catalog/food-merge.model';
import type { foodMergeRoutes as routes } from '@pora/contracts/catalog/food-merge.routes';
import { CatalogueEventsService } from '../catalogue/catalogue-events.service.js';
import { CatalogueService, type Catalogue } from '../catalogue/catalogue.service.js';
import { FoodsRepository } from '../storage/foods/foods.repository.js';
import { unknownFoods } from '../storage/foods/unknown-foods.js';
import { MealsRepository } from '../storage/meals/meals.repository.js';
import { FoodMergesRepository } from './food-merges.repository.js';
import { MergeWritesService } from './merge-writes.service.js';
import { effectOf, stampOf, type MergeEffect, type MergeRequest } from './merge-effect.js';
import { presentMerge, presentPreview } from './merge.presenter.js';
import { PlansFollowService } from './plans-follow.service.js';

/** Milliseconds a person waits for the plans; they go on following without anybody. */
const WAIT_FOR_PLANS_MS = 4_000;

/** Several foods become one, or one takes the place of another everywhere (ADR 0077). */
@Injectable()
export class FoodMergeService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly foods: FoodsRepository,
    private readonly meals: MealsRepository,
    private readonly merges: FoodMergesRepository,
    private readonly writes: MergeWritesService,
    private readonly plans: PlansFollowService,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
    private readonly events: CatalogueEventsService,
  ) {}

  /** @throws ApiError 422 `unknown_foods` */
  async preview({ query }: RouteInput<typeof routes.preview>): Promise<FoodMergePreview> {
    const catalogue = await this.catalogue.current();
    const effect = await this.effectIn(catalogue, query);
    const addedAt = await this.foods.addedAt([query.stays, ...query.goes]);
    return presentPreview(effect, catalogue, addedAt);
  }

  /** Merges the plans have not followed. */
  async open(): Promise<{ items: FoodMerge[] }> {
    return { items: (await this.merges.listOpen()).map(presentMerge) };
  }

  /** @throws ApiError 422 `unknown_foods`, 409 when it would do something else than its preview said */
  async create(
    { body, idempotencyKey }: RouteInput<typeof routes.create>,
    caller: CallerInfo,
  ): Promise<FoodMerge> {
    const request = { caller, operation: 'foods.merge', key: idempotencyKey, body };
    const { id } = await this.idempotency.once(request, () => this.merge(body, caller));
    this.events.publishSoon();
    await this.waitForPlans();
    return presentMerge(await this.merges.find(id));
  }

  private async merge(
    { stamp, ...request }: MergeRequest & { readonly stamp: string },
    caller: CallerInfo,
  ): Promise<{ id: string }> {
    const { kind, stays, goes } = request;
    // Meals first, as who changes a meal does; then nobody can begin to use one of the foods.
    await this.meals.lockMadeOf(goes);
    await this.foods.lockInUse([stays, ...goes], 'change');
    const effect = await this.effectIn(await this.catalogue.current(), request);
    if (stampOf(effect) !== stamp) {
      throw conflict('conflict', 'Biblioteka zmieniła się od podglądu. Sprawdź zmiany jeszcze raz.');
    }
    await this.writes.apply(effect, kind, caller);
    const id = randomUUID();
    await this.merges.add({ id, kind, stays, goes: [...goes], requestedBy: caller.email });
    const entry = { caller, entity: 'food', action: `foods.${kind}` };
    await this.audit.record({ ...entry, entityId: String(stays), fields: goes.map(String) });
    return { id };
  }

  /** Short enough for a request: what takes longer goes on after the answer. */
  private async waitForPlans(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, WAIT_FOR_PLANS_MS);
    });
    await Promise.race([this.plans.finishAll(), tooLong]);
    clearTimeout(timer);
  }

  /** @throws ApiError 422 `unknown_foods` */
  private async effectIn(catalogue: Catalogue, request: MergeRequest): Promise<MergeEffect> {
    const { stays, goes } = request;
    const unknown = [stays, ...goes].filter((id) => !catalogue.foodById.has(id));
    const food = catalogue.foodById.get(stays);
    if (!food || unknown.length > 0) throw unknownFoods(unknown, await this.foods.namesOf(unknown));
    return effectOf(catalogue, request, food);
  }
}

import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict, notFound } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import type { Substitution } from '@pora/contracts/catalog/substitution.model';
import type { substitutionRoutes as routes } from '@pora/contracts/catalog/substitution.routes';
import { compareText } from '@pora/text-pl/collation';
import { CatalogueEventsService } from '../catalogue/catalogue-events.service.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { changedFields } from '../database/changed-fields.js';
import { FoodsInUseService } from '../storage/foods/foods-in-use.service.js';
import type { StoredSubstitution } from '../storage/substitutions/stored-substitution.js';
import {
  SubstitutionsRepository,
  type SubstitutionPair,
} from '../storage/substitutions/substitutions.repository.js';
import { presentSubstitution } from './substitution.presenter.js';

/** Substitutes of foods [library §7]. */
@Injectable()
export class SubstitutionsService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly substitutions: SubstitutionsRepository,
    private readonly foods: FoodsInUseService,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
    private readonly events: CatalogueEventsService,
  ) {}

  /** By the name of the substitute. @throws ApiError 404 for an unknown food */
  async list({ params: { foodId } }: RouteInput<typeof routes.list>): Promise<{ items: Substitution[] }> {
    const { foodById, substitutions } = await this.catalogue.current();
    const food = foodById.get(foodId);
    if (!food) throw notFound('Nie znaleziono produktu.');
    const items = substitutions.flatMap((row) => {
      const substitute = row.foodId === foodId ? foodById.get(row.substituteFoodId) : undefined;
      return substitute ? presentSubstitution(row, food, substitute) : [];
    });
    return { items: items.sort((a, b) => compareText(a.substituteFoodName, b.substituteFoodName)) };
  }

  /**
   * Answers the substitute, also when it was there already with the same content.
   * @throws ApiError 404 for an unknown food, 409 when the pair is there with other content
   */
  async create({ body, idempotencyKey }: RouteInput<typeof routes.create>, caller: CallerInfo) {
    const request = { caller, operation: 'substitutions.create', key: idempotencyKey, body };
    const created = await this.idempotency.once(request, async (): Promise<Substitution> => {
      await this.foods.getById(body.foodId);
      await this.foods.getById(body.substituteFoodId);
      const isNew = await this.substitutions.add(body, caller);
      const row = await this.substitutions.getForUpdate(body);
      const item = await this.present(row);
      if (isNew) await this.note(caller, 'create', body);
      else if (row.percentage !== body.percentage || row.description !== body.description) {
        throw conflict('conflict', 'Ten zamiennik jest już na liście.', { current: item });
      }
      return item;
    });
    this.events.publishSoon();
    return created;
  }

  /** @throws ApiError 404 for an unknown pair, 412 when somebody saved a newer version */
  async update({ params, body, ifMatch }: RouteInput<typeof routes.update>, caller: CallerInfo) {
    const updated = await this.transactions.run(async () => {
      const row = await this.substitutions.getForUpdate(params);
      const stored = await this.present(row);
      checkVersion(row.version, ifMatch, () => stored);
      const before = { percentage: row.percentage, description: row.description };
      const after = {
        percentage: body.percentage ?? row.percentage,
        description: body.description ?? row.description,
      };
      const fields = changedFields(before, after);
      if (fields.length === 0) return stored;
      await this.substitutions.update(Object.assign(row, after), caller);
      await this.note(caller, 'update', params, fields);
      return this.present(row);
    });
    this.events.publishSoon();
    return updated;
  }

  /** @throws ApiError 404 for an unknown pair, 412 when somebody saved a newer version */
  async remove({ params, ifMatch }: RouteInput<typeof routes.remove>, caller: CallerInfo): Promise<void> {
    await this.transactions.run(async () => {
      const row = await this.substitutions.getForUpdate(params);
      const stored = await this.present(row);
      checkVersion(row.version, ifMatch, () => stored);
      await this.substitutions.remove(params);
      await this.note(caller, 'delete', params);
    });
    this.events.publishSoon();
  }

  private async present(row: StoredSubstitution): Promise<Substitution> {
    const food = await this.foods.getById(row.foodId);
    return presentSubstitution(row, food, await this.foods.getById(row.substituteFoodId));
  }

  private note(
    caller: CallerInfo,
    action: string,
    { foodId, substituteFoodId }: SubstitutionPair,
    fields?: readonly string[],
  ): Promise<void> {
    const entityId = `${foodId}/${substituteFoodId}`;
    const entry = { caller, action: `substitutions.${action}`, entity: 'substitution', entityId };
    return this.audit.record({ ...entry, ...(fields && { fields }) });
  }
}

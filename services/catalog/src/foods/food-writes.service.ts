import { Injectable } from '@nestjs/common';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict, invalidInput } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import type { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { hasPieceWeight, PIECE_WEIGHT_REQUIRED, type Food } from '@pora/contracts/catalog/food.model';
import { CatalogueEventsService } from '../catalogue/catalogue-events.service.js';
import { changedFields } from '../database/changed-fields.js';
import { FoodsRepository } from '../storage/foods/foods.repository.js';
import { contentOfFood, contentOfNewFood, contentOfPatchedFood } from './food.changes.js';
import { FoodRecordsService } from './food-records.service.js';

type CreateInput = RouteInput<typeof foodRoutes.create>;
type UpdateInput = RouteInput<typeof foodRoutes.update>;

/** Name under which repeated creations of a food are recognised. */
export const CREATE_FOOD = 'foods.create';

/** Creating and changing foods [library §7]. Meals follow by themselves: their nutrition is computed from the foods. */
@Injectable()
export class FoodWritesService {
  constructor(
    private readonly foods: FoodsRepository,
    private readonly records: FoodRecordsService,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly events: CatalogueEventsService,
  ) {}

  async create({ body, idempotencyKey }: CreateInput, caller: CallerInfo): Promise<Food> {
    const clientId = body.id === undefined ? undefined : String(body.id);
    const request = { caller, operation: CREATE_FOOD, key: idempotencyKey, clientId, body };
    const food = await this.idempotency.once(request, async () => {
      const id = body.id ?? (await this.foods.newId());
      if (await this.foods.isTaken(id)) throw conflict('conflict', `Produkt o numerze ${id} już istnieje.`);
      await this.claimCode(body.code, id);
      await this.foods.insertFoods([{ ...contentOfNewFood(id, body), anchor: '' }], caller);
      await this.records.note(caller, 'create', id);
      return this.records.read(id);
    });
    this.events.publishSoon();
    return food;
  }

  async update({ params: { id }, body, ifMatch }: UpdateInput, caller: CallerInfo): Promise<Food> {
    const food = await this.transactions.run(async () => {
      const { anchor } = await this.foods.getForUpdate(id);
      const stored = await this.records.read(id);
      checkVersion(stored.version, ifMatch, () => stored);
      const before = contentOfFood(stored);
      const after = contentOfPatchedFood(before, body);
      const fields = changedFields(before, after);
      if (fields.length === 0) return stored;
      const isWeightAsked = fields.includes('per') || fields.includes('units');
      if (isWeightAsked && !hasPieceWeight(after)) {
        throw invalidInput(`${PIECE_WEIGHT_REQUIRED}.`, {
          fields: [{ path: 'units', message: PIECE_WEIGHT_REQUIRED }],
        });
      }
      if (fields.includes('code')) await this.claimCode(after.code, id);
      await this.foods.replaceFood({ ...after, anchor }, caller, fields);
      await this.records.note(caller, 'update', id, fields);
      return this.records.read(id);
    });
    this.events.publishSoon();
    return food;
  }

  /** A bar code names one food. One in the trash gives its code up: nobody could free it there. */
  private async claimCode(code: string | null | undefined, id: number): Promise<void> {
    const owner = code ? await this.foods.ownerOfCode(code, id) : undefined;
    if (!owner) return;
    if (owner.isTrashed) {
      await this.foods.releaseCodes([owner.id]);
      return;
    }
    const message = `Ten kod kreskowy ma już produkt „${owner.name}” (ID ${owner.id})`;
    throw conflict('conflict', `${message}.`, { foodId: owner.id, fields: [{ path: 'code', message }] });
  }
}

import { Injectable } from '@nestjs/common';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict, invalidInput } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import type { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { impossibleValues } from '@pora/contracts/catalog/food-limits';
import { hasPieceWeight, PIECE_WEIGHT_REQUIRED, type Food } from '@pora/contracts/catalog/food.model';
import { CatalogueEventsService } from '../catalogue/catalogue-events.service.js';
import { changedFields } from '../database/changed-fields.js';
import { FoodsRepository } from '../storage/foods/foods.repository.js';
import { contentOfFood, contentOfNewFood, contentOfPatchedFood, type FoodContent } from './food.changes.js';
import { FoodLinksService } from './food-links.service.js';
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
    private readonly links: FoodLinksService,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly events: CatalogueEventsService,
  ) {}

  async create({ body, idempotencyKey }: CreateInput, caller: CallerInfo): Promise<Food> {
    const clientId = body.id === undefined ? undefined : String(body.id);
    const request = { caller, operation: CREATE_FOOD, key: idempotencyKey, clientId, body };
    const food = await this.idempotency.once(request, async () => {
      if (body.allowDuplicate !== true) await this.refuseSameName(body.name);
      const id = body.id ?? (await this.foods.newId());
      if (await this.foods.isTaken(id)) throw conflict('conflict', `Produkt o numerze ${id} już istnieje.`);
      await this.claimCode(body.code, id);
      await this.foods.insertFoods([{ ...contentOfNewFood(id, body), anchor: '' }], caller);
      if (body.intoleranceKeys) await this.links.set(id, body.intoleranceKeys, caller);
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
      const isLinked = body.intoleranceKeys ? await this.links.set(id, body.intoleranceKeys, caller) : false;
      if (fields.length === 0) return isLinked ? this.records.read(id) : stored;
      refuseImpossible(after, fields);
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

  /** A second food of a name is asked about: whoever makes it says that it is meant. */
  private async refuseSameName(name: string): Promise<void> {
    const owner = await this.foods.ownerOfName(name);
    if (owner === undefined) return;
    const food = await this.records.read(owner);
    const message = `Produkt o nazwie „${food.name}” już jest w bazie (ID ${owner})`;
    throw conflict('duplicate_food', `${message}.`, {
      food,
      foodId: owner,
      fields: [{ path: 'name', message }],
    });
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
    const food = await this.records.read(owner.id);
    const fields = [{ path: 'code', message }];
    throw conflict('conflict', `${message}.`, { food, foodId: owner.id, fields });
  }
}

const VALUES: ReadonlySet<string> = new Set(['per', 'units', 'calories', 'carbs', 'fat', 'protein']);

/** Values of an older food that cannot be do not keep its name from being changed. */
function refuseImpossible(after: FoodContent, changed: readonly string[]): void {
  if (!changed.some((field) => VALUES.has(field))) return;
  const fields = impossibleValues(after);
  const [first] = fields;
  if (first) throw invalidInput(`${first.message}.`, { fields });
}

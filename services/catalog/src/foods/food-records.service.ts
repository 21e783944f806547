import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import type { Food } from '@pora/contracts/catalog/food.model';
import { withIntolerances } from '../catalogue/with-intolerances.js';
import { IntoleranceMappingsRepository } from '../storage/intolerances/intolerance-mappings.repository.js';
import { IntolerancesRepository } from '../storage/intolerances/intolerances.repository.js';
import { FoodsInUseService } from '../storage/foods/foods-in-use.service.js';

/** What the changes of foods answer and note; used inside a transaction. */
@Injectable()
export class FoodRecordsService {
  constructor(
    private readonly foods: FoodsInUseService,
    private readonly dictionary: IntolerancesRepository,
    private readonly mappings: IntoleranceMappingsRepository,
    private readonly audit: Audit,
  ) {}

  /** A food with its intolerances. @throws ApiError 404 */
  async read(id: number): Promise<Food> {
    const food = await this.foods.getById(id);
    const [complete] = await this.complete([food]);
    return complete ?? food;
  }

  /** Those of the foods that exist, with their intolerances. */
  async readByIds(ids: readonly number[]): Promise<Food[]> {
    return this.complete(await this.foods.readByIds(ids));
  }

  /** Adds a line about a food to the audit trail. */
  note(caller: CallerInfo, action: string, id: number, fields: readonly string[] = []): Promise<void> {
    const entityId = String(id);
    return this.audit.record({ caller, action: `foods.${action}`, entity: 'food', entityId, fields });
  }

  private async complete(foods: readonly Food[]): Promise<Food[]> {
    const mappings = await this.mappings.listOf(foods.map(({ id }) => id));
    if (mappings.length === 0) return [...foods];
    return withIntolerances(foods, await this.dictionary.list(), mappings);
  }
}

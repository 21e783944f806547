import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { Idempotency } from '@pora/common/idempotency';
import type { FoodMergeKind } from '@pora/contracts/catalog/food-merge.model';
import { FoodsRepository } from '../storage/foods/foods.repository.js';
import { IntoleranceMappingsRepository } from '../storage/intolerances/intolerance-mappings.repository.js';
import { MealsRepository } from '../storage/meals/meals.repository.js';
import { OwnWordsRepository } from '../storage/own-words/own-words.repository.js';
import { SubstitutionsRepository } from '../storage/substitutions/substitutions.repository.js';
import type { MergeEffect } from './merge-effect.js';

/** Writes what a merge does; used inside its transaction. */
@Injectable()
export class MergeWritesService {
  constructor(
    private readonly foods: FoodsRepository,
    private readonly meals: MealsRepository,
    private readonly substitutions: SubstitutionsRepository,
    private readonly mappings: IntoleranceMappingsRepository,
    private readonly ownWords: OwnWordsRepository,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
  ) {}

  async apply(effect: MergeEffect, kind: FoodMergeKind, caller: CallerInfo): Promise<void> {
    await this.changeMeals(effect, caller);
    if (kind === 'merge') await this.joinFoods(effect, caller);
  }

  private async changeMeals({ meals }: MergeEffect, caller: CallerInfo): Promise<void> {
    const changed = meals.map(({ meal: { id }, ingredients }) => ({ id, ingredients }));
    await this.meals.replaceIngredients(changed, caller);
    for (const { id: entityId } of changed) {
      const entry = { caller, action: 'meals.update', entity: 'meal', entityId };
      await this.audit.record({ ...entry, fields: ['ingredients'] });
    }
  }

  private async joinFoods(effect: MergeEffect, caller: CallerInfo): Promise<void> {
    const { stays, goes, allergenInfo, substitutions, intolerances } = effect;
    const ids = goes.map(({ id }) => id);
    await this.meals.moveFoodsOfTrash(ids, stays.id);
    await this.substitutions.removeOfFoods(ids);
    await this.substitutions.insertAll(substitutions.moved, caller);
    await this.mappings.removeOfFoods(ids);
    const links = intolerances.added.map((intolerance) => ({ intolerance, foodId: stays.id }));
    await this.mappings.insertAll(links, caller);
    await this.ownWords.moveFoods(ids, stays.id, caller);
    if (allergenInfo !== stays.allergenInfo) await this.takeAllergens(effect, caller);
    await this.foods.moveCodes(ids, stays.id);
    await this.foods.markMerged(ids, stays.id, caller);
    // A creation that is sent again must not be answered as if the food were still there.
    await this.idempotency.forget('foods.create', ...ids.map(String));
    for (const id of ids) {
      const entry = { caller, action: 'foods.merged-away', entity: 'food', entityId: String(id) };
      await this.audit.record({ ...entry, fields: [String(stays.id)] });
    }
  }

  private async takeAllergens({ stays, allergenInfo }: MergeEffect, caller: CallerInfo): Promise<void> {
    const { anchor } = await this.foods.getForUpdate(stays.id);
    const { version: _version, updatedAt: _updatedAt, intolerances: _intolerances, ...content } = stays;
    await this.foods.replaceFood({ ...content, allergenInfo, anchor }, caller, ['allergenInfo']);
    const entry = { caller, action: 'foods.update', entity: 'food', entityId: String(stays.id) };
    await this.audit.record({ ...entry, fields: ['allergenInfo'] });
  }
}

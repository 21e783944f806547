import { Injectable } from '@nestjs/common';
import { notFound } from '@pora/common/errors';
import type { RouteInput } from '@pora/contracts';
import type { FoodUses } from '@pora/contracts/catalog/food-merge.model';
import type { foodMergeRoutes as routes } from '@pora/contracts/catalog/food-merge.routes';
import { compareText } from '@pora/text-pl/collation';
import { CatalogueService } from '../catalogue/catalogue.service.js';

/** Where a food is used [library §2]. */
@Injectable()
export class FoodUsesService {
  constructor(private readonly catalogue: CatalogueService) {}

  /** @throws ApiError 404 */
  async of({ params: { id } }: RouteInput<typeof routes.uses>): Promise<FoodUses> {
    const { foodById, meals, substitutions, ownWords } = await this.catalogue.current();
    const food = foodById.get(id);
    if (!food) throw notFound('Nie znaleziono produktu.');
    const named = (ids: readonly number[]) =>
      ids.flatMap((one) => foodById.get(one) ?? []).map(({ id: foodId, name }) => ({ id: foodId, name }));
    const uses = {
      meals: meals.filter(({ ingredients }) => ingredients.some(({ foodId }) => foodId === id)),
      substitutes: named(substitutions.flatMap((item) => (item.foodId === id ? item.substituteFoodId : []))),
      substituteOf: named(substitutions.flatMap((item) => (item.substituteFoodId === id ? item.foodId : []))),
    };
    return {
      meals: uses.meals.map(({ id: mealId, name }) => ({ id: mealId, name })).sort(byName),
      substitutes: uses.substitutes.sort(byName),
      substituteOf: uses.substituteOf.sort(byName),
      intolerances: [...(food.intolerances ?? [])].sort(byName),
      ownWords: ownWords.flatMap(({ word, foodIds }) => (foodIds.includes(id) ? word : [])),
    };
  }
}

const byName = (a: { name: string }, b: { name: string }) => compareText(a.name, b.name);

import type { Food } from '@pora/contracts/catalog/food.model';
import type { Intolerance, IntoleranceMapping } from '@pora/contracts/catalog/intolerance.model';
import type { StoredIntolerance } from '../storage/intolerances/stored-intolerance.js';

/** The only way a dictionary item leaves the service. */
export function presentIntolerance(item: StoredIntolerance, foodCount: number): Intolerance {
  return {
    key: item.key,
    name: item.name,
    aliases: [...item.aliases],
    foodCount,
    version: item.version,
    updatedAt: item.updatedAt.toISOString(),
  };
}

/** The only way a link leaves the service. */
export function presentMapping(
  item: Pick<StoredIntolerance, 'key' | 'name'>,
  food: Pick<Food, 'id' | 'name' | 'category'>,
): IntoleranceMapping {
  return {
    intolerance: item.key,
    intoleranceName: item.name,
    foodId: food.id,
    foodName: food.name,
    foodCategory: food.category,
  };
}

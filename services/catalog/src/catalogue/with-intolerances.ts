import type { Food } from '@pora/contracts/catalog/food.model';
import type { MappingPair, StoredIntolerance } from '../storage/intolerances/stored-intolerance.js';

/** The foods with the intolerances they are mapped to, those in the order of the mappings. */
export function withIntolerances(
  foods: readonly Food[],
  dictionary: readonly StoredIntolerance[],
  mappings: readonly MappingPair[],
): Food[] {
  const itemByKey = new Map(dictionary.map(({ key, name }) => [key, { key, name }]));
  const ofFood = new Map<number, { key: string; name: string }[]>();
  for (const { intolerance, foodId } of mappings) {
    const item = itemByKey.get(intolerance);
    if (!item) continue;
    const list = ofFood.get(foodId);
    if (list) list.push(item);
    else ofFood.set(foodId, [item]);
  }
  return foods.map((food) => ({ ...food, intolerances: ofFood.get(food.id) ?? [] }));
}

import type { Intolerance, IntoleranceMapping } from '@pora/contracts/catalog/intolerance.model';
import { compareText } from '@pora/text-pl/collation';
import type { Catalogue } from '../catalogue/catalogue.service.js';
import { presentIntolerance, presentMapping } from './intolerance.presenter.js';

/** The dictionary and its links in the order a person reads them. */
export interface IntoleranceLists {
  readonly dictionary: readonly Intolerance[];
  /** Links of each dictionary key by the name of the food; an empty list for a key without any. */
  readonly byKey: ReadonlyMap<string, readonly IntoleranceMapping[]>;
  /** Links of each food that has any, by the name of the intolerance. */
  readonly byFood: ReadonlyMap<number, readonly IntoleranceMapping[]>;
}

/** Prepares the lists of one catalogue; some 5,000 links take a few milliseconds. */
export function intoleranceLists({ dictionary, mappings, foodById }: Catalogue): IntoleranceLists {
  const itemByKey = new Map(dictionary.map((item) => [item.key, item]));
  const byKey = new Map(dictionary.map(({ key }) => [key, [] as IntoleranceMapping[]]));
  const byFood = new Map<number, IntoleranceMapping[]>();
  for (const { intolerance, foodId } of mappings) {
    const item = itemByKey.get(intolerance);
    const food = foodById.get(foodId);
    if (!item || !food) continue;
    const mapping = presentMapping(item, food);
    byKey.get(intolerance)?.push(mapping);
    const ofFood = byFood.get(foodId);
    if (ofFood) ofFood.push(mapping);
    else byFood.set(foodId, [mapping]);
  }
  const byFoodName = (a: IntoleranceMapping, b: IntoleranceMapping) =>
    compareText(a.foodName, b.foodName) || a.foodId - b.foodId;
  const byName = (a: IntoleranceMapping, b: IntoleranceMapping) =>
    compareText(a.intoleranceName, b.intoleranceName);
  for (const list of byKey.values()) list.sort(byFoodName);
  for (const list of byFood.values()) list.sort(byName);
  const items = dictionary.map((item) => presentIntolerance(item, byKey.get(item.key)?.length ?? 0));
  items.sort((a, b) => compareText(a.name, b.name));
  return { dictionary: items, byKey, byFood };
}

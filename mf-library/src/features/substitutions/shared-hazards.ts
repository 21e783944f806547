import { type Food } from '@pora/contracts/catalog/food.model';
import { ALLERGEN_LABELS } from '@pora/contracts/catalog/food.vocabulary';

/** Allergens and intolerances by name. */
export interface Hazards {
  readonly allergens: readonly string[];
  readonly intolerances: readonly string[];
}

/** What a substitute carries as well as the food it stands for: whoever avoids that is not helped by it. */
export function sharedHazards(food: Food, substitute: Food): Hazards | undefined {
  const theirs = new Set(substitute.allergenInfo.allergens);
  const keys = new Set(substitute.intolerances?.map(({ key }) => key));
  const allergens = food.allergenInfo.allergens.filter((one) => theirs.has(one));
  const intolerances = (food.intolerances ?? []).filter(({ key }) => keys.has(key));
  if (allergens.length + intolerances.length === 0) return undefined;
  return {
    allergens: allergens.map((one) => ALLERGEN_LABELS[one]),
    intolerances: intolerances.map(({ name }) => name),
  };
}

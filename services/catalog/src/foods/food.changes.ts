import type { Food, FoodPatch, NewFoodBody } from '@pora/contracts/catalog/food.model';
import { changedStatement } from '@pora/contracts/catalog/allergen-certainty';
import { caloriesOfMacros } from '@pora/engine/nutrition';
import type { NewFood } from '../storage/foods/new-food.js';

/** What a person can change of a food. */
export type FoodContent = Omit<NewFood, 'anchor'>;
type Energy = Pick<FoodContent, 'carbs' | 'fat' | 'protein'> & { readonly calories: number | null };

/** Content of a food that a person has entered. */
export function contentOfNewFood(id: number, body: NewFoodBody): FoodContent {
  const { allowDuplicate: _meant, intoleranceKeys: _links, ...content } = body;
  return { ...content, id, calories: energyOf(body) };
}

export function contentOfFood(food: Food): FoodContent {
  const { version: _version, updatedAt: _updatedAt, intolerances: _intolerances, code, ...content } = food;
  return { ...content, code: code ?? null };
}

/** Content of a food after a change; allergen information is merged, units are replaced. */
export function contentOfPatchedFood(content: FoodContent, patch: FoodPatch): FoodContent {
  const { intoleranceKeys: _links, ...values } = patch;
  const changed = { ...content, ...values };
  return {
    ...changed,
    calories: energyOf(changed),
    allergenInfo: changedStatement(content.allergenInfo, patch.allergenInfo ?? {}),
  };
}

/** Energy in kcal as it was stated, else by 4/4/9 from the macros [library §5]. */
function energyOf(food: Energy): number {
  return food.calories ?? Math.round(caloriesOfMacros(food));
}

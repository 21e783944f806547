/**
 * What the check says of every food for one patient, so that a browser can colour cards, a search and drop targets
 * without the dictionary, the mappings and the survey. The judgement is that of `analyse`, asked food by food.
 */
import type { Food, MealEntry } from '../model.js';
import { createEntryCheck, gapsOf, type CheckGaps, type SafetyData } from './analyse.js';
import type { FoodVerdict } from './judge-entry.js';

/** Verdicts on the foods there is something to say about, and the gaps that concern every meal. */
export interface FoodVerdicts extends CheckGaps {
  readonly hasRecords: boolean;
  readonly foods: readonly FoodVerdict[];
}

/** Judges all foods of the catalogue, and foods meals still name although the base does not have them any more. */
export function foodVerdicts(data: SafetyData, named: readonly number[] = []): FoodVerdicts {
  const check = createEntryCheck(data);
  const base = new Set(data.catalog.foods.map(({ id }) => id));
  const gone = [...new Set(named)].filter((id) => !base.has(id)).sort((a, b) => a - b);
  const judge = (id: number, name: string): FoodVerdict[] => {
    const { problems } = check(mealOf(id, name));
    return problems.length > 0 ? [{ foodId: id, problems }] : [];
  };
  return {
    ...gapsOf(data),
    hasRecords: data.hasRecords !== false,
    foods: [
      ...data.catalog.foods.flatMap(({ id, name }: Food) => judge(id, name)),
      ...gone.flatMap((id) => judge(id, '')),
    ],
  };
}

function mealOf(foodId: number, foodName: string): MealEntry {
  const nothing = { carbs: 0, fat: 0, protein: 0 };
  return {
    name: foodName || 'x',
    mealId: null,
    ...{ calories: 0, macros: nothing, baseCalories: 0, baseMacros: nothing, baseIngredients: [] },
    ...{ portionPercent: 100, servings: 1, foods: [], unmapped: false },
    ingredients: [{ foodId, grams: 1, foodName, foodCategory: '' }],
  };
}

/**
 * What the check says of every food for one patient, so that a browser can colour cards, a search and drop targets
 * without the dictionary, the mappings and the survey. The judgement is that of `analyse`, asked food by food.
 */
import type { Food, MealEntry } from '../model.js';
import { prepareCheck, type CheckGaps, type SafetyData } from './analyse.js';
import type { FoodVerdict, MissingVerdict } from './judge-entry.js';
import { distinctMissing, type MissingFood } from './missing-food.js';

/** Verdicts on the foods there is something to say about, and the gaps that concern every meal. */
export interface FoodVerdicts extends CheckGaps {
  readonly hasRecords: boolean;
  readonly foods: readonly FoodVerdict[];
  /** Ingredients outside the base that meals hold, by all that is known of them. */
  readonly outside: readonly MissingVerdict[];
}

/** Foods meals name although the base does not have them. */
export interface NamedFoods {
  /** Ids alone, as a recipe has them. */
  readonly ids?: readonly number[];
  /** Ingredients of planned meals; those that are in the base are left out. */
  readonly ingredients?: readonly MissingFood[];
}

/** Judges all foods of the catalogue, and what meals still name although the base does not have it. */
export function foodVerdicts(
  data: SafetyData,
  { ids = [], ingredients = [] }: NamedFoods = {},
): FoodVerdicts {
  const { check, gaps } = prepareCheck(data);
  const base = new Set(data.catalog.foods.map(({ id }) => id));
  const gone = [...new Set(ids)].filter((id) => !base.has(id)).sort((a, b) => a - b);
  const missing = distinctMissing(ingredients.filter(({ foodId }) => foodId === null || !base.has(foodId)));
  const judge = (foodId: number, foodName: string): FoodVerdict[] => {
    const { problems } = check(mealOf({ foodId, foodName }));
    return problems.length > 0 ? [{ foodId, problems }] : [];
  };
  return {
    ...gaps,
    hasRecords: data.hasRecords !== false,
    foods: [
      ...data.catalog.foods.flatMap(({ id, name }: Food) => judge(id, name)),
      ...gone.flatMap((id) => judge(id, '')),
    ],
    outside: missing.map((food) => ({ ...food, problems: check(mealOf(food)).problems })),
  };
}

function mealOf(food: MissingFood): Pick<MealEntry, 'ingredients' | 'unmapped'> {
  return { ingredients: [{ foodCategory: '', ...food, grams: 1 }], unmapped: false };
}

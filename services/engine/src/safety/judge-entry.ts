/**
 * Judges a meal in the browser from the verdicts on its foods; agrees with the check of a whole plan (property test).
 * Nothing here knows the patient: the verdicts were made by the service, with the same code that checks plans.
 */
import type { MealEntry } from '../model.js';
import type { CheckState, MealSafety, SafetyProblem } from './analyse.js';
import { safetyOf, stateOfMeal, unknownFood, type GapLists } from './entry-safety.js';

/** What speaks against one food for one patient, or keeps it from being checked. */
export interface FoodVerdict {
  readonly foodId: number;
  readonly problems: readonly SafetyProblem[];
}

/** The verdicts of a patient, looked up by food. */
export interface VerdictIndex extends GapLists {
  readonly hasRecords: boolean;
  readonly byFood: ReadonlyMap<number, readonly SafetyProblem[]>;
}

/** Prepares verdicts as they were answered for many meals. */
export function indexVerdicts({
  foods,
  ...gaps
}: GapLists & { readonly hasRecords: boolean; readonly foods: readonly FoodVerdict[] }): VerdictIndex {
  return { ...gaps, byFood: new Map(foods.map(({ foodId, problems }) => [foodId, problems])) };
}

/** A meal by what is in it: its safety and its problems, as `analysePlan` tells them for a slot. */
export function judgeEntry(
  entry: Pick<MealEntry, 'ingredients' | 'unmapped'>,
  verdicts: VerdictIndex,
): { safety: MealSafety; problems: SafetyProblem[] } {
  const problems = entry.ingredients.flatMap((ingredient) =>
    ingredient.foodId === null
      ? [unknownFood(ingredient)]
      : (verdicts.byFood.get(ingredient.foodId) ?? []).map((problem) =>
          problem.foodName === '' ? { ...problem, foodName: unknownFood(ingredient).foodName } : problem,
        ),
  );
  const isUnknown = verdicts.missing.length > 0 || entry.unmapped || entry.ingredients.length === 0;
  return { safety: safetyOf(problems, isUnknown), problems };
}

/** State of a meal about to be planned, never better than what is known of the patient. */
export function judgeMeal(
  entry: Pick<MealEntry, 'ingredients' | 'unmapped'>,
  verdicts: VerdictIndex,
): CheckState {
  return stateOfMeal(judgeEntry(entry, verdicts).safety, verdicts, verdicts);
}

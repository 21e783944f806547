/**
 * Judges a meal in the browser from the verdicts on its foods; agrees with the check of a whole plan (property test).
 * Nothing here knows the patient: the verdicts were made by the service, with the same code that checks plans.
 */
import type { MealEntry } from '../model.js';
import type { CheckState, MealSafety, SafetyProblem } from './analyse.js';
import { safetyOf, stateOfMeal, unknownFood, type GapLists } from './entry-safety.js';
import { missingKey, type MissingFood } from './missing-food.js';

/** What speaks against one food for one patient, or keeps it from being checked. */
export interface FoodVerdict {
  readonly foodId: number;
  readonly problems: readonly SafetyProblem[];
}

/** The same of an ingredient outside the base, by all that is known of it. */
export interface MissingVerdict extends MissingFood {
  readonly problems: readonly SafetyProblem[];
}

/** The verdicts of a patient, looked up by food. */
export interface VerdictIndex extends GapLists {
  readonly hasRecords: boolean;
  readonly byFood: ReadonlyMap<number, readonly SafetyProblem[]>;
  readonly byMissing: ReadonlyMap<string, readonly SafetyProblem[]>;
}

interface Verdicts extends GapLists {
  readonly hasRecords: boolean;
  readonly foods: readonly FoodVerdict[];
  readonly outside: readonly MissingVerdict[];
}

/** Prepares verdicts as they were answered for many meals. */
export function indexVerdicts({ foods, outside, ...gaps }: Verdicts): VerdictIndex {
  return {
    ...gaps,
    byFood: new Map(foods.map(({ foodId, problems }) => [foodId, problems])),
    byMissing: new Map(outside.map((food) => [missingKey(food), food.problems])),
  };
}

/** A meal by what is in it: its safety and its problems, as `analysePlan` tells them for a slot. */
export function judgeEntry(
  entry: Pick<MealEntry, 'ingredients' | 'unmapped'>,
  verdicts: VerdictIndex,
): { safety: MealSafety; problems: SafetyProblem[] } {
  const problems = entry.ingredients.flatMap((ingredient) => problemsOf(ingredient, verdicts));
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

function problemsOf(
  ingredient: MealEntry['ingredients'][number],
  { byFood, byMissing }: VerdictIndex,
): readonly SafetyProblem[] {
  const { foodId } = ingredient;
  const missing = byMissing.get(missingKey(ingredient));
  if (missing) return missing;
  // One the service has not met yet: nothing is known for it, and it is never called safe.
  if (foodId === null) return [unknownFood(ingredient)];
  return (byFood.get(foodId) ?? []).map((problem) =>
    problem.foodName === '' ? { ...problem, foodName: unknownFood(ingredient).foodName } : problem,
  );
}

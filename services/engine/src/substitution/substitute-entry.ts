/**
 * Safe substitution in a planned meal [diets §8]: every ingredient that is a risk or disliked is swapped for a listed
 * safe substitute, in the base and on the plate alike; one outside the food base is judged by what the plan knows of it.
 * A key ingredient, one without a safe substitute and one that cannot be judged are named as failures; nothing else changes.
 */
import { ingredientNutrition, knownEnergy, withPortion, type FoodLookup } from '../entry.js';
import type { MealEntry, PlanIngredient, SubstitutionReason } from '../model.js';
import { addNutrition, nutritionOf, roundMacros, roundNutrition, ZERO_NUTRITION } from '../nutrition.js';
import { mergedIngredients, nameAfterChange } from '../plan-ingredients.js';
import { roundTo } from '../rounding.js';
import { mayBeEaten, type FoodJudge, type FoodVerdict } from '../safety/judge.js';
import { rememberedOf } from '../safety/missing-food.js';
import { substitutionOf } from '../swap-marks.js';
import { mayStandInFor } from './food-family.js';
import { reasonOf, type CatalogueIndex } from './resolve-meal.js';
import { listStandIns, type Substitute } from './substitutes.js';

/** One swapped ingredient, by name. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
  readonly reason: SubstitutionReason;
}

/** An ingredient that could not be made safe. */
export interface FailedReplacement {
  readonly from: string;
  readonly reason: SubstitutionReason | 'unknown_food';
  readonly code: 'key_ingredient' | 'no_substitute' | 'unknown_food';
}

/** How a substitution ended; each has its message in [diets §8]. */
export type SubstitutionOutcome =
  | 'no_ingredients'
  | 'nothing_linked'
  | 'already_safe'
  | 'substituted'
  | 'partial'
  | 'no_substitutes';

/** The meal after substitution. */
export interface EntrySubstitution {
  readonly outcome: SubstitutionOutcome;
  readonly entry: MealEntry;
  readonly replaced: readonly Replacement[];
  readonly failed: readonly FailedReplacement[];
}

/** Swaps what is unsafe in one planned meal. */
export function substituteEntry(
  entry: MealEntry,
  judge: FoodJudge,
  index: CatalogueIndex,
): EntrySubstitution {
  const source = entry.baseIngredients.length > 0 ? entry.baseIngredients : entry.ingredients;
  if (source.length === 0) return { outcome: 'no_ingredients', entry, replaced: [], failed: [] };
  const isKnown = (item: PlanIngredient): boolean =>
    item.foodId !== null || !mayBeEaten(judge.verdictOfMissing(item));
  if (!source.some(isKnown)) return { outcome: 'nothing_linked', entry, replaced: [], failed: [] };
  const replaced: Replacement[] = [];
  const failed: FailedReplacement[] = [];
  const present = new Set(source.flatMap(({ foodId }) => foodId ?? []));
  const swapped = source.map((item) => swapIngredient(item, { judge, index, present, replaced, failed }));
  if (replaced.length === 0) {
    const outcome = failed.length > 0 ? 'no_substitutes' : 'already_safe';
    return { outcome, entry, replaced, failed };
  }
  // A swap onto a food the meal holds anyway makes one line.
  const changed = withBase(entry, mergedIngredients(swapped), index.foodById);
  return { outcome: failed.length > 0 ? 'partial' : 'substituted', entry: changed, replaced, failed };
}

interface Swap {
  readonly judge: FoodJudge;
  readonly index: CatalogueIndex;
  readonly present: ReadonlySet<number>;
  readonly replaced: Replacement[];
  readonly failed: FailedReplacement[];
}

function swapIngredient(item: PlanIngredient, swap: Swap): PlanIngredient {
  const name = item.foodName || (item.sourceText ?? '');
  const food = item.foodId === null ? undefined : swap.index.foodById(item.foodId);
  const verdict = food ? swap.judge.verdictOf(food) : swap.judge.verdictOfMissing(item);
  if (mayBeEaten(verdict)) {
    if (!food) swap.failed.push({ from: name, reason: 'unknown_food', code: 'unknown_food' });
    return item;
  }
  const reason = reasonOf(verdict);
  const from = food?.name ?? name;
  if (item.replaceable === false) {
    swap.failed.push({ from, reason, code: 'key_ingredient' });
    return item;
  }
  const best = bestFor(item, verdict, swap);
  if (!best) {
    swap.failed.push({ from, reason, code: 'no_substitute' });
    return item;
  }
  swap.replaced.push({ from, to: best.food.name, reason });
  return inPlaceOf(item, best, { reason, from });
}

/** The ingredient with the other food in its place. */
function inPlaceOf(
  item: PlanIngredient,
  best: Substitute,
  { reason, from }: Pick<Replacement, 'reason' | 'from'>,
): PlanIngredient {
  const { unitName: _unit, unitQty: _quantity, intolerances: _keys, allergens: _known, ...rest } = item;
  return {
    ...rest,
    foodId: best.food.id,
    ...originOf(item),
    grams: roundTo(best.grams, 2),
    ...(best.unitName !== undefined && best.unitQty !== undefined
      ? { unitName: best.unitName, unitQty: best.unitQty }
      : {}),
    nutrition: roundNutrition(nutritionOf(best.food, best.grams)),
    foodName: best.food.name,
    foodCategory: best.food.category,
    ...rememberedOf(best.food),
    wasSubstituted: true,
    // A food swapped twice stands for what the recipe names, not for the first swap.
    substitution: substitutionOf(
      { reason, from: item.substitution?.from ?? from, to: best.food.name },
      item.substitution?.alsoFrom ?? [],
    ),
  };
}

function bestFor(
  item: PlanIngredient,
  verdict: FoodVerdict,
  { index, judge, present }: Swap,
): Substitute | undefined {
  if (item.foodId === null) return undefined;
  const calories = knownEnergy(item, index.foodById);
  const taken = index.foodById(item.foodId) ?? { name: item.foodName, allergenInfo: undefined };
  const search = { ...index, isSafe: mayStandInFor(taken, verdict, judge.isSafe), present };
  return listStandIns({ foodId: item.foodId, calories }, item, search)[0];
}

function originOf({ originalFoodId, foodId }: PlanIngredient): Pick<PlanIngredient, 'originalFoodId'> {
  const origin = originalFoodId ?? foodId;
  return origin === null ? {} : { originalFoodId: origin };
}

/** The entry with another base at the same portion percent. */
function withBase(entry: MealEntry, baseIngredients: PlanIngredient[], foodById: FoodLookup): MealEntry {
  const base = baseIngredients.reduce(
    (sum, item) => addNutrition(sum, ingredientNutrition(item, foodById)),
    ZERO_NUTRITION,
  );
  const changed = {
    ...entry,
    name: nameAfterChange(entry, entry.baseIngredients, baseIngredients),
    baseIngredients,
    baseCalories: Math.round(base.calories),
    baseMacros: roundMacros(base),
    foods: baseIngredients
      .map(({ foodName, sourceText }) => foodName || (sourceText ?? ''))
      .filter((name) => name !== ''),
  };
  return withPortion(changed, entry.portionPercent, foodById);
}

/**
 * A library meal about to be put into one slot by hand: with safe substitutes, at the portion that comes nearest to the
 * slot's target, and with everything that speaks against it. Nothing is refused here; the person decides.
 */
import { buildEntry } from './entry.js';
import { acceptedTypes } from './generator/library.js';
import type { Catalogue, Meal, PatientInput, PlanDay, PlanSlot, RuleConfig } from './model.js';
import { recipeDivisor } from './portion-detection.js';
import { slotPortion } from './portions.js';
import { checkMeal, safetyDataOf, type MealCheck, type SafetyProblem } from './safety/analyse.js';
import { createFoodJudge } from './safety/judge.js';
import { normaliseMealType } from './slots.js';
import { indexCatalogue, resolveMeal } from './substitution/resolve-meal.js';

/** What putting a meal into a slot reads; `day` is 1-based, `slotIndex` 0-based. */
export interface PlaceInput {
  readonly planDays: readonly PlanDay[];
  /** Daily target in kcal; 0 leaves the portion at 100 % or next to it. */
  readonly caloriesPerDay: number;
  readonly day: number;
  readonly slotIndex: number;
  readonly mealId: string;
  readonly patient: PatientInput;
  readonly catalog: Catalogue;
  readonly config: RuleConfig;
}

/** The slot with the meal in it, or which of the two does not exist. */
export type PlaceResult =
  | (MealCheck & {
      readonly ok: true;
      readonly slot: PlanSlot;
      /** Whether the slot takes meals of this type (rule 4). */
      readonly typeMatches: boolean;
      readonly acceptedTypes: readonly string[];
      readonly swaps: readonly { readonly from: string; readonly to: string }[];
    })
  | { readonly ok: false; readonly code: 'slot_not_found' | 'meal_not_found' };

/** Puts a meal into a slot of a copy; same input, same answer. */
export function placeMeal(input: PlaceInput): PlaceResult {
  const { catalog, config, patient } = input;
  const slot = input.planDays.find(({ day }) => day === input.day)?.slots[input.slotIndex];
  if (!slot) return { ok: false, code: 'slot_not_found' };
  const meal = catalog.meals.find(({ id }) => id === input.mealId);
  if (!meal) return { ok: false, code: 'meal_not_found' };
  const index = indexCatalogue(catalog);
  const resolved = resolveMeal(meal.ingredients, createFoodJudge(patient, catalog, config), index);
  const divisor = recipeDivisor(meal, config.portionDetection);
  const percent = slotPortion(config, slot, resolved.nutrition.calories / divisor, input.caloriesPerDay);
  // An ingredient that is not in the food base keeps the meal from being checked, now and later.
  const unknown = meal.ingredients.filter(({ foodId }) => !index.foodById(foodId));
  const built = buildEntry(meal, resolved, divisor, percent);
  const entry = unknown.length > 0 ? { ...built, unmapped: true } : built;
  const { problems, ...check } = checkMeal(entry, safetyDataOf(patient, catalog, config));
  const accepted = acceptedTypes(config.slotPools, normaliseMealType(slot.type));
  return {
    ok: true,
    slot: { ...slot, entry },
    ...check,
    problems: [...problems, ...unknown.map(({ foodId }) => unknownFood(foodId))],
    typeMatches: typesOf(meal).some((type) => accepted.includes(type)),
    acceptedTypes: accepted,
    swaps: resolved.ingredients.flatMap(({ food, swap }) =>
      swap ? [{ from: swap.from.name, to: food.name }] : [],
    ),
  };
}

function typesOf({ types }: Meal): string[] {
  return types.map(normaliseMealType);
}

function unknownFood(foodId: number): SafetyProblem {
  return { kind: 'unknown_food', level: 'note', foodId, foodName: '', cause: '' };
}

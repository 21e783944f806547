/**
 * A library meal about to be put into slots by hand: with safe substitutes, at the portion a person may choose that comes
 * nearest to the slot's target. Nothing is refused here; the person decides.
 */
import { buildEntry } from './entry.js';
import type { Catalogue, Meal, MealEntry, PatientInput, PlanSlot, RuleConfig } from './model.js';
import { recipeDivisor } from './portion-detection.js';
import { isWeighed } from './nutrition.js';
import { manualRangeOf, slotPortion, withinRange } from './portions.js';
import type { SafetyProblem } from './safety/analyse.js';
import { keptFoodJudge } from './safety/kept-judge.js';
import { normaliseMealType } from './slots.js';
import { indexCatalogue, resolveMeal } from './substitution/resolve-meal.js';

/** What putting a meal into slots reads. */
export interface PlacementContext {
  /** Daily target in kcal; 0 leaves the portion at 100 % or next to it. */
  readonly caloriesPerDay: number;
  readonly patient: PatientInput;
  readonly catalog: Catalogue;
  readonly config: RuleConfig;
}

/** A food that was swapped to be safe, by name. */
export interface PlacedSwap {
  readonly from: string;
  readonly to: string;
}

/** What a library meal becomes in the slots it is put into. */
export interface MealPlacer {
  /** The meal at the portion for this slot. */
  readonly entryFor: (slot: Pick<PlanSlot, 'type' | 'calorieSharePercent'>) => MealEntry;
  readonly swaps: readonly PlacedSwap[];
  /** Ingredients that are not in the food base: they keep the meal from being checked, now and later. */
  readonly unknown: readonly SafetyProblem[];
  /** Foods by the piece without the weight of a piece: nobody can tell the energy of the meal. */
  readonly unweighed: readonly string[];
}

/** Prepares a meal to be put into any slot; same input, same answer. */
export function createMealPlacer(meal: Meal, context: PlacementContext): MealPlacer {
  const { catalog, config, patient, caloriesPerDay } = context;
  const index = indexCatalogue(catalog);
  const resolved = resolveMeal(meal.ingredients, keptFoodJudge(patient, catalog, config), index);
  const divisor = recipeDivisor(meal, config.portionDetection);
  const baseKcal = resolved.nutrition.calories / divisor;
  const unknown = meal.ingredients.filter(({ foodId }) => !index.foodById(foodId));
  return {
    entryFor: (slot) => {
      const best = slotPortion(config, slot, baseKcal, caloriesPerDay);
      const allowed = manualRangeOf(config, normaliseMealType(slot.type));
      const entry = buildEntry(meal, resolved, divisor, withinRange(allowed, best));
      return unknown.length > 0 ? { ...entry, unmapped: true } : entry;
    },
    swaps: resolved.ingredients.flatMap(({ food, swap }) =>
      swap ? [{ from: swap.from.name, to: food.name }] : [],
    ),
    unknown: unknown.map(({ foodId }) => unknownFood(foodId)),
    unweighed: resolved.ingredients.flatMap(({ food }) => (isWeighed(food) ? [] : [food.name])),
  };
}

function unknownFood(foodId: number): SafetyProblem {
  return { kind: 'unknown_food', level: 'note', foodId, foodName: '', cause: '' };
}

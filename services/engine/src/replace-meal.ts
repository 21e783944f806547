/**
 * Puts one library meal into many slots at once: "replace a meal in all 14 days" and a drop with Alt. Each slot gets
 * the portion that comes nearest to its own target; locked slots stay and are named. The person decides: types and
 * repeat limits are not enforced here, safety is (rules 6 to 8).
 */
import { buildEntry } from './entry.js';
import type { Catalogue, Meal, PatientInput, PlanDay, PlanSlot, RuleConfig } from './model.js';
import { slotPortion } from './portions.js';
import { recipeDivisor } from './portion-detection.js';
import { keptFoodJudge } from './safety/kept-judge.js';
import { mapSlots } from './slots.js';
import { indexCatalogue, resolveMeal, type IngredientProblem } from './substitution/resolve-meal.js';
import { planSummary, withTotals, type PlanSummary } from './totals.js';

/** Which slots get the meal. */
export type ReplaceTarget =
  | { readonly kind: 'same_meal'; readonly mealId: string }
  | { readonly kind: 'same_slot'; readonly slotIndex: number };

/** What a replacement reads. */
export interface ReplaceInput {
  readonly planDays: readonly PlanDay[];
  readonly caloriesPerDay: number;
  readonly target: ReplaceTarget;
  readonly meal: Meal;
  readonly patient: PatientInput;
  readonly catalog: Omit<Catalogue, 'meals'>;
  readonly config: RuleConfig;
}

/** A place of the plan; `day` is 1-based, `slotIndex` 0-based. */
export interface Place {
  readonly day: number;
  readonly slotIndex: number;
}

/** The plan with the meal in place, or why the meal cannot be eaten by this patient. */
export type ReplaceResult =
  | {
      readonly ok: true;
      readonly planDays: PlanDay[];
      readonly planSummary: PlanSummary;
      readonly changed: readonly Place[];
      readonly locked: readonly Place[];
    }
  | { readonly ok: false; readonly code: 'unsafe_meal'; readonly problems: readonly IngredientProblem[] }
  | { readonly ok: false; readonly code: 'nothing_to_replace' };

/** Replaces a meal everywhere, or fills one slot of every day; same input, same answer. */
export function replaceMeal(input: ReplaceInput): ReplaceResult {
  const { meal, config, target } = input;
  const resolved = resolveMeal(
    meal.ingredients,
    keptFoodJudge(input.patient, input.catalog, config),
    indexCatalogue(input.catalog),
  );
  if (resolved.mask !== 0) return { ok: false, code: 'unsafe_meal', problems: resolved.problems };
  const divisor = recipeDivisor(meal, config.portionDetection);
  const changed: Place[] = [];
  const locked: Place[] = [];
  const isTarget = (slot: PlanSlot, slotIndex: number): boolean =>
    target.kind === 'same_meal' ? slot.entry?.mealId === target.mealId : slotIndex === target.slotIndex;
  const planDays = mapSlots(input.planDays, (slot, day, slotIndex) => {
    if (!isTarget(slot, slotIndex)) return slot;
    if (slot.locked || slot.lockedInAllDays) {
      locked.push({ day, slotIndex });
      return slot;
    }
    changed.push({ day, slotIndex });
    const percent = slotPortion(config, slot, resolved.nutrition.calories / divisor, input.caloriesPerDay);
    return { ...slot, entry: buildEntry(meal, resolved, divisor, percent) };
  });
  if (changed.length === 0 && locked.length === 0) return { ok: false, code: 'nothing_to_replace' };
  const totalled = withTotals(planDays);
  return {
    ok: true,
    planDays: totalled,
    planSummary: planSummary(totalled, input.caloriesPerDay),
    changed,
    locked,
  };
}

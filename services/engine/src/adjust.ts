/**
 * Adjusts an existing plan to its patient and its calorie target [diets §4, §5]: unsafe ingredients are swapped, then
 * the portions of each day are fitted exactly within their ranges. No meal is exchanged. Slots that must not change
 * (locked, unmapped, fixed portion, …) are named with the reason. What somebody accepted the risk of stays, in the
 * amount it was accepted in (decision 36).
 */
import { indexAccepted, type AcceptedMeal } from './accepted-meals.js';
import { baseNutrition, withPortion, type FoodLookup } from './entry.js';
import { DayFitter } from './generator/day-fit.js';
import { intAt, itemAt, numberAt } from './indexed.js';
import type { Catalogue, PatientInput, PlanDay, PlanSlot, RuleConfig } from './model.js';
import { tolerancesOf } from './objective.js';
import { fixedPortionOf, portionOptions, portionRangeOf } from './portions.js';
import { keptFoodJudge } from './safety/kept-judge.js';
import { mapSlots, normaliseMealType, normaliseShare } from './slots.js';
import { indexCatalogue } from './substitution/resolve-meal.js';
import {
  substituteEntry,
  type FailedReplacement,
  type Replacement,
} from './substitution/substitute-entry.js';
import { planSummary, withTotals, type PlanSummary } from './totals.js';

/** What an adjustment reads. */
export interface AdjustInput {
  readonly planDays: readonly PlanDay[];
  /** Daily target in kcal. */
  readonly caloriesPerDay: number;
  readonly patient: PatientInput;
  readonly catalog: Catalogue;
  readonly config: RuleConfig;
  readonly accepted?: readonly AcceptedMeal[];
}

/** Why a portion was left as it was. */
export type UnchangedCode =
  | 'locked'
  | 'locked_in_all_days'
  | 'unmapped'
  | 'fixed_portion'
  | 'no_base_calories'
  | 'no_calorie_share'
  | 'accepted_risk'
  | 'out_of_range'
  | 'already_fits';

/** A slot whose portion stayed; `day` is 1-based, `slotIndex` 0-based. */
export interface UnchangedPortion {
  readonly day: number;
  readonly slotIndex: number;
  readonly slotLabel: string;
  readonly code: UnchangedCode;
}

/** Report of [diets §3]; calories are day averages in kcal. */
export interface AdjustReport {
  readonly totalMeals: number;
  readonly replacedCount: number;
  readonly adjustedPortions: number;
  readonly caloriesBefore: number;
  readonly caloriesAfter: number;
  readonly targetCalories: number;
  readonly replacements: readonly (Replacement & { readonly day: number; readonly slotLabel: string })[];
  readonly failedReplacements: readonly (FailedReplacement & {
    readonly day: number;
    readonly slotLabel: string;
  })[];
  readonly unchanged: readonly UnchangedPortion[];
}

/** The adjusted plan; `partial` when an unsafe ingredient is left or the average still misses the target. */
export type AdjustResult =
  | {
      readonly ok: true;
      readonly outcome: 'success' | 'partial';
      /** Whether the plan average lies within its tolerance of the target. */
      readonly reached: boolean;
      readonly planDays: PlanDay[];
      readonly planSummary: PlanSummary;
      readonly report: AdjustReport;
    }
  | { readonly ok: false; readonly code: 'no_calories' | 'no_meals' };

/** Swaps unsafe ingredients and fits the portions; same input, same answer. */
export function adjustPlan(input: AdjustInput): AdjustResult {
  const { caloriesPerDay, config, accepted } = input;
  if (!(caloriesPerDay > 0) || !Number.isFinite(caloriesPerDay)) return { ok: false, code: 'no_calories' };
  const totalMeals = input.planDays.reduce(
    (sum, { slots }) => sum + slots.filter(({ entry }) => entry).length,
    0,
  );
  if (totalMeals === 0) return { ok: false, code: 'no_meals' };
  const safe = substitutePlan(input);
  // An ingredient outside the base is no obstacle to the portions; the check of the plan names it.
  const failed = safe.failed.filter(({ code }) => code !== 'unknown_food');
  const { foodById } = indexCatalogue(input.catalog);
  const fitted = scalePortions(safe.planDays, { target: caloriesPerDay, config, foodById, accepted });
  const planDays = withTotals(fitted.planDays);
  const before = planSummary(input.planDays, caloriesPerDay);
  const after = planSummary(planDays, caloriesPerDay);
  const tolerance = (caloriesPerDay * config.calorieBudget.planAverageTolerancePercent) / 100;
  const reached = Math.abs(after.averageCalories - caloriesPerDay) <= tolerance;
  return {
    ok: true,
    outcome: reached && failed.length === 0 ? 'success' : 'partial',
    reached,
    planDays,
    planSummary: after,
    report: {
      totalMeals,
      replacedCount: safe.replaced.length,
      adjustedPortions: fitted.adjusted,
      caloriesBefore: before.averageCalories,
      caloriesAfter: after.averageCalories,
      targetCalories: caloriesPerDay,
      replacements: safe.replaced,
      failedReplacements: failed,
      unchanged: fitted.unchanged,
    },
  };
}

/** Safe substitution in the whole plan; locked slots stay, an ingredient outside the base is a failure [diets §8]. */
export function substitutePlan(input: Omit<AdjustInput, 'caloriesPerDay'>): {
  readonly planDays: PlanDay[];
  readonly replaced: (Replacement & { readonly day: number; readonly slotLabel: string })[];
  readonly failed: (FailedReplacement & { readonly day: number; readonly slotLabel: string })[];
} {
  const judge = keptFoodJudge(input.patient, input.catalog, input.config);
  const index = indexCatalogue(input.catalog);
  const accepted = indexAccepted(input.accepted);
  const replaced: (Replacement & { day: number; slotLabel: string })[] = [];
  const failed: (FailedReplacement & { day: number; slotLabel: string })[] = [];
  const planDays = mapSlots(input.planDays, (slot, day, slotIndex) => {
    if (!slot.entry || slot.locked || slot.lockedInAllDays) return slot;
    const result = substituteEntry(slot.entry, accepted.judgeAt(judge, day, slotIndex), index);
    for (const item of result.replaced) replaced.push({ ...item, day, slotLabel: slot.label });
    for (const item of result.failed) failed.push({ ...item, day, slotLabel: slot.label });
    return result.entry === slot.entry ? slot : { ...slot, entry: result.entry };
  });
  return { planDays: withTotals(planDays), replaced, failed };
}

interface Scaling {
  readonly target: number;
  readonly config: RuleConfig;
  readonly foodById: FoodLookup;
  readonly accepted?: readonly AcceptedMeal[] | undefined;
}

/** Fits the portions of every day to the target; ranges and steps are those of the generator. */
export function scalePortions(
  days: readonly PlanDay[],
  scaling: Scaling,
): { planDays: PlanDay[]; adjusted: number; unchanged: UnchangedPortion[] } {
  const { target, config, foodById } = scaling;
  const unchanged: UnchangedPortion[] = [];
  const accepted = indexAccepted(scaling.accepted);
  const refusals = new Map<PlanSlot, UnchangedCode>();
  for (const { day, slots } of days)
    for (const [slotIndex, slot] of slots.entries()) {
      const code = refusalOf(slot, scaling, accepted.has(day, slotIndex));
      if (code) refusals.set(slot, code);
    }
  const free = days.reduce(
    (sum, { slots }) => sum + slots.filter((slot) => slot.entry && !refusals.has(slot)).length,
    0,
  );
  const most = Math.max(0, ...days.map(({ slots }) => slots.length));
  const tolerances = tolerancesOf(target, config.calorieBudget);
  const fitter = new DayFitter(tolerances, days.length, Math.max(1, free), most);
  const percents = new Map<PlanSlot, number>();
  for (const { slots } of days)
    fitDay(
      slots.filter((slot) => !refusals.has(slot)),
      slots,
      { fitter, percents, days: days.length, ...scaling },
    );
  let adjusted = 0;
  const planDays = mapSlots(days, (slot, day, slotIndex) => {
    const { entry } = slot;
    if (!entry) return slot;
    const percent = percents.get(slot);
    if (percent !== undefined && percent !== entry.portionPercent) {
      adjusted += 1;
      return { ...slot, entry: withPortion(entry, percent, foodById) };
    }
    unchanged.push({
      day,
      slotIndex,
      slotLabel: slot.label,
      code: refusals.get(slot) ?? stays(slot, scaling),
    });
    return slot;
  });
  return { planDays: withTotals(planDays), adjusted, unchanged };
}

function fitDay(
  open: readonly PlanSlot[],
  slots: readonly PlanSlot[],
  run: Scaling & { fitter: DayFitter; percents: Map<PlanSlot, number>; days: number },
): void {
  const { fitter, target, config } = run;
  const filled = open.filter(({ entry }) => entry);
  const fixed = slots.reduce(
    (sum, slot) => sum + (filled.includes(slot) ? 0 : (slot.entry?.calories ?? slotTarget(slot, target))),
    0,
  );
  fitter.begin();
  const options = filled.map((slot) =>
    portionOptions(config, normaliseMealType(slot.type), config.candidateSelection.portionStep),
  );
  for (const [i, slot] of filled.entries()) {
    const base = slot.entry ? baseNutrition(slot.entry, run.foodById).calories : 0;
    fitter.add(base, { target: slotTarget(slot, target), options: itemAt(options, i) });
  }
  fitter.fit(fixed, target * (run.days - 1));
  for (const [i, slot] of filled.entries())
    run.percents.set(slot, numberAt(itemAt(options, i), intAt(fitter.option, i)));
}

function slotTarget(slot: PlanSlot, target: number): number {
  return (target * normaliseShare(slot.calorieSharePercent)) / 100;
}

function refusalOf(
  slot: PlanSlot,
  { config, foodById }: Scaling,
  isAccepted: boolean,
): UnchangedCode | undefined {
  const { entry } = slot;
  if (!entry) return undefined;
  if (slot.lockedInAllDays) return 'locked_in_all_days';
  if (slot.locked) return 'locked';
  if (isAccepted) return 'accepted_risk';
  if (entry.unmapped) return 'unmapped';
  if (fixedPortionOf(config, normaliseMealType(slot.type)) !== undefined) return 'fixed_portion';
  if (!(baseNutrition(entry, foodById).calories > 0)) return 'no_base_calories';
  return normaliseShare(slot.calorieSharePercent) > 0 ? undefined : 'no_calorie_share';
}

/** A portion that stayed although it was free: it fits, or its range ends before the target. */
function stays(slot: PlanSlot, { target, config, foodById }: Scaling): UnchangedCode {
  const { entry } = slot;
  if (!entry) return 'already_fits';
  const { min, max } = portionRangeOf(config, normaliseMealType(slot.type));
  const wanted = (100 * slotTarget(slot, target)) / baseNutrition(entry, foodById).calories;
  const step = config.candidateSelection.portionStep;
  const atEnd = entry.portionPercent - step < min || entry.portionPercent + step > max;
  return atEnd && (wanted < min || wanted > max) ? 'out_of_range' : 'already_fits';
}

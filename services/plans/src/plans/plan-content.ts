import type { RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { MEAL_TYPE_LABELS, type MealType } from '@pora/contracts/catalog/meal-types.model';
import type { GenerationReport, PlanDay, PlanSummary } from '@pora/contracts/plans/plan.model';
import { buildPlanDay, slotTemplates } from '@pora/engine/slots';
import { planSummary, withTotals } from '@pora/engine/totals';
import { planStrings } from './plans.strings.js';

/** What a big step replaces and an undo brings back. */
export interface PlanContent {
  readonly days: number;
  readonly mealsPerDay: number;
  readonly mealTimes: string[];
  readonly planDays: PlanDay[];
  readonly generation: GenerationReport | null;
}

/** Values that follow from the days and are never taken from a client. */
export interface DerivedContent {
  readonly planDays: PlanDay[];
  readonly planSummary: PlanSummary | null;
  readonly filledSlots: number;
  readonly mealTimes: string[];
}

/** Content of a plan, without the rest of its fields. */
export function contentOf(plan: PlanContent): PlanContent {
  const { days, mealsPerDay, mealTimes, planDays, generation } = plan;
  return { days, mealsPerDay, mealTimes, planDays, generation };
}

/** How many slots hold a meal. */
export function countMeals(planDays: readonly PlanDay[]): number {
  return planDays.reduce((sum, { slots }) => sum + slots.filter(({ entry }) => entry !== null).length, 0);
}

/** Sums, averages, hours and filled slots of days [diets §4]; the average needs at least one meal. */
export function deriveContent(planDays: readonly PlanDay[], caloriesPerDay: number): DerivedContent {
  const days = withTotals([...planDays].sort((a, b) => a.day - b.day));
  const filledSlots = countMeals(days);
  return {
    planDays: days,
    planSummary: filledSlots > 0 ? planSummary(days, caloriesPerDay) : null,
    filledSlots,
    mealTimes: (days[0]?.slots ?? []).map(({ time }) => time),
  };
}

/** Empty days as the rules lay them out for that many meals. */
export function emptyDays(
  rules: Pick<RuleConfig, 'defaultMealTimes'>,
  days: number,
  mealsPerDay: number,
): PlanDay[] {
  const templates = slotTemplates(rules, mealsPerDay, (type) => MEAL_TYPE_LABELS[type as MealType] ?? '');
  return Array.from({ length: days }, (_, index) => buildPlanDay(index + 1, templates));
}

/** Cuts days off at the end, or adds empty ones shaped like the last. */
export function resizeDays(planDays: readonly PlanDay[], days: number): PlanDay[] {
  const kept = planDays.slice(0, days);
  const last = kept.at(-1);
  if (!last) return kept;
  const added = Array.from({ length: days - kept.length }, (_, index) =>
    buildPlanDay(kept.length + index + 1, last.slots),
  );
  return [...kept, ...added.map((day) => ({ ...day, slots: day.slots.map(pickSlotShape) }))];
}

/** The template may be a whole slot: an added day takes its shape, never its meal or its locks. */
export function pickSlotShape(slot: PlanDay['slots'][number]): PlanDay['slots'][number] {
  const { id, type, time, label, calorieSharePercent } = slot;
  return { id, type, time, label, calorieSharePercent, locked: false, lockedInAllDays: false, entry: null };
}

/** Gives every day the same hours, slot by slot. */
export function withMealTimes(planDays: readonly PlanDay[], mealTimes: readonly string[]): PlanDay[] {
  return planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot, index) => ({ ...slot, time: mealTimes[index] ?? slot.time })),
  }));
}

/** Sentence about days that do not fit the plan's size, or undefined. */
export function contentProblem(
  planDays: readonly { readonly day: number; readonly slots: readonly { readonly id: string }[] }[],
  size: { days: number; mealsPerDay: number },
): string | undefined {
  const numbers = new Set(planDays.map(({ day }) => day));
  const isComplete = planDays.length === size.days && Array.from(numbers).every((day) => day <= size.days);
  if (!isComplete || numbers.size !== planDays.length) return planStrings.wrongDays(size.days);
  for (const { day, slots } of planDays) {
    if (slots.length !== size.mealsPerDay) return planStrings.wrongSlots(day, size.mealsPerDay);
    if (new Set(slots.map(({ id }) => id)).size !== slots.length) return planStrings.doubleSlot(day);
  }
  return undefined;
}

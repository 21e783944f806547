/** Sums of days and of the plan [diets §3]: kcal whole, macros to 0.1 g, averages over the days that hold a meal. */
import { nutritionOfEntry } from './entry.js';
import type { Macros, Nutrition, PlanDay } from './model.js';
import { addNutrition, roundMacros, roundNutrition, scaleNutrition, ZERO_NUTRITION } from './nutrition.js';

/** Averages of a plan beside its target. */
export interface PlanSummary {
  readonly averageCalories: number;
  readonly averageMacros: Macros;
  readonly targetCalories: number;
}

/** Sums that differ by less than this are the same [diets §4]. */
export const TOTALS_TOLERANCE = 1e-4;

/** Sum of a day's meals. */
export function dayTotals(day: Pick<PlanDay, 'slots'>): Nutrition {
  const sum = day.slots.reduce(
    (total, { entry }) => (entry ? addNutrition(total, nutritionOfEntry(entry)) : total),
    ZERO_NUTRITION,
  );
  return roundNutrition(sum);
}

/** Averages over the days that hold at least one meal; zeros when none does. */
export function planSummary(days: readonly PlanDay[], targetCalories: number): PlanSummary {
  const eaten = days.filter(({ slots }) => slots.some(({ entry }) => entry !== null));
  const sum = eaten.reduce((total, day) => addNutrition(total, dayTotals(day)), ZERO_NUTRITION);
  const average = scaleNutrition(sum, eaten.length > 0 ? 1 / eaten.length : 0);
  return {
    averageCalories: Math.round(average.calories),
    averageMacros: roundMacros(average),
    targetCalories,
  };
}

/** Days with fresh totals; a day whose totals are right stays the same object. */
export function withTotals(days: readonly PlanDay[]): PlanDay[] {
  return days.map((day) => {
    const totals = dayTotals(day);
    return sameTotals(day.totals, totals) ? day : { ...day, totals };
  });
}

/** True when two sums agree within 1e-4 [diets §4]. */
export function sameTotals(a: Nutrition, b: Nutrition): boolean {
  return (['calories', 'carbs', 'fat', 'protein'] as const).every(
    (key) => Math.abs(a[key] - b[key]) <= TOTALS_TOLERANCE,
  );
}

/**
 * What makes one plan better than another: the weights of the objective J, in points. Hard rules are not in it.
 * The order of the weights is the order of the goals: fill the slots, plan average, days, low days, slots, fine terms.
 */

/** Points of J. The distance terms are per percent of the target. */
export const POINTS = {
  emptySlot: 1000,
  averageOutside: 500,
  dayOutside: 100,
  lowDay: 10,
  slotOutside: 5,
  averageDistance: 100,
  dayDistance: 100,
  slotDistance: 20,
  repeatedUnit: 0.5,
  nonFavouriteUnit: 0.3,
} as const;

/** Slack for comparing kilocalories with a tolerance, so that binary noise never tips a verdict. */
export const KCAL_EPSILON = 1e-6;

/** Tolerances in kcal that follow from the daily target and the calorie budget. */
export interface Tolerances {
  readonly target: number;
  readonly averageKcal: number;
  readonly dayKcal: number;
  readonly lowKcal: number;
  readonly slotRatio: number;
}

/** Reads the tolerances of the calorie budget for a daily target in kcal. */
export function tolerancesOf(
  target: number,
  budget: {
    readonly planAverageTolerancePercent: number;
    readonly dailyTargetTolerancePercent: number;
    readonly slotTargetTolerancePercent: number;
    readonly lowCalorieThresholdRatio: number;
  },
): Tolerances {
  return {
    target,
    averageKcal: (target * budget.planAverageTolerancePercent) / 100,
    dayKcal: (target * budget.dailyTargetTolerancePercent) / 100,
    lowKcal: target * budget.lowCalorieThresholdRatio,
    slotRatio: budget.slotTargetTolerancePercent / 100,
  };
}

/** Points of one day's energy. */
export function dayPoints(kcal: number, tolerances: Tolerances, days: number): number {
  const distance = Math.abs(kcal - tolerances.target);
  const outside = distance > tolerances.dayKcal + KCAL_EPSILON ? POINTS.dayOutside : 0;
  const low = kcal < tolerances.lowKcal - KCAL_EPSILON ? POINTS.lowDay : 0;
  return outside + low + (POINTS.dayDistance * distance) / (tolerances.target * days);
}

/** Points of the plan average, from the sum over all days. */
export function averagePoints(totalKcal: number, tolerances: Tolerances, days: number): number {
  const distance = Math.abs(totalKcal / days - tolerances.target);
  const outside = distance > tolerances.averageKcal + KCAL_EPSILON ? POINTS.averageOutside : 0;
  return outside + (POINTS.averageDistance * distance) / tolerances.target;
}

/** Points of one slot's energy; `judgedSlots` is the number of slots that are not locked. */
export function slotPoints(
  kcal: number,
  slotTarget: number,
  tolerances: Tolerances,
  judgedSlots: number,
): number {
  const distance = Math.abs(kcal - slotTarget);
  const outside = distance > slotTarget * tolerances.slotRatio + KCAL_EPSILON ? POINTS.slotOutside : 0;
  return (
    outside +
    (POINTS.slotDistance * distance) / ((slotTarget > 0 ? slotTarget : tolerances.target) * judgedSlots)
  );
}

import type { RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import type { GenerationReport, PlanDay, PlanSlot, PlanSummary } from '@pora/contracts/plans/plan.model';
import type { PlanVerdict } from '@pora/contracts/plans/plan-safety.model';
import { KCAL_EPSILON, tolerancesOf } from '@pora/engine/objective';
import { activePairing, blocksOf } from '@pora/engine/pairing';
import { normaliseShare } from '@pora/engine/slots';
import { isLocked } from './slot-place.js';

/** The days a step made, with their sums and their check. */
export interface StepDays {
  readonly planDays: readonly PlanDay[];
  readonly planSummary: PlanSummary;
  readonly verdict: PlanVerdict;
}

/** The report of the last generation, told anew for the days as a step left them: never a stale green verdict. */
export function refreshReport(
  report: GenerationReport,
  { planDays, planSummary, verdict }: StepDays,
  rules: Pick<RuleConfig, 'calorieBudget' | 'pairingRules'>,
): GenerationReport {
  const slots = planDays.flatMap((day) => day.slots);
  const isEmpty = (day: number, slotIndex: number) =>
    planDays.find((item) => item.day === day)?.slots[slotIndex]?.entry === null;
  return {
    ...report,
    filledSlots: slots.filter((slot) => slot.entry && !isLocked(slot)).length,
    lockedSlots: slots.filter(isLocked).length,
    emptySlots: report.emptySlots.filter(({ day, slotIndex }) => isEmpty(day, slotIndex)),
    averageCalories: planSummary.averageCalories,
    targetCalories: planSummary.targetCalories,
    daysOutsideTolerance: daysOutside(planDays, planSummary.targetCalories, rules),
    splitPairs: splitPairs(planDays, rules),
    verdict,
  };
}

/** An empty slot is judged as if it held its target, as the generator judges it. */
function daysOutside(
  planDays: readonly PlanDay[],
  target: number,
  { calorieBudget }: Pick<RuleConfig, 'calorieBudget'>,
): number[] {
  const { dayKcal } = tolerancesOf(target, calorieBudget);
  const share = (slot: PlanSlot) => (target * normaliseShare(slot.calorieSharePercent)) / 100;
  return planDays.flatMap(({ day, slots }) => {
    const kcal = slots.reduce((sum, slot) => sum + (slot.entry?.calories ?? share(slot)), 0);
    return Math.abs(kcal - target) > dayKcal + KCAL_EPSILON ? [day] : [];
  });
}

/** Pair blocks whose free slots hold different meals. */
function splitPairs(
  planDays: readonly PlanDay[],
  rules: Pick<RuleConfig, 'pairingRules'>,
): GenerationReport['splitPairs'] {
  const rule = activePairing(rules, planDays.length);
  return (['lunch', 'dinner'] as const).flatMap((slot) =>
    blocksOf(rule, slot, planDays.length)
      .filter((days) => isSplit(planDays, slot, days))
      .map((days) => ({ slot, days: [...days] })),
  );
}

function isSplit(planDays: readonly PlanDay[], type: string, days: readonly number[]): boolean {
  const members = days.map(
    (day) => planDays.find((item) => item.day === day)?.slots.filter((slot) => slot.type === type) ?? [],
  );
  const ranks = Math.max(0, ...members.map(({ length }) => length));
  return Array.from({ length: ranks }, (_, rank) => rank).some((rank) => {
    const meals = members.flatMap((slots) => {
      const slot = slots[rank];
      return slot?.entry && !isLocked(slot) ? [slot.entry.mealId ?? slot.entry.name] : [];
    });
    return new Set(meals).size > 1;
  });
}

import type { PlanDay } from '@pora/contracts/plans/plan.model';
import type { HistoryComparison } from '@pora/contracts/plans/plan-history.model';
import { planSummary } from '@pora/engine/totals';
import { differencesOf } from '../plans/plan-history.js';
import { presentSlotDigest } from '../plans/plan-history.presenter.js';

/** What differs between two versions of a plan, slot by slot and day by day. */
export function compareVersions(
  before: readonly PlanDay[],
  after: readonly PlanDay[],
  caloriesPerDay: number,
): Omit<HistoryComparison, 'step'> {
  const differences = differencesOf(before, after);
  const days = [...new Set(differences.map(({ day }) => day))];
  return {
    changed: differences.map(({ day, slotIndex, before: was, after: is }) => ({
      ...{ day, slotIndex, label: is?.label ?? was?.label ?? '', type: is?.type ?? was?.type ?? 'unknown' },
      before: was ? presentSlotDigest(was) : null,
      after: is ? presentSlotDigest(is) : null,
    })),
    days: days.map((day) => ({ day, before: energyOf(before, day), after: energyOf(after, day) })),
    summary: { before: planSummary(before, caloriesPerDay), after: planSummary(after, caloriesPerDay) },
  };
}

function energyOf(planDays: readonly PlanDay[], day: number): number | null {
  return planDays.find((item) => item.day === day)?.totals.calories ?? null;
}

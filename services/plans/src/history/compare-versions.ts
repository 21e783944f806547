import type { PlanDay } from '@pora/contracts/plans/plan.model';
import type { HistoryComparison } from '@pora/contracts/plans/plan-history.model';
import type { SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { planSummary, withTotals } from '@pora/engine/totals';
import { differencesOf } from '../plans/plan-history.js';
import { presentSlotDigest } from '../plans/plan-history.presenter.js';

/** Two versions of a plan, slot by slot and day by day: what differs, and what is the same. */
export function compareVersions(
  before: readonly PlanDay[],
  after: readonly PlanDay[],
  caloriesPerDay: number,
): Omit<HistoryComparison, 'step'> {
  const differences = differencesOf(before, after);
  // A version that is put together from small steps has the slots of its days, not their sums.
  const [was, is] = [withTotals(before), withTotals(after)];
  const changed = new Set(differences.map(keyOf));
  const days = [...new Set([...before, ...after].map(({ day }) => day))].sort((a, b) => a - b);
  return {
    changed: differences.map(({ day, slotIndex, before: stood, after: stands }) => ({
      ...{
        day,
        slotIndex,
        label: stands?.label ?? stood?.label ?? '',
        type: stands?.type ?? stood?.type ?? 'unknown',
      },
      before: stood ? presentSlotDigest(stood) : null,
      after: stands ? presentSlotDigest(stands) : null,
    })),
    same: after.flatMap(({ day, slots }) =>
      slots.flatMap((slot, slotIndex) => {
        if (changed.has(keyOf({ day, slotIndex }))) return [];
        return [{ day, slotIndex, label: slot.label, type: slot.type, digest: presentSlotDigest(slot) }];
      }),
    ),
    days: days.map((day) => ({ day, before: energyOf(was, day), after: energyOf(is, day) })),
    summary: { before: planSummary(before, caloriesPerDay), after: planSummary(after, caloriesPerDay) },
  };
}

const keyOf = ({ day, slotIndex }: SlotPlace): string => `${day}.${slotIndex}`;

function energyOf(planDays: readonly PlanDay[], day: number): number | null {
  return planDays.find((item) => item.day === day)?.totals.calories ?? null;
}

/**
 * Automatic repair of a plan [diets §4]: meals that hold something the patient must not or does not eat are made safe
 * by substitution, else exchanged; empty slots are filled. Locked slots and safe meals are left alone.
 */
import { compileLibrary } from './generator/library.js';
import type { GenerateInput } from './generator/input.js';
import { mapSlots } from './slots.js';
import type { MealEntry, PlanDay, PlanSlot } from './model.js';
import { regenerateSlot, type RegenerateRefusal } from './regenerate.js';
import { substituteEntry } from './substitution/substitute-entry.js';
import { planSummary, withTotals, type PlanSummary } from './totals.js';

/** What was done about one slot; `day` is 1-based, `slotIndex` 0-based. */
export interface RepairStep {
  readonly day: number;
  readonly slotIndex: number;
  readonly slotLabel: string;
  readonly action: 'substituted' | 'exchanged' | 'filled';
  readonly from: string | null;
  readonly to: string;
}

/** A slot that could not be repaired. */
export interface FailedRepair {
  readonly day: number;
  readonly slotIndex: number;
  readonly slotLabel: string;
  readonly code: RegenerateRefusal | 'locked';
}

/** The repaired plan and what happened. */
export interface RepairResult {
  readonly outcome: 'nothing_to_do' | 'success' | 'partial' | 'failed';
  readonly planDays: PlanDay[];
  readonly planSummary: PlanSummary;
  readonly steps: readonly RepairStep[];
  readonly failed: readonly FailedRepair[];
}

/** Repairs every unsafe or empty slot of a plan; same input, same answer. */
export function repairPlan(input: GenerateInput): RepairResult {
  const library = compileLibrary(input);
  const { judge, catalogue } = library;
  const steps: RepairStep[] = [];
  const failed: FailedRepair[] = [];
  const isUnsafe = (entry: MealEntry): boolean =>
    entry.ingredients.some(({ foodId }) => {
      const food = foodId === null ? undefined : catalogue.foodById(foodId);
      return food !== undefined && !judge.isSafe(food);
    });
  let days = [...input.plan.planDays];
  for (const { day, slots } of input.plan.planDays) {
    for (const slotIndex of slots.keys()) {
      const slot = slotAt(days, day, slotIndex);
      if (!slot || (slot.entry && !isUnsafe(slot.entry))) continue;
      const place = { day, slotIndex, slotLabel: slot.label };
      if (slot.locked || slot.lockedInAllDays) {
        if (slot.entry) failed.push({ ...place, code: 'locked' });
        continue;
      }
      const safe = slot.entry ? substituteEntry(slot.entry, judge, catalogue) : undefined;
      if (safe?.outcome === 'substituted') {
        days = mapSlots(days, (item) => (item === slot ? { ...slot, entry: safe.entry } : item));
        const from = safe.replaced.map((item) => item.from).join(', ');
        steps.push({
          ...place,
          action: 'substituted',
          from,
          to: safe.replaced.map((item) => item.to).join(', '),
        });
        continue;
      }
      const drawn = regenerateSlot(
        { ...input, plan: { ...input.plan, planDays: days }, day, slotIndex },
        library,
      );
      if (!drawn.ok) failed.push({ ...place, code: drawn.code });
      else {
        days = drawn.planDays;
        const from = slot.entry?.name ?? null;
        steps.push({
          ...place,
          action: from === null ? 'filled' : 'exchanged',
          from,
          to: drawn.slot.entry?.name ?? '',
        });
      }
    }
  }
  const planDays = withTotals(days);
  return {
    outcome: outcomeOf(steps.length, failed.length),
    planDays,
    planSummary: planSummary(planDays, input.plan.caloriesPerDay),
    steps,
    failed,
  };
}

function slotAt(days: readonly PlanDay[], day: number, slotIndex: number): PlanSlot | undefined {
  return days.find((item) => item.day === day)?.slots[slotIndex];
}

function outcomeOf(repaired: number, failed: number): RepairResult['outcome'] {
  if (failed === 0) return repaired === 0 ? 'nothing_to_do' : 'success';
  return repaired === 0 ? 'failed' : 'partial';
}

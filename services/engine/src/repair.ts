/**
 * Automatic repair of a plan [diets §4]: meals that hold something the patient must not or does not eat are made safe
 * by substitution, else exchanged; empty slots are filled, with the meal of their pair block where that may be. Locked
 * slots and safe meals are left alone, and so is what somebody accepted the risk of (decision 36).
 */
import { indexAccepted, type AcceptedMeal, type AcceptedMeals } from './accepted-meals.js';
import { compileLibrary, type Library } from './generator/library.js';
import type { GenerateInput } from './generator/input.js';
import { mapSlots } from './slots.js';
import type { MealEntry, PlanDay, PlanSlot } from './model.js';
import {
  openPartners,
  regenerateSlot,
  type RegenerateInput,
  type RegenerateRefusal,
  type RegenerateResult,
} from './regenerate.js';
import { mayBeEaten, type FoodJudge } from './safety/judge.js';
import { substituteEntry, type Replacement } from './substitution/substitute-entry.js';
import { planSummary, withTotals, type PlanSummary } from './totals.js';

/** A repair reads what a generation reads, and the risks that were taken. */
export interface RepairInput extends GenerateInput {
  readonly accepted?: readonly AcceptedMeal[];
}

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
  readonly code: RegenerateRefusal | 'locked' | 'accepted_risk';
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
export function repairPlan(input: RepairInput): RepairResult {
  const library = compileLibrary(input);
  const { judge, catalogue } = library;
  const accepted = indexAccepted(input.accepted);
  const steps: RepairStep[] = [];
  const failed: FailedRepair[] = [];
  let days = [...input.plan.planDays];
  for (const { day, slots } of input.plan.planDays) {
    for (const slotIndex of slots.keys()) {
      const slot = slotAt(days, day, slotIndex);
      const eyes = accepted.judgeAt(judge, day, slotIndex);
      if (!slot || (slot.entry && !isUnsafe(slot.entry, eyes, library))) continue;
      const place = { day, slotIndex, slotLabel: slot.label };
      if (slot.locked || slot.lockedInAllDays) {
        if (slot.entry) failed.push({ ...place, code: 'locked' });
        continue;
      }
      const safe = slot.entry ? substituteEntry(slot.entry, eyes, catalogue) : undefined;
      if (safe?.outcome === 'substituted') {
        days = mapSlots(days, (item) => (item === slot ? { ...slot, entry: safe.entry } : item));
        steps.push({ ...place, action: 'substituted', ...namesOf(safe.replaced) });
        continue;
      }
      // Another meal would take the accepted food away with the rest.
      if (accepted.has(day, slotIndex)) {
        failed.push({ ...place, code: 'accepted_risk' });
        continue;
      }
      const draw = { ...input, plan: { ...input.plan, planDays: days }, day, slotIndex };
      const drawn = drawSafely(draw, slot, library, accepted);
      if (!drawn.ok) failed.push({ ...place, code: drawn.code });
      else {
        steps.push(...drawn.changed.map((at) => exchanged(days, drawn.planDays, at)));
        days = withDrawn(days, drawn.planDays, drawn.changed);
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

function isUnsafe({ ingredients }: MealEntry, judge: FoodJudge, { catalogue }: Library): boolean {
  return ingredients.some((ingredient) => {
    const { foodId } = ingredient;
    const food = foodId === null ? undefined : catalogue.foodById(foodId);
    return !mayBeEaten(food ? judge.verdictOf(food) : judge.verdictOfMissing(ingredient));
  });
}

/** Draws a meal for a slot; a safe meal of its pair block stays, and is what the slot gets if it may. */
function drawSafely(
  input: RegenerateInput,
  slot: PlanSlot,
  library: Library,
  accepted: AcceptedMeals,
): RegenerateResult {
  const isSafe = ({ entry }: PlanSlot): boolean => entry !== null && !isUnsafe(entry, library.judge, library);
  const kept = openPartners(input, input.plan.planDays, slot).filter(isSafe);
  const planDays = mapSlots(input.plan.planDays, (item, day, slotIndex) =>
    kept.includes(item) || accepted.has(day, slotIndex) ? { ...item, locked: true } : item,
  );
  const guarded = { ...input, plan: { ...input.plan, planDays } };
  const meals = new Set(kept.flatMap(({ entry }) => entry?.mealId ?? []));
  const paired = meals.size > 0 ? regenerateSlot(guarded, library, meals) : undefined;
  return paired?.ok ? paired : regenerateSlot(guarded, library);
}

type Places = readonly { readonly day: number; readonly slotIndex: number }[];

/** The days with the meals that were drawn, locks as they were. */
function withDrawn(days: readonly PlanDay[], drawn: readonly PlanDay[], places: Places): PlanDay[] {
  return mapSlots(days, (slot, day, slotIndex) =>
    places.some((place) => place.day === day && place.slotIndex === slotIndex)
      ? { ...slot, entry: slotAt(drawn, day, slotIndex)?.entry ?? null }
      : slot,
  );
}

function exchanged(
  before: readonly PlanDay[],
  after: readonly PlanDay[],
  { day, slotIndex }: Places[number],
): RepairStep {
  const slot = slotAt(before, day, slotIndex);
  const from = slot?.entry?.name ?? null;
  const to = slotAt(after, day, slotIndex)?.entry?.name ?? '';
  const action = from === null ? 'filled' : 'exchanged';
  return { day, slotIndex, slotLabel: slot?.label ?? '', action, from, to };
}

function namesOf(replaced: readonly Replacement[]): { from: string; to: string } {
  return {
    from: replaced.map(({ from }) => from).join('; '),
    to: replaced.map(({ to }) => to).join('; '),
  };
}

function slotAt(days: readonly PlanDay[], day: number, slotIndex: number): PlanSlot | undefined {
  return days.find((item) => item.day === day)?.slots[slotIndex];
}

function outcomeOf(repaired: number, failed: number): RepairResult['outcome'] {
  if (failed === 0) return repaired === 0 ? 'nothing_to_do' : 'success';
  return repaired === 0 ? 'failed' : 'partial';
}

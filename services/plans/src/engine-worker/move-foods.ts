import type { PlanDay, PlanSlot } from '@pora/contracts/plans/plan.model';
import type { Catalogue, MergedFood, RuleConfig } from '@pora/engine/model';
import { withMovedFoods } from '@pora/engine/moved-foods';
import { mapSlots } from '@pora/engine/slots';
import { targetsOf } from './food-targets.js';
import { recomputeMeals } from './recompute-days.js';

/** A slot with its place. */
interface MovedSlot {
  readonly day: number;
  readonly slotIndex: number;
  readonly slot: PlanSlot;
}

/**
 * Slots of days with other foods in the place of some: those that became another one in the catalogue, and `moves`. Energy, macros
 * and measures of the meals they stand in are computed anew, every other meal is left alone. Runs in the engine's thread.
 */
export function moveFoods(
  context: { readonly catalog: Catalogue; readonly config: RuleConfig },
  { planDays, moves = [] }: { readonly planDays: readonly PlanDay[]; readonly moves?: readonly MergedFood[] },
): MovedSlot[] {
  const targetOf = targetsOf(context.catalog, moves);
  const touched = new Set<PlanSlot>();
  const moved = mapSlots(planDays, (slot) => {
    const entry = slot.entry && withMovedFoods(slot.entry, targetOf);
    if (entry === slot.entry) return slot;
    const changed = { ...slot, entry };
    touched.add(changed);
    return changed;
  });
  if (touched.size === 0) return [];
  const isTouched = moved.map(({ slots }) => slots.map((slot) => touched.has(slot)));
  const computed = recomputeMeals(context, moved, (slot) => touched.has(slot));
  return computed.flatMap(({ day, slots }, i) =>
    slots.flatMap((slot, slotIndex) => (isTouched[i]?.[slotIndex] ? [{ day, slotIndex, slot }] : [])),
  );
}

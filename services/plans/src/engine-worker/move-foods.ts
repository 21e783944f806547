import type { PlanDay, PlanSlot } from '@pora/contracts/plans/plan.model';
import type { Catalogue, MergedFood, RuleConfig } from '@pora/engine/model';
import { withMovedFoods } from '@pora/engine/moved-foods';
import { mapSlots } from '@pora/engine/slots';
import { targetsOf } from './food-targets.js';
import { recomputeMeals } from './recompute-days.js';

/**
 * Days with other foods in the place of some: those that became another one in the catalogue, and `moves`. Energy, macros
 * and measures of the meals they stand in are computed anew, every other meal is left alone. Runs in the engine's thread.
 */
export function moveFoods(
  context: { readonly catalog: Catalogue; readonly config: RuleConfig },
  { planDays, moves = [] }: { readonly planDays: readonly PlanDay[]; readonly moves?: readonly MergedFood[] },
): PlanDay[] {
  const targetOf = targetsOf(context.catalog, moves);
  const touched = new Set<PlanSlot>();
  const moved = mapSlots(planDays, (slot) => {
    const entry = slot.entry && withMovedFoods(slot.entry, targetOf);
    if (entry === slot.entry) return slot;
    const changed = { ...slot, entry };
    touched.add(changed);
    return changed;
  });
  return recomputeMeals(context, moved, (slot) => touched.has(slot));
}

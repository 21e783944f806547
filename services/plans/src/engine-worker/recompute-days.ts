import type { PlanDay, PlanSlot } from '@pora/contracts/plans/plan.model';
import type { Catalogue, RuleConfig } from '@pora/engine/model';
import { mapSlots } from '@pora/engine/slots';
import { settleMeals } from './settle-meals.js';

/**
 * Days of an archived plan over today's catalogue: every meal is computed as one that is saved, in the amounts and at the
 * portion it has (decision 42). One with a food that no longer exists is marked as unmapped, so that nobody takes it for
 * checked [decisions 23]; what the plan knows of the food stays. Runs in the engine's thread.
 */
export function recomputeDays(
  context: { readonly catalog: Catalogue; readonly config: RuleConfig },
  { planDays }: { readonly planDays: readonly PlanDay[] },
): PlanDay[] {
  return recomputeMeals(context, planDays, () => true);
}

/** As {@link recomputeDays}, for those of the meals alone. */
export function recomputeMeals(
  context: { readonly catalog: Catalogue; readonly config: RuleConfig },
  planDays: readonly PlanDay[],
  isAsked: (slot: PlanSlot) => boolean,
): PlanDay[] {
  const meals = planDays.flatMap(({ slots }) =>
    slots.flatMap((slot) => {
      const { type, entry } = slot;
      return entry && isAsked(slot) ? [{ entry, slotType: type, origin: entry, isPortionKnown: true }] : [];
    }),
  );
  const settled = settleMeals(context, { meals, held: [] });
  return mapSlots(planDays, (slot) =>
    slot.entry && isAsked(slot) ? withSettled(slot, settled.shift()) : slot,
  );
}

/** A meal nothing can be computed of stays as it was archived, but never counts as checked. */
function withSettled(slot: PlanSlot, answer: ReturnType<typeof settleMeals>[number] | undefined): PlanSlot {
  if (!slot.entry) return slot;
  return { ...slot, entry: answer?.ok ? answer.entry : { ...slot.entry, unmapped: true } };
}

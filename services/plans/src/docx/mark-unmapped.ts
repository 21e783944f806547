import type { MealEntry, PlanDay } from '@pora/contracts/plans/plan.model';
import type { Catalogue } from '@pora/engine/model';

/**
 * Days of an archived plan over today's catalogue: a meal with a food that no longer exists is marked as unmapped, so
 * that nobody takes it for checked [decisions 23]; what the plan knows of the food stays. Runs in the engine's thread.
 */
export function markUnmapped(
  { catalog }: { readonly catalog: Pick<Catalogue, 'foods'> },
  { planDays }: { readonly planDays: readonly PlanDay[] },
): PlanDay[] {
  const known = new Set(catalog.foods.map(({ id }) => id));
  const isGone = ({ ingredients }: MealEntry) =>
    ingredients.some(({ foodId }) => foodId !== null && !known.has(foodId));
  return planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot) =>
      slot.entry && isGone(slot.entry) ? { ...slot, entry: { ...slot.entry, unmapped: true } } : slot,
    ),
  }));
}

import type { MealEntry, PlanDay, PlanIngredient } from '@pora/contracts/plans/plan.model';

/** Days without what no check reads: half of a plan is numbers and recipes, and a thread copies all it is sent. */
export function platesOf(planDays: readonly PlanDay[]): PlanDay[] {
  return planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => (slot.entry ? { ...slot, entry: plateOf(slot.entry) } : slot)),
  }));
}

function plateOf({ description: _description, ...entry }: MealEntry): MealEntry {
  return { ...entry, baseIngredients: [], ingredients: entry.ingredients.map(withoutNumbers) };
}

function withoutNumbers({ nutrition: _nutrition, ...item }: PlanIngredient): PlanIngredient {
  return item;
}

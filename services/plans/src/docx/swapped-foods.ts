import type { MealEntry, PlanDay, PlanIngredient } from '@pora/contracts/plans/plan.model';
import type { PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { dishWithout, type DishSwap, lowerFirst, swappedFrom, swapsIn } from '@pora/engine/dish-name';
import { printableText } from './safe-text.js';

/** A dish with what the check says it is called after without holding it. */
type PrintedDish = MealEntry & { readonly calledAfter?: readonly string[] };

/** The days of a plan, each dish with what the check says of its name. */
export function namedDays(days: readonly PlanDay[], calledAfter: PlanSafety['calledAfter'] = []): PlanDay[] {
  const byPlace = new Map(calledAfter.map((one) => [`${one.day}.${one.slotIndex}`, one.without]));
  return days.map((day) => ({
    ...day,
    slots: day.slots.map((slot, slotIndex) => {
      const without = byPlace.get(`${day.day}.${slotIndex}`);
      const entry: PrintedDish | null =
        slot.entry && without ? { ...slot.entry, calledAfter: without } : slot.entry;
      return { ...slot, entry };
    }),
  }));
}

/** Name of a dish as printed. */
export const dishText = ({ name }: Pick<MealEntry, 'name'>) => printableText(name);

/** The foods an ingredient stands for, in the middle of a sentence; none when it was not swapped. */
export function swappedFoods(item: PlanIngredient): string[] {
  return swappedFrom(item)
    .map((name) => lowerFirst(printableText(name)))
    .filter((name) => name !== '');
}

/** What was swapped out of a meal, each pair once. */
export function swapsOf(entry: Pick<MealEntry, 'ingredients'>): DishSwap[] {
  return swapsIn(entry)
    .map(({ from, to }) => ({ from: printableText(from), to: printableText(to) }))
    .filter(({ from }) => from !== '');
}

/** What the dish is said to be without, after its name. */
export function missingFoods(entry: Pick<PrintedDish, 'ingredients' | 'calledAfter'>): string[] {
  return dishWithout(entry, entry.calledAfter)
    .map(printableText)
    .filter((name) => name !== '');
}

import type { MealEntry, PlanIngredient } from '@pora/contracts/plans/plan.model';
import { printableText } from './safe-text.js';

/** A food of the recipe and what the patient takes instead, as printed. */
export interface PrintedSwap {
  readonly from: string;
  readonly to: string;
}

/** Name of a dish as printed. */
export const dishText = ({ name }: Pick<MealEntry, 'name'>) => printableText(name);

/** The foods an ingredient stands for, in the middle of a sentence; none when it was not swapped. */
export function swappedFoods({ substitution, foodName }: PlanIngredient): string[] {
  if (!substitution) return [];
  const names = [substitution.from, ...(substitution.alsoFrom ?? [])].filter((name) => name !== foodName);
  return names.map((name) => lowerFirst(printableText(name))).filter((name) => name !== '');
}

/** What was swapped out of a meal, each pair once. */
export function swapsOf({ ingredients }: Pick<MealEntry, 'ingredients'>): PrintedSwap[] {
  const swaps = new Map<string, PrintedSwap>();
  for (const item of ingredients) {
    const to = lowerFirst(printableText(item.foodName));
    for (const from of swappedFoods(item)) swaps.set(`${from}\n${to}`, { from, to });
  }
  return [...swaps.values()];
}

/** Foods the whole dish goes without: swapped out and not left in it by another line. */
export function missingFoods(entry: Pick<MealEntry, 'ingredients'>): string[] {
  const present = new Set(entry.ingredients.map(({ foodName }) => lowerFirst(printableText(foodName))));
  return [...new Set(swapsOf(entry).map(({ from }) => from))].filter((food) => !present.has(food));
}

/** "Mleko 2 %" as "mleko 2 %"; an abbreviation keeps its capitals. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

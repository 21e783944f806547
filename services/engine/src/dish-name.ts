/** Under which name a dish may stand before its patient (decision 49). Light enough for a browser. */
import type { MealEntry, PlanIngredient } from './model.js';

type Dish = Pick<MealEntry, 'ingredients'>;

/** A food of the recipe and what the patient takes instead. */
export interface DishSwap {
  readonly from: string;
  readonly to: string;
}

/** The foods an ingredient stands for. */
export function swappedFrom({ substitution, foodName }: PlanIngredient): string[] {
  if (!substitution) return [];
  const names = [substitution.from, ...(substitution.alsoFrom ?? [])];
  return names.filter((name) => name !== '' && name !== foodName);
}

/** What was swapped out of a dish, each pair once, as in the middle of a sentence. */
export function swapsIn({ ingredients }: Dish): DishSwap[] {
  const swaps = new Map<string, DishSwap>();
  for (const item of ingredients) {
    const to = lowerFirst(item.foodName);
    for (const name of swappedFrom(item)) {
      const from = lowerFirst(name);
      swaps.set(`${from}\n${to}`, { from, to });
    }
  }
  return [...swaps.values()];
}

/**
 * What a dish is said to be without, after its name: "– wersja bez: mleko 2 %". Foods that were swapped out and are in no
 * other line of it, and what it is called after without holding it, as the check of the plan tells (`misnamed`).
 */
export function dishWithout(dish: Dish, calledAfter: readonly string[] = []): string[] {
  const present = new Set(dish.ingredients.map(({ foodName }) => lowerFirst(foodName)));
  const out = [...swapsIn(dish).map(({ from }) => from), ...calledAfter.map(lowerFirst)];
  return [...new Set(out)].filter((food) => !present.has(food));
}

/** "Mleko 2 %" as "mleko 2 %"; an abbreviation keeps its capitals. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

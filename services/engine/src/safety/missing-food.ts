/** Ingredients whose food is not in the base: it was deleted, or never linked. Light enough for a browser. */
import type { PlanIngredient } from '../model.js';

/** What a plan keeps of a food that is not in the base. */
export type MissingFood = Pick<PlanIngredient, 'foodId' | 'foodName' | 'sourceText' | 'intolerances'>;

/** One word for all that is known of it: ingredients of the same word get the same verdict. */
export function missingKey({ foodId, foodName, sourceText = '', intolerances = [] }: MissingFood): string {
  const keys = intolerances.map(({ key }) => key).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return JSON.stringify([foodId, foodName, sourceText, keys]);
}

/** Just what is known of it, each once. */
export function distinctMissing(foods: readonly MissingFood[]): MissingFood[] {
  const known = new Map<string, MissingFood>();
  for (const { foodId, foodName, sourceText, intolerances } of foods) {
    const food = {
      foodId,
      foodName,
      ...(sourceText && { sourceText }),
      ...(intolerances && { intolerances }),
    };
    known.set(missingKey(food), food);
  }
  return [...known.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, food]) => food);
}

/** Ingredients whose food is not in the base: it was deleted, or never linked. Light enough for a browser. */
import type { Food, PlanIngredient } from '../model.js';

/** What a plan keeps of a food that is not in the base. */
export type MissingFood = Pick<
  PlanIngredient,
  'foodId' | 'foodName' | 'sourceText' | 'intolerances' | 'allergens'
> & { readonly foodCategory?: string | undefined };

/** What a plan remembers of a food besides its name and category, should it leave the base. */
export function rememberedOf({
  intolerances = [],
  allergenInfo,
}: Food): Pick<PlanIngredient, 'intolerances' | 'allergens'> {
  const allergens = allergenInfo?.allergens ?? [];
  return {
    ...(intolerances.length > 0 && { intolerances: intolerances.map(({ key, name }) => ({ key, name })) }),
    ...(allergens.length > 0 && { allergens: [...allergens] }),
  };
}

/** One word for all that is known of it: ingredients of the same word get the same verdict. */
export function missingKey({
  foodId,
  foodName,
  sourceText = '',
  foodCategory = '',
  intolerances = [],
  allergens = [],
}: MissingFood): string {
  const keys = inOrder(intolerances.map(({ key }) => key));
  return JSON.stringify([foodId, foodName, sourceText, foodCategory, keys, inOrder(allergens)]);
}

/** Just what is known of it, each once. */
export function distinctMissing(foods: readonly MissingFood[]): MissingFood[] {
  const known = new Map<string, MissingFood>();
  for (const { foodId, foodName, sourceText, foodCategory, intolerances, allergens } of foods) {
    const food = {
      foodId,
      foodName,
      ...(sourceText && { sourceText }),
      ...(foodCategory && { foodCategory }),
      ...(intolerances && { intolerances }),
      ...(allergens && { allergens }),
    };
    known.set(missingKey(food), food);
  }
  return [...known.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, food]) => food);
}

function inOrder(words: readonly string[]): string[] {
  return [...words].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

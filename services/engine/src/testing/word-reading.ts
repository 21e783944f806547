/** A few foods to read words of patients against, and what comes of a text. */
import { createAvoidance, type NamedFood } from '../text-pl/avoidance.js';
import type { WordField } from '../text-pl/read-phrase.js';

/** Allergens that a food is known to hold, and no others. */
export const declared = (...allergens: string[]) => ({ allergenInfo: { allergens, confidence: 'pewny' } });

/** Reads a text against the foods: the names that are kept out, and whether somebody is asked. */
export function readerOf(foods: readonly NamedFood[]) {
  return (field: WordField, text: string): { out: string[]; isAsked: boolean } => {
    const avoidance = createAvoidance({ [field]: [text] }, foods);
    const out = foods.filter((food) => Object.keys(avoidance.of(food)).length > 0).map(({ name }) => name);
    return { out, isAsked: avoidance.notUnderstood.length > 0 };
  };
}

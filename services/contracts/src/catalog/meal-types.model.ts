import { z } from 'zod';
import { MEAL_TYPES, SLOT_TYPES } from './meal-types.vocabulary.js';

export * from './meal-types.vocabulary.js';

/** Reads `first_breakfast`, which another part of the product once wrote, as `breakfast`. */
function readLegacyType(value: unknown): unknown {
  return value === 'first_breakfast' ? 'breakfast' : value;
}

/** One meal type; `first_breakfast` is read as `breakfast`. */
export const mealTypeSchema = z.preprocess(readLegacyType, z.enum(MEAL_TYPES));
/** One slot type; `first_breakfast` is read as `breakfast`. */
export const slotTypeSchema = z.preprocess(readLegacyType, z.enum(SLOT_TYPES));

import { z } from 'zod';
import { foodId } from './food.model.js';
import { ALLERGENS, FOOD_CATEGORIES } from './food.vocabulary.js';
import { requiredText } from '../text/text.model.js';
import { WORD_ANSWERS, WORD_DECISION_LIMITS, WORD_FIELDS } from './word-decision.vocabulary.js';

export * from './word-decision.vocabulary.js';

/** What a dietitian decided about one phrase of one patient's survey (decision 72). */
export const wordDecisionSchema = z
  .strictObject({
    field: z.enum(WORD_FIELDS),
    /** As written; compared by {@link wordDecisionKey}. */
    phrase: requiredText(WORD_DECISION_LIMITS.phrase, 'Podaj wpis'),
    answer: z.enum(WORD_ANSWERS),
    foodIds: z.array(foodId).max(WORD_DECISION_LIMITS.foods).default([]),
    categories: z.array(z.enum(FOOD_CATEGORIES)).max(FOOD_CATEGORIES.length).default([]),
    allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length).default([]),
  })
  .refine(
    ({ answer, foodIds, categories, allergens }) =>
      (answer === 'means') === foodIds.length + categories.length + allergens.length > 0,
    { message: 'Wskaż, co oznacza ten wpis', path: ['foodIds'] },
  );
/** A decision as it is sent. */
export type WordDecision = z.output<typeof wordDecisionSchema>;

/** A decision as it is kept: with who took it and when. */
export const keptWordDecisionSchema = z.object({
  field: z.enum(WORD_FIELDS),
  phrase: z.string(),
  answer: z.enum(WORD_ANSWERS),
  foodIds: z.array(foodId).default([]),
  categories: z.array(z.enum(FOOD_CATEGORIES)).default([]),
  allergens: z.array(z.enum(ALLERGENS)).default([]),
  by: z.string(),
  at: z.string(),
});
/** A decision as it is kept. */
export type KeptWordDecision = z.output<typeof keptWordDecisionSchema>;

/** Body of `POST /api/patient-surveys/{id}/word-decisions`: what is decided now, and what is to be asked again. */
export const wordDecisionsSchema = z
  .strictObject({
    decisions: z.array(wordDecisionSchema).max(WORD_DECISION_LIMITS.atOnce).default([]),
    undecided: z
      .array(
        z.strictObject({
          field: z.enum(WORD_FIELDS),
          phrase: requiredText(WORD_DECISION_LIMITS.phrase, 'Podaj wpis'),
        }),
      )
      .max(WORD_DECISION_LIMITS.atOnce)
      .default([]),
  })
  .refine(({ decisions, undecided }) => decisions.length + undecided.length > 0, {
    message: 'Podaj decyzję',
    path: ['decisions'],
  });

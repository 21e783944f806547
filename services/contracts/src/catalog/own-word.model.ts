import { z } from 'zod';
import { requiredText, text, version } from '../text/text.model.js';
import { foodId } from './food.model.js';
import { AVOIDANCE_SOURCES } from '../plans/plan-safety.model.js';
import { ALLERGENS, FOOD_CATEGORIES } from './food.vocabulary.js';

/** Most foods one word can mean; more is a category. */
export const OWN_WORD_FOODS = 200;

/** Writings of one word have one key: lower case, single spaces; "Mąka" and "mąka" are one word, "maka" is another. */
export function ownWordKey(word: string): string {
  return word.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

const meaning = {
  foodIds: z.array(foodId).max(OWN_WORD_FOODS, `Najwyżej ${OWN_WORD_FOODS} produktów`),
  categories: z.array(z.enum(FOOD_CATEGORIES)).max(FOOD_CATEGORIES.length),
  allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length),
};

/**
 * A word of a survey as this practice understands it (decision 33): the foods, categories and allergens it means, or, with
 * none of them, that nothing in the food base is meant. It only adds to what is understood without it.
 */
export const ownWordSchema = z.object({
  id: z.string(),
  word: z.string(),
  ...meaning,
  version,
  createdBy: z.string(),
  createdAt: z.string(),
});
export type OwnWord = z.output<typeof ownWordSchema>;

/** A word to remember; what it means, or that it means nothing in the food base, is said outright. */
export const newOwnWordSchema = z
  .strictObject({
    word: requiredText(200, 'Podaj słowo'),
    foodIds: meaning.foodIds.default([]).overwrite((list) => [...new Set(list)].sort((a, b) => a - b)),
    categories: meaning.categories.default([]).overwrite((list) => [...new Set(list)]),
    allergens: meaning.allergens.default([]).overwrite((list) => [...new Set(list)]),
    nothingInBase: z.boolean().default(false),
  })
  .refine(
    ({ foodIds, categories, allergens, nothingInBase }) =>
      nothingInBase === (foodIds.length + categories.length + allergens.length === 0),
    { message: 'Wybierz, co oznacza to słowo, albo że nie ma tego w bazie', path: ['foodIds'] },
  );
export type NewOwnWord = z.output<typeof newOwnWordSchema>;

/** Entries of one person's survey that are read in one call, and foods that are named for each. */
export const UNDERSTAND_LIMITS = { entries: 1300, entry: 100, answer: 2000, named: 5 } as const;

const written = z.array(text(UNDERSTAND_LIMITS.entry)).max(UNDERSTAND_LIMITS.entries).default([]);

/** What a person wrote about foods, as it stands in the survey (decisions 33 and 34). */
export const wordsToUnderstandSchema = z.strictObject({
  disliked: written,
  /** Liked or conditionally allowed: exceptions to a disliked group word. */
  accepted: written,
  allergies: text(UNDERSTAND_LIMITS.answer).default(''),
  intolerances: text(UNDERSTAND_LIMITS.answer).default(''),
});

const wordSource = z.enum(['disliked', 'allergies', 'intolerances']);
/** Why a phrase waits for somebody. */
const UNCLEAR_REASONS = [
  ...(['too_short', 'no_food', 'partly', 'past', 'lifts_all', 'unread_name', 'unnamed'] as const),
  ...(['elsewhere', 'note'] as const),
] as const;

/** Which foods of the base each entry means, and which entries mean none. */
export const understoodWordsSchema = z.object({
  understood: z.array(
    z.object({
      entry: z.string(),
      source: wordSource,
      /** Every food that is meant: two entries may mean the same ones. */
      foodIds: z.array(foodId),
      /** Names of the first of them. */
      foods: z.array(z.string()),
    }),
  ),
  notUnderstood: z.array(
    z.object({ entry: z.string(), source: z.enum(AVOIDANCE_SOURCES), reason: z.enum(UNCLEAR_REASONS) }),
  ),
});
export type UnderstoodWords = z.output<typeof understoodWordsSchema>;

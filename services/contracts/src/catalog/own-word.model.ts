import { z } from 'zod';
import { requiredText, text, version } from '../text/text.model.js';
import { foodId } from './food.model.js';
import { ALLERGENS, FOOD_CATEGORIES } from './food.vocabulary.js';
import { wordDecisionSchema } from './word-decision.model.js';
import {
  PHRASE_READINGS,
  UNCLEAR_REASONS,
  WORD_ANSWERS,
  WORD_DECISION_LIMITS,
  WORD_FIELDS,
} from './word-decision.vocabulary.js';

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
 * What a word is to the practice: it `means` foods, it is about no food of the base (`not_food`), or the dietitian minds it
 * herself and no plan with it is called safe (`note`, decision 72).
 */
export const OWN_WORD_KINDS = ['means', 'not_food', 'note'] as const;
/** One of {@link OWN_WORD_KINDS}. */
export type OwnWordKind = (typeof OWN_WORD_KINDS)[number];

/**
 * A word of a survey as this practice understands it (decision 33): the foods, categories and allergens it means, or, with
 * none of them, that it is about no food of the base or minded by the dietitian. It only adds to what is understood without it.
 */
export const ownWordSchema = z.object({
  id: z.string(),
  word: z.string(),
  kind: z.enum(OWN_WORD_KINDS).default('means'),
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
    /** The dietitian minds it herself: it means nothing here, and no plan with it is called safe. */
    isNote: z.boolean().default(false),
  })
  .refine(
    ({ foodIds, categories, allergens, nothingInBase, isNote }) =>
      Number(foodIds.length + categories.length + allergens.length > 0) +
        Number(nothingInBase) +
        Number(isNote) ===
      1,
    { message: 'Wybierz, co oznacza to słowo, albo że nie ma tego w bazie', path: ['foodIds'] },
  );
export type NewOwnWord = z.output<typeof newOwnWordSchema>;

/** Entries of one person's survey that are read in one call, and foods that are named for each. */
export const UNDERSTAND_LIMITS = { entries: 1300, entry: 100, answer: 2000, notes: 5000, named: 5 } as const;

const written = z.array(text(UNDERSTAND_LIMITS.entry)).max(UNDERSTAND_LIMITS.entries).default([]);

/** What a person wrote about foods, as it stands in the survey (decisions 33 and 34). */
export const wordsToUnderstandSchema = z.strictObject({
  disliked: written,
  /** Liked or conditionally allowed: exceptions to a disliked group word. */
  accepted: written,
  allergies: text(UNDERSTAND_LIMITS.answer).default(''),
  intolerances: text(UNDERSTAND_LIMITS.answer).default(''),
  /** Fields that may speak of food without being asked about it (decision 55). */
  chronic: text(UNDERSTAND_LIMITS.answer).default(''),
  complaints: text(UNDERSTAND_LIMITS.answer).default(''),
  notes: text(UNDERSTAND_LIMITS.notes).default(''),
  purpose: text(UNDERSTAND_LIMITS.answer).default(''),
  past: text(UNDERSTAND_LIMITS.answer).default(''),
  meds: text(UNDERSTAND_LIMITS.answer).default(''),
  /** What a dietitian decided about single phrases of this survey. */
  decisions: z.array(wordDecisionSchema).max(WORD_DECISION_LIMITS.kept).default([]),
  /** Names every food of a phrase, not only the first of them. */
  allFoods: z.boolean().default(false),
  /** The patient is a child: who writes "córka ma celiakię" speaks of the patient. Of an unknown age nobody is. */
  isChild: z.boolean().default(false),
});

const wordField = z.enum(WORD_FIELDS);

/** One clause of an answer as it was read; the clauses of an answer together hold all its words (decision 54). */
export const understoodPhraseSchema = z.object({
  field: wordField,
  /** The answer it stands in, and the clause, as written. */
  entry: z.string(),
  text: z.string(),
  reading: z.enum(PHRASE_READINGS),
  /** What is kept out, or proposed to be, with the number of foods each name means. */
  avoided: z.array(z.object({ name: z.string(), foods: z.number() })),
  /** What is eaten. */
  permitted: z.array(z.string()),
  /** Of an unclear phrase. */
  reason: z.enum(UNCLEAR_REASONS).optional(),
  /** Of the fields that are not asked about food: kept out at once, or proposed only. */
  elsewhere: z.enum(['kept_out', 'proposed']).optional(),
  /** What was decided about it for this patient. */
  answer: z.enum(WORD_ANSWERS).optional(),
  /** The practice has decided about these words before. */
  ownWord: z.enum(OWN_WORD_KINDS).optional(),
  /** Waits for the dietitian. */
  isOpen: z.boolean(),
  /** Every food it means. */
  foodIds: z.array(foodId),
  /** Names of the first of them, or of all. */
  foods: z.array(z.string()),
});
/** A phrase as it was read. */
export type UnderstoodPhrase = z.output<typeof understoodPhraseSchema>;

/** How each phrase was read and which foods of the base it means (decisions 54 and 55). */
export const understoodWordsSchema = z.object({ phrases: z.array(understoodPhraseSchema) });
/** Phrases of a survey. */
export type UnderstoodWords = z.output<typeof understoodWordsSchema>;

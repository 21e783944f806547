import { z } from 'zod';
import {
  calendarDate,
  integerBetween,
  numberBetween,
  requiredText,
  text,
  version,
} from '../text/text.model.js';
import { impossibleValues } from './food-limits.js';
import { tidyCertainty } from './allergen-certainty.js';
import { FOOD_CODE_BAD, isFoodCode, tidyFoodCode } from './food-code.js';
import { matchFoodCategory } from './food-category.js';
import {
  ALLERGEN_CONFIDENCE,
  ALLERGENS,
  DEFAULT_FOOD_CATEGORY,
  FOOD_PER,
  hasPieceWeight,
  PIECE_WEIGHT_REQUIRED,
} from './food.vocabulary.js';

export * from './food.vocabulary.js';

/** Identifier of a food: a positive whole number [library §3]. */
export const foodId = integerBetween(1, 2_000_000_000);

/** Household measure of one food, e.g. `{ name: 'kromka', grams: 35 }`. */
export const foodUnitSchema = z.object({
  name: requiredText(40, 'Podaj nazwę miary'),
  grams: numberBetween(0.1, 5000),
});
export type FoodUnit = z.output<typeof foodUnitSchema>;

const units = z.array(foodUnitSchema).max(20, 'Najwyżej 20 miar').refine(haveOwnNames, {
  message: 'Każda miara może wystąpić tylko raz',
});
const name = requiredText(160, 'Podaj nazwę produktu');
const grams = numberBetween(0, 1000);
/** Holds the energy of any macros that are accepted: 4, 4 and 9 kcal of 1000 g each. */
const energy = numberBetween(0, 20000);

/** Null where the food has none; blank is none, too. */
const code = z
  .string()
  .max(40)
  .nullable()
  .transform((typed) => tidyFoodCode(typed ?? '') || null)
  .refine((digits) => digits === null || isFoodCode(digits), FOOD_CODE_BAD);

const allergens = z
  .array(z.enum(ALLERGENS))
  .max(ALLERGENS.length)
  .overwrite((list) => [...new Set(list)]);
const confidence = z.enum(ALLERGEN_CONFIDENCE);
const note = text(500);
const verifiedAt = calendarDate.nullable();

/** How sure single allergens are, where that differs from the food's `confidence`; of what is not listed it says nothing. */
const certainty = z.partialRecord(z.enum(ALLERGENS), confidence);

const intoleranceKeys = z
  .array(requiredText(80, 'Podaj nietolerancję'))
  .max(1000)
  .overwrite((list) => [...new Set(list)]);

const allergenInfoSchema = z.object({
  allergens: allergens.default([]),
  confidence: confidence.default('niepewny'),
  note: note.default(''),
  verifiedAt: verifiedAt.default(null),
  certainty: certainty.optional(),
});

/** Food: macros in g and energy in kcal per `per` [library §3]. */
export const foodSchema = z.object({
  id: foodId,
  name,
  category: z.string(),
  per: z.enum(FOOD_PER),
  carbs: grams,
  fat: grams,
  protein: grams,
  calories: energy,
  units,
  allergenInfo: allergenInfoSchema,
  /** Bar code of the packet: 8, 12, 13 or 14 digits; no two foods have the same. */
  code: z.string().optional(),
  intolerances: z.array(z.object({ key: z.string(), name: z.string() })).optional(),
  version,
  updatedAt: z.string(),
});
export type Food = z.infer<typeof foodSchema>;

/** A category of the fixed list however it is written, `Inne` when blank, else the text as it is [library §3]. */
const category = text(60).transform(
  (value): string => matchFoodCategory(value) ?? (value || DEFAULT_FOOD_CATEGORY),
);

/**
 * Body of `POST /api/foods`. One whose name a food of the base has already is a 409 that names it, unless `allowDuplicate`
 * says that it is meant. Without an id the server gives one; `calories: null` (or none) means that the energy
 * follows from the macros by 4/4/9 [library §5].
 */
export const newFoodSchema = z
  .object({
    id: foodId.optional(),
    name,
    category: category.default(DEFAULT_FOOD_CATEGORY),
    per: z.enum(FOOD_PER).default('100g'),
    carbs: grams,
    fat: grams,
    protein: grams,
    calories: energy.nullable().default(null),
    units: units.default([]),
    allergenInfo: allergenInfoSchema.transform((info) => tidyCertainty(info)).prefault({}),
    code: code.optional(),
    /** Dictionary items it is linked to from the first moment, so that no check meets it without. */
    intoleranceKeys: intoleranceKeys.optional(),
    /** A second food of this name is meant. */
    allowDuplicate: z.boolean().optional(),
  })
  .refine(hasPieceWeight, { path: ['units'], message: PIECE_WEIGHT_REQUIRED })
  .superRefine((food, context) => {
    for (const { path, message } of impossibleValues(food))
      context.addIssue({ code: 'custom', path: [path], message });
  });
/** Validated body of a new food. */
export type NewFoodBody = z.output<typeof newFoodSchema>;

/**
 * Body of `PATCH /api/foods/{id}`: any part of the food. The allergen information is merged field by field, units are
 * replaced as a list, `calories: null` takes the energy from the macros.
 */
export const foodPatchSchema = z.object({
  name: name.optional(),
  category: category.optional(),
  per: z.enum(FOOD_PER).optional(),
  carbs: grams.optional(),
  fat: grams.optional(),
  protein: grams.optional(),
  calories: energy.nullable().optional(),
  units: units.optional(),
  allergenInfo: z
    .object({
      allergens: allergens.optional(),
      confidence: confidence.optional(),
      note: note.optional(),
      verifiedAt: verifiedAt.optional(),
      certainty: certainty.optional(),
    })
    .optional(),
  code: code.optional(),
  /** All dictionary items it is linked to from now on. */
  intoleranceKeys: intoleranceKeys.optional(),
});
/** Validated body of a food change. */
export type FoodPatch = z.output<typeof foodPatchSchema>;

function haveOwnNames(list: readonly FoodUnit[]): boolean {
  return new Set(list.map((unit) => unit.name.toLowerCase())).size === list.length;
}

import { z } from 'zod';
import { identifier } from '../text/text.model.js';
import { ALLERGENS, foodId, foodSchema } from './food.model.js';

/** `merge`: the others leave the base; `replace`: they stay in it, though nothing is made of them any more. */
export const FOOD_MERGE_KINDS = ['merge', 'replace'] as const;
/** What happens to the foods that are replaced. */
export type FoodMergeKind = (typeof FOOD_MERGE_KINDS)[number];

/** Most foods that become one at a time. */
export const MOST_MERGED_FOODS = 20;

/**
 * Which food stays and what it takes over. Both are on unless the person says otherwise: a link or an allergen that is lost
 * would let a dangerous meal look safe.
 */
export const mergeChoice = {
  kind: z.enum(FOOD_MERGE_KINDS),
  stays: foodId,
};

const nutritionOfPortion = z.object({ before: z.number(), after: z.number() });

/** What a merge changes, counted and named; nothing is saved by asking. */
export const foodMergePreviewSchema = z.object({
  /** All of them, the one that stays first. */
  foods: z.array(foodSchema.extend({ addedAt: z.string() })),
  /** Names this effect: the merge is refused once it would do something else. */
  stamp: z.string(),
  meals: z.object({
    items: z.array(z.object({ id: identifier, name: z.string() })),
    /** Meals whose energy of one portion (kcal) changes, the largest change first. */
    energy: z.array(z.object({ id: identifier, name: z.string(), ...nutritionOfPortion.shape })),
    /** Household measures the food that stays does not have, and how many meals go on in grams alone. */
    lostUnits: z.array(z.string()),
    mealsInGrams: z.number(),
    /** Meals in which two of the foods become one line. */
    joined: z.number(),
  }),
  substitutions: z.object({ moved: z.number(), dropped: z.number() }),
  /** Intolerances of the foods that go: those the food that stays has not, and how many it has. */
  intolerances: z.object({
    offered: z.array(z.object({ key: z.string(), name: z.string() })),
    already: z.number(),
  }),
  /** Allergens of the foods that go which the food that stays does not declare. */
  allergens: z.object({ offered: z.array(z.enum(ALLERGENS)) }),
  /** Words of the practice that mean one of the foods that go. */
  ownWords: z.array(z.string()),
});
/** What a merge changes. */
export type FoodMergePreview = z.output<typeof foodMergePreviewSchema>;

const namedFood = z.object({ id: foodId, name: z.string() });

/** Where a food is used in the library; what plans hold, the plans tell. */
export const foodUsesSchema = z.object({
  meals: z.array(z.object({ id: identifier, name: z.string() })),
  /** Foods that may stand in for it, and those it may stand in for. */
  substitutes: z.array(namedFood),
  substituteOf: z.array(namedFood),
  intolerances: z.array(z.object({ key: z.string(), name: z.string() })),
  /** Words of the practice that mean it. */
  ownWords: z.array(z.string()),
});
/** Where a food is used in the library. */
export type FoodUses = z.output<typeof foodUsesSchema>;

/** A merge that is saved in the library while the plans may still have to follow. */
export const foodMergeSchema = z.object({
  id: z.string(),
  kind: z.enum(FOOD_MERGE_KINDS),
  stays: foodId,
  goes: z.array(foodId),
  at: z.string(),
  by: z.string(),
  /** False until every plan has followed. */
  plansFollowed: z.boolean(),
});
/** A merge that was made. */
export type FoodMerge = z.output<typeof foodMergeSchema>;

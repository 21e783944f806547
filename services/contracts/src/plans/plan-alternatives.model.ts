import { z } from 'zod';
import { ruleCountsSchema } from './plan-explanation.model.js';
import { planVerdictSchema, safetyProblemSchema, SAFETY_STATES } from './plan-safety.model.js';
import { slotPlaceSchema } from './plan-slots.model.js';

/**
 * What the check says of every food for the plan's patient, for colouring in a browser with `@pora/engine/safety/judge-entry`.
 * Foods there is nothing to say about are left out; what meals name although the base does not have it is in.
 */
export const foodVerdictsSchema = planVerdictSchema
  .pick({ missing: true, unmapped: true, notUnderstood: true, checkedAt: true })
  .extend({
    hasPatient: z.boolean(),
    /** False when there is neither a survey nor a result set. */
    hasRecords: z.boolean(),
    /** State of a meal in which nothing is wrong: what is known of the patient allows no better. */
    best: z.enum(SAFETY_STATES),
    foods: z.array(z.object({ foodId: z.number(), problems: z.array(safetyProblemSchema) })),
    /** Ingredients of the plan that are not in the base, by all that is known of them. */
    outside: z.array(
      z.object({
        foodId: z.number().nullable(),
        foodName: z.string(),
        sourceText: z.string().optional(),
        foodCategory: z.string().optional(),
        intolerances: z.array(z.object({ key: z.string(), name: z.string() })).optional(),
        allergens: z.array(z.string()).optional(),
        problems: z.array(safetyProblemSchema),
      }),
    ),
  });
export type FoodVerdicts = z.infer<typeof foodVerdictsSchema>;

/** One alternative for a slot; the points are those of a draw, fewer are better. */
export const slotCandidateSchema = z.object({
  rank: z.number(),
  mealId: z.string(),
  name: z.string(),
  points: z.number(),
  favourite: z.boolean(),
  /** True for the meal that stands there now. */
  isPresent: z.boolean(),
  /** How often the meal stands elsewhere in the plan. */
  usesInPlan: z.number(),
  /** One per slot that would change together. */
  portions: z.array(
    slotPlaceSchema.extend({
      portionPercent: z.number(),
      kcal: z.number(),
      targetKcal: z.number(),
      /** Energy minus the slot's target, in kcal. */
      distanceKcal: z.number(),
    }),
  ),
  swaps: z.array(z.object({ from: z.string(), to: z.string(), percentage: z.number() })),
  /** Why it stands where it stands, for the person. */
  reasons: z.array(z.string()),
});
export type SlotCandidate = z.infer<typeof slotCandidateSchema>;

/** Answer of `GET …/slots/candidates`. */
export const slotCandidatesSchema = z.object({
  ...slotPlaceSchema.shape,
  total: z.number(),
  candidates: z.array(slotCandidateSchema),
  /** True when no meal fits the whole pair block and only this slot was judged. */
  split: z.boolean(),
  pool: ruleCountsSchema,
  counts: ruleCountsSchema,
  version: z.number(),
});
export type SlotCandidates = z.infer<typeof slotCandidatesSchema>;

/** Answer of `GET …/substitutes`: what may stand in for a food, and what may not and why. */
export const foodSubstitutesSchema = z.object({
  foodId: z.number(),
  foodName: z.string(),
  /** What speaks against the food itself. */
  problems: z.array(safetyProblemSchema),
  /** Amount the list speaks of: that of the meal at the place, else 100 g. */
  grams: z.number(),
  substitutes: z.array(
    z.object({
      foodId: z.number(),
      name: z.string(),
      percentage: z.number(),
      grams: z.number(),
      unitName: z.string().optional(),
      unitQty: z.number().optional(),
      /** Energy the swap adds (or takes), in kcal; null where nobody knows the energy of what is replaced. */
      kcalDifference: z.number().nullable(),
      /** Energy of the meal at the place after the swap, in kcal; null without a place, or where the food cannot go. */
      mealCalories: z.number().nullable(),
    }),
  ),
  /** Listed substitutes that cannot be taken: this patient must not get them, or a piece of them has no weight. */
  refused: z.array(
    z.object({
      foodId: z.number(),
      name: z.string(),
      problems: z.array(safetyProblemSchema),
      unweighed: z.boolean(),
    }),
  ),
  /** Every meal of the plan that holds the food. */
  places: z.array(
    slotPlaceSchema.extend({
      slotLabel: z.string(),
      mealName: z.string(),
      grams: z.number(),
      locked: z.boolean(),
      /** False for a key ingredient, which cannot be swapped. */
      replaceable: z.boolean(),
    }),
  ),
  version: z.number(),
});
export type FoodSubstitutes = z.infer<typeof foodSubstitutesSchema>;

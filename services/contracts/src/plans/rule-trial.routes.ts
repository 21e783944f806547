import { z } from 'zod';
import { MEAL_SOURCES } from '../catalog/meal-types.model.js';
import { defineRoute } from '../route.js';
import { identifier, integerBetween } from '../text/text.model.js';
import { ruleTrialPaths } from './rule-trial.paths.js';

const candidatesSchema = z.object({
  /** Meals that no rule keeps out. */
  left: z.number(),
  /** Those whose best portion lies within the slot's tolerance. */
  reachTarget: z.number(),
  /** Slots they can fill at most under the repeat limits. */
  capacity: z.number(),
});

/** Meals named at most in each direction of a slot type; the counts hold them all. */
export const MOST_NAMED_MEALS = 20;

/** Meals of a slot type that moved in one direction. */
const movedMealsSchema = z.object({
  /** Meals that became candidates, or ceased to be. */
  candidates: z.number(),
  /** Meals that stay candidates and began to reach the target, or ceased to. */
  reaching: z.number(),
  meals: z
    .array(
      z.object({
        mealId: z.string(),
        name: z.string(),
        /** Energy of the portion nearest to the target; null for a meal the tried rules keep out. */
        kcal: z.number().nullable(),
        /** Why it does not fit: under the tried rules where it falls away, under those in force where it comes in. */
        reason: z.string(),
      }),
    )
    .max(MOST_NAMED_MEALS),
});
export type MovedMeals = z.infer<typeof movedMealsSchema>;

/** One slot type under the rules in force and under those of the form. */
const trialTypeSchema = z.object({
  type: z.string(),
  /** Slots of that type in two weeks. */
  slots: z.number(),
  /** Null where the rules in force lay out no such slot, or allow no run at all. */
  before: candidatesSchema.nullable(),
  after: candidatesSchema,
  verdict: z.enum(['ok', 'few_reach_target', 'too_few', 'none']),
  /** What can be said of the slot type under the rules of the form. */
  sentence: z.string(),
  /** What takes meals away that stayed before, in words. */
  reasons: z.array(z.string()),
  lost: movedMealsSchema,
  gained: movedMealsSchema,
});
export type RuleTrialType = z.infer<typeof trialTypeSchema>;

/** Tries rules on a patient before they are saved; saves nothing. */
export const ruleTrialRoutes = {
  run: defineRoute({
    ...ruleTrialPaths.run,
    access: 'user',
    summary: 'Candidates by slot type under rules that are not saved yet',
    notes:
      'Of a new plan of two weeks. Any object is accepted as the rules and brought to its normal ' +
      "form; without `caloriesPerDay` the patient's own need is the target.",
    limited: true,
    errors: {
      409: ['conflict'],
      404: ['not_found'],
      422: ['no_calorie_target', 'no_meals', 'generation_failed'],
      503: ['not_checked', 'generation_failed'],
    },
    body: z.object({
      patientId: identifier.nullable(),
      mealsPerDay: integerBetween(3, 8),
      sources: z.array(z.enum(MEAL_SOURCES)).min(1).max(4),
      caloriesPerDay: integerBetween(500, 10_000).optional(),
      config: z.looseObject({}, 'Podaj konfigurację'),
    }),
    answer: z.object({ caloriesPerDay: z.number(), types: z.array(trialTypeSchema) }),
  }),
};

import { z } from 'zod';
import { GAP_REASONS, WORD_FIELDS } from '../catalog/word-decision.vocabulary.js';

/** What may speak against a planned meal, or keep it from being checked. */
export const PROBLEM_KINDS = [
  'allergy',
  'intolerance',
  'disliked',
  'borderline',
  'tolerated',
  /** The allergens of the food were not checked, and the patient is allergic to one. */
  'unverified',
  'unknown_food',
  /** Nobody knows whether the food holds what a result speaks against: neither its links nor its allergens tell. */
  'unknown_content',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** Weight of a problem on screen: *Blokada*, *Ryzyko*, *Uwaga*. */
export const PROBLEM_LEVELS = ['block', 'risk', 'note'] as const;
export type ProblemLevel = (typeof PROBLEM_LEVELS)[number];

/** One thing that speaks against a planned meal, or keeps it from being checked. */
export const safetyProblemSchema = z.object({
  kind: z.enum(PROBLEM_KINDS),
  level: z.enum(PROBLEM_LEVELS),
  foodId: z.number().nullable(),
  foodName: z.string(),
  /** Intolerance key or name, or the entry of the survey. */
  cause: z.string(),
  /** Measured value in U/ml, of a tested intolerance. */
  value: z.number().optional(),
  /** Further items of which the same is true, of `unknown_content`. */
  others: z.array(z.object({ cause: z.string(), value: z.number().optional() })).optional(),
  /** Who took the risk and why (decision 36). */
  acceptedBy: z.object({ id: z.string(), reason: z.string(), author: z.string(), at: z.string() }).optional(),
});
export type SafetyProblem = z.infer<typeof safetyProblemSchema>;

/** What a check may say (decision 31); only `safe` is green. */
export const SAFETY_STATES = [
  'dangerous',
  'attention',
  'unchecked',
  'no_data',
  'no_patient',
  'safe',
] as const;
export type SafetyState = (typeof SAFETY_STATES)[number];

/** Verdict on one meal of a plan by what is in it alone. */
export const MEAL_SAFETY = ['dangerous', 'unchecked', 'attention', 'safe'] as const;
/** What the check says of one meal. */
export const mealSafetySchema = z.object({
  safety: z.enum(MEAL_SAFETY),
  problems: z.array(safetyProblemSchema),
});
export type MealSafety = z.infer<typeof mealSafetySchema>;

/** What could not be loaded for a check. */
export const MISSING_DATA = ['intolerances', 'disliked', 'mappings'] as const;
export type MissingData = (typeof MISSING_DATA)[number];

/** Where in the survey an entry stands: the fields asked about food, and those that may speak of it (decision 55). */
export const AVOIDANCE_SOURCES = WORD_FIELDS;
export type AvoidanceSource = (typeof AVOIDANCE_SOURCES)[number];

/** What a check may rest on: the patient's answers and the results of a laboratory. */
export const PATIENT_RECORDS = ['survey', 'results'] as const;
/** One of {@link PATIENT_RECORDS}. */
export type PatientRecord = (typeof PATIENT_RECORDS)[number];

/** Elevated result that leads to no food of the base: a hole in the check (decision 13). */
const unmappedItemSchema = z.object({ name: z.string(), value: z.number() });

/**
 * A phrase of the survey that keeps any meal from being called safe: one nothing could be made of, one in a field that
 * does not ask about food, one the dietitian minds herself. With what to do about it.
 */
export const notUnderstoodSchema = z.object({
  entry: z.string(),
  source: z.enum(AVOIDANCE_SOURCES),
  /** Verdicts kept before phrases had reasons tell none. */
  reason: z.enum(GAP_REASONS).default('no_food'),
  sentence: z.string(),
});
export type NotUnderstood = z.infer<typeof notUnderstoodSchema>;

/** A planned food that a tolerance category of the rules let through (decision 32). */
export const toleratedFoodSchema = z.object({
  foodName: z.string(),
  foodId: z.number(),
  category: z.string(),
  /** Intolerance key or name. */
  cause: z.string(),
  /** Measured value in U/ml, of a tested intolerance. */
  value: z.number().optional(),
});
export type ToleratedFood = z.infer<typeof toleratedFoodSchema>;

/** What keeps any meal of a patient from being called safe, whatever is in it. */
const checkGaps = {
  /** What could not be loaded. */
  missing: z.array(z.enum(MISSING_DATA)),
  unmapped: z.array(unmappedItemSchema),
  /** Entries of the survey that were not understood, or only in part. */
  notUnderstood: z.array(notUnderstoodSchema),
};

/**
 * Check of one meal about to be planned: the state follows the same rule as a plan's, so that a hole in the check is
 * not hidden by a meal that looks fine (decision 31).
 */
export const mealCheckSchema = mealSafetySchema.extend({ safety: z.enum(SAFETY_STATES), ...checkGaps });
export type MealCheck = z.infer<typeof mealCheckSchema>;

/**
 * What a plan's check says in short; stored with each generated plan. `no_patient` has nothing to check against,
 * `no_data` is a patient with neither a survey nor a result set, `unchecked` could not load what the check needs.
 */
export const planVerdictSchema = z.object({
  state: z.enum(SAFETY_STATES),
  ...checkGaps,
  meals: z.number(),
  dangerous: z.number(),
  unchecked: z.number(),
  attention: z.number(),
  /** Risks that somebody accepted with a reason. */
  accepted: z.number(),
  tolerated: z.array(toleratedFoodSchema),
  /** "0 z 70 ryzykownych, 2 niesprawdzone". */
  sentence: z.string(),
  checkedAt: z.string(),
});
export type PlanVerdict = z.infer<typeof planVerdictSchema>;

/**
 * The last check of a plan as lists and cards show it. `isCurrent` is false as soon as anything it was made from has
 * changed (results, survey, catalogue, rules, the plan's foods) or that cannot be told: then it is "do sprawdzenia" and
 * never green (decision 35).
 */
export const storedVerdictSchema = planVerdictSchema
  .pick({ state: true, sentence: true, checkedAt: true, meals: true, dangerous: true, unchecked: true })
  .extend({ attention: z.number(), isCurrent: z.boolean() });
export type StoredVerdict = z.infer<typeof storedVerdictSchema>;

/** Check of a whole plan: the verdict with every meal that is not safe and every empty slot [diets §4]. */
export const planSafetySchema = planVerdictSchema.extend({
  /** What is not on file of the patient; a survey without any answer is none (decision 55). */
  absent: z.array(z.enum(PATIENT_RECORDS)),
  /** `day` is 1-based, `slotIndex` 0-based; safe meals are left out. */
  slots: z.array(mealSafetySchema.extend({ day: z.number(), slotIndex: z.number() })),
  emptySlots: z.array(z.object({ day: z.number(), slotIndex: z.number(), label: z.string() })),
  /**
   * Meals whose energy and macros cannot be relied on, with the names of their foods by the piece (decision 40): the
   * piece has no weight, or has one that the meal's figures do not follow from yet. No matter of safety.
   */
  uncertain: z.array(
    z.object({
      day: z.number(),
      slotIndex: z.number(),
      unweighed: z.array(z.string()),
      outdated: z.array(z.string()),
    }),
  ),
  /**
   * Dishes that are called after what the patient must not get and do not hold it: none of them stands under its bare name
   * (decision 49). Checks kept before it was told have none.
   */
  calledAfter: z
    .array(z.object({ day: z.number(), slotIndex: z.number(), without: z.array(z.string()) }))
    .optional(),
});
export type PlanSafety = z.infer<typeof planSafetySchema>;

import { z } from 'zod';

/** One thing that speaks against a planned meal, or keeps it from being checked. */
export const safetyProblemSchema = z.object({
  kind: z.enum(['intolerance', 'disliked', 'borderline', 'unknown_food']),
  foodId: z.number().nullable(),
  foodName: z.string(),
  /** Intolerance key or entry of the dislikes. */
  cause: z.string(),
  /** Measured value in U/ml, of an intolerance. */
  value: z.number().optional(),
});
export type SafetyProblem = z.infer<typeof safetyProblemSchema>;

/** Verdict on one meal. */
export const MEAL_SAFETY = ['dangerous', 'unchecked', 'attention', 'safe'] as const;
export const mealSafetySchema = z.object({
  safety: z.enum(MEAL_SAFETY),
  problems: z.array(safetyProblemSchema),
});
export type MealSafety = z.infer<typeof mealSafetySchema>;

/** Elevated result that leads to no food of the base: a hole in the check (decision 13). */
const unmappedItemSchema = z.object({ name: z.string(), value: z.number() });

/**
 * What a plan's check says in short; stored with each generated plan. `no_patient` has nothing to check against,
 * `unchecked` could not load what the check needs and is never shown as safe (decision 12).
 */
export const planVerdictSchema = z.object({
  state: z.enum(['unchecked', 'dangerous', 'attention', 'safe', 'no_patient']),
  /** What could not be loaded. */
  missing: z.array(z.enum(['intolerances', 'disliked', 'mappings'])),
  meals: z.number(),
  dangerous: z.number(),
  unchecked: z.number(),
  unmapped: z.array(unmappedItemSchema),
  /** Disliked entries that match (nearly) no food of the base: nothing can be checked for them. */
  unmatchedDislikes: z.array(z.string()),
  /** "0 z 70 ryzykownych, 2 niesprawdzone". */
  sentence: z.string(),
  checkedAt: z.string(),
});
export type PlanVerdict = z.infer<typeof planVerdictSchema>;

/** Check of a whole plan: the verdict with every meal that is not safe and every empty slot [diets §4]. */
export const planSafetySchema = planVerdictSchema.extend({
  /** `day` is 1-based, `slotIndex` 0-based; safe meals are left out. */
  slots: z.array(mealSafetySchema.extend({ day: z.number(), slotIndex: z.number() })),
  emptySlots: z.array(z.object({ day: z.number(), slotIndex: z.number(), label: z.string() })),
  /** The unmatched dislikes with what to do about each. */
  dislikeGaps: z.array(z.object({ entry: z.string(), sentence: z.string() })),
});
export type PlanSafety = z.infer<typeof planSafetySchema>;

import { z } from 'zod';

/** How many meals were considered, what each rule removed, what is left; considered = removed + left. */
export const ruleCountsSchema = z.object({
  considered: z.number(),
  removed: z.record(z.string(), z.number()),
  left: z.number(),
  /** Of those left: how many give way to others that fit, in all and by reason (called after what is not in them, a stand-in of another role). */
  demoted: z.object({ all: z.number(), named: z.number(), other_role: z.number() }).optional(),
});
export type RuleCounts = z.infer<typeof ruleCountsSchema>;

/** What speaks for and against one meal in one slot. */
export const mealExplanationSchema = z.object({
  mealId: z.string(),
  name: z.string(),
  /** Every rule the meal breaks there, in charging order. */
  broken: z.array(
    z.object({
      rule: z.string(),
      foodName: z.string().optional(),
      /** Intolerance key or disliked entry behind it, and its measured value. */
      cause: z.string().optional(),
      value: z.number().optional(),
    }),
  ),
  portionPercent: z.number(),
  kcal: z.number(),
  targetKcal: z.number(),
  insideTolerance: z.boolean(),
  favourite: z.boolean(),
  /** Place among all candidates by energy fit, 1 = best; null for a meal that is out. */
  rank: z.number().nullable(),
  swaps: z.array(z.object({ from: z.string(), to: z.string(), percentage: z.number() })),
  sentences: z.array(z.string()),
});
export type MealExplanation = z.infer<typeof mealExplanationSchema>;

/** Answer to "why this meal, why not that one" for one slot; `day` is 1-based, `slotIndex` 0-based. */
export const slotExplanationSchema = z.object({
  day: z.number(),
  slotIndex: z.number(),
  type: z.string(),
  /** Counts of the rules that do not depend on the rest of the plan, then of those that do. */
  pool: ruleCountsSchema,
  dynamic: ruleCountsSchema,
  present: mealExplanationSchema.nullable(),
  asked: mealExplanationSchema.nullable(),
  sentences: z.array(z.string()),
});
export type SlotExplanation = z.infer<typeof slotExplanationSchema>;

/** What can be said about each slot type before a run. */
export const feasibilitySchema = z.object({
  types: z.array(
    z.object({
      type: z.string(),
      slots: z.number(),
      pool: ruleCountsSchema,
      /** Candidates whose best portion lies within the slot tolerance. */
      reachTarget: z.number(),
      /** Slots the candidates can fill at most under the repeat limits. */
      capacity: z.number(),
      verdict: z.enum(['ok', 'few_reach_target', 'too_few', 'none']),
      sentence: z.string(),
    }),
  ),
});
export type Feasibility = z.infer<typeof feasibilitySchema>;

import { z } from 'zod';
import { mealTypeSchema } from '../catalog/meal-types.model.js';
import { planSchema, planSummarySchema } from './plan.model.js';
import { planSafetySchema } from './plan-safety.model.js';
import { slotPlaceSchema } from './plan-slots.model.js';
import { riskReasonSchema } from './risk-reason.model.js';

export { HISTORY_KEPT } from './plan.vocabulary.js';

/** A big step changes many meals at once, a small one is an edit by hand. */
export const HISTORY_KINDS = ['big', 'small'] as const;

/** One step of a plan's history: what was done, by whom and when. */
export const historyStepSchema = z.object({
  id: z.number(),
  kind: z.enum(HISTORY_KINDS),
  /** Stable word, e.g. `generate`, `portion`. */
  cause: z.string(),
  /** The cause for the person, e.g. "Wygenerowano plan". */
  sentence: z.string(),
  author: z.string(),
  at: z.string(),
  changedSlots: z.number(),
  /** The first of the changed slots. */
  places: z.array(slotPlaceSchema),
  /** True while the step is taken back and can be done again. */
  undone: z.boolean(),
});
export type HistoryStep = z.infer<typeof historyStepSchema>;

/**
 * A risk that was taken, or taken back: it changes nothing of the plan, so that no undo is about it and no version stands
 * before it (decision 36).
 */
export const historyRiskSchema = z.object({
  kind: z.literal('risk'),
  /** Id of the accepted risk. */
  riskId: z.string(),
  cause: z.enum(['accept_risk', 'withdraw_risk']),
  sentence: z.string(),
  /** Why it was taken. */
  reason: z.string(),
  author: z.string(),
  at: z.string(),
  /** The meal it was taken for; none where it was taken for a cause in the whole plan. */
  places: z.array(slotPlaceSchema),
});
export type HistoryRisk = z.infer<typeof historyRiskSchema>;

/** Answer of `GET …/history`, newest first. */
export const planHistorySchema = z.object({
  items: z.array(z.discriminatedUnion('kind', [historyStepSchema, historyRiskSchema])),
  /** What `POST …/undo` takes back; null when there is nothing. */
  undo: historyStepSchema.nullable(),
  /** What `POST …/redo` does again; null when there is nothing. */
  redo: historyStepSchema.nullable(),
});
export type PlanHistory = z.infer<typeof planHistorySchema>;

/** A slot as far as two versions are compared by it. */
export const slotDigestSchema = z.object({
  name: z.string().nullable(),
  mealId: z.string().nullable(),
  calories: z.number(),
  portionPercent: z.number().nullable(),
  time: z.string(),
  locked: z.boolean(),
  lockedInAllDays: z.boolean(),
});
export type SlotDigest = z.infer<typeof slotDigestSchema>;

/** Answer of `GET …/history/:n/compare`: the plan before the step beside the plan now, or right after the step. */
export const historyComparisonSchema = z.object({
  step: historyStepSchema,
  /** Null for a slot one of the two does not have. */
  changed: z.array(
    slotPlaceSchema.extend({
      label: z.string(),
      type: mealTypeSchema,
      before: slotDigestSchema.nullable(),
      after: slotDigestSchema.nullable(),
    }),
  ),
  /** The slots that both hold alike. */
  same: z.array(
    slotPlaceSchema.extend({ label: z.string(), type: mealTypeSchema, digest: slotDigestSchema }),
  ),
  /** Energy in kcal of every day; null for a day one of the two does not have. */
  days: z.array(z.object({ day: z.number(), before: z.number().nullable(), after: z.number().nullable() })),
  summary: z.object({ before: planSummarySchema, after: planSummarySchema }),
});
export type HistoryComparison = z.infer<typeof historyComparisonSchema>;

/**
 * Body of `POST …/redo`, and part of the other moves: why foods the patient is allergic to come back with it. Without a
 * reason such a move is a 409 `allergy_not_confirmed`, unless the risk stands accepted already (decision 34).
 */
export const redoBodySchema = z.strictObject({ allergyReason: riskReasonSchema.optional() });

/** Body of `POST …/undo`: the last big step, or the last step of any kind. */
export const undoBodySchema = redoBodySchema.extend({
  of: z.enum(['big', 'last']).default('big'),
  /** Takes back later edits by hand as well, after the person was told of them. */
  confirm: z.boolean().default(false),
});

/** Body of `POST …/history/:n/restore`: the whole plan, or the meals of one day of it. */
export const restoreBodySchema = redoBodySchema.extend({ day: z.number().int().min(1).optional() });

/** Details of the 409 `later_edits`: the step that was asked about and what would be lost with it. */
export const laterEditsSchema = z.object({ step: historyStepSchema, lost: z.array(historyStepSchema) });

/** The plan after it was changed as a whole, with its check. */
export const editedPlanSchema = planSchema.extend({ verdict: planSafetySchema.optional() });
export type EditedPlan = z.infer<typeof editedPlanSchema>;

/** Answer of undo, redo and restore: the plan and the step that was taken back, done again or left. */
export const historyMoveSchema = editedPlanSchema.extend({ step: historyStepSchema.optional() });

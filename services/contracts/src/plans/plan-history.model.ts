import { z } from 'zod';
import { mealTypeSchema } from '../catalog/meal-types.model.js';
import { planSchema, planSummarySchema } from './plan.model.js';
import { planSafetySchema, PROBLEM_KINDS, PROBLEM_LEVELS } from './plan-safety.model.js';
import { slotPlaceSchema } from './plan-slots.model.js';
import { requiredText } from '../text/text.model.js';

import { LEAST_CAUSE_REASON } from './plan.vocabulary.js';

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

const CAUSE_REASON_REQUIRED = `Napisz co najmniej ${LEAST_CAUSE_REASON} znaków.`;

/** What becomes of meals that a move would bring back though the patient must not get them by now (decision 61). */
export const RETURNING_CHOICES = ['leave_empty', 'swap', 'accept'] as const;
export type ReturningChoice = (typeof RETURNING_CHOICES)[number];

/** The answer to {@link returningMealsSchema}; each cause has a reason of its own, none covers all of them. */
export const returningAnswerSchema = z.strictObject({
  forbidden: z.enum(RETURNING_CHOICES).optional(),
  reasons: z
    .array(
      z.strictObject({
        /** Cause of a problem as the question names it. */
        cause: requiredText(200, 'Podaj przyczynę'),
        reason: requiredText(500, CAUSE_REASON_REQUIRED).refine(
          (reason) => reason.length >= LEAST_CAUSE_REASON,
          CAUSE_REASON_REQUIRED,
        ),
      }),
    )
    .max(200)
    .optional(),
});
export type ReturningAnswer = z.infer<typeof returningAnswerSchema>;

/** A cause that speaks against meals which would come back, heaviest first. */
export const returningCauseSchema = z.object({
  cause: z.string(),
  kind: z.enum(PROBLEM_KINDS),
  level: z.enum(PROBLEM_LEVELS),
  value: z.number().optional(),
  foods: z.array(z.string()),
  places: z.array(slotPlaceSchema.extend({ label: z.string(), type: mealTypeSchema, meal: z.string() })),
});
export type ReturningCause = z.infer<typeof returningCauseSchema>;

/** Details of the 409 `allergy_not_confirmed` of a move: what would come back, and what may be done with it. */
export const returningMealsSchema = z.object({
  /** Meals of the version, and those of them that are forbidden by now. */
  meals: z.number(),
  forbidden: z.number(),
  /** For how many places there is a safe meal; null where that could not be tried. */
  swappable: z.number().nullable(),
  causes: z.array(returningCauseSchema),
});
export type ReturningMeals = z.infer<typeof returningMealsSchema>;

/** Whether the person was asked about a step that is not theirs, or not of this session (decision 60). */
const othersToo = { others: z.boolean().default(false) };

/** Body of `POST …/redo`. */
export const redoBodySchema = returningAnswerSchema.extend(othersToo);

/** Body of `POST …/undo`: the last big step, or the last step of any kind. */
export const undoBodySchema = returningAnswerSchema.extend({
  ...othersToo,
  of: z.enum(['big', 'last']).default('big'),
  /** Takes back later edits by hand as well, after the person was told of them. */
  confirm: z.boolean().default(false),
});

/** Body of `POST …/history/:n/restore`: the whole plan, or the meals of one day of it. */
export const restoreBodySchema = returningAnswerSchema.extend({ day: z.number().int().min(1).optional() });

/** Details of the 409 `later_edits`: the step that was asked about and what would be lost with it. */
export const laterEditsSchema = z.object({ step: historyStepSchema, lost: z.array(historyStepSchema) });

/** Whose a step is that a person wants to take back: another person's, or their own of an earlier session. */
export const STEP_OWNERS = ['other_person', 'earlier'] as const;

/** Details of the 409 `other_step`: the step, what would go with it, and both versions side by side. */
export const otherStepSchema = z.object({
  owner: z.enum(STEP_OWNERS),
  /** The step that is not of this session: author and time stand in it. */
  step: historyStepSchema,
  /** How many steps go in all. */
  steps: z.number(),
  /** The first slots that change, as they stand and as they would. */
  changed: historyComparisonSchema.shape.changed,
  changedSlots: z.number(),
  now: z.object({ meals: z.number(), calories: z.number(), locked: z.number() }),
  then: z.object({ meals: z.number(), calories: z.number(), locked: z.number() }),
});
export type OtherStep = z.infer<typeof otherStepSchema>;

/** The plan after it was changed as a whole, with its check. */
export const editedPlanSchema = planSchema.extend({ verdict: planSafetySchema.optional() });
export type EditedPlan = z.infer<typeof editedPlanSchema>;

/** Answer of undo, redo and restore: the plan and the step that was taken back, done again or left. */
export const historyMoveSchema = editedPlanSchema.extend({ step: historyStepSchema.optional() });

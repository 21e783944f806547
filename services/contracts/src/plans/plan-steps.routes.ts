import { z } from 'zod';
import { MEAL_SOURCES } from '../catalog/meal-types.model.js';
import { defineRoute } from '../route.js';
import { planStepPaths, planInsightPaths } from './plan-steps.paths.js';
import { identifier, queryInteger } from '../text/text.model.js';
import { PLAN_BODY_BYTES } from './plan.routes.js';
import { feasibilitySchema, slotExplanationSchema } from './plan-explanation.model.js';
import { planSafetySchema } from './plan-safety.model.js';
import {
  adjustAnswerSchema,
  previewAnswerSchema,
  previewBodySchema,
  recalculateAnswerSchema,
  recalculateBodySchema,
  regenerateAnswerSchema,
  regenerateBodySchema,
  repairAnswerSchema,
  replaceMealAnswerSchema,
  replaceMealBodySchema,
  stepBodySchema,
  substituteAnswerSchema,
  substituteBodySchema,
} from './plan-steps.model.js';
import { shoppingListsSchema } from './shopping-list.model.js';

const params = z.object({ id: identifier });

/** Calls that work on the meals of a plan [diets §4, §7, §8]; each saved step can be undone as a whole. */
export const planStepRoutes = {
  regenerateSlot: defineRoute({
    ...planStepPaths.regenerateSlot,
    access: 'user',
    params,
    body: regenerateBodySchema,
    answer: regenerateAnswerSchema,
  }),
  recalculateSlot: defineRoute({
    ...planStepPaths.recalculateSlot,
    access: 'user',
    params,
    body: recalculateBodySchema,
    answer: recalculateAnswerSchema,
  }),
  previewSlot: defineRoute({
    ...planStepPaths.previewSlot,
    access: 'user',
    params,
    body: previewBodySchema,
    answer: previewAnswerSchema,
    maxBodyBytes: PLAN_BODY_BYTES,
  }),
  adjust: defineRoute({
    ...planStepPaths.adjust,
    access: 'user',
    params,
    body: stepBodySchema,
    answer: adjustAnswerSchema,
  }),
  autoRepair: defineRoute({
    ...planStepPaths.autoRepair,
    access: 'user',
    params,
    body: stepBodySchema,
    answer: repairAnswerSchema,
  }),
  substitute: defineRoute({
    ...planStepPaths.substitute,
    access: 'user',
    params,
    body: substituteBodySchema,
    answer: substituteAnswerSchema,
  }),
  replaceMeal: defineRoute({
    ...planStepPaths.replaceMeal,
    access: 'user',
    params,
    body: replaceMealBodySchema,
    answer: replaceMealAnswerSchema,
  }),
};

/** Calls that look at a plan and change nothing in it. */
export const planInsightRoutes = {
  /** Check against intolerances and dislikes as they are now [diets §4]. */
  safety: defineRoute({ ...planInsightPaths.safety, access: 'user', params, answer: planSafetySchema }),
  /** Why this meal, why not that one; `day` is 1-based, `slot` 0-based. */
  explain: defineRoute({
    ...planInsightPaths.explain,
    access: 'user',
    params,
    query: z.object({
      day: queryInteger(1, 14),
      slot: queryInteger(0, 7),
      mealId: identifier.optional(),
    }),
    answer: slotExplanationSchema,
  }),
  /** Candidates left per slot type and the rule that bites, before a run; `sources` is a comma list. */
  feasibility: defineRoute({
    ...planInsightPaths.feasibility,
    access: 'user',
    params,
    query: z.object({
      sources: z
        .string()
        .max(40)
        .transform((list) => list.split(','))
        .pipe(z.array(z.enum(MEAL_SOURCES)).min(1).max(4))
        .optional(),
    }),
    answer: feasibilitySchema,
  }),
  /** Shopping lists by week; made anew when the ingredients have changed [diets §4, §5, decisions 22]. */
  shoppingLists: defineRoute({
    ...planInsightPaths.shoppingLists,
    access: 'user',
    params,
    answer: shoppingListsSchema,
  }),
};

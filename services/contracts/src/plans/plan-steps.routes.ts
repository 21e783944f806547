import { z } from 'zod';
import { MEAL_SOURCES } from '../catalog/meal-types.model.js';
import { defineRoute } from '../route.js';
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
    method: 'POST',
    path: '/api/diet-plans2/:id/slots/regenerate',
    access: 'user',
    params,
    body: regenerateBodySchema,
    answer: regenerateAnswerSchema,
  }),
  recalculateSlot: defineRoute({
    method: 'POST',
    path: '/api/diet-plans2/:id/slots/recalculate',
    access: 'user',
    params,
    body: recalculateBodySchema,
    answer: recalculateAnswerSchema,
  }),
  previewSlot: defineRoute({
    method: 'POST',
    path: '/api/diet-plans2/:id/slots/preview',
    access: 'user',
    params,
    body: previewBodySchema,
    answer: previewAnswerSchema,
    maxBodyBytes: PLAN_BODY_BYTES,
  }),
  adjust: defineRoute({
    method: 'POST',
    path: '/api/diet-plans2/:id/adjust',
    access: 'user',
    params,
    body: stepBodySchema,
    answer: adjustAnswerSchema,
  }),
  autoRepair: defineRoute({
    method: 'POST',
    path: '/api/diet-plans2/:id/auto-repair',
    access: 'user',
    params,
    body: stepBodySchema,
    answer: repairAnswerSchema,
  }),
  substitute: defineRoute({
    method: 'POST',
    path: '/api/diet-plans2/:id/substitute',
    access: 'user',
    params,
    body: substituteBodySchema,
    answer: substituteAnswerSchema,
  }),
  replaceMeal: defineRoute({
    method: 'POST',
    path: '/api/diet-plans2/:id/replace-meal',
    access: 'user',
    params,
    body: replaceMealBodySchema,
    answer: replaceMealAnswerSchema,
  }),
};

/** Calls that look at a plan and change nothing in it. */
export const planInsightRoutes = {
  /** Check against intolerances and dislikes as they are now [diets §4]. */
  safety: defineRoute({
    method: 'GET',
    path: '/api/diet-plans2/:id/safety',
    access: 'user',
    params,
    answer: planSafetySchema,
  }),
  /** Why this meal, why not that one; `day` is 1-based, `slot` 0-based. */
  explain: defineRoute({
    method: 'GET',
    path: '/api/diet-plans2/:id/explain',
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
    method: 'GET',
    path: '/api/diet-plans2/:id/feasibility',
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
    method: 'GET',
    path: '/api/diet-plans2/:id/shopping-lists',
    access: 'user',
    params,
    answer: shoppingListsSchema,
  }),
};

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
    summary: 'Draw another meal for a slot, or for several',
    versioned: true,
    idempotent: true,
    limited: true,
    errors: {
      409: ['conflict'],
      422: ['slot_locked', 'no_calorie_target', 'duplicate_only', 'slot_pool_mismatch', 'invalid_input'],
      503: ['not_checked', 'generation_failed'],
    },
    params,
    body: regenerateBodySchema,
    answer: regenerateAnswerSchema,
  }),
  recalculateSlot: defineRoute({
    ...planStepPaths.recalculateSlot,
    access: 'user',
    summary: 'Compute a slot anew with another portion',
    versioned: true,
    limited: true,
    errors: {
      409: ['conflict'],
      422: ['slot_empty', 'unknown_foods', 'no_piece_weight', 'invalid_input'],
      503: ['not_checked', 'generation_failed'],
    },
    params,
    body: recalculateBodySchema,
    answer: recalculateAnswerSchema,
  }),
  previewSlot: defineRoute({
    ...planStepPaths.previewSlot,
    access: 'user',
    summary: 'What a meal would be in a slot',
    notes: 'Saves nothing.',
    versioned: true,
    limited: true,
    errors: {
      409: ['conflict'],
      422: ['slot_empty', 'unknown_foods', 'no_piece_weight', 'invalid_input'],
      503: ['not_checked', 'generation_failed'],
    },
    params,
    body: previewBodySchema,
    answer: previewAnswerSchema,
    maxBodyBytes: PLAN_BODY_BYTES,
  }),
  adjust: defineRoute({
    ...planStepPaths.adjust,
    access: 'user',
    summary: 'Bring the portions of a plan to its calories',
    versioned: true,
    idempotent: true,
    limited: true,
    errors: {
      409: ['conflict'],
      422: ['no_calorie_target', 'no_meals', 'invalid_input'],
      503: ['not_checked', 'generation_failed'],
    },
    params,
    body: stepBodySchema,
    answer: adjustAnswerSchema,
  }),
  autoRepair: defineRoute({
    ...planStepPaths.autoRepair,
    access: 'user',
    summary: 'Replace what is not safe for the patient',
    versioned: true,
    idempotent: true,
    limited: true,
    errors: {
      409: ['conflict'],
      422: ['no_meals', 'invalid_input'],
      503: ['not_checked', 'generation_failed'],
    },
    params,
    body: stepBodySchema,
    answer: repairAnswerSchema,
  }),
  substitute: defineRoute({
    ...planStepPaths.substitute,
    access: 'user',
    summary: 'Put another food in the place of one',
    versioned: true,
    idempotent: true,
    limited: true,
    errors: {
      409: ['conflict'],
      422: [
        'slot_locked',
        'slot_empty',
        'unknown_foods',
        'safe_food',
        'unsafe_substitute',
        'no_meals',
        'invalid_input',
      ],
      503: ['not_checked', 'generation_failed'],
    },
    params,
    body: substituteBodySchema,
    answer: substituteAnswerSchema,
  }),
  replaceMeal: defineRoute({
    ...planStepPaths.replaceMeal,
    access: 'user',
    summary: 'Put another meal in the place of one, wherever it stands',
    versioned: true,
    idempotent: true,
    limited: true,
    errors: {
      409: ['conflict'],
      422: ['slot_locked', 'unknown_meal', 'nothing_to_replace', 'unsafe_meal', 'no_meals', 'invalid_input'],
      503: ['not_checked', 'generation_failed'],
    },
    params,
    body: replaceMealBodySchema,
    answer: replaceMealAnswerSchema,
  }),
};

/** Calls that look at a plan and change nothing in it. */
export const planInsightRoutes = {
  safety: defineRoute({
    ...planInsightPaths.safety,
    access: 'user',
    summary: 'Check of a plan against intolerances and dislikes as they are now',
    limited: true,
    errors: { 409: ['conflict'], 503: ['not_checked', 'generation_failed'] },
    params,
    answer: planSafetySchema,
  }),
  explain: defineRoute({
    ...planInsightPaths.explain,
    access: 'user',
    summary: 'Why this meal, why not that one',
    notes: '`day` is 1-based, `slot` 0-based.',
    limited: true,
    errors: { 409: ['conflict'], 503: ['not_checked', 'generation_failed'] },
    params,
    query: z.object({
      day: queryInteger(1, 14),
      slot: queryInteger(0, 7),
      mealId: identifier.optional(),
    }),
    answer: slotExplanationSchema,
  }),
  feasibility: defineRoute({
    ...planInsightPaths.feasibility,
    access: 'user',
    summary: 'Candidates left per slot type and the rule that bites, before a run',
    notes: '`sources` is a comma list.',
    limited: true,
    errors: {
      409: ['conflict'],
      422: ['no_calorie_target', 'no_meals', 'generation_failed'],
      503: ['not_checked', 'generation_failed'],
    },
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
  shoppingLists: defineRoute({
    ...planInsightPaths.shoppingLists,
    access: 'user',
    summary: 'Shopping lists by week',
    notes: 'Made anew when the ingredients have changed.',
    errors: { 409: ['conflict'], 503: ['not_checked', 'generation_failed'] },
    params,
    answer: shoppingListsSchema,
  }),
};

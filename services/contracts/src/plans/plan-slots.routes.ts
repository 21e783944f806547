import { z } from 'zod';
import { defineRoute } from '../route.js';
import { planSlotPaths } from './plan-slots.paths.js';
import { identifier } from '../text/text.model.js';
import { PLAN_BODY_BYTES } from './plan.routes.js';
import { slotEditsAnswerSchema, slotEditsSchema } from './plan-slots.model.js';

const params = z.object({ id: identifier });

/** Calls of an editor that changes single slots of a plan. */
export const planSlotRoutes = {
  edit: defineRoute({
    ...planSlotPaths.edit,
    access: 'user',
    summary: 'Change slots of a plan by hand',
    notes: 'A normal edit stays below 10 KB each way.',
    versioned: true,
    errors: {
      409: ['conflict', 'allergy_not_confirmed'],
      422: ['unknown_foods', 'no_piece_weight', 'invalid_input'],
      503: ['not_checked', 'generation_failed'],
    },
    params,
    body: slotEditsSchema,
    answer: slotEditsAnswerSchema,
    maxBodyBytes: PLAN_BODY_BYTES,
  }),
};

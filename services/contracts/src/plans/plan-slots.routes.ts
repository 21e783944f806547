import { z } from 'zod';
import { defineRoute } from '../route.js';
import { planSlotPaths } from './plan-slots.paths.js';
import { identifier } from '../text/text.model.js';
import { PLAN_BODY_BYTES } from './plan.routes.js';
import { slotEditsAnswerSchema, slotEditsSchema } from './plan-slots.model.js';

const params = z.object({ id: identifier });

/** Calls of an editor that changes single slots of a plan. */
export const planSlotRoutes = {
  /** Changes slots by hand; a normal edit stays below 10 KB each way. */
  edit: defineRoute({
    ...planSlotPaths.edit,
    access: 'user',
    params,
    body: slotEditsSchema,
    answer: slotEditsAnswerSchema,
    maxBodyBytes: PLAN_BODY_BYTES,
  }),
};

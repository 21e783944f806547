import { z } from 'zod';
import { MEAL_SOURCES } from '../catalog/meal-types.model.js';
import { defineRoute } from '../route.js';
import { identifier, integerBetween } from '../text/text.model.js';
import {
  generationReportSchema,
  newPlanSchema,
  planDaySchema,
  planListItemSchema,
  planPatchSchema,
  planSchema,
  planSummarySchema,
} from './plan.model.js';

const byId = z.object({ id: identifier });

/** A full plan of 14 days × 8 slots with 12 ingredients each measures about 1 MB; three times that is allowed. */
export const PLAN_BODY_BYTES = 3 * 1024 * 1024;

/** Plan calls [diets §7]. */
export const planRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/diet-plans2',
    access: 'user',
    answer: z.object({ items: z.array(planListItemSchema) }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/diet-plans2',
    access: 'user',
    body: newPlanSchema,
    answer: planSchema,
    status: 201,
    maxBodyBytes: PLAN_BODY_BYTES,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/diet-plans2/:id',
    access: 'user',
    params: byId,
    answer: planSchema,
  }),
  update: defineRoute({
    method: 'PATCH',
    path: '/api/diet-plans2/:id',
    access: 'user',
    params: byId,
    body: planPatchSchema,
    answer: planSchema,
    maxBodyBytes: PLAN_BODY_BYTES,
  }),
  remove: defineRoute({ method: 'DELETE', path: '/api/diet-plans2/:id', access: 'user', params: byId }),
  /** Takes a deleted plan out of the trash, within 30 days. */
  restore: defineRoute({
    method: 'POST',
    path: '/api/diet-plans2/:id/restore',
    access: 'user',
    params: byId,
    answer: planSchema,
  }),
  generate: defineRoute({
    method: 'POST',
    path: '/api/diet-plans2/:id/generate',
    access: 'user',
    params: byId,
    body: z.object({
      sources: z
        .array(z.enum(MEAL_SOURCES))
        .min(1, 'Wybierz co najmniej jedno źródło posiłków')
        .max(4)
        .optional(),
      seed: integerBetween(0, 4_294_967_295).optional(),
    }),
    answer: z.object({
      planDays: z.array(planDaySchema),
      planSummary: planSummarySchema,
      generation: generationReportSchema,
      version: z.number(),
      updatedAt: z.string(),
    }),
  }),
  /** Brings back what the last big step (generate) replaced, as a whole. */
  undo: defineRoute({
    method: 'POST',
    path: '/api/diet-plans2/:id/undo',
    access: 'user',
    params: byId,
    answer: planSchema,
  }),
  exportDocx: defineRoute({
    method: 'GET',
    path: '/api/diet-plans2/:id/export-docx',
    access: 'user',
    params: byId,
    answerKind: 'file',
  }),
  debugLog: defineRoute({
    method: 'GET',
    path: '/api/diet-plans2/:id/debug-log',
    access: 'user',
    params: byId,
    answerKind: 'text',
  }),
  /** For the patients service: how many plans go to the trash with a patient, and the move itself. */
  removeOfPatient: defineRoute({
    method: 'DELETE',
    path: '/internal/plans/of-patient/:id',
    access: 'internal',
    params: byId,
    answer: z.object({ removed: z.number() }),
  }),
  restoreOfPatient: defineRoute({
    method: 'POST',
    path: '/internal/plans/of-patient/:id/restore',
    access: 'internal',
    params: byId,
    answer: z.object({ restored: z.number() }),
  }),
};

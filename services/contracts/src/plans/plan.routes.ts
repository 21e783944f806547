import { z } from 'zod';
import { MEAL_SOURCES } from '../catalog/meal-types.model.js';
import { defineRoute } from '../route.js';
import { acceptedRiskSchema } from './accepted-risk.model.js';
import { planPaths } from './plan.paths.js';
import { SAFETY_STATES } from './plan-safety.model.js';
import { accessHistorySchema } from '../privacy/privacy.model.js';
import { historyFilterSchema } from '../privacy/privacy.routes.js';
import { foundByNameSchema, nameQuestionSchema } from '../text/found-by-name.model.js';
import { identifier, integerBetween, queryInteger, requiredText } from '../text/text.model.js';
import { HAND_OUT_CAUSES, handOutQuerySchema } from './hand-out.model.js';
import {
  editedPlanSchema,
  historyMoveSchema,
  RETURNING_CHOICES,
  undoBodySchema,
} from './plan-history.model.js';
import {
  generationReportSchema,
  newPlanSchema,
  planDaySchema,
  planListItemSchema,
  planPatchSchema,
  planSchema,
  planSummarySchema,
} from './plan.model.js';
import { planSafetySchema } from './plan-safety.model.js';

/** A deleted plan that can come back until `until`; one that went along with its patient comes back with the patient. */
export const trashedPlanSchema = z.object({
  id: identifier,
  name: z.string(),
  patientId: z.string().nullable(),
  removedWithPatient: z.boolean(),
  days: z.number(),
  mealsPerDay: z.number(),
  caloriesPerDay: z.number(),
  meals: z.number(),
  deletedAt: z.string(),
  deletedBy: z.string(),
  until: z.string(),
});
/** A plan in the trash. */
export type TrashedPlan = z.infer<typeof trashedPlanSchema>;

/** A plan as it is handed to the person it is about. */
export const exportedPlanSchema = z.object({
  plan: planSchema,
  /** Null of a plan in use. */
  deletedAt: z.string().nullable(),
  acceptedRisks: z.array(acceptedRiskSchema.omit({ stands: true })),
});
/** A plan as it is handed to the person it is about. */
export type ExportedPlan = z.output<typeof exportedPlanSchema>;

const byId = z.object({ id: identifier });
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Lines of the audit trail in one answer. */
export const MOST_ACCESS_LINES = 5_000;

/** A full plan of 14 days × 8 slots with 12 ingredients each measures about 1 MB; three times that is allowed. */
export const PLAN_BODY_BYTES = 3 * 1024 * 1024;

/** Plan calls [diets §7]. */
export const planRoutes = {
  list: defineRoute({
    ...planPaths.list,
    access: 'user',
    summary: 'Plans by their last change, without days',
    tagged: true,
    notes: 'With an ETag of the whole list; `If-None-Match` is answered 304.',
    answer: z.object({ items: z.array(planListItemSchema) }),
  }),
  create: defineRoute({
    ...planPaths.create,
    access: 'user',
    summary: 'Create a plan',
    idempotent: true,
    errors: {
      404: ['not_found'],
      409: ['plan_exists', 'conflict', 'allergy_not_confirmed'],
      422: ['unknown_foods', 'no_piece_weight', 'invalid_input'],
      503: ['not_checked', 'generation_failed'],
    },
    body: newPlanSchema,
    answer: planSchema,
    status: 201,
    maxBodyBytes: PLAN_BODY_BYTES,
  }),
  trash: defineRoute({
    ...planPaths.trash,
    access: 'user',
    summary: 'Deleted plans of the last 30 days, the last one first',
    answer: z.object({ items: z.array(trashedPlanSchema) }),
  }),
  get: defineRoute({
    ...planPaths.get,
    access: 'user',
    summary: 'One plan with its days',
    params: byId,
    answer: planSchema,
  }),
  update: defineRoute({
    ...planPaths.update,
    access: 'user',
    summary: 'Change a plan',
    versioned: true,
    errors: {
      409: ['plan_exists', 'conflict', 'allergy_not_confirmed'],
      422: ['unknown_foods', 'no_piece_weight', 'invalid_input'],
      503: ['not_checked', 'generation_failed'],
    },
    params: byId,
    body: planPatchSchema,
    answer: editedPlanSchema,
    maxBodyBytes: PLAN_BODY_BYTES,
  }),
  remove: defineRoute({
    ...planPaths.remove,
    access: 'user',
    summary: 'Move a plan to the trash',
    versioned: true,
    params: byId,
  }),
  restore: defineRoute({
    ...planPaths.restore,
    access: 'user',
    summary: 'Take a deleted plan out of the trash, within 30 days',
    idempotent: true,
    errors: { 409: ['plan_exists', 'conflict'] },
    params: byId,
    answer: planSchema,
  }),
  erase: defineRoute({
    ...planPaths.erase,
    access: 'user',
    summary: 'Remove a deleted plan for good',
    notes: 'With its history, log and hand-outs; nothing brings it back.',
    errors: { 409: ['conflict'] },
    params: byId,
  }),
  generate: defineRoute({
    ...planPaths.generate,
    access: 'user',
    summary: 'Generate the meals of a plan',
    idempotent: true,
    limited: true,
    errors: {
      409: ['generation_stopped', 'conflict'],
      412: ['stale_version'],
      422: ['no_calorie_target', 'no_meals', 'generation_failed', 'invalid_input'],
      503: ['not_checked', 'generation_failed'],
    },
    params: byId,
    body: z.strictObject({
      sources: z
        .array(z.enum(MEAL_SOURCES))
        .min(1, 'Wybierz co najmniej jedno źródło posiłków')
        .max(4)
        .optional(),
      seed: integerBetween(0, 4_294_967_295).optional(),
      /** Shows what would be generated and saves nothing. */
      dryRun: z.boolean().default(false),
    }),
    answer: z.object({
      planDays: z.array(planDaySchema),
      planSummary: planSummarySchema,
      generation: generationReportSchema,
      /** Check of the days as they are answered, with the slots that are not safe. */
      verdict: planSafetySchema.optional(),
      dryRun: z.boolean().optional(),
      version: z.number(),
      updatedAt: z.string(),
    }),
  }),
  undo: defineRoute({
    ...planPaths.undo,
    access: 'user',
    summary: 'Take back the last big step as a whole, or the last step of any kind',
    notes:
      '409 `later_edits` when edits by hand came after it and the person was not asked; `other_step` when one of the ' +
      'steps is another person’s or of an earlier session; `allergy_not_confirmed` as of restoring.',
    versioned: true,
    idempotent: true,
    errors: {
      409: ['conflict', 'later_edits', 'other_step', 'allergy_not_confirmed'],
      503: ['not_checked', 'generation_failed'],
    },
    params: byId,
    body: undoBodySchema,
    answer: historyMoveSchema,
  }),
  importDocx: defineRoute({
    ...planPaths.importDocx,
    access: 'user',
    summary: 'Read back a hand-out that was exported here',
    notes:
      'As a new plan of a patient, or into an open plan. 409 has the `stage` at the top of its ' +
      'body; repeated with `overwrite` it replaces the meals of the plan that stands there. `forbidden` says what becomes ' +
      'of meals the patient must not get: `ask` answers 409 `allergy_not_confirmed` as of restoring, `accept` takes them ' +
      'over as risks nobody has taken yet.',
    versioned: true,
    idempotent: true,
    limited: true,
    errors: {
      404: ['not_found'],
      409: ['plan_exists', 'conflict', 'allergy_not_confirmed'],
      422: ['docx-hash-mismatch', 'docx-archive-disabled'],
      503: ['docx-archive-query-failed', 'not_checked', 'generation_failed'],
    },
    query: z.object({
      patientId: identifier.optional(),
      planId: identifier.optional(),
      /** What the screen knows of the patient; the patient's own record decides. */
      child: flag.optional(),
      overwrite: flag.default(false),
      /** Without it the file is taken over as it was handed out. */
      forbidden: z.enum(['ask', ...RETURNING_CHOICES]).optional(),
    }),
    answer: z.object({
      /** With the check of what was read: the file's plan is taken over whatever that says. */
      plan: planSchema,
      /** What speaks against handing the plan to this patient; null when nothing does. */
      warning: z.string().nullable(),
    }),
  }),
  exportDocx: defineRoute({
    ...planPaths.exportDocx,
    access: 'user',
    summary: 'The hand-out of a plan as DOCX',
    mediaTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    notes:
      'A plan with anything that is asked about before it leaves answers 409 `export_not_confirmed` with the ' +
      'check, until the call names a confirmation of exactly that: forbidden, unchecked or empty places, a plan ' +
      'nobody could check, words without a decision, a patient without a survey, accepted risks. Any other plan ' +
      'is answered at once. Options that the address does not name are as the practice chose last.',
    limited: true,
    errors: { 409: ['conflict', 'export_not_confirmed'], 503: ['not_checked', 'generation_failed'] },
    params: byId,
    query: handOutQuerySchema.extend({ confirmation: identifier.optional() }),
    answerKind: 'file',
  }),
  confirmExport: defineRoute({
    ...planPaths.confirmExport,
    access: 'user',
    summary: 'Confirm that a plan is handed out although its check speaks against it',
    notes: 'The reason is kept and never printed.',
    limited: true,
    errors: { 409: ['conflict', 'export_not_confirmed'], 503: ['not_checked', 'generation_failed'] },
    params: byId,
    body: z.object({
      reason: requiredText(500, 'Podaj powód'),
      /** The check the person read; another one is refused, so that nobody confirms what they did not see. */
      state: z.enum(SAFETY_STATES),
      dangerous: z.number().int().min(0),
      /** Everything that was asked about, with its count, where the caller names it. */
      causes: z
        .array(z.object({ kind: z.enum(HAND_OUT_CAUSES), count: z.number().int().min(1) }))
        .max(HAND_OUT_CAUSES.length)
        .optional(),
    }),
    answer: z.object({ id: z.string() }),
    status: 201,
  }),
  debugLog: defineRoute({
    ...planPaths.debugLog,
    access: 'user',
    summary: 'Log of the generation with keys, for comparison',
    mediaTypes: ['text/plain'],
    notes: '`form=words` tells the same in Polish.',
    params: byId,
    query: z.object({ form: z.literal('words').optional() }),
    answerKind: 'text',
  }),
  /** For the audit trail: the name of each plan, those in the trash included, and nothing else about it. */
  names: defineRoute({
    method: 'POST',
    path: '/internal/plans/names',
    access: 'internal',
    body: z.object({ ids: z.array(identifier).max(1_000) }),
    answer: z.object({ names: z.record(z.string(), z.string()) }),
  }),
  /** For a search in the audit trail: ids of plans by their name, those in the trash included, and nothing else. */
  byName: defineRoute({
    method: 'POST',
    path: '/internal/plans/by-name',
    access: 'internal',
    body: nameQuestionSchema,
    answer: foundByNameSchema,
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
  /** For the patients service: which plans there are about the patient, those in the trash included. */
  listOfPatient: defineRoute({
    method: 'GET',
    path: '/internal/plans/of-patient/:id',
    access: 'internal',
    params: byId,
    answer: z.object({ items: z.array(identifier) }),
  }),
  /** For the patients service: a plan with everything that stands in it; 404 once it is gone. */
  oneOfPatient: defineRoute({
    method: 'GET',
    path: '/internal/plans/of-patient/:id/plans/:planId',
    access: 'internal',
    params: byId.extend({ planId: identifier }),
    answer: exportedPlanSchema,
  }),
  /** For the patients service: the trail of the patient's plans, the newest line first. */
  accessLinesOfPatient: defineRoute({
    method: 'GET',
    path: '/internal/plans/of-patient/:id/access-history',
    access: 'internal',
    params: byId,
    query: historyFilterSchema.extend({
      limit: queryInteger(1, MOST_ACCESS_LINES),
      before: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
    }),
    answer: accessHistorySchema.pick({ items: true, total: true, people: true }),
  }),
  /** For the patients service: removes for good what there is about a patient who is removed for good. */
  eraseOfPatient: defineRoute({
    method: 'DELETE',
    path: '/internal/plans/of-patient/:id/trash',
    access: 'internal',
    params: byId,
    answer: z.object({ erased: z.number() }),
  }),
};

import { z } from 'zod';
import { defineRoute } from '../route.js';
import { planHistoryPaths } from './plan-history.paths.js';
import { identifier, queryInteger } from '../text/text.model.js';
import {
  historyComparisonSchema,
  historyMoveSchema,
  planHistorySchema,
  redoBodySchema,
  restoreBodySchema,
} from './plan-history.model.js';

const params = z.object({ id: identifier });
const ofStep = params.extend({ n: queryInteger(1, 999_999_999) });

/** Calls about what was done to a plan (decision 45); `n` is the id of a step. */
export const planHistoryRoutes = {
  list: defineRoute({
    ...planHistoryPaths.list,
    access: 'user',
    summary: 'Steps that were done to a plan',
    params,
    answer: planHistorySchema,
  }),
  compare: defineRoute({
    ...planHistoryPaths.compare,
    access: 'user',
    summary: 'The plan before a step, compared with the plan `now` or right after the `step`',
    params: ofStep,
    query: z.object({ with: z.enum(['now', 'step']).default('now') }),
    answer: historyComparisonSchema,
  }),
  restore: defineRoute({
    ...planHistoryPaths.restore,
    access: 'user',
    summary: 'Bring back the plan, or one day of it, as it was before a step',
    notes:
      'The present one becomes a step of its own. 409 `allergy_not_confirmed` names the causes for which meals ' +
      'would come back forbidden: `forbidden` leaves them empty, swaps them, or accepts each cause with its reason.',
    versioned: true,
    idempotent: true,
    errors: { 409: ['conflict', 'allergy_not_confirmed'], 503: ['not_checked', 'generation_failed'] },
    params: ofStep,
    body: restoreBodySchema,
    answer: historyMoveSchema,
  }),
  redo: defineRoute({
    ...planHistoryPaths.redo,
    access: 'user',
    summary: 'Do again what the last undo took back',
    notes:
      'Until the plan is changed otherwise. 409 `other_step` when another person took it back; ' +
      '`allergy_not_confirmed` as of restoring.',
    versioned: true,
    idempotent: true,
    errors: {
      409: ['conflict', 'other_step', 'allergy_not_confirmed'],
      503: ['not_checked', 'generation_failed'],
    },
    params,
    body: redoBodySchema,
    answer: historyMoveSchema,
  }),
};

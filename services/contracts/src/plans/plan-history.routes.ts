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
  list: defineRoute({ ...planHistoryPaths.list, access: 'user', params, answer: planHistorySchema }),
  /** The plan before the step, compared with the plan `now` or right after the `step`. */
  compare: defineRoute({
    ...planHistoryPaths.compare,
    access: 'user',
    params: ofStep,
    query: z.object({ with: z.enum(['now', 'step']).default('now') }),
    answer: historyComparisonSchema,
  }),
  /** Brings back the plan, or one day of it, as it was before the step; the present one becomes a step of its own. */
  restore: defineRoute({
    ...planHistoryPaths.restore,
    access: 'user',
    params: ofStep,
    body: restoreBodySchema,
    answer: historyMoveSchema,
  }),
  /** Does again what the last undo took back, until the plan is changed otherwise. */
  redo: defineRoute({
    ...planHistoryPaths.redo,
    access: 'user',
    params,
    body: redoBodySchema,
    answer: historyMoveSchema,
  }),
};

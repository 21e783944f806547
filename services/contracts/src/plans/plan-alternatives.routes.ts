import { z } from 'zod';
import { defineRoute } from '../route.js';
import { planAlternativePaths } from './plan-alternatives.paths.js';
import { identifier, queryInteger } from '../text/text.model.js';
import {
  foodSubstitutesSchema,
  foodVerdictsSchema,
  slotCandidatesSchema,
} from './plan-alternatives.model.js';

const params = z.object({ id: identifier });
const place = { day: queryInteger(1, 14), slot: queryInteger(0, 7) };

/** Calls that tell what else a plan could hold for its patient; they change nothing. */
export const planAlternativeRoutes = {
  /** The check of every food for the plan's patient; answered by its tag, 304 while nothing has changed. */
  foodVerdicts: defineRoute({
    ...planAlternativePaths.foodVerdicts,
    access: 'user',
    params,
    answer: foodVerdictsSchema,
  }),
  /** Meals that may stand in a slot, the best for the plan first. */
  candidates: defineRoute({
    ...planAlternativePaths.candidates,
    access: 'user',
    params,
    query: z.object({ ...place, limit: queryInteger(1, 200).default(20) }),
    answer: slotCandidatesSchema,
  }),
  /** Safe stand-ins of a food for the plan's patient, with the amounts of the meal at a place. */
  substitutes: defineRoute({
    ...planAlternativePaths.substitutes,
    access: 'user',
    params,
    query: z.object({
      foodId: queryInteger(1, 999_999_999),
      day: place.day.optional(),
      slot: place.slot.optional(),
      /** Another food of the base that is asked about as well: it stands among the substitutes or the refused. */
      other: queryInteger(1, 999_999_999).optional(),
    }),
    answer: foodSubstitutesSchema,
  }),
};

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
  foodVerdicts: defineRoute({
    ...planAlternativePaths.foodVerdicts,
    access: 'user',
    summary: "The check of every food for the plan's patient",
    tagged: true,
    notes: 'Answered by its tag: 304 while nothing has changed.',
    limited: true,
    errors: { 409: ['conflict'], 503: ['not_checked', 'generation_failed'] },
    params,
    answer: foodVerdictsSchema,
  }),
  candidates: defineRoute({
    ...planAlternativePaths.candidates,
    access: 'user',
    summary: 'Meals that may stand in a slot, the best for the plan first',
    limited: true,
    errors: {
      409: ['conflict'],
      422: ['slot_locked', 'no_calorie_target'],
      503: ['not_checked', 'generation_failed'],
    },
    params,
    query: z.object({ ...place, limit: queryInteger(1, 200).default(20) }),
    answer: slotCandidatesSchema,
  }),
  substitutes: defineRoute({
    ...planAlternativePaths.substitutes,
    access: 'user',
    summary: "Safe stand-ins of a food for the plan's patient",
    notes: 'With the amounts of the meal at a place.',
    limited: true,
    errors: { 409: ['conflict'], 503: ['not_checked', 'generation_failed'] },
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

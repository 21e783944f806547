import { z } from 'zod';
import { requiredText } from '../text/text.model.js';
import { planSafetySchema } from './plan-safety.model.js';
import { askedPlaceSchema, MOST_SLOTS, slotPlaceSchema } from './plan-slots.model.js';
import { riskReasonSchema } from './risk-reason.model.js';

/**
 * Body of `POST …/accepted-risks` (decision 36): the risks of one meal, of several, or of one cause in the whole plan, with
 * the reason of the person who takes them. Of several meals each gets an acceptance of its own, all of them or none; one
 * whose risks are all accepted already is left as it is.
 */
export const acceptRiskBodySchema = z
  .strictObject({
    place: askedPlaceSchema.optional(),
    places: z.array(askedPlaceSchema).min(1).max(MOST_SLOTS).optional(),
    /** Cause of a problem as the check names it. */
    cause: requiredText(200, 'Podaj przyczynę').optional(),
    reason: riskReasonSchema,
  })
  .refine((body) => [body.place, body.places, body.cause].filter((one) => one !== undefined).length === 1, {
    message: 'Podaj miejsce w planie, listę miejsc albo przyczynę',
    path: ['place'],
  });

/** A risk somebody took; it stands as long as the meals and the patient's results are those it was taken for. */
export const acceptedRiskSchema = z.object({
  id: z.string(),
  place: slotPlaceSchema.nullable(),
  cause: z.string().nullable(),
  reason: z.string(),
  acceptedBy: z.string(),
  acceptedAt: z.string(),
  /** False once nothing in the plan is as it was accepted. */
  stands: z.boolean(),
});
export type AcceptedRisk = z.infer<typeof acceptedRiskSchema>;

/** Accepted risks of a plan, newest first, with the check that counts them apart. */
export const acceptedRisksSchema = z.object({
  items: z.array(acceptedRiskSchema),
  verdict: planSafetySchema,
});
export type AcceptedRisks = z.infer<typeof acceptedRisksSchema>;

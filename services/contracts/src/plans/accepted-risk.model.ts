import { z } from 'zod';
import { requiredText } from '../text/text.model.js';
import { planSafetySchema } from './plan-safety.model.js';
import { askedPlaceSchema, slotPlaceSchema } from './plan-slots.model.js';
import { riskReasonSchema } from './risk-reason.model.js';

/**
 * Body of `POST …/accepted-risks` (decision 36): the risks of one meal, or of one cause in the whole plan, with the
 * reason of the person who takes them.
 */
export const acceptRiskBodySchema = z
  .strictObject({
    place: askedPlaceSchema.optional(),
    /** Cause of a problem as the check names it. */
    cause: requiredText(200, 'Podaj przyczynę').optional(),
    reason: riskReasonSchema,
  })
  .refine(({ place, cause }) => (place === undefined) !== (cause === undefined), {
    message: 'Podaj miejsce w planie albo przyczynę',
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

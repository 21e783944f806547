import { z } from 'zod';
import { defineRoute } from '../route.js';
import { acceptedRiskPaths } from './accepted-risk.paths.js';
import { identifier } from '../text/text.model.js';
import { acceptedRisksSchema, acceptRiskBodySchema } from './accepted-risk.model.js';

const params = z.object({ id: identifier });

/** Risks a person takes for a plan, with a reason (decision 36). */
export const acceptedRiskRoutes = {
  list: defineRoute({
    ...acceptedRiskPaths.list,
    access: 'user',
    summary: 'Risks that were accepted for a plan',
    params,
    answer: acceptedRisksSchema,
  }),
  accept: defineRoute({
    ...acceptedRiskPaths.accept,
    access: 'user',
    summary: 'Accept a risk for a plan, with a reason',
    versioned: true,
    idempotent: true,
    errors: { 409: ['conflict'], 422: ['nothing_to_accept'], 503: ['not_checked'] },
    params,
    body: acceptRiskBodySchema,
    answer: acceptedRisksSchema,
  }),
  withdraw: defineRoute({
    ...acceptedRiskPaths.withdraw,
    access: 'user',
    summary: 'Take an acceptance back',
    notes: 'What it covered is dangerous again.',
    versioned: true,
    params: params.extend({ riskId: identifier }),
    answer: acceptedRisksSchema,
  }),
};

import { z } from 'zod';
import { defineRoute } from '../route.js';
import { acceptedRiskPaths } from './accepted-risk.paths.js';
import { identifier } from '../text/text.model.js';
import { acceptedRisksSchema, acceptRiskBodySchema } from './accepted-risk.model.js';

const params = z.object({ id: identifier });

/** Risks a person takes for a plan, with a reason (decision 36). */
export const acceptedRiskRoutes = {
  list: defineRoute({ ...acceptedRiskPaths.list, access: 'user', params, answer: acceptedRisksSchema }),
  accept: defineRoute({
    ...acceptedRiskPaths.accept,
    access: 'user',
    params,
    body: acceptRiskBodySchema,
    answer: acceptedRisksSchema,
  }),
  /** Takes an acceptance back: what it covered is dangerous again. */
  withdraw: defineRoute({
    ...acceptedRiskPaths.withdraw,
    access: 'user',
    params: params.extend({ riskId: identifier }),
    answer: acceptedRisksSchema,
  }),
};

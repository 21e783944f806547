import { type Plan, type PlanPatch, planPatchSchema, planSchema } from '@pora/contracts/plans/plan.model';
import { type CopySchemas } from '@pora/kit';

/** What the browser's copies of plan changes are checked with; loaded only when one is read. */
export const planCopySchemas: CopySchemas<Plan, PlanPatch> = { record: planSchema, patch: planPatchSchema };

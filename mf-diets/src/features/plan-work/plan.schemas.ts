import { type Plan, planPatchSchema, planSchema } from '@pora/contracts/plans/plan.model';
import { slotEditsSchema } from '@pora/contracts/plans/plan-slots.model';
import { type CopySchemas } from '@pora/kit';
import { type PlanChange } from './plan-change.js';

/** What the browser's copies of plan changes are checked with; loaded only when one is read. */
export const planCopySchemas: CopySchemas<Plan, PlanChange> = {
  record: planSchema,
  patch: planPatchSchema.extend({ slots: slotEditsSchema.optional() }),
};

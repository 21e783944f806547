import { type Plan } from '@pora/contracts/plans/plan.model';
import { planCalls, planSlotCalls } from '@pora/contracts/calls';
import { callRoute } from '@pora/kit';
import { type PlanChange } from './plan-change.js';
import { withSavedSlots, withSlotEdits } from './slot-edits.js';

/**
 * Saves a change in one call: slots alone by their small one, together with parameters as days of the plan; another number
 * of meals makes other slots, so edits of the former ones go with it. `version` is the one the change was made on, `shown`
 * the plan of this tab. @throws HttpError 412 when the plan changed meanwhile.
 */
export async function savePlan(
  id: string,
  { slots = [], ...parameters }: PlanChange,
  version: number | undefined,
  shown: Plan | undefined,
): Promise<Plan> {
  const call = { params: { id }, ...(version !== undefined && { ifMatch: version }) };
  const known = shown?.version === version ? shown : undefined;
  const newest = () => callRoute(planCalls.get, { params: { id } });
  if (slots.length > 0 && Object.keys(parameters).length === 0) {
    const answer = await callRoute(planSlotCalls.edit, { ...call, body: slots });
    return known ? withSavedSlots(known, answer) : newest();
  }
  if (slots.length === 0 || parameters.mealsPerDay !== undefined) {
    return callRoute(planCalls.update, { ...call, body: parameters });
  }
  const { planDays } = known ?? (await newest());
  // The reason was given for all that the change puts into the plan.
  const allergyReason = slots.find(({ reason }) => reason)?.reason;
  const body = { ...parameters, planDays: withSlotEdits(planDays, slots), allergyReason };
  return callRoute(planCalls.update, { ...call, body });
}

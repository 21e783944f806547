import { type NewPlan, type Plan } from '@pora/contracts/plans/plan.model';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { callRoute } from '@pora/kit';

/** What the form sends; days and slots come from the rules of the practice. */
export type NewPlanRequest = Pick<
  NewPlan,
  'name' | 'patientId' | 'stage' | 'caloriesPerDay' | 'mealsPerDay'
> & {
  id: string;
};

/** Creates a plan of 14 days with empty slots. @throws HttpError `plan_exists` when the stage is taken. */
export function createPlan(plan: NewPlanRequest, idempotencyKey: string): Promise<Plan> {
  return callRoute(planRoutes.create, { body: { ...plan, days: 14, status: 'draft' }, idempotencyKey });
}

import type { Plan, PlanDay } from '@pora/contracts/plans/plan.model';

/**
 * Asked about meals that somebody sends for a plan before they are saved; what it answers is done in the transaction that
 * saves them. `known` is the plan as it stands, without days where it is about to be made. It throws what it refuses.
 */
export type AdmitMeals = (
  known: Pick<Plan, 'id' | 'patientId' | 'planDays'>,
  planDays: readonly PlanDay[],
) => Promise<(() => Promise<void>) | undefined>;

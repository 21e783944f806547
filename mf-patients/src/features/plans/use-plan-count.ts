import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { type LoadState } from '@pora/kit';
import { useWasAnswered } from '@pora/kit/answered';
import { plansOfPatient } from './plans-of-patient.js';

/** How many plans of a patient are in use; undefined while that is not known, for none in an older copy is not none. */
export function usePlanCount(
  plans: LoadState<readonly PlanListItem[]>,
): (patientId: string) => number | undefined {
  const isNoneKnown = useWasAnswered(plans);
  return (patientId) => {
    if (plans.phase !== 'ready') return undefined;
    const { length } = plansOfPatient(plans.data, patientId);
    return length > 0 || isNoneKnown ? length : undefined;
  };
}

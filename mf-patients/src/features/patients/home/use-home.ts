import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { todayIso } from '@pora/kit';
import { useIntoleranceDays } from '../../intolerance-sets/public.js';
import { useSurveyDays } from '../../surveys/public.js';
import { usePatientVisits } from '../../visits/public.js';
import { type PatientRecord } from '../patient-record.js';
import { nextSteps } from './next-steps.js';

/** What the card of a patient opens with: the visits, and what to do next. */
export function usePatientHome(patient: PatientRecord, plans: readonly PlanListItem[] | undefined) {
  const visits = usePatientVisits(patient.id);
  const hasSurvey = useSurveyDays()?.has(patient.id);
  const hasResults = useIntoleranceDays()?.has(patient.id);
  const steps = nextSteps({
    patient,
    visits: visits.phase === 'ready' ? visits.data : undefined,
    plans,
    hasSurvey,
    hasResults,
    today: todayIso(),
  });
  return { visits, steps };
}

import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { todayIso } from '@pora/kit';
import { useDelayed } from '@pora/ui';
import { useIntoleranceDays } from '../../intolerance-sets/public.js';
import { useSurveyDays } from '../../surveys/public.js';
import { usePatientVisits } from '../../visits/public.js';
import { type PatientRecord } from '../patient-record.js';
import { type HomeFacts, nextSteps, unreadFacts } from './next-steps.js';

/** What the card of a patient opens with: the visits, and what to do next. */
export function usePatientHome(patient: PatientRecord, plans: readonly PlanListItem[] | undefined) {
  const visits = usePatientVisits(patient.id);
  const hasSurvey = useSurveyDays()?.has(patient.id);
  const hasResults = useIntoleranceDays()?.has(patient.id);
  const facts: HomeFacts = {
    patient,
    visits: visits.phase === 'ready' ? visits.data : undefined,
    plans,
    hasSurvey,
    hasResults,
    today: todayIso(),
  };
  const unread = unreadFacts(facts);
  // What comes at once is not told as missing.
  const isLate = useDelayed(unread.length > 0);
  return { visits, steps: nextSteps(facts), unread, isLate };
}

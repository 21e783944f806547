import { scheduleCalls, surveyCalls } from '@pora/contracts/calls';
import { type CallAnswer } from '@pora/contracts/call';
import { isSamplePatient } from '@pora/contracts/patients/patient.vocabulary';
import { addDays, type LoadState, todayIso, useApiQuery } from '@pora/kit';
import { type StepFacts } from './steps.js';

/** A visit that was made is looked for so far ahead. */
const AHEAD_DAYS = 90;
/** Two, because the first one may be the sample's. */
const SURVEYS = '2';

type Known = Pick<StepFacts, 'patients' | 'plans'> & {
  /** Whether this week holds a visit. */
  visitThisWeek: boolean;
};

const someoneSurveyed = ({ items }: CallAnswer<(typeof surveyCalls)['list']>) =>
  items.some(({ patientId }) => !isSamplePatient(patientId));
const someVisit = (events: CallAnswer<(typeof scheduleCalls)['list']>) =>
  events.some(({ patientId }) => !isSamplePatient(patientId));

/** What the steps follow from: what the dashboard knows, and two small questions; undefined until both are answered. */
export function useStepFacts({ patients, plans, visitThisWeek }: Known): StepFacts | undefined {
  const today = todayIso();
  const seen =
    visitThisWeek || patients.some(({ id, lastVisitDate }) => lastVisitDate && !isSamplePatient(id));
  const surveyed = useApiQuery(surveyCalls.list, { query: { limit: SURVEYS } }, { select: someoneSurveyed });
  const ahead = useApiQuery(
    scheduleCalls.list,
    { query: { from: today, to: addDays(today, AHEAD_DAYS) } },
    { enabled: !seen, select: someVisit },
  );
  if (surveyed.phase === 'loading' || (!seen && ahead.phase === 'loading')) return undefined;
  return { patients, plans, surveyed: told(surveyed), visited: seen || told(ahead) };
}

function told(state: LoadState<boolean>): boolean | undefined {
  return state.phase === 'ready' ? state.data : undefined;
}

import { type Patient } from '@pora/contracts/patients/patient.model';
import { handOutCalls, planCalls } from '@pora/contracts/calls';
import { type LoadState, todayIso, useApiList, useApiQuery, useUser } from '@pora/kit';
import { isAnswered } from '@pora/kit/answered';
import { useMemo, useState } from 'react';
import { withoutCopy } from '../../../shared/honest-load.js';
import { useIntoleranceSet, usePreviousSet } from '../../intolerance-sets/public.js';
import { plansOfPatient } from '../../plans/public.js';
import { type PatientVisits, usePatientVisits } from '../../visits/public.js';
import { type PatientRecord } from '../patient-record.js';
import { type PatientsView, useWholePatient } from '../use-patients.js';
import { type ProgressReport, progressReport } from './progress-report.js';

/**
 * Everything a report is made of must be known: what is missing would look as if there were none, and so would what an older
 * copy does not have. Once all of it has answered, the report stands while parts are read anew.
 */
export function useReport(record: PatientRecord, patients: PatientsView) {
  const { name, email } = useUser();
  const whole: LoadState<Patient> = useWholePatient(record, patients);
  const plans = useApiList(planCalls.list);
  const visits = usePatientVisits(record.id);
  const results = useIntoleranceSet(record.id);
  const previous = usePreviousSet(record.id);
  const settings = useApiQuery(handOutCalls.settings);
  const loads = [whole, plans, visits, results, previous, settings] as const;
  const [wasAnswered, setAnswered] = useState(false);
  if (!wasAnswered && loads.every((load) => isAnswered<unknown>(load))) setAnswered(true);
  const known: readonly LoadState<unknown>[] = wasAnswered ? loads : loads.map(withoutOldCopy);
  const failed = known.find(({ phase }) => phase === 'failed');

  const patient = readyOf(whole);
  const allPlans = readyOf(plans);
  const ownVisits: PatientVisits | undefined = readyOf(visits);
  const set = readyOf(results);
  const former = readyOf(previous);
  const options = readyOf(settings)?.options;
  const report = useMemo((): ProgressReport | undefined => {
    if (
      !wasAnswered ||
      !patient ||
      !allPlans ||
      !ownVisits ||
      set === undefined ||
      former === undefined ||
      !options
    )
      return undefined;
    const contact = options.contact.split('\n').map((line) => line.trim());
    const practice = [options.practiceName || name, ...(options.contact ? contact : [email])];
    return progressReport({
      patient,
      plans: plansOfPatient(allPlans, patient.id),
      visits: ownVisits,
      results: set,
      previousResults: former,
      practice: practice.filter(Boolean),
      today: todayIso(),
    });
  }, [wasAnswered, patient, allPlans, ownVisits, set, former, options, name, email]);
  return { report, next: ownVisits?.coming[0], failed: failed?.phase === 'failed' ? failed : undefined };
}

const withoutOldCopy = (load: LoadState<unknown>): LoadState<unknown> =>
  isAnswered(load) ? load : withoutCopy(load);

function readyOf<Data>(load: LoadState<Data>): Data | undefined {
  return load.phase === 'ready' ? load.data : undefined;
}

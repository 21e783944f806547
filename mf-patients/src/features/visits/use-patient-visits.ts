import { scheduleCalls } from '@pora/contracts/calls';
import { type LoadState, useApiQuery } from '@pora/kit';
import { useMemo } from 'react';
import { type PatientVisits, splitVisits } from './patient-visits.js';

/** All visits of one patient, read anew whenever somebody looks at the patient. */
export function usePatientVisits(patientId: string): LoadState<PatientVisits> {
  const load = useApiQuery(
    scheduleCalls.list,
    { query: { patientId } },
    { staleTime: 0, refetchOnMount: 'always' },
  );
  const events = load.phase === 'ready' ? load.data : undefined;
  const data = useMemo(() => events && splitVisits(events, new Date()), [events]);
  return load.phase === 'ready' && data
    ? { ...load, data }
    : (load as Exclude<typeof load, { phase: 'ready' }>);
}

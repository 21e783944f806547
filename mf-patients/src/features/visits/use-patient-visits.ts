import { scheduleCalls } from '@pora/contracts/calls';
import { apiPrefix, callRoute, type LoadState, useApiQuery, useSingleMutation } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { useMemo } from 'react';
import { type PatientVisit, type PatientVisits, splitVisits } from './patient-visits.js';

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

/** Writes the notes of a visit, unless somebody else has changed the visit since it was read. */
export function useSaveVisitNotes() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ visit, notes }: { visit: PatientVisit; notes: string }) =>
      callRoute(scheduleCalls.update, { params: { id: visit.id }, body: { notes }, ifMatch: visit.version }),
    onSettled: () => client.invalidateQueries({ queryKey: apiPrefix(scheduleCalls.list) }),
  });
}

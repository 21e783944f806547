import { type Patient, type PatientPatch } from '@pora/contracts/patients/patient.model';
import { patientCalls, planCalls } from '@pora/contracts/calls';
import {
  apiKey,
  apiPrefix,
  callRoute,
  type CollectionView,
  type LoadState,
  useApiQuery,
  useCollection,
} from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { useEffect, useMemo } from 'react';
import { withoutCopy } from '../../shared/honest-load.js';
import { isWhole, type PatientRecord } from './patient-record.js';
import { patientsCollection } from './patients.collection.js';

/** The patients with everything that can be done to the list. */
export type PatientsView = CollectionView<PatientRecord, PatientPatch>;

/** The patients of the practice, local-first [core §4]. */
export function usePatients(): PatientsView {
  const patients = useCollection(patientsCollection);
  const client = useQueryClient();
  const { items, state, fromStorage } = patients;
  useEffect(() => {
    // Other sections keep copies of the list, such as the choice of a patient for a plan.
    void client.invalidateQueries({ queryKey: apiKey(patientCalls.list), refetchType: 'none' });
    // The words of a child are read otherwise than those of a grown-up: a new birth year may change every check.
    void client.invalidateQueries({ queryKey: apiPrefix(planCalls.list), refetchType: 'none' });
  }, [client, items]);
  // An empty copy in the browser says nothing about the practice: the server's answer is waited for.
  const isNothing = fromStorage && items.length === 0;
  return { ...patients, state: useMemo(() => (isNothing ? withoutCopy(state) : state), [state, isNothing]) };
}

/**
 * A patient with the history, which the list does not bring: read when somebody looks at one person. Local changes
 * that are not sent yet stand over what was read.
 */
export function useWholePatient(
  record: PatientRecord,
  { unsaved }: Pick<PatientsView, 'unsaved'>,
): LoadState<Patient> {
  const client = useQueryClient();
  const { id, version } = record;
  const known = isWhole(record) ? record : undefined;
  const isSaved = !unsaved.has(id);
  const load = useApiQuery(
    patientCalls.get,
    { params: { id }, version },
    {
      // One version of a patient never changes.
      staleTime: Infinity,
      enabled: known === undefined,
      // While a newer version comes, the history of the last one is better than none; never that of somebody else.
      placeholderData: (previous) => (previous?.id === id ? previous : undefined),
    },
  );
  useEffect(() => {
    // A list that is read again has no history; it need not be fetched for that.
    if (known && isSaved) client.setQueryData(apiKey(patientCalls.get, { params: { id }, version }), known);
  }, [client, id, version, known, isSaved]);
  if (known) return { phase: 'ready', data: known, error: null, refreshing: false, retry: () => undefined };
  return load.phase === 'ready' ? { ...load, data: { ...load.data, ...record } } : load;
}

/** Reads a patient again and takes the answer into the list; answers it with local changes that are not sent yet. */
export function useRereadPatient({ put }: Pick<PatientsView, 'put'>) {
  return async (id: string): Promise<PatientRecord> => {
    const stored = await callRoute(patientCalls.get, { params: { id } });
    put(stored);
    return patientsCollection.items().find((patient) => patient.id === id) ?? stored;
  };
}

/** Takes a patient out of the trash, back into the list. */
export function useRestorePatient({ put }: Pick<PatientsView, 'put'>) {
  const client = useQueryClient();
  return async (id: string): Promise<void> => {
    put(await callRoute(patientCalls.restore, { params: { id } }));
    await client.invalidateQueries({ queryKey: apiKey(planCalls.list) });
  };
}

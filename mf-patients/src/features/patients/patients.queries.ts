import { type Patient, type PatientPatch } from '@pora/contracts/patients/patient.model';
import { type CollectionView, type LoadState, useCollection } from '@pora/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { addMeasurement, fetchPatient, type NewMeasurement, restorePatient } from './patients.api.js';
import { patientsCollection } from './patients.collection.js';

/** The patients with everything that can be done to the list. */
export type PatientsView = CollectionView<Patient, PatientPatch>;

/** The patients of the practice, local-first [core §4]. */
export function usePatients(): PatientsView {
  const patients = useCollection(patientsCollection);
  const client = useQueryClient();
  const { items, state, fromStorage } = patients;
  useEffect(() => {
    // Other sections keep copies of the list, such as the choice of a patient for a plan.
    const isCopy = (key: readonly unknown[]) =>
      key[0] === patientsCollection.definition.key && key.length > 1;
    void client.invalidateQueries({ predicate: ({ queryKey }) => isCopy(queryKey), refetchType: 'none' });
  }, [client, items]);
  return { ...patients, state: useMemo(() => honestState(state, fromStorage), [state, fromStorage]) };
}

/** An empty copy in the browser says nothing about the practice: the server's answer is waited for. */
function honestState(
  state: LoadState<readonly Patient[]>,
  fromStorage: boolean,
): LoadState<readonly Patient[]> {
  if (state.phase !== 'ready' || !fromStorage || state.data.length > 0) return state;
  if (!state.error) return { phase: 'loading' };
  return { phase: 'failed', error: state.error, retry: state.retry, retrying: state.refreshing };
}

/** Reads a patient again and takes the answer into the list; answers it with local changes that are not sent yet. */
export function useRereadPatient({ put }: Pick<PatientsView, 'put'>) {
  return async (id: string): Promise<Patient> => {
    const stored = await fetchPatient(id);
    put(stored);
    return patientsCollection.items().find((patient) => patient.id === id) ?? stored;
  };
}

/** Adds a measurement and takes the patient with it into the list. */
export function useAddMeasurement({ put }: Pick<PatientsView, 'put'>, patientId: string) {
  return useMutation({
    mutationFn: (measurement: NewMeasurement) => addMeasurement(patientId, measurement),
    onSuccess: put,
  });
}

/** Takes a patient out of the trash, back into the list. */
export function useRestorePatient({ put }: Pick<PatientsView, 'put'>) {
  const client = useQueryClient();
  return async (id: string): Promise<void> => {
    put(await restorePatient(id));
    await client.invalidateQueries({ queryKey: ['diet-plans'] });
  };
}

import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiKey, callRoute, useApiList } from '@pora/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePatients, useRestorePatient } from '../patients/public.js';

// Somebody else, or this person a moment ago, may have deleted more.
const ALWAYS = { refetchOnMount: 'always' } as const;

const TRASH = [apiKey(patientRoutes.trash), apiKey(planRoutes.trash)];

/** Deleted patients who can still come back. */
export function useTrashedPatients() {
  return useApiList(patientRoutes.trash, {}, ALWAYS);
}

/** Deleted plans that can still come back, those that went along with a patient among them. */
export function useTrashedPlans() {
  return useApiList(planRoutes.trash, {}, ALWAYS);
}

/** Takes a patient, with everything that went along, out of the trash. */
export function useRestoreTrashedPatient() {
  const client = useQueryClient();
  const restore = useRestorePatient(usePatients());
  return useMutation({
    mutationFn: (id: string) => restore(id),
    onSettled: () => Promise.all(TRASH.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Removes a patient of the trash for good. */
export function useErasePatient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callRoute(patientRoutes.erase, { params: { id } }),
    onSettled: () => Promise.all(TRASH.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Removes a plan of the trash for good. */
export function useErasePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callRoute(planRoutes.erase, { params: { id } }),
    onSettled: () => Promise.all(TRASH.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Takes a plan out of the trash. */
export function useRestoreTrashedPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callRoute(planRoutes.restore, { params: { id } }),
    onSettled: () =>
      Promise.all(
        [...TRASH, apiKey(planRoutes.list)].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}

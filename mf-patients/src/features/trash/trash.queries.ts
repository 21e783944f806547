import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { planRoutes, type TrashedPlan } from '@pora/contracts/plans/plan.routes';
import { callRoute, useLoad } from '@pora/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePatients, useRestorePatient } from '../patients/public.js';

const TRASH = 'trash';

/** Deleted patients who can still come back. */
export function useTrashedPatients() {
  return useLoad({
    queryKey: [TRASH, 'patients'],
    queryFn: async ({ signal }) => (await callRoute(patientRoutes.trash, { signal })).items,
    // Somebody else, or this person a moment ago, may have deleted more.
    refetchOnMount: 'always',
  });
}

/** Deleted plans that can still come back, those that went along with a patient among them. */
export function useTrashedPlans() {
  return useLoad({
    queryKey: [TRASH, 'plans'],
    queryFn: async ({ signal }) => (await callRoute(planRoutes.trash, { signal })).items,
    refetchOnMount: 'always',
  });
}

/** Takes a patient, with everything that went along, out of the trash. */
export function useRestoreTrashedPatient() {
  const client = useQueryClient();
  const restore = useRestorePatient(usePatients());
  return useMutation({
    mutationFn: (id: string) => restore(id),
    onSettled: () => client.invalidateQueries({ queryKey: [TRASH] }),
  });
}

/** Takes a plan out of the trash. */
export function useRestoreTrashedPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: TrashedPlan) => callRoute(planRoutes.restore, { params: { id } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [TRASH] }),
        client.invalidateQueries({ queryKey: ['diet-plans'] }),
      ]),
  });
}

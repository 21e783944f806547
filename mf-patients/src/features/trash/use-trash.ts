import { patientCalls, planCalls } from '@pora/contracts/calls';
import { type TrashedPlan } from '@pora/contracts/plans/plan.routes';
import { apiKey, callRoute, useApiList } from '@pora/kit';
import { useMutation, useQueryClient } from '@pora/kit/queries';
import { useHonestLoad } from '../../shared/honest-load.js';
import { usePatients, useRestorePatient } from '../patients/public.js';

// Somebody else, or this person a moment ago, may have deleted more.
const ALWAYS = { refetchOnMount: 'always' } as const;

const TRASH = [apiKey(patientCalls.trash), apiKey(planCalls.trash)];

/** Deleted patients who can still come back. */
export function useTrashedPatients() {
  return useHonestLoad(useApiList(patientCalls.trash, {}, ALWAYS), (patients) => patients.length === 0);
}

/** Deleted plans that can still come back, those that went along with a patient among them. */
export function useTrashedPlans() {
  return useHonestLoad(useApiList(planCalls.trash, {}, ALWAYS), (plans) => plans.every(isAlong));
}

/** Whether a plan comes back with its patient, and stands in no row of its own. */
export const isAlong = ({ removedWithPatient }: Pick<TrashedPlan, 'removedWithPatient'>): boolean =>
  removedWithPatient;

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
    mutationFn: (id: string) => callRoute(patientCalls.erase, { params: { id } }),
    onSettled: () => Promise.all(TRASH.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Removes a plan of the trash for good. */
export function useErasePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callRoute(planCalls.erase, { params: { id } }),
    onSettled: () => Promise.all(TRASH.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Takes a plan out of the trash. */
export function useRestoreTrashedPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callRoute(planCalls.restore, { params: { id } }),
    onSettled: () =>
      Promise.all(
        [...TRASH, apiKey(planCalls.list)].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}

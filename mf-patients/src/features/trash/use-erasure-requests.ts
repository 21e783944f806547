import { patientCalls, planCalls, privacyCalls } from '@pora/contracts/calls';
import { type RequestedErasure } from '@pora/contracts/privacy/privacy.model';
import { apiKey, callRoute, useApiList } from '@pora/kit';
import { useMutation, useQueryClient } from '@pora/kit/queries';
import { usePatients } from '../patients/public.js';
import { plansOfPatient } from '../plans/public.js';

/** Patients whose data the administrator is asked to remove for good. */
export function useErasureRequests() {
  return useApiList(privacyCalls.erasureRequests, {}, { refetchOnMount: 'always' });
}

/** How many plans of a patient are in use; undefined while that is not known. */
export function usePlanCounts(): (patientId: string) => number | undefined {
  const plans = useApiList(planCalls.list);
  return (id) => (plans.phase === 'ready' ? plansOfPatient(plans.data, id).length : undefined);
}

function useRefresh() {
  const client = useQueryClient();
  const lists = [privacyCalls.erasureRequests, patientCalls.trash, planCalls.trash, planCalls.list];
  return () => Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: apiKey(list) })));
}

/** Removes a patient for good, by way of the trash: plans and the browser's list hear of it on that way. */
export function useEraseOnRequest() {
  const patients = usePatients();
  return useMutation({
    mutationFn: async ({ id, inTrash }: RequestedErasure) => {
      if (!inTrash) await patients.remove(id);
      await callRoute(patientCalls.erase, { params: { id } });
    },
    onSettled: useRefresh(),
  });
}

/** Takes a request back. */
export function useCancelRequest() {
  return useMutation({
    mutationFn: ({ id }: RequestedErasure) => callRoute(privacyCalls.cancelErasure, { params: { id } }),
    onSettled: useRefresh(),
  });
}

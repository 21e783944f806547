import { patientCalls, planCalls, privacyCalls } from '@pora/contracts/calls';
import { type RequestedErasure } from '@pora/contracts/privacy/privacy.model';
import { apiKey, callRoute, useApiList } from '@pora/kit';
import { useMutation, useQueryClient } from '@pora/kit/queries';
import { usePatients } from '../patients/public.js';
import { useHonestLoad } from '../../shared/honest-load.js';
import { usePlanCount } from '../plans/public.js';

/** Patients whose data the administrator is asked to remove for good; none only where the server says so. */
export function useErasureRequests() {
  const load = useApiList(privacyCalls.erasureRequests, {}, { refetchOnMount: 'always' });
  return useHonestLoad(load, (requests) => requests.length === 0);
}

/** How many plans of a patient are in use; undefined while that is not known. */
export function usePlansInUse(): (patientId: string) => number | undefined {
  return usePlanCount(useApiList(planCalls.list));
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
      if (!inTrash) {
        // Not through the list: before that is read, a removal waits for it, and the erasure would come first.
        await callRoute(patientCalls.remove, { params: { id } });
        patients.forget(id);
      }
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

import { patientCalls, planCalls } from '@pora/contracts/calls';
import { apiKey, apiPrefix, callRoute, messageOf, useSingleMutation } from '@pora/kit';
import { intoleranceSetCalls, surveyCalls } from '@pora/contracts/calls';
import { useQueryClient } from '@pora/kit/queries';
import { toast } from '@pora/ui';
import { patientStrings } from './patients.strings.js';
import { type PatientsView } from './use-patients.js';

const t = patientStrings.sample;

/** Adds the sample patient with everything about it, or takes it out of the trash. */
export function useAddSample({ put }: Pick<PatientsView, 'put'>) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: () => callRoute(patientCalls.sample),
    onSuccess: (patient) => {
      put(patient);
      toast.success(t.added, t.addedText);
      const others = [
        apiKey(planCalls.list),
        apiPrefix(surveyCalls.list),
        apiPrefix(intoleranceSetCalls.list),
      ];
      for (const queryKey of others) void client.invalidateQueries({ queryKey });
    },
    onError: (error) => toast.error(t.addFailed, messageOf(error), error),
  });
}

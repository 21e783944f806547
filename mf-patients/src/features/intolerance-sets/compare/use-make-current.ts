import { intoleranceSetCalls } from '@pora/contracts/calls';
import { callRoute, messageOf, useSingleMutation } from '@pora/kit';
import { toast } from '@pora/ui';
import { NONE_YET } from '../../../shared/none-yet.js';
import { useRefreshSets } from '../use-intolerance-set.js';
import { compareStrings as t, dayOf } from './compare.strings.js';

/** Makes a former set the one plans are checked against, in the place of the one that was seen. */
export function useMakeCurrent(current: { version: number } | null) {
  const refresh = useRefreshSets();
  return useSingleMutation({
    mutationFn: ({ id }: { id: string }) =>
      callRoute(intoleranceSetCalls.makeCurrent, {
        params: { id },
        ifMatch: current?.version ?? NONE_YET,
      }),
    onSuccess: async (set) => {
      await refresh();
      toast.success(t.madeCurrent(dayOf(set)));
    },
    onError: (error) => toast.error(t.makeCurrentFailed, messageOf(error), error),
  });
}

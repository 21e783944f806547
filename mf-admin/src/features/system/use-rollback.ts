import { systemCalls } from '@pora/contracts/calls';
import { apiPrefix, callRoute, messageOf, useSingleMutation } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { toast } from '@pora/ui';
import { systemStrings } from './system.strings.js';

const t = systemStrings.rollback;

interface UseRollbackOptions {
  name: string;
  part: string;
  /** It is over, well or not; also when the row of the part was drawn anew meanwhile. */
  onSettled: () => void;
}

/** Serves another release of an application; what came of it is told, and the state is asked for anew. */
export function useRollback({ name, part, onSettled }: UseRollbackOptions) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: { version: string; from: string | null }) =>
      callRoute(systemCalls.rollback, { params: { name }, body }),
    onSuccess: ({ to }) => void toast.success(t.done(part, to)),
    onError: (error: unknown) => void toast.error(t.failed, messageOf(error)),
    // Awaited: the button is free again when the screen shows what is served now.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: apiPrefix(systemCalls.state) });
      onSettled();
    },
  });
}

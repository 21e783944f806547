import { foodCalls, intoleranceDictionaryCalls, intoleranceMappingCalls } from '@pora/contracts/calls';
import { apiKey, apiPrefix } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { useCallback } from 'react';

/** Everything that tells what a food is linked to. */
const CHANGED = [
  apiKey(intoleranceDictionaryCalls.list),
  apiPrefix(intoleranceMappingCalls.list),
  apiPrefix(foodCalls.byIds),
  // Matches any list of foods that was asked for with them.
  apiKey(foodCalls.list, { query: { includeIntolerances: 'true' } }),
];

/** Asks anew for whatever follows from a changed entry or link; ends when it is there. */
export function useRefreshIntolerances(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all(CHANGED.map((queryKey) => client.invalidateQueries({ queryKey })));
  }, [client]);
}

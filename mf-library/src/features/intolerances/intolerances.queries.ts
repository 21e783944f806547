import {
  intoleranceDictionaryRoutes,
  intoleranceMappingRoutes,
} from '@pora/contracts/catalog/intolerance.routes';
import { callRoute, useLoad } from '@pora/kit';

/** The dictionary, each entry with the number of foods that are linked to it. */
export function useDictionary() {
  return useLoad({
    queryKey: ['intolerances', 'dictionary'],
    queryFn: async ({ signal }) => (await callRoute(intoleranceDictionaryRoutes.list, { signal })).items,
  });
}

/** Foods of one entry. */
export function useLinkedFoods(intolerance: string) {
  return useLoad({
    queryKey: ['intolerances', 'mappings', intolerance],
    queryFn: async ({ signal }) => {
      const query = { intolerance };
      return (await callRoute(intoleranceMappingRoutes.list, { query, signal })).items;
    },
  });
}

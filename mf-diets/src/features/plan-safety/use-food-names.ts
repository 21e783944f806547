import { foodCalls } from '@pora/contracts/calls';
import { apiQuery } from '@pora/kit';
import { keepPreviousData, useQuery } from '@pora/kit/queries';

const NO_NAMES: ReadonlyMap<number, string> = new Map();

/** Names of foods by their numbers, as far as they are known by now. */
export function useFoodNames(ids: readonly number[]): ReadonlyMap<number, string> {
  const { data } = useQuery({
    ...apiQuery(foodCalls.byIds, { query: { ids: ids.join(',') } }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    select: ({ items }) => new Map(items.map(({ id, name }) => [id, name])),
  });
  return data ?? NO_NAMES;
}

import { intoleranceDictionaryCalls, intoleranceSetCalls } from '@pora/contracts/calls';
import { type Intolerance } from '@pora/contracts/catalog/intolerance.model';
import { itemsOfSet, type PatientIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import { resolveRisks } from '@pora/engine/safety/risks';
import { apiPrefix, callRoute, type LoadState, useApiList, useApiPages, useApiQuery } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { useMemo } from 'react';
import { useRemoveRecord } from '../../shared/use-remove-record.js';
import { intoleranceSetStrings as t } from './intolerance-sets.strings.js';

/** Day of each patient's results (null for results without a day) by patient; undefined until it is known [core §7]. */
export function useIntoleranceDays(): ReadonlyMap<string, string | null> | undefined {
  const cards = useApiPages(intoleranceSetCalls.list);
  const data = cards.phase === 'ready' ? cards.data : undefined;
  return useMemo(() => data && new Map(data.map(({ patientId, date }) => [patientId, date])), [data]);
}

const currentOf = ({ items }: { items: readonly object[] }) =>
  (items[0] as PatientIntoleranceSet | undefined) ?? null;

/** The patient's results, whole; null when there are none. */
export function useIntoleranceSet(patientId: string) {
  return useApiQuery(intoleranceSetCalls.list, { query: { patientId } }, { select: currentOf });
}

/** All results of the patient outside the trash, the latest day first. */
export function useSetHistory(patientId: string) {
  return useApiList(intoleranceSetCalls.history, { query: { patientId } });
}

/** One set, whole, be it a former one. */
export function useOneSet(id: string) {
  return useApiQuery(intoleranceSetCalls.read, { params: { id } });
}

/** The results before the current ones by day, whole; null when there are none to compare with. */
export function usePreviousSet(patientId: string): LoadState<PatientIntoleranceSet | null> {
  const history = useSetHistory(patientId);
  const sets = history.phase === 'ready' ? history.data : [];
  const at = sets.findIndex(({ current }) => current);
  const id = at < 0 ? undefined : sets[at + 1]?.id;
  const load = useApiQuery(
    intoleranceSetCalls.read,
    { params: { id: id ?? NO_SET } },
    { enabled: id !== undefined },
  );
  if (history.phase !== 'ready') return history;
  return id === undefined ? { ...history, data: null } : load;
}

/** Stands for the id in a call that is not made. */
const NO_SET = 'none';

/**
 * Everything that was read of results is read again; one set on the screen is not: its results do not change, and one that
 * was deleted would be asked for in vain.
 */
export function useRefreshSets() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: apiPrefix(intoleranceSetCalls.list), refetchType: 'none' });
    await client.refetchQueries({
      queryKey: apiPrefix(intoleranceSetCalls.list),
      type: 'active',
      predicate: ({ queryKey }) => !isOneSet(queryKey),
    });
  };
}

/** Whether a key is that of `read`: after the path of all sets comes an id, and not the word of the history. */
function isOneSet(queryKey: readonly unknown[]): boolean {
  const part = queryKey[apiPrefix(intoleranceSetCalls.list).length];
  return typeof part === 'string' && part !== apiPrefix(intoleranceSetCalls.history).at(-1);
}

/** Deletes the results at once; the toast takes them out of the trash again. */
export function useRemoveIntoleranceSet() {
  return useRemoveRecord({
    remove: ({ id, version }) => callRoute(intoleranceSetCalls.remove, { params: { id }, ifMatch: version }),
    restore: (id) => callRoute(intoleranceSetCalls.restore, { params: { id } }),
    refresh: useRefreshSets(),
    texts: t,
  });
}

/** How many foods the elevated results stand for, by their name; 0 is a hole in the check (decision 13). */
export type MappedFoods = ReadonlyMap<string, number>;

/** What the elevated results lead to in the catalogue, by the engine's own rule. */
export function useMappedFoods(set: Pick<PatientIntoleranceSet, 'categories'>): LoadState<MappedFoods> {
  const load = useApiList(intoleranceDictionaryCalls.list);
  const dictionary = load.phase === 'ready' ? load.data : undefined;
  const { categories } = set;
  const data = useMemo(() => dictionary && mappedFoods({ categories }, dictionary), [dictionary, categories]);
  return load.phase === 'ready' && data
    ? { ...load, data }
    : (load as Exclude<typeof load, { phase: 'ready' }>);
}

/** Foods behind each elevated result; all names of one dictionary entry share its foods. */
export function mappedFoods(
  set: Pick<PatientIntoleranceSet, 'categories'>,
  dictionary: readonly Intolerance[],
): MappedFoods {
  const counts = new Map(dictionary.map(({ key, foodCount }) => [key, foodCount]));
  const withFoods = new Set(dictionary.filter(({ foodCount }) => foodCount > 0).map(({ key }) => key));
  return new Map(
    itemsOfSet(set).map((item) => {
      const [risk] = resolveRisks([item], dictionary, [], withFoods).byKey.values();
      return [item.name, (risk && counts.get(risk.key)) ?? 0];
    }),
  );
}

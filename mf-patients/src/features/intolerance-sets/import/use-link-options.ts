import { foodCalls, intoleranceDictionaryCalls } from '@pora/contracts/calls';
import { apiQuery, matchesText, useApiList } from '@pora/kit';
import { keepPreviousData, useQuery } from '@pora/kit/queries';
import { type ComboboxOption } from '@pora/ui/forms';
import { entryOf, type LinkChoice } from './link-foods.js';
import { resultsImportStrings as t } from './results-import.strings.js';

const FEWEST_LETTERS = 2;
const HITS = '20';

const keyOf = ({ kind, id }: LinkChoice) => `${kind}:${id}`;

/** What may be chosen for a printed name: entries with foods, unless it has an entry of its own, and foods of the base. */
export function useLinkOptions(name: string, typed: string, chosen: LinkChoice | undefined) {
  const q = typed.trim();
  const isLongEnough = q.length >= FEWEST_LETTERS;
  const dictionary = useApiList(intoleranceDictionaryCalls.list);
  const found = useQuery({
    ...apiQuery(foodCalls.search, { query: { q, limit: HITS } }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  });
  const entries = dictionary.phase === 'ready' ? dictionary.data : [];
  const offered = entryOf(name, entries)
    ? []
    : entries.filter(
        (entry) => entry.foodCount > 0 && matchesText([entry.name, ...entry.aliases].join(' '), q),
      );
  const choices = [
    ...offered.map((entry) => ({
      choice: { kind: 'entry', id: entry.key, label: entry.name } satisfies LinkChoice,
      detail: t.foods(entry.foodCount),
    })),
    ...(isLongEnough ? (found.data?.items ?? []) : []).map((food) => ({
      choice: { kind: 'food', id: String(food.id), label: food.name } satisfies LinkChoice,
      detail: t.oneFood,
    })),
  ];
  const known = new Map<string, LinkChoice>(choices.map(({ choice }) => [keyOf(choice), choice]));
  const options: ComboboxOption[] = choices.map(({ choice, detail }) => ({
    value: keyOf(choice),
    label: choice.label,
    detail,
  }));
  if (chosen && !known.has(keyOf(chosen))) options.unshift({ value: keyOf(chosen), label: chosen.label });
  return {
    options,
    value: chosen ? keyOf(chosen) : null,
    choiceOf: (value: string | null) => (value === null ? undefined : (known.get(value) ?? chosen)),
    loading: dictionary.phase === 'loading' || (isLongEnough && found.isFetching),
    failed: isLongEnough && found.isError,
    emptyText: isLongEnough ? undefined : t.typeMore,
  };
}

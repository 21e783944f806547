/**
 * Search over names as people type them: case, accents and order of words do not matter, and a word may stand in another
 * form ("jabłka" finds Jabłko). One way for the server and the browser.
 */
import { foldText, tidyText, wordsOf } from '@pora/text-pl/fold';
import { sameTidyWord } from './inflection.js';

/** Other common names of a food; both ways. */
const OTHER_NAMES: readonly (readonly [string, string])[] = [
  ['ser biały', 'twaróg'],
  ['biały ser', 'twaróg'],
];

interface Entry<T> {
  readonly item: T;
  readonly name: string;
  readonly words: readonly string[];
  /** The words with their Polish letters. */
  readonly tidy: readonly string[];
}

const [VERY_NAME, FIRST_WORDS, BEGINNING, WHOLE_WORDS, BEGINNINGS, ANYWHERE] = [0, 1, 2, 3, 4, 5] as const;
const RANKS = 7;
const ANOTHER_FORM = 6;

/** Finds items by name, the best answers first; equals stay in the order they were given. */
export type NameSearch<T> = (query: string) => T[];

/**
 * Prepares a search. Order: the very name, names that begin with the words, names that begin so, names with the words,
 * with words that begin so, with the text anywhere; where no name begins so, also names with other forms of the words.
 */
export function buildNameSearch<T extends { readonly name: string }>(items: readonly T[]): NameSearch<T> {
  const entries = items.map((item): Entry<T> => {
    const name = foldText(item.name);
    return { item, name, words: name.match(/[\p{L}\d]+/gu) ?? [], tidy: wordsOf(item.name) };
  });
  let forms: ReadonlyMap<string, ReadonlySet<Entry<T>>> | undefined;
  return (query) => {
    const byRank: Entry<T>[][] = Array.from({ length: RANKS }, () => []);
    const found = new Set<Entry<T>>();
    const add = (entry: Entry<T>, rank: number): void => {
      if (!found.has(entry)) byRank[rank]?.push(entry);
      found.add(entry);
    };
    for (const text of [query, ...otherNames(query)]) {
      const wanted = foldText(text);
      if (wanted === '') continue;
      const terms = wanted.split(' ');
      for (const entry of entries) {
        const rank = rankOf(entry, wanted, terms);
        if (rank !== undefined) add(entry, rank);
      }
    }
    const begins = byRank.slice(VERY_NAME, WHOLE_WORDS).some((list) => list.length > 0);
    if (!begins) {
      forms ??= entriesByWord(entries);
      for (const entry of inOtherForms(query, forms)) add(entry, ANOTHER_FORM);
    }
    return byRank.flatMap((list) => list.map(({ item }) => item));
  };
}

function rankOf(
  { name, words }: Entry<unknown>,
  wanted: string,
  terms: readonly string[],
): number | undefined {
  if (!terms.every((term) => name.includes(term))) return undefined;
  if (name === wanted) return VERY_NAME;
  if (name.startsWith(wanted)) return /^[\p{L}\d]/u.test(name.slice(wanted.length)) ? BEGINNING : FIRST_WORDS;
  if (terms.every((term) => words.includes(term))) return WHOLE_WORDS;
  return terms.every((term) => words.some((word) => word.startsWith(term))) ? BEGINNINGS : ANYWHERE;
}

function entriesByWord<T>(entries: readonly Entry<T>[]) {
  const forms = new Map<string, Set<Entry<T>>>();
  for (const entry of entries) {
    for (const word of entry.tidy) forms.set(word, (forms.get(word) ?? new Set()).add(entry));
  }
  return forms;
}

/** Items each of whose wanted words stands in the name in some form. */
function inOtherForms<T>(query: string, forms: ReadonlyMap<string, ReadonlySet<Entry<T>>>): Entry<T>[] {
  const perWord = wordsOf(query).map((wanted) => {
    const having = new Set<Entry<T>>();
    for (const [word, entries] of forms) {
      if (!sameTidyWord(wanted, word)) continue;
      for (const entry of entries) having.add(entry);
    }
    return having;
  });
  const [first, ...others] = perWord;
  return first ? [...first].filter((entry) => others.every((having) => having.has(entry))) : [];
}

/** Other common names of what is looked for. */
export function otherNames(query: string): string[] {
  const wanted = foldText(tidyText(query));
  return OTHER_NAMES.flatMap(([one, other]) => {
    if (foldText(one) === wanted) return [other];
    return foldText(other) === wanted ? [one] : [];
  });
}

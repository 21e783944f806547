/**
 * Search over names as people type them: case, accents and order of words do not matter, and a word may stand in another
 * form ("jabłka" finds Jabłko). One way for the server and the browser.
 */
import { foldText, tidyText, wordsOf } from '@pora/text-pl/fold';
import { WordForms } from './word-forms.js';

/** Other common names of a food; both ways. */
const OTHER_NAMES: readonly (readonly [string, string])[] = [
  ['ser biały', 'twaróg'],
  ['biały ser', 'twaróg'],
];

interface Entry<T> {
  readonly item: T;
  readonly name: string;
  readonly words: readonly string[];
}

const [VERY_NAME, FIRST_WORDS, BEGINNING, WHOLE_WORDS, BEGINNINGS, ANYWHERE] = [0, 1, 2, 3, 4, 5] as const;
const RANKS = 7;
const ANOTHER_FORM = 6;

/** Finds items by name, the best answers first; equals stay in the order they were given. */
export type NameSearch<T> = (query: string) => T[];

/** Prepares a search over all items at once. */
export function buildNameSearch<T extends { readonly name: string }>(items: readonly T[]): NameSearch<T> {
  const index = new NameIndex<T>();
  for (const item of items) index.add(item);
  return (query) => index.find(query);
}

/** A search that takes its items one by one: a page that answers a person meanwhile prepares it in slices. */
export class NameIndex<T extends { readonly name: string }> {
  private readonly entries: Entry<T>[] = [];
  private readonly byWord = new Map<string, Set<Entry<T>>>();
  private readonly forms = new WordForms();

  /** Makes an item known, behind those that are known already. */
  add(item: T): void {
    const name = foldText(item.name);
    const entry: Entry<T> = { item, name, words: name.match(/[\p{L}\d]+/gu) ?? [] };
    this.entries.push(entry);
    for (const word of wordsOf(item.name)) {
      const having = this.byWord.get(word);
      if (having) having.add(entry);
      else {
        this.byWord.set(word, new Set([entry]));
        this.forms.add(word);
      }
    }
  }

  /**
   * Order: the very name, names that begin with the words, names that begin so, names with the words, with words that begin
   * so, with the text anywhere; where no name begins so, also names with other forms of the words.
   */
  find(query: string): T[] {
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
      for (const entry of this.entries) {
        const rank = rankOf(entry, wanted, terms);
        if (rank !== undefined) add(entry, rank);
      }
    }
    const begins = byRank.slice(VERY_NAME, WHOLE_WORDS).some((list) => list.length > 0);
    if (!begins) for (const entry of this.inOtherForms(query)) add(entry, ANOTHER_FORM);
    return byRank.flatMap((list) => list.map(({ item }) => item));
  }

  /** Items each of whose wanted words stands in the name in some form. */
  private inOtherForms(query: string): Entry<T>[] {
    const perWord = wordsOf(query).map((wanted) => {
      const having = new Set<Entry<T>>();
      for (const word of this.forms.of(wanted))
        for (const entry of this.byWord.get(word) ?? []) having.add(entry);
      return having;
    });
    const [first, ...others] = perWord;
    return first ? [...first].filter((entry) => others.every((having) => having.has(entry))) : [];
  }
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

/** Other common names of what is looked for. */
export function otherNames(query: string): string[] {
  const wanted = foldText(tidyText(query));
  return OTHER_NAMES.flatMap(([one, other]) => {
    if (foldText(one) === wanted) return [other];
    return foldText(other) === wanted ? [one] : [];
  });
}

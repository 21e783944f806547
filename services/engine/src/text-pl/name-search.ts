/**
 * Search over names as people type them: case, accents and order of words do not matter, and a word may stand in another
 * form ("jabłka" finds Jabłko). One way for the server and the browser.
 */
import { foldText, wordsOf } from '@pora/text-pl/fold';
import { FOOD_WORDS } from './food-words.data.js';
import { isFormOf, sameTidyWord } from './inflection.js';
import { readingsOf, type SearchWord } from './search-words.js';
import { WordForms } from './word-forms.js';

interface Entry<T> {
  readonly item: T;
  readonly name: string;
  readonly words: readonly string[];
}

const [VERY_NAME, FIRST_WORDS, BEGINNING, WHOLE_WORDS, BEGINNINGS, ANYWHERE] = [0, 1, 2, 3, 4, 5] as const;
const [ANOTHER_FORM, ANOTHER_NAME] = [6, 7] as const;
const RANKS = 8;
/** Names of one food: its usual one, diminutives, other spellings. */
const NAMES = FOOD_WORDS.map((row) => (row.split('|')[0] ?? '').split(' ').filter(Boolean));

/** Finds items by name, the best answers first; equals stay in the order they were given. */
export type NameSearch<T> = (query: string) => T[];

/** Prepares a search over all items at once. */
export function buildNameSearch<T extends { readonly name: string }>(
  items: readonly T[],
  own: readonly SearchWord[] = [],
): NameSearch<T> {
  const index = new NameIndex<T>(own);
  for (const item of items) index.add(item);
  return (query) => index.find(query);
}

/** A search that takes its items one by one: a page that answers a person meanwhile prepares it in slices. */
export class NameIndex<T extends { readonly name: string }> {
  private readonly entries: Entry<T>[] = [];
  private readonly byWord = new Map<string, Set<Entry<T>>>();
  private readonly forms = new WordForms();

  /** @param own names the practice has added */
  constructor(private readonly own: readonly SearchWord[] = []) {}

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
   * so, with the text anywhere; where no name begins so, also names with other forms of the words; then what is meant under
   * another name ("kartofle", "filet z kurczaka").
   */
  find(query: string): T[] {
    const byRank: Entry<T>[][] = Array.from({ length: RANKS }, () => []);
    const found = new Set<Entry<T>>();
    const add = (entry: Entry<T>, rank: number): void => {
      if (!found.has(entry)) byRank[rank]?.push(entry);
      found.add(entry);
    };
    const wanted = foldText(query);
    if (wanted === '') return [];
    const terms = wanted.split(' ');
    for (const entry of this.entries) {
      const rank = rankOf(entry, wanted, terms);
      if (rank !== undefined) add(entry, rank);
    }
    const begins = byRank.slice(VERY_NAME, WHOLE_WORDS).some((list) => list.length > 0);
    if (!begins) for (const entry of this.inOtherForms(wordsOf(query))) add(entry, ANOTHER_FORM);
    for (const reading of readingsOf(query, this.own))
      for (const entry of this.inOtherForms(reading)) add(entry, ANOTHER_NAME);
    return byRank.flatMap((list) => list.map(({ item }) => item));
  }

  /** Items in whose name each wanted word stands in some form, or under a name of the same food. */
  private inOtherForms(words: readonly string[]): Entry<T>[] {
    const perWord = words.map((wanted) => {
      const having = new Set<Entry<T>>();
      for (const name of namesOf(wanted))
        for (const word of this.forms.of(name))
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

/** The word, and the names of the food it is a name of: "buraczki" is "burak". */
function namesOf(word: string): string[] {
  const rows = NAMES.filter((names) => names.some((name) => isFormOf(name, word)));
  return [...new Set([word, ...rows.flat()])];
}

/** Tells names that mean what is looked for in other forms or under other names; for lists that are searched as they are. */
export function otherwiseNamed(query: string, own: readonly SearchWord[] = []): (name: string) => boolean {
  const direct = wordsOf(query);
  const readings = direct.length === 0 ? [] : [direct, ...readingsOf(query, own)];
  const wanted = readings.map((words) => words.map(namesOf));
  const known = new Map<string, boolean>();
  const isForm = (names: readonly string[], word: string): boolean => {
    const key = `${names[0]} ${word}`;
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = names.some((name) => sameTidyWord(name, word))));
    return found;
  };
  return (name) => {
    const words = wordsOf(name);
    return wanted.some((reading) => reading.every((names) => words.some((word) => isForm(names, word))));
  };
}

/**
 * Tells which wanted words the words of a food name stand for: forms of the word itself, its diminutives and other
 * spellings, and adjectives of what is made of it. Each word of a name is compared once and remembered.
 */
import { FOOD_WORDS } from './food-words.data.js';
import { stripDiacritics } from '@pora/text-pl/fold';
import { formKeys, sameTidyWord } from './inflection.js';

interface WordRow {
  readonly names: readonly string[];
  readonly heads: readonly string[];
  readonly all: readonly string[];
}

const MOST_REMEMBERED = 20_000;
const heads = new Map<string, string>();

/** Letters every form of a word begins with. */
export function headOf(word: string): string {
  const known = heads.get(word);
  if (known !== undefined) return known;
  const head = stripDiacritics(word).slice(0, 2);
  if (heads.size >= MOST_REMEMBERED) heads.clear();
  heads.set(word, head);
  return head;
}

const ROWS: readonly WordRow[] = FOOD_WORDS.map((row) => {
  const [names = [], adjectives = []] = row.split('|').map((side) => side.split(' ').filter(Boolean));
  return { names, heads: names.map(headOf), all: [...names, ...adjectives] };
});

/** A word that is looked for. */
export interface WantedWord {
  readonly word: string;
  readonly head: string;
}

/** A variant of a wanted word. */
interface Wanted {
  readonly word: string;
  readonly id: number;
}

/** Wanted words that begin alike, and which of them could be a form of a word. */
class Alike {
  readonly all: Wanted[] = [];
  private byKey: Map<string, Wanted[]> | undefined;

  add(wanted: Wanted): void {
    this.all.push(wanted);
    if (this.byKey) index(this.byKey, wanted);
  }

  /** Few are compared one by one; of many those that share a key with the word. */
  likely(word: string): Iterable<Wanted> {
    if (this.all.length <= FEW) return this.all;
    if (!this.byKey) {
      this.byKey = new Map();
      for (const wanted of this.all) index(this.byKey, wanted);
    }
    const likely = new Set<Wanted>();
    for (const key of formKeys(word)) for (const wanted of this.byKey.get(key) ?? []) likely.add(wanted);
    return likely;
  }
}

function index(byKey: Map<string, Wanted[]>, wanted: Wanted): void {
  for (const key of formKeys(wanted.word)) {
    const others = byKey.get(key);
    if (others) others.push(wanted);
    else byKey.set(key, [wanted]);
  }
}

const FEW = 8;

/** Numbers wanted words and finds them in the words of food names. */
export class FoodTerms {
  private readonly idOf = new Map<string, number>();
  private readonly byHead = new Map<string, Alike>();
  private pairs = 0;
  private readonly known = new Map<string, Map<string, ReadonlySet<number>>>();

  /** How many words are looked for. */
  get size(): number {
    return this.idOf.size;
  }

  /** How many pairs of words have been compared. */
  get compared(): number {
    return this.pairs;
  }

  /** Number of a wanted word; words that were looked up before are compared anew. */
  add(word: string): number {
    const known = this.idOf.get(word);
    if (known !== undefined) return known;
    const id = this.idOf.size;
    this.idOf.set(word, id);
    const heads = new Set<string>();
    for (const variant of variantsOf(word)) {
      heads.add(variant.head);
      const alike = this.byHead.get(variant.head) ?? new Alike();
      this.byHead.set(variant.head, alike);
      alike.add({ word: variant.word, id });
    }
    // Only words that begin alike can be forms of it.
    for (const head of heads) this.known.delete(head);
    return id;
  }

  /** Numbers of all wanted words that the words of a name stand for. */
  in(words: readonly string[]): ReadonlySet<number> {
    const found = new Set<number>();
    for (const word of words) for (const id of this.termsOf(word)) found.add(id);
    return found;
  }

  private termsOf(word: string): ReadonlySet<number> {
    const head = headOf(word);
    const known = this.known.get(head) ?? new Map<string, ReadonlySet<number>>();
    this.known.set(head, known);
    let found = known.get(word);
    if (!found) {
      found = this.compare(word, this.byHead.get(head)?.likely(word) ?? []);
      known.set(word, found);
    }
    return found;
  }

  private compare(word: string, likely: Iterable<Wanted>): ReadonlySet<number> {
    const found: number[] = [];
    for (const one of likely) {
      this.pairs += 1;
      if (sameTidyWord(one.word, word)) found.push(one.id);
    }
    return new Set(found.sort((a, b) => a - b));
  }
}

const variants = new Map<string, readonly WantedWord[]>();

/** The word, and everything of its rows when it is a name there. */
export function variantsOf(word: string): readonly WantedWord[] {
  const known = variants.get(word);
  if (known) return known;
  const found = findVariants(word);
  if (variants.size >= MOST_REMEMBERED) variants.clear();
  variants.set(word, found);
  return found;
}

/** What most people call a food of that name: "ryba" for "rybka"; the word itself where it has no other name. */
export function usualName(word: string): string {
  const start = headOf(word);
  const row = ROWS.find(({ names, heads }) =>
    names.some((name, i) => heads[i] === start && sameTidyWord(name, word)),
  );
  return row?.names[0] ?? word;
}

/** The names an adjective is made of: "orzechowy" of "orzech". */
export function nounsOfAdjective(adjective: string): readonly string[] {
  const isForm = (one: string) => headOf(one) === headOf(adjective) && sameTidyWord(one, adjective);
  return ROWS.flatMap(({ names, all }) => {
    const [noun] = names;
    const isAdjective = all.some((one) => !names.includes(one) && isForm(one));
    return noun !== undefined && isAdjective && !names.some(isForm) ? [noun] : [];
  });
}

function findVariants(word: string): WantedWord[] {
  const start = headOf(word);
  const rows = ROWS.filter(({ names, heads }) =>
    names.some((name, i) => heads[i] === start && sameTidyWord(name, word)),
  );
  const words = new Set([word, ...rows.flatMap(({ all }) => all)]);
  return [...words].map((one) => ({ word: one, head: headOf(one) }));
}

/**
 * Tells which wanted words the words of a food name stand for: forms of the word itself, its diminutives and other
 * spellings, and adjectives of what is made of it. Each word of a name is compared once and remembered.
 */
import { FOOD_WORDS } from './food-words.data.js';
import { stripDiacritics } from '@pora/text-pl/fold';
import { sameTidyWord } from './inflection.js';

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

/** Numbers wanted words and finds them in the words of food names. */
export class FoodTerms {
  private readonly idOf = new Map<string, number>();
  private readonly byHead = new Map<string, { readonly word: string; readonly id: number }[]>();
  private readonly known = new Map<string, Map<string, ReadonlySet<number>>>();

  /** How many words are looked for. */
  get size(): number {
    return this.idOf.size;
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
      const wanted = this.byHead.get(variant.head);
      if (wanted) wanted.push({ word: variant.word, id });
      else this.byHead.set(variant.head, [{ word: variant.word, id }]);
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
    const alike = this.known.get(head) ?? new Map<string, ReadonlySet<number>>();
    this.known.set(head, alike);
    let found = alike.get(word);
    if (!found) {
      const wanted = this.byHead.get(head) ?? [];
      found = new Set(wanted.filter((one) => sameTidyWord(one.word, word)).map(({ id }) => id));
      alike.set(word, found);
    }
    return found;
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

function findVariants(word: string): WantedWord[] {
  const start = headOf(word);
  const rows = ROWS.filter(({ names, heads }) =>
    names.some((name, i) => heads[i] === start && sameTidyWord(name, word)),
  );
  const words = new Set([word, ...rows.flatMap(({ all }) => all)]);
  return [...words].map((one) => ({ word: one, head: headOf(one) }));
}

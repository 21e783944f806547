/** "z warzyw to brukselka": the sort at the head of a list, and what is meant of it. */
import type { Element, NameRef } from './elements.js';
import type { Word } from './tokens.js';
import type { WordClass } from './word-classes.data.js';

/** Groups as they stand behind "z". */
const SORTS =
  /^(?:warzyw|owocow|ryb|mies|miesa|nabialu|orzechow|kasz|serow|wedlin|grzybow|straczk(?:ow|owych)|przypraw|ziol|slodyczy|zup|napojow|alkoholi|zboz|kiszonek|pestek|podrobow)$/u;
const OF = new Set(['z', 'ze', 'sposrod', 'wsrod']);

/** "z mięsa wieprzowina": the word behind "z" is the sort of the next one. */
export function isSortHead(before: Word | undefined, word: Word | undefined): boolean {
  return before !== undefined && word !== undefined && OF.has(before.folded) && SORTS.test(word.folded);
}

/** The elements of a clause, and what its sort makes of them. */
export interface Sorted {
  readonly elements: readonly Element[];
  /** The names are some of a sort. */
  readonly isSorted: boolean;
  /** "z mięsa jem kurczaka": of the others nobody knows. */
  readonly isEaten: boolean;
}

/** Which foods of a sort are meant, not all of it. */
export function withoutSort(elements: readonly Element[]): Sorted {
  const at = elements.findIndex(({ kind }) => kind === 'name');
  const [of, sort] = [elements[at - 1], elements[at]];
  const isSort =
    of?.kind === 'mark' &&
    sort?.kind === 'name' &&
    sort.words.length === 1 &&
    isSortHead(of.word, sort.words[0]);
  const has = (list: readonly Element[], kinds: readonly WordClass[]) =>
    list.some((one) => one.kind === 'mark' && kinds.some((kind) => one.word.classes.has(kind)));
  const isAll = has(elements.slice(0, Math.max(0, at - 1)), SORTING) || has(elements, ['only', 'exc']);
  const next = elements.slice(at + 1).find((one) => one.kind !== 'mark');
  if (!isSort || isAll || next?.kind !== 'name') return { elements, isSorted: false, isEaten: false };
  const ref: NameRef = { ...next.ref, text: `${sort.ref.text}: ${next.ref.text}` };
  const left = elements.flatMap((one, i) =>
    i === at || i === at - 1 ? [] : [one === next ? { ...next, ref } : one],
  );
  const isEaten =
    has(elements, ['eat', 'ok']) && !has(elements, ['neg', 'without', 'harm', 'deny', 'nothing']);
  return { elements: left, isSorted: true, isEaten };
}

/** "nic z mięsa", "bez niczego z ryb" mean all of it. */
const SORTING = ['nothing', 'without', 'all', 'lack', 'rest'] as const;

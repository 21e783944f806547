/** What a clause is made of, and what its words tell by where they stand. */
import { isFoodAdjective, isKnownFood, type NameKind, type NameLookup } from './names.js';
import { stripDiacritics } from '@pora/text-pl/fold';
import type { Word } from './tokens.js';
import { ADJECTIVE, AMBIGUOUS, type WordClass } from './word-classes.data.js';

/** A name inside a clause. */
export interface NameRef {
  /** As written; an adjective brings the noun it belongs to. */
  readonly text: string;
  /** What is looked up, in lower case. */
  readonly name: string;
  readonly kind: NameKind;
  /** How it is prepared, as written: "surowe", "wędzone". */
  readonly states: Word[];
  /** An adjective with the noun of the list it stands in: "kasza jaglana / gryczana". */
  readonly whole?: string;
}

/** A clause in its order: names, words that say how they are meant, and what is neither. */
export type Element =
  | { readonly kind: 'name'; readonly ref: NameRef; readonly words: readonly Word[] }
  | { readonly kind: 'mark'; readonly word: Word }
  | { readonly kind: 'unknown'; readonly word: Word };

/** Colours and kinds, and what is made of a food: "jaglana", "owsiane". */
export function isAdjective({ word, folded, classes }: Word): boolean {
  return classes.size === 0 && (ADJECTIVE.test(folded) || isFoodAdjective(word));
}

const CASES = /(?:iego|ego|iemu|emu|ymi|imi|ych|ich|iej|ej|ym|im|y|i|a|e)$/u;

/** In the same case, number and gender. */
export function agree(a: Word, b: Word): boolean {
  const [one, other] = [a, b].map(({ folded }) =>
    CASES.exec(folded)?.[0].replace(/^i(?=.)|^i$/u, (end) => (end === 'i' ? 'y' : '')),
  );
  return one !== undefined && one === other;
}

/** States and kinds: they never stand alone. */
export function isState(classes: Word['classes']): boolean {
  return classes.has('raw') || classes.has('cooked') || classes.has('state');
}

/** A word that is no name, of one of these classes. */
export function isMarked(one: Element | undefined, ...kinds: readonly WordClass[]): boolean {
  return one?.kind === 'mark' && kinds.some((kind) => one.word.classes.has(kind));
}

/** Names what is eaten without telling what it is: "rzeczy", "produkty". */
export const THING = /^(?:rzecz|produkt|potraw|dani[aeu]|wyrob|przetwor|jedzeni|pokarm|skladnik)/u;

/** "w potrawach", "na ciepło", "od święta", "z umiarem": where, when or how it is eaten. */
export function startsPlace({ folded }: Word): boolean {
  return /^(?:we?|na|po|do|pod|jako|ze?|od|przy)(?:_|$)/u.test(folded);
}

/** "po nim", "po obu": what was named before, at the places of these two words. */
export function isAfterIt(first: Word | undefined, second: Word | undefined): boolean {
  return first?.folded === 'po' && /^(?:tym|nich|nim|niej|niego|obu|obydwu)$/u.test(second?.folded ?? '');
}

/** "warzywa: por, seler": the word before the colon names no food of its own where others follow. */
export function withoutHeading(elements: readonly Element[], heading: number): readonly Element[] {
  const rest = elements.slice(heading);
  // "wszelkie podroby: wątróbki": all of them.
  const isAll = elements
    .slice(0, heading)
    .some((one) => one.kind === 'mark' && /^(?:wszystk|wszelk|kazd|zadn)/u.test(one.word.folded));
  const isSaying = elements.slice(0, heading).some((one) => isMarked(one, 'eat', 'harm'));
  const isListed = rest.some(({ kind }) => kind === 'name' || (kind === 'unknown' && !isSaying));
  // "czosnek: uczucie kamienia w żołądku" names no other food.
  const isOnlyNamed = !rest.some(({ kind }) => kind === 'name') && isOneFood(elements.slice(0, heading));
  if (heading === 0 || !isListed || isAll || isOnlyNamed) return elements;
  // "histaminoza: pomidory" says both.
  const isSaid = (one: Element) => one.kind !== 'name' || one.ref.kind === 'diagnosis';
  return [...elements.slice(0, heading).filter(isSaid), ...rest];
}

function isOneFood(heading: readonly Element[]): boolean {
  return heading.some((one) => one.kind === 'name' && one.ref.kind === 'food');
}

/** Whether a word is one that a name outside the kitchen cannot be. */
export function isEveryday(ref: NameRef, words: readonly Word[], names: NameLookup): boolean {
  const [word] = words;
  if (words.length !== 1 || !word || ref.kind !== 'food') return false;
  return AMBIGUOUS.has(stripDiacritics(word.word)) || word.classes.has('organ') || !names.isSound(word.word);
}

const GLUE = new Set(['z', 'ze', 'w', 'na']);

/** "ogórek zielony", "słodkie mleko": which one is meant, as far as anybody can tell. */
export function isKind(list: readonly Element[], at: number): boolean {
  const one = list[at];
  const isFood = [list[at - 1], list[at + 1]].some(
    (other) => other?.kind === 'name' && other.ref.kind !== 'diagnosis',
  );
  return isFood && one?.kind === 'unknown' && ADJECTIVE.test(one.word.folded);
}

/** A food by itself, not what something is made of: "baranina", though it ends as adjectives do. */
export const isNoun = (word: string): boolean => isKnownFood(word) && !isFoodAdjective(word);
const ADJECTIVE_LIKE = /(?:n|ow|sk|ck|st)(?:y|a|e|i|ej|ego|ym|ych)$/u;

function isOfBefore({ name }: NameRef, word: Word | undefined): boolean {
  return word !== undefined && ADJECTIVE_LIKE.test(word.folded) && !name.includes(' ') && !isNoun(word.word);
}

/** "ryż z mlekiem", "zupa mleczna", "ser góralski": one dish that nobody knows, not the foods in its name. */
export function isGlued(list: readonly Element[]): boolean {
  return list.some((one, i) => {
    const next = list[i + 1];
    if (one.kind === 'mark') return false;
    // "kminek w chlebie": nobody knows the first, and the second is only where it is.
    if (next === undefined || (next.kind !== 'name' && next.word.breaks)) return false;
    if (next.kind === 'mark') return GLUE.has(next.word.folded) && list[i + 2]?.kind === 'name';
    if (one.kind === 'unknown' || next.kind === 'unknown') return one.kind !== next.kind;
    return isOfBefore(next.ref, next.words[0]);
  });
}

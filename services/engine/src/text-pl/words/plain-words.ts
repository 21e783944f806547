/** Words of a clause that are no names: what they are by the words around them. */
import type { Element, NameRef } from './elements.js';
import { isMarked, isState, startsPlace } from './elements.js';
import { isTalkAmong, TALK } from './talk-words.js';
import type { Word } from './tokens.js';
import { AMBIGUOUS, TIME_WORDS, type WordClass } from './word-classes.data.js';

const NONE_FOUND: ReadonlySet<WordClass> = new Set<WordClass>(['negative']);
const NOTHING: ReadonlySet<WordClass> = new Set<WordClass>(['nothing']);

/** The element of a word that belongs to no name. */
export function plainWord(
  words: readonly Word[],
  at: number,
  before: readonly Element[],
  text: string,
): Element {
  const word = words[at] as Word;
  if (word.classes.has('part')) return { kind: 'unknown', word };
  if (word.classes.size > 0 || isNumber(word.folded, before)) return { kind: 'mark', word };
  const isShort = word.folded.length < 3 && !/\d/u.test(word.folded);
  if (isShort && words.length + before.length > 1) return { kind: 'mark', word };
  const none = word === words.at(-1) ? noneOf(word.folded, before) : undefined;
  if (none) return { kind: 'mark', word: { ...word, classes: none } };
  // "wstrząs 2x"
  const isTalk = /^\d{1,2}x$/u.test(word.folded) || isTalkAmong(word, { next: words[at + 1], before, text });
  return isTalk ? { kind: 'mark', word: { ...word, classes: TALK } } : { kind: 'unknown', word };
}

/** A year, or behind "kl." how strong a test was. */
function isNumber(folded: string, before: readonly Element[]): boolean {
  const last = before.at(-1);
  const isClass = last?.kind === 'mark' && /^kl(?:as\w*)?$/u.test(last.word.folded);
  return /^(?:19|20)\d\d$/u.test(folded) || (isClass && /^[1-6]$/u.test(folded));
}

/** "wszystko 0": of what was tested for; "fasola +++, soczewica 0": of one food. */
function noneOf(folded: string, before: readonly Element[]): ReadonlySet<WordClass> | undefined {
  if (folded !== '0') return undefined;
  if (before.every(({ kind }) => kind === 'mark')) return NONE_FOUND;
  return before.at(-1)?.kind === 'name' ? NOTHING : undefined;
}

/** "od tamtej pory", "o stałych porach", "w sumie": no leek, no fish. */
export function isTime(words: readonly Word[], at: number): boolean {
  const { folded } = words[at] as Word;
  if (!AMBIGUOUS.has(folded) && folded !== 'porach') return false;
  return TIME_WORDS.has(words[at - 1]?.folded ?? '') || TIME_WORDS.has(words[at + 1]?.folded ?? '');
}

/** A state belongs to the name before it, or to the one behind. */
export function attachStates(elements: readonly Element[]): void {
  let last: NameRef | undefined;
  let isOnly = false;
  for (const [i, one] of elements.entries()) {
    if (one.kind === 'name') last = one.ref;
    if (one.kind !== 'mark') continue;
    isOnly ||= one.word.classes.has('only');
    // "ryby oprócz wędzonych": the state is of what is taken out, not of the fish.
    if (one.word.classes.has('exc')) last = undefined;
    if (!isState(one.word.classes)) continue;
    // "jaj nie jem – po ugotowaniu mogę" says how they are eaten, not which are not.
    if (one.word.breaks && startsPlace(one.word) && isEaten(elements.slice(i + 1))) continue;
    ownerOf(elements, i, isOnly, last)?.states.push(one.word);
  }
}

/** Whose the state at a place is. */
function ownerOf(elements: readonly Element[], at: number, isOnly: boolean, last: NameRef | undefined) {
  const [before, after] = [elements[at - 1], elements[at + 1]];
  if (before?.kind === 'name') return before.ref;
  if (isOnly) return undefined;
  return after?.kind === 'name' ? after.ref : last;
}

function isEaten(behind: readonly Element[]): boolean {
  return behind.some((one) => isMarked(one, 'eat', 'ok'));
}

/** Words that deny, as far as a clause has to tell them apart. */
import type { Element } from './elements.js';
import { isFoodAdjective } from './names.js';
import type { Meant } from './said.js';
import type { Word } from './tokens.js';
import { KIND_ENDING } from './word-classes.data.js';

/** Denials that wait for what they deny. */
export const DENYING = ['neg', 'without', 'lack', 'deny'] as const;

/** What a clause has denied with. */
export type Denying = (typeof DENYING)[number] | 'nothing' | 'exclude';

/** "żadne", "żaden" */
export const NONE = /^zad(?:n|en$)/u;

/** Before a verb of eating they say that it is not eaten. */
export const NOT_EATING: ReadonlySet<string> = new Set<Denying>(['neg', 'without', 'nothing', 'deny']);

/** "na razie nie eliminować glutenu" is about a food, "nie wykluczać alergii na gluten" about a malady. */
export function orders(list: readonly Element[], { folded }: Word): boolean {
  const isMalady = (one: Element) =>
    one.kind === 'name'
      ? one.ref.kind === 'diagnosis'
      : one.word.classes.has('malady') || one.word.classes.has('allergy');
  return ORDERED.test(folded) && !list.some(isMalady);
}

const ORDERED =
  /^(?:wykluczac|wykluczaj\w{0,3}|wykluczamy|eliminowac|eliminuj\w{0,3}|wyeliminowac|odstawiac|odstawiaj\w{0,3}|rezygnowac)$/u;

/** "tłuste" behind "mięso": a sort of it. */
export function isOfNoun(element: Element | undefined, noun: Meant | undefined): boolean {
  if (element?.kind !== 'name' || !noun) return false;
  const { name, whole = name } = element.ref;
  return whole.startsWith(`${noun.ref.name} `);
}

const isAdjective = ([word, ...more]: readonly Word[]): boolean =>
  word !== undefined && more.length === 0 && KIND_ENDING.test(word.folded);

/** "za ostre", "mleczne" behind "zupy": how it is liked, which nobody can tell for sure. */
export function isHow(element: Element | undefined): boolean {
  if (element?.kind === 'name') return isFoodAdjective(element.ref.name) || isAdjective(element.words);
  return element?.kind === 'unknown' || (element?.kind === 'mark' && TOO.test(element.word.folded));
}

const TOO = /^(?:za|zbyt|nazbyt)(?:$|_)/u;

/** Lists of what is eaten beside what is not. */
import type { WordField } from '../read-phrase.js';
import { isMarked } from './elements.js';
import type { Said } from './said.js';

/**
 * "Twaróg. Jogurty, kefiry lubi.", "nie lubię mleka, ale jogurty, kefir i sery jem": names behind what is avoided, with one
 * verb for all of them.
 */
export function isListOfEaten(said: readonly Said[], at: number, field: WordField): boolean {
  const next = said[at + 1];
  if (next?.names.every(({ polarity }) => polarity === 'permit') !== true) return false;
  let first = at;
  while (isInList(said[first]) && !isBegin(said[first])) first -= 1;
  const begin = said[first];
  if (!begin || !isInList(begin)) return false;
  if (begin.clause.join === 'start' && said.slice(0, first).every(isNumber)) return false;
  // Of what somebody reacts to, a list is asked about.
  if (field === 'allergies') said[at]?.flags.add('unsure');
  return field !== 'allergies';
}

/** Nobody eats them by themselves: "laktoza, jogurty toleruje". */
const SUBSTANCE = /^(?:laktoz|gluten|kazein)/u;

/**
 * "jajka, masło i ser toleruje" in a note: all of them; a test, a source or a sign beside a name says something of it that
 * the verb behind the comma does not: "jajka (prick), masło toleruje".
 */
export function isEatenList(one: Said): boolean {
  const isBare = isInList(one) && one.clause.inside.length === 0;
  return isBare && one.names.every(({ ref }) => ref.kind !== 'diagnosis' && !SUBSTANCE.test(ref.name));
}

/** "1." before a line of a list. */
function isNumber({ clause }: Said): boolean {
  return clause.elements.every((one) => one.kind === 'mark' && /^(?:\d+|[a-h])$/u.test(one.word.folded));
}

function isBegin(one: Said | undefined): boolean {
  return one?.clause.join === 'but' || one?.clause.join === 'start';
}

function isInList(one: Said | undefined): boolean {
  return one?.clause.elements.every(({ kind }) => kind === 'name') === true;
}

/** "tylko drób, innego mięsa nie je" is what is eaten; alone it may be what is not liked as well. */
export function onlyThese(one: Said, next: Said | undefined, before: Said | undefined): void {
  const [first, second] = one.clause.elements;
  // "mięso, jem tylko kurczaka"
  if (isMarked(first, 'eat') && isMarked(second, 'only') && before && isAvoided(before))
    one.flags.delete('onlyEats');
  if (!isMarked(first, 'only') || one.names.length === 0 || one.hasOwnSay) return;
  const isMeant = isContrasted(one, next) || isInstead(one, before);
  if (isMeant) {
    for (const name of one.names) Object.assign(name, { polarity: 'permit', isSaid: true });
    // "tylko ogórek i marchewka"
    one.carried = 'permit';
  }
  if (!isMeant) one.flags.add('unsure');
  one.hasOwnSay ||= isMeant;
}

function isContrasted(one: Said, next: Said | undefined): boolean {
  return (
    next?.clause.sentence === one.clause.sentence &&
    next.flags.has('eats') &&
    next.names.length > 0 &&
    next.names.every(({ polarity }) => polarity === 'avoid')
  );
}

/** "Kawa. Tylko herbata." */
function isInstead(one: Said, before: Said | undefined): boolean {
  if (!before || (before.clause.sentence === one.clause.sentence && !before.hasOwnSay)) return false;
  // "uczulenie: ryby - tylko pstrąg"
  if (before.flags.has('medical') || before.flags.has('allergy')) return false;
  return isAvoided(before);
}

/** Something is named, and nothing of it is eaten. */
function isAvoided({ names }: Said): boolean {
  return names.length > 0 && names.every(({ polarity }) => polarity === 'avoid' || polarity === undefined);
}

/** What is said in passing counts beside something else that is avoided: "wołowiny nie toleruję. Drób super". */
export function noteBeside(said: readonly Said[]): void {
  for (const one of said)
    if (one.flags.has('casual') && said.some((other) => other !== one && isAvoided(other)))
      one.flags.add('beside');
}

const ESPECIALLY = new Set(['nawet', 'zwlaszcza', 'szczegolnie']);
const IN = new Set(['w', 'we', 'na', 'do']);

/** "koperek, zwłaszcza na ziemniakach": where it is not liked, either; the potatoes are eaten. */
export function inPlace(one: Said, before: Said | undefined): void {
  const [first, second] = one.clause.elements.map((element) =>
    element.kind === 'mark' ? element.word.folded : undefined,
  );
  const isPlace = ESPECIALLY.has(first ?? '') && IN.has(second ?? '');
  if (!isPlace || !before || !isAvoided(before) || one.hasOwnSay) return;
  for (const name of one.names) Object.assign(name, { polarity: 'permit', isSaid: true });
  one.hasOwnSay = true;
}

/** Lists of what is eaten beside what is not. */
import type { WordField } from '../read-phrase.js';
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
  if (begin.clause.join === 'start' && begin.clause.sentence === 0) return false;
  // Of what somebody reacts to, a list is asked about.
  if (field === 'allergies') said[at]?.flags.add('unsure');
  return field !== 'allergies';
}

function isBegin(one: Said | undefined): boolean {
  return one?.clause.join === 'but' || one?.clause.join === 'start';
}

function isInList(one: Said | undefined): boolean {
  return one?.clause.elements.every(({ kind }) => kind === 'name') === true;
}

/** "tylko drób, innego mięsa nie je" is what is eaten; alone it may be what is not liked as well. */
export function onlyThese(one: Said, next: Said | undefined, before: Said | undefined): void {
  const [only] = one.clause.elements;
  const isOnly = only?.kind === 'mark' && only.word.classes.has('only');
  if (!isOnly || one.names.length === 0 || one.hasOwnSay) return;
  const isMeant = isContrasted(one, next) || isInstead(one, before);
  if (isMeant) for (const name of one.names) Object.assign(name, { polarity: 'permit', isSaid: true });
  else one.flags.add('unsure');
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

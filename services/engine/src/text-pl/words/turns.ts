/** Words that turn what a clause has said before: a place, a verb behind another one. */
import { speaksOfRest } from './clause-kinds.js';
import { isMarked, type Element } from './elements.js';
import { isSubstance } from './names.js';
import type { Polarity, Said } from './said.js';
import type { WordClass } from './word-classes.data.js';

/** "jajko w cieście przechodzi": eaten so, and nobody says that it is eaten otherwise. */
export function narrowToPlace(said: Said, list: readonly Element[]): void {
  for (const [i, one] of list.entries()) {
    const [place, dish] = [list[i + 1], list[i + 2]];
    const isPlace = place?.kind === 'mark' && /^we?$/u.test(place.word.folded) && dish?.kind === 'name';
    if (one.kind !== 'name' || !isPlace) continue;
    for (const name of said.names)
      if (name.ref === one.ref && name.polarity === 'permit') {
        name.polarity = 'avoid';
        said.flags.add('unsure');
      }
  }
}

/** "mięso jem może raz na rok, nie smakuje mi": what is said last is meant. Tells whether something was eaten before. */
export function takesBack({ names, flags }: Said, byDefault: Polarity | undefined): boolean {
  const isEaten = names.length > 0 && names.every(({ polarity }) => polarity === 'permit');
  if (!isEaten) return false;
  for (const one of names) one.polarity = 'avoid';
  if (byDefault !== 'avoid') flags.add('unsure');
  return true;
}

/** Whether a word of a kind stands at a place of a list, or behind it. */
export function restHolds(list: readonly Element[], at: number, kind: WordClass): boolean {
  return list.slice(at).some((one) => isMarked(one, kind));
}

const REACTING: readonly WordClass[] = ['symptom', 'harm', 'malady', 'suffer'];
const DENYING: readonly WordClass[] = ['neg', 'without', 'lack', 'nothing', 'deny', 'negative'];

/** "…, ale po nim puchnę": a reaction is told of behind a place, and not denied. */
export function reactsBehind(list: readonly Element[], at: number): boolean {
  return list.some((one, i) => {
    if (i <= at || !isMarked(one, ...REACTING)) return false;
    return !list.slice(Math.max(at + 1, i - DENIAL_REACH), i).some((before) => isMarked(before, ...DENYING));
  });
}
/** How far a denial reaches, in words. */
const DENIAL_REACH = 3;

/** "jajka – reszta ok", "ryby, poza tym jem wszystko": what is eaten are the others. */
export function isOfRestBehind(list: readonly Element[]): boolean {
  const last = list.findLastIndex(({ kind }) => kind === 'name');
  const behind = last < 0 ? [] : list.slice(last + 1);
  return behind.some((one) => one.kind === 'mark' && (speaksOfRest(one.word) || one.word.classes.has('all')));
}

/** "jak zjem orzecha, to mnie dusi", "lubię mleko, ale mi szkodzi": what is eaten all the same is kept out and asked about. */
export function contradicts({ names, flags }: Said): boolean {
  const eaten = names.filter(({ polarity }) => polarity === 'permit');
  if (eaten.length === 0 || !flags.has('eats')) return false;
  for (const one of eaten) one.polarity = 'avoid';
  flags.add('unsure');
  return true;
}

/** "z ryb tylko karp mi nie smakuje": the one is refused, the others are not. Tells whether it is so. */
export function refuseOnly(said: Said): boolean {
  const only = said.except.filter(({ isOnly }) => isOnly === true);
  if (only.length === 0) return false;
  for (const one of said.names) one.polarity = 'permit';
  for (const { ref, words } of only) said.names.push({ ref, words, polarity: 'avoid', isSaid: true });
  said.except.splice(0, said.except.length, ...said.except.filter(({ isOnly }) => isOnly !== true));
  said.hasOwnSay = true;
  return true;
}

/** Half a sentence: "jak jem orzechy". */
export const CONDITIONAL: ReadonlySet<string> = new Set(['jak', 'gdy', 'gdyby', 'jesli', 'jezeli']);

/** "mleko kupuję bez laktozy": that milk is eaten, and no other. @param without what it is bought without */
export function eatsWithout({ names }: Said, without: string): void {
  if (!isSubstance(without)) return;
  for (const one of names) if (one.polarity === 'permit') one.isSaid = false;
}

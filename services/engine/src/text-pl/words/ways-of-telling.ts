/** How a clause tells what it tells: as a guess, as an answer of a form, as something that happened once. */
import { foldText } from '@pora/text-pl/fold';
import type { Clause } from './clause-kinds.js';
import type { Manner } from './phrase.js';
import type { WordClass } from './word-classes.data.js';

const TOLD = /^(?:mial|miewal|jadl|jadal|pil[ae]|pijal)/u;

/** What is past are the verbs alone. */
export function isOnlyTold({ elements }: Clause): boolean {
  return elements.every(
    (one) => one.kind !== 'mark' || !one.word.classes.has('past') || TOLD.test(one.word.folded),
  );
}

/** "chyba nie" */
export function isGuessed({ elements }: Clause): boolean {
  return elements.some(
    (one) => one.kind === 'mark' && /^(?:chyba|raczej|prawdopodob)/u.test(one.word.folded),
  );
}

/** "chyba kiwi", "mam wrażenie, że pszenica"; "chyba że" is a condition. */
export function isSupposed({ elements }: Clause): boolean {
  const words = elements.flatMap((one) => (one.kind === 'name' ? [''] : [one.word.folded]));
  return words.some((word, at) => GUESS.test(word) && !(word === 'chyba' && words[at + 1]?.startsWith('ze')));
}

const GUESS = /^(?:chyba|prawdopodob|przypuszcz|podejrze(?:wa|ni)|wydaj[ea]|wrazeni|niewyklucz)/u;

/** "lubię dorsza", "uwielbiałam łososia", "jadłam małże": tells of the taste, or of what was. */
export function fancyOf({ elements }: Clause): 'liked' | 'past' | undefined {
  const words = elements.flatMap((one) => (one.kind === 'mark' ? [one.word.folded] : []));
  if (words.some((word) => EATEN_NOW.test(word))) return undefined;
  if (words.some((word) => TOLD.test(word) || LIKED_ONCE.test(word))) return 'past';
  return words.some((word) => FANCY.test(word)) ? 'liked' : undefined;
}

/** "nie lubię nabiału" is a taste, "nie jem nabiału", "bez nabiału" refuse it, "nabiał" says neither. */
export function mannerOf({ elements }: Clause): Manner | undefined {
  const words = elements.flatMap((one) => (one.kind === 'mark' ? [one.word] : []));
  if (words.some(({ folded }) => TASTE.test(folded))) return 'taste';
  const isRefused = words.some(({ classes }) => REFUSING.some((kind) => classes.has(kind)));
  return isRefused ? 'refused' : undefined;
}

const REFUSING: readonly WordClass[] = ['neg', 'without', 'lack', 'exclude', 'harm', 'nothing'];
const TASTE = /^(?:lubi|uwielbi|kocha|smak|przepad|ulubion|znosz|znosi|nienawidz|cierpi|fuj|ble)/u;

/** "Z testów z krwi wyszły: jajko, mleko": such a test says what was met, and not what is borne; a breath test does. */
export function isOfDoubtfulTest(text: string): boolean {
  const folded = foldText(text);
  return TEST.test(folded) && DOUBTFUL.test(folded) && !SOUND.test(folded);
}

const TEST = /(?:^|\W)(?:test|badan)/u;
const DOUBTFUL = /igg|detective|krwi|wlos|apte|internet|wyszl|wyszed|wykaz|pokaz/u;
const SOUND = /oddech|wodor|(?:^|\W)h2|genet|skorn|ige|biopsj|ujemn|prawidlow|czyst/u;

const LIKED_ONCE = /^(?:lubi|uwielbia|kocha|przepada)l(?:[ae]m|a|i|)$/u;
const FANCY = /^(?:lubi|uwielbi|kocha|smak|przepad|ulubion|mniam|pychot|pyszn)/u;
const EATEN_NOW =
  /^(?:je|jem|jemy|jadam|jada|pije|pijam|moge|moze|toleruj\w*|zjem|zjadam|wolno|sluzy|sluza|ok|okej|dobrze|spoko)$/u;

/** "kartka od alergologa": what it says, nobody has written here. */
export function isOnPaper({ elements }: Clause): boolean {
  const words = elements.flatMap((one) => (one.kind === 'name' ? [] : [one.word.folded]));
  return words.some((word) => word.startsWith('alergolog')) && words.some((word) => PAPER.test(word));
}

const PAPER = /^(?:kartk|kartec|wynik|wypis|zaswiadcz|dokument|pism|opini|papier|list[aeyę]$)/u;

/** "mleko?", "mam wrażenie, że pszenica??": who writes asks himself. */
export const isQuestion = (text: string, { end }: Clause): boolean => /^[\s)!.]*\?/u.test(text.slice(end));

/** "pleśnie w serach": what is no food in one, and nobody can tell whether all of them are meant. */
export function isInFood({ elements }: Clause): boolean {
  return elements.some((one, i) => {
    const [place, food] = [elements[i + 1], elements[i + 2]];
    const isIn = place?.kind === 'mark' && /^we?$/u.test(place.word.folded);
    return one.kind === 'mark' && one.word.classes.has('notFood') && isIn && food?.kind === 'name';
  });
}

/** "Gluten: nie" may deny, or forbid. */
export function isFormAnswer({ elements, heading }: Clause): boolean {
  const [answer, ...more] = elements.slice(heading);
  return heading > 0 && more.length === 0 && answer?.kind === 'mark' && answer.word.classes.has('neg');
}

/** "dieta lekkostrawna": a diet that keeps something away, and nobody knows what. */
export function isUnknownDiet({ elements }: Clause): boolean {
  return elements.some((one, i) => {
    const next = elements[i + 1];
    if (one.kind !== 'mark' || !DIET.test(one.word.folded) || !next || next.kind === 'name') return false;
    return (
      KIND.test(next.word.folded) && (next.kind === 'unknown' || next.word.folded.startsWith('lekkostr'))
    );
  });
}

const DIET = /^diet(?:a|y|e|zie|ie)$|^diecie$/u;
const KIND = /(?:n|w|sk|ck)(?:a|ej|o)$/u;

/** Whether a word that is no name is everyday talk, by lists and by forms that only verbs have. */
import { EVERYDAY_WORDS } from './everyday-words.data.js';

const exact = new Set<string>();
const starts = new Set<string>();
for (const word of EVERYDAY_WORDS.flatMap((line) => line.split(' ')))
  if (word.endsWith('*')) starts.add(word.slice(0, -1));
  else exact.add(word);

const SHORTEST = 3;
const LONGEST = 14;

/** "poszłam", "byliśmy", "zjadłbym": no noun ends so. */
const PAST = /(?:[łl](?:am|em|aś|as|eś|es|abym|bym|abyś|bys|byśmy|bysmy)|[iy](?:śmy|smy)|liście|łyście)$/u;
/** "chudnąć", "pracować"; the noun "nać" is none of them. */
const INFINITIVE = /(?:[aeiyuąę]ć|ować|owac)$/u;
/** "pracuję", "funkcjonują", "jedząc". */
const PRESENT = /(?:uj[ęeąa]|ujemy|ujesz|ując|[dcz]ąc)$/u;
const NO_VERBS = new Set(['nać', 'zając', 'masłem', 'mydłem', 'tytuje', 'marakuja']);
/** Eating, and what lets or makes one eat again: not for a guess by the ending. */
const TELLS_OF_EATING =
  /^(?:[zwu]|po|na|wy|prze|do|s)?(?:jad|jes|jez|pil|pij|pi[jł]|lub|koch|zno|zni|toler|smak|trawi|przyj|wprow|wrac|wroc|przywr|konsum|degust|kosztow|pasuj|akcept|prefer|uwielb|polub|odczul|lecz|zdrow|przest|ros[lł]|mog|ust|ograni|zjed)/u;
const SHORTEST_VERB = 5;

/** True for a word that is no food and changes nothing about one; names have to be looked for before. */
export function isEverydayTalk({ word, folded }: { word: string; folded: string }): boolean {
  if (exact.has(folded)) return true;
  for (let length = Math.min(folded.length, LONGEST); length >= SHORTEST; length -= 1)
    if (starts.has(folded.slice(0, length))) return true;
  if (word.length < SHORTEST_VERB || NO_VERBS.has(word) || TELLS_OF_EATING.test(folded)) return false;
  return PAST.test(word) || INFINITIVE.test(word) || PRESENT.test(word);
}

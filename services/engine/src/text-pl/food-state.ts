/** How a food is sold and eaten, as far as its name and category can tell. */
import { foldText, stripDiacritics } from '@pora/text-pl/fold';

/** How a food is sold, as far as its name tells. */
export type FoodState = 'raw' | 'cooked' | 'never_raw' | 'other' | undefined;

const RAW_STATE = /^(?:surow|swiez)/u;
const COOKED_STATE =
  /^(?:gotowan|pieczon|smazon|duszon|grillow|pasteryz|passat|koncentrat|odsaczon|ketchup|przecier|zup|puszk|konserwow|dzem|powidl|kompot|budyn|kisiel|szarlotk|ciast|sos|frytk|chips|krazk|pizz|lecz|prazon|krem)/u;
const OTHER_STATE = /^(?:suszon|kiszon|wedzon|marynow|mrozon|sok|nektar|mus|granulow|mielon|proszek|proszk)/u;
/** Foods of these categories are as they grew when their name does not say otherwise. */
const GROWN = new Set(['Warzywa', 'Owoce', 'Nabiał', 'Nabiał i jaja'].map(foldText));
/** Sold raw and never served so. */
const COOKED_ALWAYS = new Set(['Mięso', 'Ryby i owoce morza', 'Produkty zbożowe'].map(foldText));
const NEVER_RAW =
  /^(?:ziemniak|kartof|batat|baklazan|oberzyn|fasol|brukselk|bob$|bobu|szparag|dyni|topinambur|soczewic|ciecierzyc)/u;
/** Whether a word of a name says how the food is: "gotowany", "świeży". */
export function isStateWord(word: string): boolean {
  const folded = stripDiacritics(word);
  return (
    RAW_STATE.test(folded) || /^(?:gotowan|pieczon|smazon|duszon|grillow)/u.test(folded) || isPreserved(word)
  );
}

/** Whether a word says that a food is raw or fresh. */
export const isRawWord = (word: string): boolean => RAW_STATE.test(stripDiacritics(word));

/** Whether a word says how a food was made to keep: "kiszony", "suszony"; such a food is a sort of its own. */
export function isPreserved(word: string): boolean {
  return /^(?:suszon|kiszon|kwaszon|wedzon|marynow|mrozon|konserwow)/u.test(stripDiacritics(word));
}

/** How a food is, by the words of its name in lower case. */
export function stateOf(words: readonly string[]): FoodState {
  const folded = words.map(stripDiacritics);
  if (folded.some((word) => COOKED_STATE.test(word))) return 'cooked';
  if (NEVER_RAW.test(folded[0] ?? '')) return 'never_raw';
  if (folded.some((word) => RAW_STATE.test(word))) return 'raw';
  return folded.some((word) => OTHER_STATE.test(word)) ? 'other' : undefined;
}

/** Eaten raw, as far as the catalogue can tell: nobody eats a raw potato, and raw fish is a dish of its own. */
export function isRaw({
  state,
  category,
}: {
  readonly state: FoodState;
  readonly category: string;
}): boolean {
  return (state === 'raw' && !COOKED_ALWAYS.has(category)) || (state === undefined && GROWN.has(category));
}

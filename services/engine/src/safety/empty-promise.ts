/**
 * What a dish is called after although it is not in it and the patient must not get it: "Ryż z orzechami" made of rice alone.
 * Such a dish gives way to another, and is never printed under its bare name (decision 49).
 */
import { dishWords, wordsAfter } from '../text-pl/food-naming.js';
import { mayBeEaten, type FoodJudge } from './judge.js';

type NameJudge = Pick<FoodJudge, 'verdictOfMissing'>;

const verdictOfWords = (text: string, judge: NameJudge) =>
  judge.verdictOfMissing({ foodId: null, foodName: text, sourceText: '' });

/** Names of dishes are asked about with every check of a plan; what a judge says of one stays. */
const told = new WeakMap<NameJudge, Map<string, boolean>>();
const MOST_TOLD = 5_000;

/** Nothing the words of a text name is kept off the plate. */
export function isFineName(text: string, judge: NameJudge): boolean {
  const known = told.get(judge) ?? new Map<string, boolean>();
  told.set(judge, known);
  let isFine = known.get(text);
  if (isFine === undefined) {
    isFine = mayBeEaten(verdictOfWords(text, judge));
    if (known.size >= MOST_TOLD) known.clear();
    known.set(text, isFine);
  }
  return isFine;
}

/** The words of a name that name nothing on the plate; a word that names what is on it promises only that. */
export function openWords(name: string, foodNames: readonly string[]): string[] {
  const words = dishWords(name);
  const held = new Set(wordsAfter(words, foodNames));
  return words.filter((word) => !held.has(word));
}

/**
 * Names for what a dish promises in vain, as in the middle of a sentence; empty for nearly all. Only of a dish nothing of
 * which is against the patient: of others nobody can say that they are without it.
 */
export function emptyPromises(
  name: string,
  { onPlate, swappedOut }: { readonly onPlate: readonly string[]; readonly swappedOut: readonly string[] },
  judge: NameJudge & Pick<FoodJudge, 'phrases'>,
): string[] {
  if (isFineName(name, judge)) return [];
  const open = openWords(name, onPlate);
  const taken = new Set(wordsAfter(open, swappedOut));
  const rest = open.filter((word) => !taken.has(word));
  const wholly = rest.join(' ');
  if (wholly === '' || isFineName(wholly, judge)) return [];
  const single = rest.filter((word) => !isFineName(word, judge));
  return [...new Set((single.length > 0 ? single : [wholly]).map((words) => nameOf(words, judge)))];
}

/** As the patient's record names it where that is the same word; else the word of the dish itself. */
function nameOf(words: string, judge: NameJudge & Pick<FoodJudge, 'phrases'>): string {
  const { allergy, intolerance, disliked } = verdictOfWords(words, judge);
  const meant = new Set([allergy, disliked, intolerance?.name]);
  const said = judge.phrases
    .filter(({ text, entry }) => [text, entry].some((one) => meant.has(one)))
    .flatMap(({ avoided }) => avoided);
  const names = [...said, ...(intolerance ? [intolerance.name] : [])];
  return names.find((name) => wordsAfter(words.split(' '), [name]).length > 0) ?? `„${words}”`;
}

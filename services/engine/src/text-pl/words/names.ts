/** Which words of a person are names: of foods of the base, of groups, of diagnoses and diets. */
import { meaningfulWords } from '../dislikes.js';
import { FOOD_GROUPS_PL } from '../food-groups.data.js';
import { ALLERGEN_KINDS_PL, MILK_NAMES } from '../food-kinds.data.js';
import { DISH_NAMES } from '../dishes.js';
import { FOOD_WORDS, FOODS_OFTEN_MISSING } from '../food-words.data.js';
import { headOf } from '../food-terms.js';
import { isFormOf, sameTidyWord } from '../inflection.js';
import { SOLD_NAMES, SOLD_WORDS } from '../sold-as.js';
import { stripDiacritics } from '@pora/text-pl/fold';
import { DIAGNOSES_PL, type Diagnosis } from './diagnoses.data.js';
import { ADJECTIVE, NO_NAMES } from './word-classes.data.js';

/** What a name is. */
export type NameKind = 'food' | 'group' | 'diagnosis';

/** Looks names up; the base is what a practice has, the rest is known to everybody. */
export interface NameLookup {
  /** What these words are together; undefined when they are no name. */
  kindOf(text: string): NameKind | undefined;
  /** Whether a word may belong to a name. */
  isNameWord(word: string): boolean;
  /** Whether an adjective names one food by itself: "laskowe". */
  standsAlone(word: string): boolean;
  /** Whether two nouns side by side name two foods: "pszenica żyto", but not "ser feta". */
  areTwo(first: string, second: string): boolean;
  /** Whether a single word names a food outside the kitchen, too: no adjective, no part of a body. */
  isSound(word: string): boolean;
}

const MOST_REMEMBERED = 20_000;

/** Words, with the answer for a word that was asked for before. */
export class Vocabulary {
  private readonly byHead = new Map<string, Set<string>>();
  private readonly known = new Map<string, boolean>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const list = this.byHead.get(headOf(word));
      if (list) list.add(word);
      else this.byHead.set(headOf(word), new Set([word]));
    }
  }

  /** True for a form of one of the words. */
  has(word: string): boolean {
    const known = this.known.get(word);
    if (known !== undefined) return known;
    const list = this.byHead.get(headOf(word));
    const found = list !== undefined && (list.has(word) || [...list].some((one) => sameTidyWord(one, word)));
    if (this.known.size >= MOST_REMEMBERED) this.known.clear();
    this.known.set(word, found);
    return found;
  }
}

const rowWords = FOOD_WORDS.flatMap((row) => row.split(/[ |]+/u).filter(Boolean));
const groupPhrases = FOOD_GROUPS_PL.flatMap(({ phrases }) => phrases);
const groupNames = FOOD_GROUPS_PL.flatMap(({ names = '' }) => names.split(' ').filter(Boolean));
const kinds = ALLERGEN_KINDS_PL.flatMap((one) => one.kinds);
const diagnoses = DIAGNOSES_PL.map((diagnosis) => ({
  diagnosis,
  phrases: diagnosis.phrases.map((phrase) => meaningfulWords(phrase)),
}));
const phraseWords = [...groupPhrases, ...kinds, ...DIAGNOSES_PL.flatMap(({ phrases }) => phrases)].flatMap(
  meaningfulWords,
);

/** Foods everybody knows, whether the base has them or not. */
const knownFoods = new Vocabulary([
  ...rowWords,
  ...FOODS_OFTEN_MISSING,
  ...DISH_NAMES,
  ...kinds.filter((kind) => !kind.includes(' ')),
  ...groupNames,
]);
const staticWords = new Vocabulary([
  ...rowWords,
  ...FOODS_OFTEN_MISSING,
  ...DISH_NAMES,
  ...groupNames,
  ...phraseWords,
  ...SOLD_NAMES,
]);
const partsOfSold = new Vocabulary(SOLD_WORDS);

/** Whether a single word is a food everybody knows. */
export function isKnownFood(word: string): boolean {
  return knownFoods.has(word) && !ADJECTIVE.test(stripDiacritics(word));
}

/** Whether a word may belong to a name that is known without a base. */
export function isStaticWord(word: string): boolean {
  return staticWords.has(word);
}

/** Whether a word may belong to a name of the shop: "kubek" of "gorący kubek" is no food by itself. */
export function isPartOfSold(word: string): boolean {
  return partsOfSold.has(word);
}

const milk = new Vocabulary(MILK_NAMES.split(' '));

/** Whether a word names a food made of milk: "jogurt", "masło". */
export function isMilk(name: string): boolean {
  return milk.has(name);
}

const oftenMissing = new Vocabulary([...FOODS_OFTEN_MISSING, ...DISH_NAMES]);

/** Whether a name is a food that a base may do without: "flaki". */
export function isOftenMissing(name: string): boolean {
  return oftenMissing.has(name);
}

/** Whether everybody knows the food of that name, whatever the base holds. */
export function isKnownName(name: string): boolean {
  return isOftenMissing(name) || isKnownFood(name);
}

const foodAdjectives = new Vocabulary(
  FOOD_WORDS.flatMap((row) => (row.split('|')[1] ?? '').split(' ')).filter((word) => /[yi]$/u.test(word)),
);

/** What a food is said to be without: no food, and no liking of foods takes it back. */
export const isSubstance = (name: string): boolean => /^(?:laktoz|gluten|bezlaktoz|bezgluten)/u.test(name);

/** Whether a word says what something is made of: "jaglana", "pomidorowej". */
export function isFoodAdjective(word: string): boolean {
  return foodAdjectives.has(word);
}

const knownDiagnoses = new Map<string, Diagnosis | null>();

/** The diagnosis or diet the words name. */
export function diagnosisOf(words: readonly string[]): Diagnosis | undefined {
  const key = words.join(' ');
  const known = knownDiagnoses.get(key);
  if (known !== undefined) return known ?? undefined;
  const found = diagnoses.find(({ phrases }) => phrases.some((phrase) => isPhrase(phrase, words)))?.diagnosis;
  if (knownDiagnoses.size >= MOST_REMEMBERED) knownDiagnoses.clear();
  knownDiagnoses.set(key, found ?? null);
  return found;
}

/** A diet that is kept. */
export function isDiet(name: string): boolean {
  return diagnosisOf(meaningfulWords(name))?.kind === 'diet';
}

/** What keeps foods out at once wherever it is written. */
export function isAllergyName(name: string): boolean {
  return diagnosisOf(meaningfulWords(name))?.kind === 'allergy';
}

/** An illness: nobody eats it, and nobody likes it. */
export function isDisease(name: string): boolean {
  return diagnosisOf(meaningfulWords(name))?.isDisease === true;
}

function isPhrase(phrase: readonly string[], words: readonly string[]): boolean {
  const isForm = (one: string) => words.some((word) => isFormOf(one, word));
  return phrase.length === words.length && phrase.every(isForm);
}

const ADJECTIVE_END = /(?:n|ow|sk|ck|w|[^aeiouy]t|zl|ch|rz|sz)(?:y|a|e|i|ej|ego|ym|ych|ymi)$/u;

/** Words of food names that are nouns of their own, as far as an ending can tell. */
export function soundWords(names: Iterable<readonly string[]>): Vocabulary {
  const sound = new Set<string>(rowWords);
  for (const words of names)
    for (const [i, word] of words.entries()) {
      const folded = stripDiacritics(word);
      if (word.length < 3 || NO_NAMES.has(folded) || ADJECTIVE.test(folded) || /\d/u.test(word)) continue;
      if (i === 0 || !ADJECTIVE_END.test(folded)) sound.add(word);
    }
  return new Vocabulary(sound);
}

/**
 * Matches a survey's disliked entries against food names (rule 7): every word of the entry must be a form of some
 * word of the name. What a name says the food is without ("bez laktozy") is no word of the food.
 */
import { wordsOf } from '@pora/text-pl/fold';
import { sameTidyWord } from './inflection.js';

/** Entries with fewer letters are too short to decide anything [diets §5]. */
export const MIN_DISLIKED_LETTERS = 3;

/** Words that carry the meaning of an entry, in lower case: at least three letters [diets §5], or a number. */
export function meaningfulWords(entry: string): string[] {
  return wordsOf(entry).filter((word) => /\p{L}{3,}|\d/u.test(word) && !PREPOSITIONS.has(word));
}

const WITHOUT = 'bez';
const PREPOSITIONS = new Set(['lub', 'oraz', 'itp', WITHOUT]);

/** Words of a food name that say what the food is, in lower case. */
export function namedWords(name: string): string[] {
  const words = wordsOf(name);
  return words.filter((word, i) => word !== WITHOUT && words[i - 1] !== WITHOUT);
}

/** True when a disliked entry names this food; entries under three letters name nothing. */
export function isDislikedName(entry: string, foodName: string): boolean {
  return createDislikeMatcher([entry])(foodName) !== undefined;
}

/** Prepares the entries; the result names the first entry that matches a food name, if any. */
export function createDislikeMatcher(entries: readonly string[]): (foodName: string) => string | undefined {
  const usable = entries
    .map((entry) => ({ entry, words: meaningfulWords(entry), isWithout: wordsOf(entry).includes(WITHOUT) }))
    .filter(({ entry, words }) => words.length > 0 && hasEnoughLetters(entry));
  if (usable.length === 0) return () => undefined;
  return (foodName) => {
    const named = namedWords(foodName);
    const all = wordsOf(foodName);
    // "mleko bez laktozy" is meant as it is written: only a name that says "bez" as well is the same food.
    return usable.find(({ words, isWithout }) =>
      isWithout ? all.includes(WITHOUT) && holds(all, words) : holds(named, words),
    )?.entry;
  };
}

/** True when an entry is long enough to be matched at all [diets §5]. */
export function hasEnoughLetters(entry: string): boolean {
  return (entry.match(/\p{L}/gu) ?? []).length >= MIN_DISLIKED_LETTERS;
}

function holds(name: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((one) => name.some((word) => sameTidyWord(one, word)));
}

/**
 * Matches a survey's disliked entries against food names (rule 7): every word of the entry must be a form of some
 * word of the name. What a name says the food is without ("bez laktozy") is no word of the food.
 */
import { wordsOf } from './fold.js';
import { sameTidyWord } from './inflection.js';

/** Entries with fewer letters are too short to decide anything [diets §5]. */
export const MIN_DISLIKED_LETTERS = 3;

/** Words that carry the meaning of an entry: at least two letters, or a number. */
function meaningfulWords(entry: string): string[] {
  return wordsOf(entry).filter((word) => /\p{L}{2,}|\d/u.test(word) && !PREPOSITIONS.has(word));
}

const PREPOSITIONS = new Set(['na', 'ze', 'do', 'od', 'po', 'we', 'lub', 'oraz', 'bez', 'itp', 'np']);

/** Words of a food name that say what the food is. */
function foodWords(name: string): string[] {
  const words = wordsOf(name);
  return words.filter((word, i) => word !== 'bez' && words[i - 1] !== 'bez');
}

/** True when a disliked entry names this food; entries under three letters name nothing. */
export function isDislikedName(entry: string, foodName: string): boolean {
  return createDislikeMatcher([entry])(foodName) !== undefined;
}

/** Prepares the entries; the result names the first entry that matches a food name, if any. */
export function createDislikeMatcher(entries: readonly string[]): (foodName: string) => string | undefined {
  const usable = entries
    .map((entry) => ({ entry, words: meaningfulWords(entry) }))
    .filter(
      ({ entry, words }) => words.length > 0 && (entry.match(/\p{L}/gu) ?? []).length >= MIN_DISLIKED_LETTERS,
    );
  if (usable.length === 0) return () => undefined;
  return (foodName) => {
    const words = foodWords(foodName);
    return usable.find((item) =>
      item.words.every((wanted) => words.some((word) => sameTidyWord(wanted, word))),
    )?.entry;
  };
}

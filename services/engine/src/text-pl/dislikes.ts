/** Matches a survey's disliked entries against food names (rule 7). */
import { wordsOf } from './fold.js';

/** Entries with fewer letters are too short to decide anything [diets §5]. */
export const MIN_DISLIKED_LETTERS = 3;

/** Prepares the entries; the result names the first entry that matches a food name, if any. */
export function createDislikeMatcher(entries: readonly string[]): (foodName: string) => string | undefined {
  const usable = entries
    .map((entry) => ({ entry, words: wordsOf(entry) }))
    .filter(({ entry }) => (entry.match(/\p{L}/gu) ?? []).length >= MIN_DISLIKED_LETTERS);
  return (foodName) => {
    const words = new Set(wordsOf(foodName));
    return usable.find((item) => item.words.every((word) => words.has(word)))?.entry;
  };
}

import { foldLetters } from '@pora/kit';

/** Words that lead to a food and are none. */
const LEADS = new Set([
  'bez',
  'nie',
  'lubi',
  'lubie',
  'oraz',
  'tylko',
  'oprocz',
  'wszystkie',
  'zadnych',
  'produkty',
]);
const FEWEST_LETTERS = 4;

/**
 * Beginning of the word that names the food, to look for what it may mean: endings differ ("cebulowych" – "cebula"), and
 * a misspelling is mostly near the end.
 */
export function stemOf(entry: string): string {
  const words = entry.split(/[^\p{L}]+/u).filter((word) => word !== '' && !LEADS.has(foldLetters(word)));
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  return longest.slice(0, Math.max(FEWEST_LETTERS, Math.ceil(longest.length / 2)));
}

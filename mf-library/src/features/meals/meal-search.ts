import { type MealType, MEAL_TYPES } from '@pora/contracts/catalog/meal-types.vocabulary';
import { otherwiseNamed } from '@pora/engine/text-pl/name-search';
import { type SearchWord } from '@pora/engine/text-pl/search-words';
import { foldLetters } from '@pora/kit';

/** Words in front of a name that say where it came from, not what it is [library §2]. */
const ORIGIN_PREFIX = /^(?:(?:import|kopia|copy|m)[\s:._-]+)+/;
/** Meals without a type come last [library §9]. */
const UNASSIGNED_RANK = 99;
/** In other forms or under another name: behind every name that holds the text. */
const OTHERWISE = 3.5;
const NO_MATCH = 4;

/**
 * How well a name answers a search: 0 exact, 1 whole words, 2 beginnings of words, 3 anywhere, 4 not at all [library §2];
 * between 3 and 4 what is meant in other forms or under another name.
 */
export function rankName(name: string, query: string, isOtherwise = otherwiseNamed(query)): number {
  const wanted = foldLetters(query).trim();
  if (wanted === '') return 0;
  const cleaned = foldLetters(name).replace(ORIGIN_PREFIX, '');
  if (cleaned === wanted) return 0;
  const words = cleaned.split(/[^\p{L}\p{N}%]+/u);
  const wantedWords = wanted.split(/\s+/);
  if (wantedWords.every((word) => words.includes(word))) return 1;
  if (wantedWords.every((word) => words.some((candidate) => candidate.startsWith(word)))) return 2;
  if (cleaned.includes(wanted)) return 3;
  return isOtherwise(name) ? OTHERWISE : NO_MATCH;
}

/** Items whose name answers the search, the best answers first; the order of equals stays. */
export function searchByName<T extends { name: string }>(
  items: readonly T[],
  query: string,
  words: readonly SearchWord[] = [],
): T[] {
  if (query.trim() === '') return [...items];
  const isOtherwise = otherwiseNamed(query, words);
  return items
    .map((item) => ({ item, rank: rankName(item.name, query, isOtherwise) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** Place of a meal type in the order of the day. */
export function typeRank(type: MealType): number {
  return type === 'unknown' ? UNASSIGNED_RANK : MEAL_TYPES.indexOf(type);
}

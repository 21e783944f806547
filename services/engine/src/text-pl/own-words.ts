/**
 * The practice's own words (decision 33): what a dietitian picked for words of surveys the table does not know. They only
 * add to what is read without them, so that no word can hide a hit.
 */
import type { OwnWord } from '../model.js';
import type { NameLookup } from './words/names.js';
import { readEntry } from './words/reader.js';
import { foldText, tidyText } from '@pora/text-pl/fold';

/** What a word means: foods by id, or all of a category or with a declared allergen. Empty: nothing in the base. */
export interface OwnMeaning {
  readonly foodIds: ReadonlySet<number>;
  /** Folded, as foods are compared. */
  readonly categories: ReadonlySet<string>;
  readonly allergens: readonly string[];
  /** The dietitian minds the word herself. */
  readonly isNote: boolean;
}

type Base = readonly { readonly id?: number | null | undefined }[];

const remembered = new WeakMap<
  readonly OwnWord[],
  { foods: Base; meanings: ReadonlyMap<string, OwnMeaning> }
>();

/** Meanings by word; a word all of whose foods left the base is not understood any more. */
export function ownMeanings(
  words: readonly OwnWord[],
  foods: Base,
  names: NameLookup,
): ReadonlyMap<string, OwnMeaning> {
  const known = remembered.get(words);
  if (known?.foods === foods) return known.meanings;
  const meanings = readMeanings(words, foods, names);
  remembered.set(words, { foods, meanings });
  return meanings;
}

function readMeanings(
  words: readonly OwnWord[],
  foods: Base,
  names: NameLookup,
): ReadonlyMap<string, OwnMeaning> {
  const base = words.length > 0 ? new Set(foods.map(({ id }) => id)) : new Set();
  const meanings = new Map<string, OwnMeaning>();
  for (const { word, foodIds, categories, allergens, kind } of words) {
    const isGone = foodIds.length > 0 && !foodIds.some((id) => base.has(id));
    if (isGone && categories.length + allergens.length === 0) continue;
    const key = keyOf(word, names);
    const known = meanings.get(key);
    meanings.set(key, {
      foodIds: new Set([...(known?.foodIds ?? []), ...foodIds]),
      categories: new Set([...(known?.categories ?? []), ...categories.map(foldText)]),
      allergens: [...(known?.allergens ?? []), ...allergens],
      isNote: kind === 'note',
    });
  }
  return meanings;
}

/** The word an entry stands under: "bez cebulowych" and "nie lubi cebulowych" are one, what says more is its own. */
function keyOf(word: string, names: NameLookup): string {
  const [phrase, ...others] = readEntry(word, 'disliked', names);
  return phrase && others.length === 0 ? phrase.key : tidyText(word);
}

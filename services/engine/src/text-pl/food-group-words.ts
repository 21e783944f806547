/** Finds the group word, or the single kind of a declared allergen, that the words of an entry are. */
import { meaningfulWords } from './dislikes.js';
import type { FoodGroup } from './food-group.js';
import { FOOD_GROUPS_PL } from './food-groups.data.js';
import { ALLERGEN_KINDS_PL, type AllergenKinds } from './food-kinds.data.js';
import { usualName } from './food-terms.js';
import { isFormOf } from './inflection.js';

/** How words are meant: what is not liked, a tested food by its name, or an answer about allergies and intolerances. */
export type Reading = 'dislike' | 'test' | 'answer';

/** An allergen with the words of each food it is declared for. */
export interface KindWords {
  readonly allergen: AllergenKinds['allergen'];
  readonly phrases: readonly (readonly string[])[];
  readonly isOne: boolean;
}

const GROUPS = FOOD_GROUPS_PL.map((group) => ({
  group,
  phrases: group.phrases.map((phrase) => meaningfulWords(phrase)),
}));

const KINDS: readonly KindWords[] = ALLERGEN_KINDS_PL.map(({ allergen, kinds, isOne = false }) => ({
  allergen,
  isOne,
  phrases: kinds.map((kind) => meaningfulWords(kind)),
}));

/** The group the words name; some groups are read in answers and tests alone. */
export function groupOf(words: readonly string[], reading: Reading): FoodGroup | undefined {
  const isRead = ({ isAllergen }: FoodGroup) => reading !== 'dislike' || isAllergen !== true;
  const find = (said: readonly string[]) =>
    GROUPS.find(({ group, phrases }) => isRead(group) && phrases.some((phrase) => isPhrase(phrase, said)));
  return (find(words) ?? find(words.map(usualName)))?.group;
}

/** The allergen of which the words name one food, with the words of all its foods. */
export function kindsOf(words: readonly string[]): KindWords | undefined {
  return KINDS.find(({ phrases }) => phrases.some((phrase) => isPhrase(phrase, words)));
}

/** Whether the words are those of the phrase, in any form and order. */
function isPhrase(phrase: readonly string[], words: readonly string[]): boolean {
  return phrase.length === words.length && phrase.every((one) => words.some((word) => isFormOf(one, word)));
}

import { ALLERGEN_LABELS, ALLERGENS, FOOD_CATEGORIES } from '@pora/contracts/catalog/food.vocabulary';
import { type Food } from '@pora/contracts/catalog/food.model';
import { type NewOwnWord } from '@pora/contracts/catalog/own-word.model';
import { type ComboboxOption, filterOptions } from '@pora/ui/forms';

/** A food, category or allergen that may be picked for a word. */
export interface OwnChoice extends ComboboxOption {
  kind: 'food' | 'category' | 'allergen';
  /** Number of the food, or the word of the vocabulary. */
  key: string;
}

const GROUPS: readonly OwnChoice[] = [
  ...FOOD_CATEGORIES.map((key): OwnChoice => {
    return { kind: 'category', key, value: `category ${key}`, label: key, detail: 'cała kategoria' };
  }),
  ...ALLERGENS.map((key): OwnChoice => {
    return {
      kind: 'allergen',
      key,
      value: `allergen ${key}`,
      label: ALLERGEN_LABELS[key],
      detail: 'alergen',
    };
  }),
];

/** What fits the typed words: groups first, then foods; what was picked already is left out. */
export function choicesFor(
  typed: string,
  foods: readonly Pick<Food, 'id' | 'name' | 'category'>[],
  picked: readonly OwnChoice[],
): OwnChoice[] {
  const hits = new Set(filterOptions(GROUPS, typed).map(({ value }) => value));
  const found = foods.map(({ id, name, category }): OwnChoice => {
    return { kind: 'food', key: String(id), value: `food ${id}`, label: name, detail: category };
  });
  const taken = new Set(picked.map(({ value }) => value));
  return [...GROUPS.filter(({ value }) => hits.has(value)), ...found].filter(
    ({ value }) => !taken.has(value),
  );
}

/** The picked meaning as it is remembered. */
export function ownWordOf(word: string, picked: readonly OwnChoice[]): NewOwnWord {
  const keys = (kind: OwnChoice['kind']) => picked.filter((one) => one.kind === kind).map(({ key }) => key);
  return {
    word,
    foodIds: keys('food').map(Number),
    categories: FOOD_CATEGORIES.filter((key) => keys('category').includes(key)),
    allergens: ALLERGENS.filter((key) => keys('allergen').includes(key)),
    nothingInBase: picked.length === 0,
    isNote: false,
  };
}

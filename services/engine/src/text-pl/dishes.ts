/** Dishes and products that hold a food without saying so in their names. */
import { meaningfulWords } from './dislikes.js';
import { DISHES } from './dishes.data.js';
import type { Reading } from './food-group-words.js';
import { variantsOf } from './food-terms.js';
import { sameTidyWord } from './inflection.js';

/** The words of the name of a dish, with what it is made of. */
export interface Dish {
  readonly words: readonly string[];
  /** Who does not like one of them does not like the dish. */
  readonly main: readonly string[];
  readonly rest: readonly string[];
}

const wordsOf = (side = '') => side.split(' ').filter(Boolean);

/** All dishes that are known. */
export const ALL_DISHES: readonly Dish[] = DISHES.flatMap((row) => {
  const [names = '', main, rest] = row.split('|');
  return names.split(',').map((name) => ({
    words: meaningfulWords(name),
    main: wordsOf(main),
    rest: wordsOf(rest),
  }));
});

/** Dishes with a name of one word. */
export const DISH_NAMES: readonly string[] = ALL_DISHES.flatMap(({ words }) => {
  const [name = '', ...more] = words;
  return more.length > 0 || /[yi]$/u.test(name) ? [] : [name];
});

/** Places in {@link ALL_DISHES}, by food. */
const dishesOf = new Map<string, number[]>();
for (const [at, dish] of ALL_DISHES.entries())
  for (const food of [...dish.main, ...dish.rest]) {
    const known = dishesOf.get(food);
    if (known) known.push(at);
    else dishesOf.set(food, [at]);
  }
const foods = [...dishesOf.keys()];

/**
 * Places in {@link ALL_DISHES} of the dishes that hold a food, in any form of its name; of a dislike those that are mainly
 * made of it.
 */
export function dishesWith(word: string, reading: Reading): readonly number[] {
  if (reading === 'test') return [];
  const names = variantsOf(word);
  const named = foods.filter((food) =>
    names.some((name) => food[0] === name.word[0] && sameTidyWord(food, name.word)),
  );
  return named.flatMap((food) =>
    (dishesOf.get(food) ?? []).filter((at) => reading === 'answer' || ALL_DISHES[at]?.main.includes(food)),
  );
}

/** Dishes and products that hold a food without saying so in their names. */
import { meaningfulWords } from './dislikes.js';
import { DISHES, MEAT_OF_DISHES, SORTS_APART } from './dishes.data.js';
import type { Reading } from './food-group-words.js';
import { isPreserved } from './food-state.js';
import { variantsOf } from './food-terms.js';
import { isFormOf, sameTidyWord } from './inflection.js';

/** A food of a dish, and which sort of it where usual recipes take one. */
interface DishFood {
  readonly food: string;
  readonly sort: string | undefined;
}

/** The words of the name of a dish, with what it is made of. */
export interface Dish {
  readonly words: readonly string[];
  /** Who does not like one of them does not like the dish. */
  readonly main: readonly DishFood[];
  readonly rest: readonly DishFood[];
}

const foodsOf = (side = ''): DishFood[] =>
  side
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [food = '', sort] = one.split('_');
      return { food, sort };
    });

/** All dishes that are known. */
export const ALL_DISHES: readonly Dish[] = DISHES.flatMap((row) => {
  const [names = '', main, rest] = row.split('|');
  return names.split(',').map((name) => ({
    words: meaningfulWords(name),
    main: foodsOf(main),
    rest: foodsOf(rest),
  }));
});

/** Dishes with a name of one word. */
export const DISH_NAMES: readonly string[] = ALL_DISHES.flatMap(({ words }) => {
  const [name = '', ...more] = words;
  return more.length > 0 || /[yi]$/u.test(name) ? [] : [name];
});

/** A dish that holds a food, by its place in {@link ALL_DISHES}. */
interface Held extends Pick<DishFood, 'sort'> {
  readonly at: number;
  readonly isMain: boolean;
}

const dishesOf = new Map<string, Held[]>();
for (const [at, { main, rest }] of ALL_DISHES.entries())
  for (const [isMain, side] of [[true, main] as const, [false, rest] as const])
    for (const { food, sort } of side) {
      const known = dishesOf.get(food);
      if (known) known.push({ at, isMain, sort });
      else dishesOf.set(food, [{ at, isMain, sort }]);
    }
const foods = [...dishesOf.keys()];
const MEATS: ReadonlySet<string> = new Set(MEAT_OF_DISHES.split(' '));
const sortsApart = new Map(
  SORTS_APART.map((row) => {
    const [food = '', sorts = ''] = row.split(' | ');
    return [food, sorts.split(' ')] as const;
  }),
);

/**
 * Places in {@link ALL_DISHES} of the dishes that hold a food, in any form of its name; of a dislike those that are mainly
 * made of it, and all with meat: nobody who eats none takes it for a trace. Of a sort those that take it, and for who reacts
 * to it those nobody knows the sort of.
 */
export function dishesWith(word: string, reading: Reading, sorts: readonly string[] = []): readonly number[] {
  if (reading === 'test') return [];
  return namesOf(word).flatMap((food) => {
    const isMeat = MEATS.has(food);
    const isOpen = sorts.length === 0 || (reading === 'answer' && !isApart(food, sorts));
    return (dishesOf.get(food) ?? []).flatMap(({ at, isMain, sort }) => {
      const isSort = sort === undefined ? isOpen : sorts.length === 0 || isOneOf(sort, sorts);
      return isSort && (isMain || reading === 'answer' || isMeat) ? [at] : [];
    });
  });
}

const isOneOf = (sort: string, sorts: readonly string[]) => sorts.some((one) => sameTidyWord(sort, one));

/** "pomidory suszone", "seler naciowy": a recipe that takes them says so. */
function isApart(food: string, sorts: readonly string[]): boolean {
  return sorts.some(isPreserved) || (sortsApart.get(food) ?? []).some((sort) => isOneOf(sort, sorts));
}

/** What dishes call a food that is named so. */
function namesOf(word: string): string[] {
  const names = variantsOf(word);
  return foods.filter((food) => names.some((name) => isFormOf(food, name.word)));
}

/** Whether a word names something that dishes are made of. */
export const isInDishes = (word: string): boolean => namesOf(word).length > 0;

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createAvoidance } from './avoidance.js';
import { ALL_DISHES } from './dishes.js';
import { SORTS_APART } from './dishes.data.js';
import { isPreserved } from './food-state.js';

/** Foods of which people name the colour or the make. */
const FOODS = ['papryka', 'fasola', 'cebula', 'marchew', 'kapusta', 'burak', 'śliwka', 'ogórek', 'seler'];
const FEMININE = new Set(['papryka', 'fasola', 'cebula', 'marchew', 'kapusta', 'śliwka']);
/** Said of any of them, and no sort a recipe asks for. */
const SORTS = ['czerwony', 'żółty', 'biały', 'młody', 'polny', 'węgierski'];
const PRESERVED = ['kiszony', 'suszony', 'wędzony', 'marynowany', 'konserwowy'];
const RAW = ['surowy', 'świeży'];

const agreeing = (food: string, adjective: string) =>
  FEMININE.has(food) ? adjective.replace(/y$/u, 'a') : adjective;

const made = ALL_DISHES.flatMap(({ words, main, rest }) =>
  [...main, ...rest]
    .filter(({ food }) => FOODS.includes(food))
    .map((held) => ({ ...held, dish: words.join(' ') }))
    .filter(({ food, dish }) => !dish.includes(food.slice(0, 4))),
);
/** The same dish may hold a food in several sorts. */
const sortsIn = ({ dish, food }: (typeof made)[number]) =>
  made.filter((one) => one.dish === dish && one.food === food).map(({ sort }) => sort);
const isApart = (food: string, sort: string) =>
  SORTS_APART.some((row) => row.startsWith(`${food} |`) && row.includes(sort.slice(0, -1)));

const held = fc.constantFrom(...made);
const answer = fc.constantFrom('allergies' as const, 'intolerances' as const);

function keptOut(field: 'allergies' | 'intolerances' | 'disliked', entry: string, dish: string) {
  const base = [entry, dish, 'Woda'].map((name, id) => ({ id, name, category: 'Inne' }));
  const avoidance = createAvoidance({ [field]: [entry] }, base);
  return base.map((food) => Object.keys(avoidance.of(food)).length > 0);
}

describe('[decisions 54] dania, których nazwa nie mówi, z jakiej odmiany są', () => {
  it('who reacts to a sort reacts to the dish of which nobody knows the sort', () => {
    fc.assert(
      fc.property(held, fc.constantFrom(...SORTS), answer, (one, sort, field) => {
        fc.pre(sortsIn(one).includes(undefined) && !isApart(one.food, sort));
        expect(keptOut(field, `${one.food} ${agreeing(one.food, sort)}`, one.dish)).toEqual([
          true,
          true,
          false,
        ]);
      }),
      { numRuns: 400 },
    );
  });

  it('a sort that a recipe asks for is in that dish, and another one is not', () => {
    fc.assert(
      fc.property(held, fc.constantFrom(...SORTS, ...PRESERVED), answer, (one, other, field) => {
        fc.pre(one.sort !== undefined && !sortsIn(one).includes(undefined));
        const same = `${one.food} ${one.sort ?? ''}`;
        expect(keptOut(field, same, one.dish)).toEqual([true, true, false]);
        const name = agreeing(one.food, other);
        fc.pre(!sortsIn(one).some((sort) => sort?.slice(0, 4) === name.slice(0, 4)));
        // Who is allergic to one sort is allergic to the food.
        expect(keptOut('intolerances', `${one.food} ${name}`, one.dish)).toEqual([true, false, false]);
      }),
      { numRuns: 400 },
    );
  });

  it('what is dried, pickled or raw is in no dish that does not say so', () => {
    fc.assert(
      fc.property(held, fc.constantFrom(...PRESERVED, ...RAW), (one, state) => {
        fc.pre(one.sort === undefined);
        const name = agreeing(one.food, state);
        fc.pre(!sortsIn(one).some((sort) => sort !== undefined && isPreserved(sort)));
        expect(keptOut('intolerances', `${one.food} ${name}`, one.dish)[1]).toBe(false);
      }),
      { numRuns: 400 },
    );
  });

  it('who only dislikes a sort may get the dish, unless its recipe asks for that sort', () => {
    fc.assert(
      fc.property(held, fc.constantFrom(...SORTS), (one, sort) => {
        const name = agreeing(one.food, sort);
        const isOf = sortsIn(one).some((each) => each?.slice(0, 4) === name.slice(0, 4));
        fc.pre(!isOf);
        expect(keptOut('disliked', `${one.food} ${name}`, one.dish)).toEqual([true, false, false]);
      }),
      { numRuns: 400 },
    );
  });
});

import { expect, it } from '@jest/globals';
import { choicesFor } from './own-word-choices.js';

const offered = (typed: string) => choicesFor(typed, [], []).map(({ kind, label }) => [kind, label]);

it('[decisions 33] słowa grup, które są kategorią albo alergenem, można wskazać w całości', () => {
  expect(offered('nabiał')).toEqual([
    ['category', 'Nabiał'],
    ['category', 'Nabiał i jaja'],
  ]);
  expect(offered('orzechy')).toEqual([['allergen', 'orzechy']]);
  expect(offered('ryby')).toEqual([
    ['category', 'Ryby i owoce morza'],
    ['allergen', 'ryby'],
  ]);
  expect(offered('gluten')).toEqual([['allergen', 'gluten']]);
  expect(offered('alkohol')).toEqual([['category', 'Napoje i alkohole']]);
});

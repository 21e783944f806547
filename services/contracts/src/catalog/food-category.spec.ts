import { describe, expect, it } from '@jest/globals';
import { matchFoodCategory } from './food-category.js';

describe('a food category as somebody wrote it', () => {
  it.each([
    ['Warzywa', 'Warzywa'],
    ['  nabiał i  jaja ', 'Nabiał i jaja'],
    ['RYBY I OWOCE MORZA', 'Ryby i owoce morza'],
    ['spices', 'Przyprawy i dodatki'],
    ['Sosy i przyprawy', 'Przyprawy i dodatki'],
  ])('[library §3] "%s" is %s', (text, category) => {
    expect(matchFoodCategory(text)).toBe(category);
  });

  it.each(['', 'Warzyw', 'inne produkty', 'constructor', 'Mieso'])(
    '[library §3] "%s" is none of the list',
    (text) => expect(matchFoodCategory(text)).toBeUndefined(),
  );
});

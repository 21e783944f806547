import { describe, expect, it } from '@jest/globals';
import { WORD_FORMS } from '../testing/inflection-table.js';
import { FOOD_WORDS } from './food-words.data.js';
import { FoodTerms, headOf, variantsOf } from './food-terms.js';
import { sameTidyWord } from './inflection.js';
import { LEXEMES, SAME_FOOD } from './lexicon.js';

const written = [...WORD_FORMS, ...LEXEMES, ...FOOD_WORDS].flatMap((line) => line.split(/[ |]/u));
const folded = written.map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l'));
const cut = written.map((word) => word.slice(0, -1));
const vocabulary = [...new Set([...written, ...SAME_FOOD.flat(), ...folded, ...cut])].filter(
  (word) => word.length > 1,
);
const everyNth = (step: number, from = 0) => vocabulary.filter((_, at) => at % step === from);

/** What a look at every wanted word finds. */
function scanned(wanted: readonly string[], word: string): number[] {
  const head = headOf(word);
  return wanted.flatMap((one, id) =>
    variantsOf(one).some((variant) => variant.head === head && sameTidyWord(variant.word, word)) ? [id] : [],
  );
}

describe('wanted words', () => {
  const wanted = everyNth(9);

  it('[core §7] are found as a look at every one of them finds them, also those added between two looks', () => {
    const terms = new FoodTerms();
    const words = everyNth(13, 5);
    const half = Math.floor(wanted.length / 2);
    for (const one of wanted.slice(0, half)) terms.add(one);
    for (const word of words) terms.in([word]);
    for (const one of wanted.slice(half)) terms.add(one);
    for (const word of words) expect([word, ...terms.in([word])]).toEqual([word, ...scanned(wanted, word)]);
  });

  it('[core §7] are not compared one by one: a word meets few of those that begin like it', () => {
    const terms = new FoodTerms();
    for (const one of wanted) terms.add(one);
    const words = everyNth(13, 5);
    terms.in(words);
    const alike = words.reduce((sum, word) => {
      const head = headOf(word);
      const begin = wanted.flatMap((one) => variantsOf(one)).filter((variant) => variant.head === head);
      return sum + begin.length;
    }, 0);
    expect(alike).toBeGreaterThan(words.length * 5);
    expect(terms.compared).toBeLessThan(alike / 4);
  });
});

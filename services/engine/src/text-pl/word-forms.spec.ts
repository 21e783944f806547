import { describe, expect, it } from '@jest/globals';
import { MORE_NEAR_MISSES, MORE_WORD_FORMS } from '../testing/inflection-table.more.js';
import { NEAR_MISSES, WORD_FORMS } from '../testing/inflection-table.js';
import { sameTidyWord } from './inflection.js';
import { LEXEMES, SAME_FOOD } from './lexicon.js';
import { WordForms } from './word-forms.js';

const tables = [...WORD_FORMS, ...MORE_WORD_FORMS, ...NEAR_MISSES, ...MORE_NEAR_MISSES, ...LEXEMES];
const written = [...tables.flatMap((line) => line.split(' ')), ...SAME_FOOD.flat()];
const folded = written.map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l'));
/** Words as they begin while somebody types, and words that look like an ending. */
const SHORT = 'sze dze dzie rze śle źle cha ga ąb ęb ębu ż 7 77 77a l ł łe se'.split(' ');
const vocabulary = [
  ...new Set([...written, ...folded, ...SHORT, ...written.map((word) => word.slice(0, 3))]),
];

describe('words among which forms are looked for', () => {
  it('finds what a look at every word finds', () => {
    const forms = new WordForms();
    for (const word of vocabulary) forms.add(word);
    const wanted = [...SHORT, ...vocabulary.filter((_, at) => at % 20 === 0)];
    for (const word of wanted) {
      const all = vocabulary.filter((other) => sameTidyWord(word, other));
      expect([word, ...forms.of(word).toSorted()]).toEqual([word, ...all.toSorted()]);
    }
  });
});

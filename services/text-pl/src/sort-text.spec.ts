import { describe, expect, it } from '@jest/globals';
import { compareText } from './collation.js';
import { compareSortTexts, sortByText, sortTextOf } from './sort-text.js';

const NAMES = [
  'Żurek, domowy',
  'żurek',
  'Źdźbło',
  'zupa 10',
  'Zupa 9',
  'Zupa 09',
  'ćwikła',
  'Cukinia',
  'Crème brûlée',
  'Creme brulee',
  'Mleko 2 %',
  'mleko 12%',
  'Mleko (2%)',
  'Ser „Brie”',
  'Ser "Brie"',
  'Ser-brie',
  'ser brie',
  'ser',
  '',
  '7up',
  '00',
  'łosoś',
  'Lubczyk',
  'Straße',
  '½ bułki',
  'Œuf',
  'z\u0307urek',
  '1'.repeat(300),
];

/** Numbers that look like chance and are the same in every run. */
function* chances(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    yield state >>> 8;
  }
}

const sign = (a: string, b: string) => Math.sign(compareText(a, b));
const fastSign = (a: string, b: string) => Math.sign(compareSortTexts(sortTextOf(a), sortTextOf(b)));

describe('sorting of long lists', () => {
  it('has the order of the alphabet, of numbers and of signs, for names of every kind', () => {
    const wrong = NAMES.flatMap((a) => NAMES.filter((b) => sign(a, b) !== fastSign(a, b)).map((b) => [a, b]));
    expect(wrong).toEqual([]);
    expect(sortByText(NAMES, (name) => name)).toEqual(NAMES.toSorted(compareText));
  });

  it('places every letter and sign as the comparison does, alone and inside words', () => {
    const signs = Array.from({ length: 0x17f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at));
    const chance = chances(7);
    const pick = () => signs[chance.next().value % signs.length] ?? '';
    const texts = Array.from({ length: 4_000 }, (_, at) =>
      Array.from({ length: 1 + (at % 5) }, () =>
        chance.next().value % 3 ? 'a1 ż0'.at(at % 5) : pick(),
      ).join(''),
    );
    const wrong = [...signs, ...texts].flatMap((a, at, all) => {
      const b = all[(at * 31 + 17) % all.length] ?? '';
      return sign(a, b) === fastSign(a, b) ? [] : [[a, b]];
    });
    expect(wrong).toEqual([]);
    const apart = signs.flatMap((a) => signs.filter((b) => sign(a, b) !== fastSign(a, b)).map((b) => [a, b]));
    expect(apart).toEqual([]);
  });
});

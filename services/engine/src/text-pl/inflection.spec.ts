import { describe, expect, it } from '@jest/globals';
import { MORE_PHRASES } from '../testing/inflection-phrases.js';
import { MORE_NEAR_MISSES, MORE_WORD_FORMS } from '../testing/inflection-table.more.js';
import { NEAR_MISSES, PHRASES, WORD_FORMS } from '../testing/inflection-table.js';
import { isDislikedName, createDislikeMatcher } from './dislikes.js';
import { sameWord } from './inflection.js';

const words = [...WORD_FORMS, ...MORE_WORD_FORMS];
const pairs = words.flatMap((line) => {
  const [name, ...forms] = line.split(' ') as [string, ...string[]];
  return forms.map((form) => [name, form] as const);
});
const strangers = [...NEAR_MISSES, ...MORE_NEAR_MISSES].flatMap((line) => {
  const words = line.split(' ');
  return words.flatMap((a, i) => words.slice(i + 1).map((b) => [a, b] as const));
});

function withoutDiacritics(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}

describe('forms of a Polish word', () => {
  it('[diets §5] at least 99 % of more than 1,500 written-out forms match their word, in both directions', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(1500);
    const missed = pairs.filter(([name, form]) => !sameWord(name, form) || !sameWord(form, name));
    expect(missed.map(([name, form]) => `${name}/${form}`)).toEqual([]);
  });

  it('forms typed without Polish letters match as well', () => {
    const missed = pairs.filter(([name, form]) => !sameWord(withoutDiacritics(form), name));
    expect(missed.length / pairs.length).toBeLessThan(0.02);
  });

  it('names of different foods never match, in more than 550 near misses', () => {
    expect(strangers.length).toBeGreaterThanOrEqual(550);
    expect(strangers.filter(([a, b]) => sameWord(a, b)).map(([a, b]) => `${a}/${b}`)).toEqual([]);
  });

  it('different words of the table never match each other, over all pairs of names and forms', () => {
    const sameLine = new Map(words.flatMap((line, i) => line.split(' ').map((word) => [word, i] as const)));
    // Two names of one food, an animal and its adjective, or forms that are spelled alike.
    const allowed = new Set([
      'marchew/marchewka',
      'rzodkiew/rzodkiewka',
      'małż/małża',
      'gęsi/gęś',
      'ryba/rybi',
      'sola/sól',
      'mąka/maki',
    ]);
    const wrong: string[] = [];
    let checked = 0;
    for (const [i, line] of words.entries()) {
      const name = line.split(' ')[0] as string;
      for (const [form, j] of sameLine) {
        const owner = words[j]?.split(' ')[0] as string;
        if (i === j || line.split(' ').includes(form) || allowed.has([name, owner].sort().join('/')))
          continue;
        checked += 1;
        if (sameWord(name, form)) wrong.push(`${name}/${form}`);
      }
    }
    expect(checked).toBeGreaterThan(100_000);
    expect(wrong).toEqual([]);
  });
});

describe('disliked entries against food names', () => {
  it('[diets §5] every word of the entry must be a form of some word of the name', () => {
    const wrong = [...PHRASES, ...MORE_PHRASES].filter(
      ([entry, food, match]) => isDislikedName(entry, food) !== match,
    );
    expect(wrong).toEqual([]);
  });

  it('[diets §5] entries under three letters decide nothing', () => {
    expect(isDislikedName('se', 'Ser biały')).toBe(false);
    expect(isDislikedName('  ', 'Ser biały')).toBe(false);
  });

  it('the first matching entry of the survey is named', () => {
    const match = createDislikeMatcher(['brokuły', 'cebuli', 'cebula czerwona']);
    expect(match('Cebula czerwona')).toBe('cebuli');
    expect(match('Marchew')).toBeUndefined();
  });
});

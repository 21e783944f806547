import { describe, expect, it } from '@jest/globals';
import { allergenOfTag, isAllergenTag, wordsOfTag } from './allergen-tags.js';

describe('znaczniki alergenów z Open Food Facts', () => {
  it.each([
    ['en:milk', 'mleko'],
    [' EN:Milk ', 'mleko'],
    ['en:sulphur-dioxide-and-sulphites', 'dwutlenek_siarki'],
    ['pl:Łubin', 'lubiny'],
    ['pl:mięczaki', 'moluski'],
    ['hazelnuts', 'orzechy'],
    ['en:none', undefined],
    ['constructor', undefined],
  ])('[library §9] „%s” to %s', (tag, allergen) => {
    expect(allergenOfTag(tag)).toBe(allergen);
  });

  it('[library §9] mówią, w jakim są języku, a bez niego są zwykłymi słowami', () => {
    expect(['en:sesame-seeds', 'mleko', 'a: b'].map(isAllergenTag)).toEqual([true, false, false]);
    expect(wordsOfTag('en:sesame-seeds')).toBe('sesame seeds');
  });
});

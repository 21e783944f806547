import { describe, expect, it } from '@jest/globals';
import { isAcquitted } from './acquittal.js';
import { tokensOf } from './word-tokens.js';

/** The name stands between asterisks. */
function acquits(marked: string, isTaste = false): boolean {
  const [before = '', name = ''] = marked.split('*');
  const tokens = tokensOf(marked.replaceAll('*', ' '));
  return isAcquitted({ tokens, at: tokensOf(before).length, length: tokensOf(name).length, isTaste });
}

describe('[decisions 54] something says that a food is eaten', () => {
  it.each([
    'orzechy uczulają, *ryby* jem',
    'mogę *banany*',
    'mogę jabłka, gruszki, *banany*',
    'po *jajkach* nic mi nie jest',
    '*jogurt* mi nie szkodzi',
    'nabiał oprócz *kefiru*',
    'nabiał (*kefir* ok)',
    'Uczula mnie wołowina. *Drób*, ryby jem.',
    'bez reakcji na *mleko*',
  ])('%s', (entry) => {
    expect(acquits(entry)).toBe(true);
  });

  it.each([
    '*nerkowce* i pistacje, włoskie jem',
    '*mleko*, jogurty',
    '*mleko* – alergia',
    'uczulenie na *orzechy*',
    'nie jem *orzechów*',
    'nie mogę *ryb*',
    '*jajka* - epipen - ok',
    'alergia na mleko, *jogurt*',
    'mleko ok, ale szkodzi mi *ser*',
    'po *mleku* wysypka, ale piję',
  ])('not here: %s', (entry) => {
    expect(acquits(entry)).toBe(false);
  });

  it('of tastes a word behind the list, and what it is not liked with, is enough', () => {
    expect(acquits('*jogurty*, kefiry lubi')).toBe(false);
    expect(acquits('*jogurty*, kefiry lubi', true)).toBe(true);
    expect(acquits('koperek, nawet na *ziemniakach*', true)).toBe(true);
  });
});

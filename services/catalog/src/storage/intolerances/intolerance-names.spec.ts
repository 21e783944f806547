import { describe, expect, it } from '@jest/globals';
import { intoleranceKey } from '@pora/contracts/catalog/intolerance.model';
import { keyOfName, nameRowsOf } from './intolerance-names.js';

describe('klucz pozycji słownika', () => {
  it.each([
    ['Mleko krowie', 1, 'mleko-krowie'],
    ['  Żółtko jaja kurzego ', 1, 'zoltko-jaja-kurzego'],
    ['Groch (łuskany) 2 %', 1, 'groch-luskany-2'],
    ['Mleko krowie', 3, 'mleko-krowie-3'],
    ['日本', 1, 'nietolerancja'],
    ['---', 2, 'nietolerancja-2'],
    [`${'a'.repeat(79)} b`, 12, `${'a'.repeat(77)}-12`],
  ])('z nazwy „%s” (%i) powstaje %s', (name, count, expected) => {
    expect(keyOfName(name, count)).toBe(expected);
    expect(intoleranceKey.safeParse(expected).success).toBe(true);
  });
});

it('każda nazwa pozycji jest zapisana raz, bez względu na wielkość liter i ogonki', () => {
  const rows = nameRowsOf({
    key: 'k',
    name: 'Żyto',
    aliases: ['zyto', 'ŻYTO ', 'Mąka żytnia', 'maka  zytnia'],
  });

  expect(rows.map(({ folded, name, position }) => [folded, name, position])).toEqual([
    ['zyto', 'Żyto', 0],
    ['maka zytnia', 'Mąka żytnia', 1],
  ]);
});

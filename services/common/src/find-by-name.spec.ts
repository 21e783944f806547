import { expect, test } from '@jest/globals';
import { findByName } from './find-by-name.js';

const rows = [
  { id: 'p-1', name: 'Żaneta Ćwiklińska' },
  { id: 'p-2', name: 'Łukasz Gołąb 50%' },
  { id: 'p-3', name: 'Anna_Maria Ćwik' },
];
const find = (text: string, limit = 10) => findByName(rows, { text, limit });

test.each([
  ['cwik', ['p-1', 'p-3']],
  ['łukasz  gol', ['p-2']],
  ['%', ['p-2']],
  ['_', ['p-3']],
  ['\\', []],
  ['nikt', []],
])('a name that holds %s is found letter for letter, whatever its case and accents', (text, ids) => {
  expect(find(text)).toEqual({ ids, isMore: false });
});

test('of more than are asked for the first are told, and that there are others', () => {
  expect(find('ćwik', 1)).toEqual({ ids: ['p-1'], isMore: true });
  expect(find('ćwik', 2)).toEqual({ ids: ['p-1', 'p-3'], isMore: false });
});

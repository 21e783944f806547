import { expect, it } from '@jest/globals';
import { stemOf } from './word-stem.js';

it.each([
  ['bez cebulowych', 'cebul'],
  ['brukselkka', 'bruks'],
  ['nie lubi kasz', 'kasz'],
  ['ryb wędzonych', 'wędzo'],
  ['sos', 'sos'],
  ['123', ''],
])('dla „%s” podpowiedzi zaczynają się od „%s”', (entry, stem) => {
  expect(stemOf(entry)).toBe(stem);
});

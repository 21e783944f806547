import { expect, it } from '@jest/globals';
import { joinNames } from './names.js';

it('names that hold commas stay apart in a list', () => {
  expect(joinNames(['Ser, gouda', 'Mąka, żytnia'])).toBe('Ser, gouda; Mąka, żytnia');
});

import { expect, it } from '@jest/globals';
import { decideSeeding } from './seeding.decision.js';

const seedAuthor = 'seed@pora';

it.each([
  ['is loaded when it is new', undefined, undefined, 'insert'],
  ['leaves alone what a person made under the same id', undefined, 'ewa@pora.test', 'keep'],
  ['does nothing when nothing is new', 'b', seedAuthor, 'nothing'],
  ['is renewed when nobody has touched it', 'a', seedAuthor, 'replace'],
  ['stays as a person edited it', 'a', 'ewa@pora.test', 'keep'],
  ['does not come back after a person deleted it', 'a', undefined, 'keep'],
] as const)('a starter record %s', (_, loadedBefore, lastAuthor, decision) => {
  expect(decideSeeding({ offered: 'b', loadedBefore, lastAuthor, seedAuthor })).toBe(decision);
});

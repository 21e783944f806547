import { expect, it } from '@jest/globals';
import { UNCLEAR_REASONS } from '@pora/contracts/catalog/word-decision.vocabulary';
import { answersFor } from './word-answers.js';

it('[decisions 72] „Może to jeść” jest odpowiedzią tam, gdzie mogło się zmienić albo inne pole tak mówi', () => {
  const offered = UNCLEAR_REASONS.filter((reason) =>
    answersFor({ field: 'disliked', reason, hasNames: true }).includes('permitted'),
  );
  expect(offered).toEqual(['past', 'contradicts']);
});

it('[decisions 72] bez nazwy nie ma czego potwierdzić ani dozwolić', () => {
  for (const reason of UNCLEAR_REASONS)
    expect(answersFor({ field: 'allergies', reason, hasNames: false })).toEqual([
      'means',
      'not_food',
      'note',
    ]);
});

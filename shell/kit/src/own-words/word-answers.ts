import {
  asksAboutFood,
  type UnclearReason,
  type WordAnswer,
  type WordField,
} from '@pora/contracts/catalog/word-decision.vocabulary';

/** What is known of a phrase that is asked about. */
export interface AskedPhrase {
  readonly field: WordField;
  readonly reason?: UnclearReason | undefined;
  /** Names of what would be kept out were found in it. */
  readonly hasNames: boolean;
}

/** Answers to a phrase that waits, the likeliest first (decision 72). */
export function answersFor({ field, reason, hasNames }: AskedPhrase): readonly WordAnswer[] {
  if (!asksAboutFood(field)) return hasNames ? ['confirmed', ...ELSEWHERE] : [...ELSEWHERE, 'note'];
  if (!hasNames) return ['means', 'not_food', 'note'];
  // What was so once may be eaten by now, and what another field says to be eaten may be.
  return reason === 'past' || reason === 'contradicts'
    ? ['confirmed', 'permitted', 'means', 'note']
    : ['confirmed', 'means', 'not_food', 'note'];
}

const ELSEWHERE: readonly WordAnswer[] = ['means', 'not_food', 'relative'];

/** Answers to a phrase that was understood, or decided before. */
export const CHANGED_ANSWERS: readonly WordAnswer[] = ['means', 'permitted', 'not_food', 'relative', 'note'];

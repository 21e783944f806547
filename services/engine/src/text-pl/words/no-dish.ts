/** Answers about what is not liked that name no food: things to do, and praise. */
import { isMarked } from './elements.js';
import type { Said } from './said.js';

/** "nie lubię gotować", "nie lubię jeść rano": what is disliked is no food. */
export function isNoDish({ flags, clause }: Said): boolean {
  const isOther = clause.elements.some((one) => isMarked(one, 'chore', 'condition'));
  return isOther && !flags.has('allergy') && !flags.has('medical') && clause.inside.length === 0;
}

const NO_PRAISE = ['unknown', 'unsure', 'harm', 'medical', 'amount', 'denial', 'allergy', 'yes'] as const;

/** "duszone w potrawie jak najbardziej" */
export function isPraise({ flags, clause, carried }: Said): boolean {
  const hasOk = clause.elements.some((one) => isMarked(one, 'ok'));
  return carried === 'permit' && hasOk && !NO_PRAISE.some((flag) => flags.has(flag));
}

/** What a dietitian decided about a phrase, and what that makes of it. */
import type { ReadPhrase, WordDecision, WordField } from '../read-phrase.js';
import { tidyText } from '@pora/text-pl/fold';

/** What decisions are found by: the field and the phrase, whatever its case and blanks. */
export function decisionKey(one: Pick<WordDecision, 'field' | 'phrase'>): string;
export function decisionKey(field: WordField, phrase: string): string;
export function decisionKey(one: Pick<WordDecision, 'field' | 'phrase'> | WordField, phrase = ''): string {
  return typeof one === 'string' ? `${one} ${tidyText(phrase)}` : `${one.field} ${tidyText(one.phrase)}`;
}

interface Known {
  /** Whether anything was read that could be kept out. */
  readonly hasRules: boolean;
  readonly base: readonly { readonly id?: number | null | undefined }[];
}

/** The phrase after the decision; `keeps` tells which foods stay out, undefined: what was read, as without it. */
export function decide(
  phrase: ReadPhrase,
  decision: WordDecision | undefined,
  known: Known,
): { phrase: ReadPhrase; keeps?: 'read' | 'means' | 'nothing' } {
  if (!decision) return { phrase };
  const { reason: _reason, elsewhere: _elsewhere, ...rest } = phrase;
  const closed = { ...rest, decision, isOpen: false };
  switch (decision.answer) {
    case 'confirmed':
      // Nothing was read: there is nothing to confirm.
      if (!known.hasRules) return { phrase };
      return { phrase: { ...closed, reading: 'avoided' }, keeps: 'read' };
    case 'means':
      if (!meansAnything(decision, known)) return { phrase };
      return { phrase: { ...closed, reading: 'avoided' }, keeps: 'means' };
    case 'permitted':
      return { phrase: { ...closed, reading: 'permitted' }, keeps: 'nothing' };
    case 'not_food':
    case 'relative':
      return { phrase: { ...closed, reading: 'not_food' }, keeps: 'nothing' };
    case 'note':
      return { phrase: { ...phrase, decision, isOpen: false } };
  }
}

/** Foods that all left the base mean nothing any more. */
function meansAnything(
  { foodIds = [], categories = [], allergens = [] }: WordDecision,
  { base }: Known,
): boolean {
  if (categories.length + allergens.length > 0) return true;
  if (foodIds.length === 0) return false;
  const wanted = new Set(foodIds);
  return base.some(({ id }) => id !== null && id !== undefined && wanted.has(id));
}

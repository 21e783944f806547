import {
  type KeptWordDecision,
  type WordDecision,
  wordDecisionKey,
} from '@pora/contracts/catalog/word-decision.model';

/** What is decided now, and what is to be asked again. */
export interface DecidedWords {
  readonly decisions: readonly WordDecision[];
  readonly undecided: readonly Pick<WordDecision, 'field' | 'phrase'>[];
}

/** Decisions after a change, with its author: the last one about a phrase holds. */
export function withDecisions(
  kept: readonly KeptWordDecision[],
  { decisions, undecided }: DecidedWords,
  { by, at }: Pick<KeptWordDecision, 'by' | 'at'>,
): KeptWordDecision[] {
  const byPhrase = new Map(kept.map((one) => [wordDecisionKey(one), one]));
  for (const phrase of undecided) byPhrase.delete(wordDecisionKey(phrase));
  for (const decision of decisions) {
    const key = wordDecisionKey(decision);
    const known = byPhrase.get(key);
    // The same once more stays with who took it first.
    const isSame = known !== undefined && meaningOf(known) === meaningOf(decision);
    byPhrase.set(key, isSame ? known : { ...decision, by, at });
  }
  return [...byPhrase.values()];
}

function meaningOf({
  answer,
  foodIds,
  categories,
  allergens,
}: Omit<WordDecision, 'field' | 'phrase'>): string {
  const ids = [...new Set(foodIds)].sort((a, b) => a - b);
  return JSON.stringify([answer, ids, [...categories].sort(), [...allergens].sort()]);
}

import { lowerFirst } from '@pora/engine/dish-name';
import { isDenial } from '@pora/engine/text-pl/avoidance-entry';
import { FoodMeanings } from '@pora/engine/text-pl/food-meanings';
import { decisionKey } from '@pora/engine/text-pl/words/decisions';
import { readEntry } from '@pora/engine/text-pl/words/reader';
import type { WordAnswer, WordField } from '@pora/contracts/catalog/word-decision.vocabulary';
import type { AvoidedFoods } from '../patients/plan-patients.service.js';
import { printableText } from './safe-text.js';

/** Decided words that keep nothing from this patient: told as excluded they would be untrue. */
const NOT_THE_PATIENTS = new Set<WordAnswer>(['relative', 'not_food', 'permitted']);
/** Where one clause ends and the next begins is read without a base of foods. */
const NO_BASE = FoodMeanings.of([]);

/**
 * Answers of a field as the patient wrote them, without plain denials and without what was decided to be somebody
 * else's, no food, or eaten. A line with nothing of the kind stays as it was written.
 */
export function declaredFoods(
  answers: readonly string[],
  field: WordField,
  { decisions }: Pick<AvoidedFoods, 'decisions'>,
): string[] {
  const decided = new Map(decisions.map((decision) => [decisionKey(decision), decision.answer]));
  const isTheirs = (phrase: string) => {
    const answer = decided.get(decisionKey(field, phrase));
    return answer === undefined || !NOT_THE_PATIENTS.has(answer);
  };
  return answers
    .flatMap((answer) => answer.split(/[\n;]/))
    .flatMap((line) => {
      if (line.trim() === '' || isDenial(line.trim()) || !isTheirs(line)) return [];
      const clauses = readEntry(line, field, NO_BASE).map(({ text }) => text);
      const kept = clauses.filter(isTheirs);
      if (kept.length === clauses.length) return [lowerFirst(printableText(line))];
      const told = kept.filter((text) => !isDenial(text)).join(', ');
      return told === '' ? [] : [lowerFirst(printableText(told))];
    });
}

import { lowerFirst } from '@pora/engine/dish-name';
import { isDenial } from '@pora/engine/text-pl/avoidance-entry';
import { FoodMeanings } from '@pora/engine/text-pl/food-meanings';
import { otherWordsOf } from '@pora/engine/text-pl/read-phrase';
import { decisionKey } from '@pora/engine/text-pl/words/decisions';
import { readEntry } from '@pora/engine/text-pl/words/reader';
import {
  comparable,
  type WordAnswer,
  type WordField,
} from '@pora/contracts/catalog/word-decision.vocabulary';
import type { AvoidedFoods } from '../patients/plan-patients.service.js';
import { printableText } from './safe-text.js';

/** What was written, and of whom: in the survey of a child a parent's "córka" is the patient. */
export type AvoidedWords = AvoidedFoods & { readonly isChild?: boolean };

/** Decided words that keep nothing from this patient: told as excluded they would be untrue. */
const NOT_THE_PATIENTS = new Set<WordAnswer>(['relative', 'not_food', 'permitted']);
/** Decided words that keep something from this patient. */
const KEPT_OUT = new Set<WordAnswer>(['confirmed', 'means']);
/** Where one clause ends and the next begins is read without a base of foods. */
const NO_BASE = FoodMeanings.of([]);

/**
 * Answers of a field as the patient wrote them, without plain denials and without what was decided to be somebody
 * else's, no food, or eaten. A line with nothing of the kind stays as it was written.
 */
export function declaredFoods(
  answers: readonly string[],
  field: WordField,
  { decisions, isChild = false }: Pick<AvoidedWords, 'decisions' | 'isChild'>,
): string[] {
  const decided = new Map(decisions.map((decision) => [decisionKey(decision), decision.answer]));
  const isTheirs = (phrase: string) => {
    const answer = decided.get(decisionKey(field, phrase));
    return answer === undefined || !NOT_THE_PATIENTS.has(answer);
  };
  return answers
    .flatMap((answer) => answer.split(/[\n;]/))
    .flatMap((line) => {
      if (line.trim() === '' || isDenial(line.trim(), isChild) || !isTheirs(line)) return [];
      const clauses = readEntry(line, field, NO_BASE, isChild).map(({ text }) => text);
      const kept = clauses.filter(isTheirs);
      if (kept.length === clauses.length) return [lowerFirst(printableText(line))];
      const told = kept.filter((text) => !isDenial(text, isChild)).join(', ');
      return told === '' ? [] : [lowerFirst(printableText(told))];
    });
}

/**
 * What the dietitian confirmed of fields that do not ask about food (decision 55), in the words of the phrase as the
 * screen shows it. One that was written anew since then, as "celiakia" into "celiakia wykluczona", is another phrase.
 */
export function confirmedElsewhere({ decisions, isChild = false, ...avoids }: AvoidedWords): string[] {
  const fields: Partial<Record<WordField, readonly string[]>> = otherWordsOf(avoids);
  return decisions
    .filter(({ answer }) => KEPT_OUT.has(answer))
    .filter(({ field, phrase }) =>
      (fields[field] ?? []).some((text) => isPhraseOf(text, { field, phrase, isChild })),
    )
    .map(({ phrase }) => lowerFirst(printableText(phrase.trim())));
}

const END = /^\s*(?:$|[.,;:!?()[\]\n–—])/u;
const START = /(?:^|[.,;:!?()[\]\n–—])\s*$/u;

/** A clause of the text, or what stands between two marks of it: names of foods may hold commas. */
function isPhraseOf(
  text: string,
  { field, phrase, isChild }: { field: WordField; phrase: string; isChild: boolean },
): boolean {
  const key = decisionKey(field, phrase);
  if (readEntry(text, field, NO_BASE, isChild).some((clause) => decisionKey(field, clause.text) === key))
    return true;
  const wanted = comparable(phrase);
  const whole = text.split('\n').map(comparable).join('\n');
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1))
    if (START.test(whole.slice(0, at)) && END.test(whole.slice(at + wanted.length))) return true;
  return false;
}

import { type UnderstoodPhrase } from '@pora/contracts/catalog/own-word.model';
import { splitPreferences } from '@pora/contracts/patients/survey.model';
import { type WordField } from '@pora/contracts/catalog/word-decision.vocabulary';

/** What the words of one field mean. */
export interface FieldWords {
  /** Foods of the base, each once, however many words mean it. */
  foods: number;
  /** Phrases that wait for a decision. */
  unclear: readonly UnderstoodPhrase[];
}

/** Foods that some phrases mean, each counted once. */
export function countFoods(phrases: readonly UnderstoodPhrase[]): number {
  return new Set(phrases.flatMap(({ foodIds }) => foodIds)).size;
}

/** What is known of the words in one field. @param typed what stands in it */
export function wordsOfField(
  phrases: readonly UnderstoodPhrase[],
  field: WordField,
  typed: string,
): FieldWords {
  const ofField = phrases.filter((one) => one.field === field);
  const entries = new Set(splitPreferences(typed).map((entry) => entry.trim()));
  // The lists of all groups are one field.
  const here = field === 'disliked' ? ofField.filter(({ entry }) => isHere(entries, entry)) : ofField;
  return { foods: countFoods(here), unclear: here.filter(({ isOpen }) => isOpen) };
}

/** Of an entry with several parts only one may be meant. */
function isHere(entries: ReadonlySet<string>, entry: string): boolean {
  return entries.has(entry.trim()) || [...entries].some((typed) => typed.includes(entry));
}

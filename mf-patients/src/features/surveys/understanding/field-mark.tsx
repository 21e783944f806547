import { type WordField } from '@pora/contracts/catalog/word-decision.vocabulary';
import { CountPill, VisuallyHidden } from '@pora/ui';
import { wordsOfField } from './field-words.js';
import { understandingStrings as t } from './understanding.strings.js';
import { useUnderstood } from './understanding-context.js';
import { WordChoice } from './word-choice.js';

interface FieldMarkProps {
  source: WordField;
  /** What stands in the field. */
  typed: string;
}

/** In a field: how many foods of the base its words mean, or that one of them means none (decisions 33 and 34). */
export function FieldMark({ source, typed }: FieldMarkProps) {
  const { phrases } = useUnderstood();
  if (!phrases || typed.trim() === '') return null;
  const { foods, unclear } = wordsOfField(phrases, source, typed);
  const [phrase] = unclear;
  if (phrase !== undefined) return <WordChoice entry={phrase.text} isInField />;
  if (foods === 0) return null;
  return (
    <CountPill>
      <span aria-hidden>{foods}</span>
      <VisuallyHidden>{t.foods(foods)}</VisuallyHidden>
    </CountPill>
  );
}

import { CountPill, VisuallyHidden } from '@pora/ui';
import { wordsOfField, type WordSource } from './field-words.js';
import { understandingStrings as t } from './understanding.strings.js';
import { useUnderstood } from './understanding-context.js';
import { WordChoice } from './word-choice.js';

interface FieldMarkProps {
  source: WordSource;
  /** What stands in the field. */
  typed: string;
}

/** In a field: how many foods of the base its words mean, or that one of them means none (decisions 33 and 34). */
export function FieldMark({ source, typed }: FieldMarkProps) {
  const { words } = useUnderstood();
  if (!words || typed.trim() === '') return null;
  const { foods, unclear } = wordsOfField(words, source, typed);
  const [entry] = unclear;
  if (entry !== undefined) return <WordChoice entry={entry} isInField />;
  if (foods === 0) return null;
  return (
    <CountPill>
      <span aria-hidden>{foods}</span>
      <VisuallyHidden>{t.foods(foods)}</VisuallyHidden>
    </CountPill>
  );
}

/** Questions that are answered by boxes and by yes and no: where they begin, and what of them the answer needs. */
import { foldText } from '@pora/text-pl/fold';
import { boxed, hasBox, isBlank } from './answers.js';
import { splitLabels, type Piece } from './label-split.js';
import { matchLabel, type Target } from './labels.js';
import { isSomeSoFar } from './lines-so-far.js';
import { isPrinted, isQuestion } from './line-look.js';
import { isWeighed } from './question-topics.js';
import { textOfLine, type Line } from './word-document.js';
import { wordTest } from './word-patterns.js';
import { EXAMPLE_WORDS, SPECIFIC_WORDS } from './label-words.data.js';
import { TICKED, UNTICKED } from './word-text.js';

const BOX = new RegExp(`[${TICKED}${UNTICKED}]`, 'gu');
const YES_OR_NO = /^(?:tak|nie)(?!\p{L})/iu;
const isSpecific = wordTest(`${EXAMPLE_WORDS} ${SPECIFIC_WORDS}`);

/** "Leczę się z powodu: ☒ nadciśnienia ☐ cukrzycy" asks for itself below an answer that was typed. */
const ASKS_BEFORE_BOXES = new RegExp(
  `^[\\s\\d.)]*\\p{Lu}[^${TICKED}${UNTICKED}]*[:?]\\s*[${TICKED}${UNTICKED}]`,
  'u',
);

/** Whether a line below boxes asks anew: its own words before its boxes, or boxes of its own below it. */
export function isAskedByBoxes(lines: readonly Line[], line: Line, next: Line | undefined): boolean {
  const text = boxed(textOfLine(line));
  const boxes = text.match(BOX)?.length ?? 0;
  if (!isSomeSoFar(lines, hasBox)) return lines.length > 0 && boxes > 1 && ASKS_BEFORE_BOXES.test(text);
  if (boxes === 0) return !line.isListed && line.isFirst && next !== undefined && hasBox(next);
  return boxes > 1 && /^[\s\d.)]*\p{Lu}.*\p{L}{2}[^☐☒]*[☐☒]/u.test(text);
}

/** "Czy szkodzi Pani mleko?" answered by "tak" says nothing without its question. */
export function withItsQuestion(label: string, answer: string): string {
  if (!YES_OR_NO.test(answer)) return answer;
  const words = foldText(label).match(/[a-z]+/gu) ?? [];
  return words.some(isSpecific) ? `${label.replace(/[\s:]+$/u, '')}: ${answer}` : answer;
}

/** "Inne" goes on with what was asked before; only among complaints it is one. */
export const isOthers = (label = '') => /^\s*inne\W*$/iu.test(label);

/** "Alergie: mleko, może jaja?" answers itself; "Jak często spożywane są: nabiał?" asks. */
export function answeredIn(line: Line): Piece | 'itself' | undefined {
  const [first] = splitLabels(line);
  if (!first) return undefined;
  const value = textOfLine(first.value);
  // "Uwagi: *" is obliged to answer and does not.
  if (isBlank(value.replaceAll('*', ''))) return undefined;
  if (!isQuestion(value)) return 'itself';
  // "Ile pijesz? W jakiej formie: woda, kawa?" goes on asking behind its first question.
  if (first.label.split('?').slice(1).some(isPrinted)) return undefined;
  if (isAnsweredByQuestion(first, value)) return first;
  return first.target.kind !== 'foreign' && !isPrinted(value) ? first : undefined;
}

/** The words before its colon ask, and a question behind it answers. */
export function isAnsweredInside(line: Line): boolean {
  const [first] = splitLabels(line);
  return first?.isMarked === true && isAnsweredByQuestion(first, textOfLine(first.value));
}

/** "Uwagi: czy mogę pić sok z buraka?": a question that no form prints is what somebody wants to know. */
export function isAnsweredByQuestion(
  { label, target }: { readonly label: string; readonly target: Target },
  text: string,
): boolean {
  const isForNotes = target.kind === 'field' && target.field === 'patientNotes';
  const isFree = isForNotes || /(?<!\p{L})pytania(?!\p{L})/iu.test(label);
  return isFree && !matchLabel(text) && !isWeighed(text);
}

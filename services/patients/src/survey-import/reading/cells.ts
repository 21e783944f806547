/** What stands in the fields of a table. */
import { boxed, isBlank } from './answers.js';
import { asksBehindColon } from './behind-colon.js';
import { generalOf } from './heading-answers.js';
import { LONGEST_LABEL, matchLabel } from './labels.js';
import { isWeighed, targetOfQuestion } from './question-topics.js';
import { linesOf, textOfLine, type Cell, type Line } from './word-document.js';
import { TICKED } from './word-text.js';

/** A mark in a cell that says "this one". */
const MARK = new RegExp(`^(?:[xX×✕vV+*•●]|tak|${TICKED})$`, 'u');
const EMPTY_BOX = /^☐$/u;

/** Lines of a field that say something. */
export const filledLines = (cell: Cell | undefined): Line[] =>
  cell ? linesOf(cell.blocks).filter((line) => !isBlank(textOfLine(line))) : [];

/** The numbers of these lines. */
export const placesOf = (cell: Cell | undefined): number[] => filledLines(cell).map(({ at }) => at);

/** The text of a field on one line, without leaders at its end. */
export function textOf(cell: Cell | undefined): string {
  const text = filledLines(cell).map(textOfLine).join(' ').replace(/\s+/gu, ' ').trim();
  return text.replace(/(?:\.{3,}|…+|_{2,})$/u, '').trim();
}

/** Whether a field holds nothing but the mark of a choice. */
export const isMark = (cell: Cell | undefined) => MARK.test(boxed(textOf(cell)).trim());

/** Whether a field holds nothing, or a box nobody ticked. */
export const isUnmarked = (cell: Cell | undefined) =>
  textOf(cell) === '' || EMPTY_BOX.test(boxed(textOf(cell)).trim());

/** Whether a field is the running number of its row. */
export const isRowNumber = (cell: Cell | undefined) => /^\d{1,3}\s?[.)]?$/u.test(textOf(cell));

/** Behind a colon something answers, unless all of it asks: "Czy w rodzinie występują: cukrzyca, nowotwory?". */
const holdsAnswer = (text: string) =>
  /:\s*\S/u.test(text) && !/[?*]\s*$/u.test(text) && !asksBehindColon(text);

/** Whether a cell holds a label and no answer. */
export function isLabel(cell: Cell | undefined): boolean {
  const text = textOf(cell);
  if (text === '' || text.length > LONGEST_LABEL || holdsAnswer(text) || /[☐☒]/u.test(boxed(text)))
    return false;
  const match = matchLabel(text);
  return match !== undefined && match.target.kind !== 'section';
}

/** Whether a cell may hold a question: one whose words are known, or that is about something a form asks. */
export function mayAsk(cell: Cell | undefined): boolean {
  const text = textOf(cell);
  return isLabel(cell) || (text.length <= LONGEST_LABEL && /^\p{Lu}/u.test(text) && isWeighed(text));
}

/** A cell such as "nie" or "po kawie" is an answer, though its words could ask. */
export const isAnswerWord = (cell: Cell) =>
  /^(?:\p{Ll}|\d+(?![.)]\s*\p{L})|[+-]\d)/u.test(textOf(cell)) && !/[:?*]\s*$/u.test(textOf(cell));

/** Beside answers on the right everything on the left asks, also behind a colon: "Ruch w ciągu dnia: spacery, gimnastyka". */
export function isAskedBeside(cell: Cell): boolean {
  const text = textOf(cell);
  const isOne = filledLines(cell).length === 1 && text.length <= LONGEST_LABEL;
  return isOne && /^[\s\d.)]*\p{Lu}.*\p{L}/u.test(text) && !/[☐☒]/u.test(boxed(text)) && mayStand(text);
}
function mayStand(text: string): boolean {
  const target = matchLabel(text)?.target ?? targetOfQuestion(text);
  if (target?.kind === 'section') return generalOf(target) !== undefined;
  // "Owoce, które lubię: jabłka" beside "gruszki" would become a food.
  return !(target?.kind === 'taste' && holdsAnswer(text));
}

/** Whether something behind a colon, or the next question, stands in a cell. */
export const holdsMore = (cell: Cell | undefined) => holdsAnswer(textOf(cell));

/** Of two filled cells the left one names the right one, when it is as short as a label. */
export function isForeignLabel(cell: Cell, filled: number): boolean {
  const text = textOf(cell);
  const isShort = filledLines(cell).length === 1 && text.length <= 120 && !holdsAnswer(text);
  return isShort && filled === 2 && /\p{L}/u.test(text) && matchLabel(text)?.target.kind !== 'section';
}

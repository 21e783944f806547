/**
 * Counts the words of a document: what neither was taken as an answer, nor is a question, a heading or an option nobody
 * chose, is handed to a person. It knows nothing of how the form was read.
 */
import { foldText } from '@pora/text-pl/fold';
import { boxed } from './answers.js';
import { textOfLine, type Line } from './word-document.js';
import { TICKED, UNTICKED } from './word-text.js';

const WORD = /[\p{L}\p{N}]+/gu;
const OPTION = new RegExp(`${UNTICKED}[^${TICKED}${UNTICKED}]*`, 'gu');
/** A question inside of a line that asks on: "tak, jakie:", "jeśli tak, to na co?". */
const ASKED_ON =
  /(?:je[śs]li tak,?\s*)?(?:to\s)?(?<!\p{L})(?:jakie|jaki|jaka|kiedy|które|ile|na co|podaj)\s*[:?)]/giu;
const PLACEHOLDER = /(?:kliknij|wybierz|wpisz|click or tap)[^.]*(?:tekst|element|datę|text|date)\p{L}*\.?/giu;
const YES_NO = /^\s*(?:tak|nie)\s*[/|\\]\s*(?:tak|nie)\s*[.…_]*$/iu;
const NUMBERING = /^\s*\(?\d{1,3}(?:\.\d{1,2})*\s?[.)](?=\s|$)|^\s*\d{1,3}\s*$/u;

/** What is known of the words of each line. */
export class Accounting {
  /** A text of many lines is kept once for all of them. */
  private readonly texts = new Map<number, ReadonlySet<string>[]>();

  /** A text that stands in these lines is in sight: in a field, among the texts without one, or as a question. */
  explain(lines: readonly number[], text: string): void {
    const words = new Set(wordsOf(text));
    for (const at of lines) {
      const known = this.texts.get(at);
      if (known) known.push(words);
      else this.texts.set(at, [words]);
    }
  }

  /** The parts of a line that nobody has accounted for, as they stand there. */
  restOf(line: Line): string[] {
    const known = this.texts.get(line.at);
    const written = line.runs
      .filter(({ isStruck }) => !isStruck)
      .map(({ text }) => text)
      .join('');
    if (YES_NO.test(written)) return [];
    const text = boxed(written)
      .replace(NUMBERING, ' ')
      .replace(OPTION, ' ')
      .replace(ASKED_ON, ' ')
      .replace(PLACEHOLDER, ' ');
    return partsOf(text, (word) => known?.some((words) => words.has(word)) ?? false);
  }
}

/** Runs of words that are not known. */
function partsOf(text: string, isKnown: (word: string) => boolean): string[] {
  const parts: { from: number; to: number }[] = [];
  let isGoingOn = false;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const isLost = !wordsOf(word).every(isKnown);
    const last = parts.at(-1);
    if (isLost && isGoingOn && last) last.to = index + word.length;
    else if (isLost) parts.push({ from: index, to: index + word.length });
    isGoingOn = isLost;
  }
  return parts.map(({ from, to }) => text.slice(from, to).replace(/\s+/gu, ' ').trim());
}

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a line says anything. */
export const saysSomething = (line: Line) => /[\p{L}\p{N}]/u.test(textOfLine(line));

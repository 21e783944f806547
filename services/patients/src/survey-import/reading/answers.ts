/** What the lines behind a label say as an answer: the ticked options, what is not struck, no leaders. */
import { textOfLine, type Line } from './word-document.js';
import { TICKED, UNTICKED, type Run } from './word-text.js';

const BOX = new RegExp(`[${TICKED}${UNTICKED}]`, 'u');
const LEADERS = /(?:\.[ ]?){3,}|…+|_{2,}|(?:–\s?){3,}|-{3,}/gu;
const NOTHING = /^[\s.…_–—\-:;,/|]*$/u;
const YES_NO = /^(?:tak|nie|czasem|czasami|rzadko|nie wiem)$/iu;
/** A question inside of an answer that nothing follows: "tak, jakie:". */
const OPEN_QUESTION =
  /[,;(\s]*(?:je[śs]li tak,?\s*)?(?:to\s)?(?<!\p{L})(?:jakie|jaki|jaka|kiedy|które|ile|na co|podaj)\s*[:?)]+\s*$/iu;
const LEAD = /^\s*(?:[-–—•·*▪►➢]\s+|[:–—]\s*|odp(?:owied[źz])?\.?\s*:\s*)/iu;
const UNKNOWN_ANSWER =
  /^(?:kliknij|klikni[jm]\p{L}*|wybierz element|wpisz tekst|click or tap)(?=\s|,|$).*(?:wprowadzić|tekst|element|datę|enter).*$/iu;

/** Whether the line has a box to tick. */
export const hasBox = (line: Line) => BOX.test(boxed(textOfLine(line)));

/** Whether a text says nothing: blanks, dots, a dash. */
export const isBlank = (text: string) => NOTHING.test(text);

/** Whether a line of dots or underscores waits for an answer. */
export const hasLeaders = (text: string) => text.search(LEADERS) >= 0;

/** The answer of some lines: ticked options are joined by commas, other lines by line breaks. */
export function answerOf(lines: readonly Line[]): string {
  return answersOf(lines).join('\n');
}

/** The answers of some lines, one for each line; ticked options come first. */
export function answersOf(lines: readonly Line[]): string[] {
  const ticked: string[] = [];
  const typed: string[] = [];
  for (const line of lines) {
    const chosen = chosenText(line.runs);
    const text = boxed(chosen);
    if (!BOX.test(text)) {
      // "TAK / NIE" with nothing marked beside its boxes is part of the print.
      typed.push(tidyAnswer(chosen));
      continue;
    }
    const { options, rest } = readBoxes(text);
    ticked.push(...options);
    typed.push(rest);
  }
  const answers = typed.filter((text) => text !== '');
  return ticked.length > 0 ? [ticked.join(', '), ...answers] : answers;
}

/** Boxes that are typed, as signs. */
export function boxed(text: string): string {
  return text
    .replace(/\[\s*[xXvV✕×+]\s*\]|\(\s*[xXvV×]\s*\)/gu, TICKED)
    .replace(/\[[\s_]*\]|\([\s_]+\)|\(\)/gu, UNTICKED);
}

/** The text without its leaders, lead and open question. */
export function tidyAnswer(text: string): string {
  const bare = text
    .replace(LEADERS, ' ')
    .replace(LEAD, '')
    .replace(/\s+/gu, ' ')
    .replace(OPEN_QUESTION, '')
    .replace(/^[\s:;,/|]+|[\s;,/|]+$/gu, '');
  return isBlank(bare) || UNKNOWN_ANSWER.test(bare) ? '' : bare;
}

/** What is left of a line: nothing struck, and of marked "tak/nie" what is marked. */
function chosenText(runs: readonly Run[]): string {
  const kept = runs.filter(({ isStruck }) => !isStruck);
  const text = kept.map((run) => run.text).join('');
  const options = text.split(/[/|\\]|\s{2,}|\t/u).map((option) => option.trim());
  const filled = options.filter((option) => option !== '');
  if (filled.length < 2 || !filled.every((option) => YES_NO.test(option))) {
    return tidyQuestion(kept, text);
  }
  const marked = kept
    .filter(({ isMarked }) => isMarked)
    .map((run) => run.text.replace(/[/|\\]/gu, ' ').trim());
  const chosen = marked.filter((option) => YES_NO.test(option));
  return chosen.length === 1 ? (chosen[0] ?? '') : '';
}

/** "TAK / NIE, jakie: mleko" with one word marked is that word and what follows. */
function tidyQuestion(runs: readonly Run[], text: string): string {
  const [, rest] = /^\s*tak\s*[/|\\]\s*nie(?=[\s,:;(])(.*)$/iu.exec(text) ?? [];
  if (rest === undefined) return text;
  const marked = runs
    .filter(({ isMarked }) => isMarked)
    .map((run) => run.text.replace(/[/|\\]/gu, ' ').trim());
  const chosen = marked.find((option) => YES_NO.test(option)) ?? '';
  return [chosen, tidyAnswer(rest)].filter((part) => part !== '').join(', ');
}

/** Ticked options of a line, and what belongs to none. */
function readBoxes(text: string): { options: string[]; rest: string } {
  const [lead = '', ...behind] = text
    .split(new RegExp(`(?=[${TICKED}${UNTICKED}])`, 'u'))
    .map((part) => part);
  const begins = BOX.test(lead.charAt(0));
  const parts = begins ? [lead, ...behind] : behind;
  const before = begins ? '' : lead;
  const last = parts.at(-1) ?? '';
  const areBehind = before.trim() !== '' && isBlank(last.slice(1));
  if (areBehind) {
    // "tak ☐ nie ☒": the text stands before its box.
    const names = [before, ...parts.slice(0, -1).map((part) => part.slice(1))];
    return { options: tidyOptions(names.filter((_, at) => parts[at]?.startsWith(TICKED))), rest: '' };
  }
  const ticked = parts.filter((part) => part.startsWith(TICKED)).map((part) => part.slice(1));
  const isWritten = last.startsWith(UNTICKED) && /^\s*inn[eaiy]\p{L}*\s*[:(]/iu.test(last.slice(1));
  const rest = isWritten ? tidyAnswer(last.slice(last.indexOf(':') + 1)) : '';
  return { options: tidyOptions(ticked), rest: [tidyAnswer(before), rest].filter(Boolean).join(' ') };
}

const tidyOptions = (options: readonly string[]) => options.map(tidyAnswer).filter((option) => option !== '');

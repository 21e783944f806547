/** Tables of a form: pairs of label and answer, rows of questions above their answers, and tables that only lay out a page. */
import { isBlank } from './answers.js';
import {
  filledLines,
  holdsMore,
  isAskedBeside,
  isAnswerWord,
  isForeignLabel,
  isLabel,
  isRowNumber,
  mayAsk,
  placesOf,
  textOf,
} from './cells.js';
import type { FormReader } from './form-reader.js';
import { isTableHead } from './labels.js';
import { isQuestion } from './line-look.js';
import { choiceColumns, isTurned, readChoices, readTurned } from './preference-table.js';
import { linesOf, textOfLine, type Block, type Cell, type Line } from './word-document.js';

type Row = readonly Cell[];

/** Reads blocks one after the other. */
export function readBlocks(reader: FormReader, blocks: readonly Block[]): void {
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'table') readTable(reader, block.rows);
    else reader.readLine(block.line, nextLine(blocks.slice(at + 1, at + 6)));
  }
}

const nextLine = (blocks: readonly Block[]): Line | undefined => {
  for (const block of blocks) {
    const line = firstLine(block);
    if (line) return line;
  }
  return undefined;
};

function firstLine(block: Block): Line | undefined {
  if (block.kind === 'line') return isBlank(textOfLine(block.line)) ? undefined : block.line;
  for (const cell of block.rows.slice(0, 3).flat()) {
    const line = nextLine(cell.blocks.slice(0, 3));
    if (line) return line;
  }
  return undefined;
}

function readTable(reader: FormReader, rows: readonly Row[]): void {
  const head = rows.findIndex((row) => choiceColumns(row).size >= 2);
  const titles = rows[head];
  if (titles) {
    readRows(reader, rows.slice(0, head));
    readChoices(reader, titles, rows.slice(head + 1), choiceColumns(titles));
  } else if (isTurned(rows)) readTurned(reader, rows);
  else readRows(reader, rows);
}

/** Tables of pairs beside each other: labels in every other column, known or written in bold. */
function areColumnsOfPairs(rows: readonly Row[]): boolean {
  const filled = rows.filter((row) => row.some((cell) => textOf(cell) !== ''));
  if (filled.length < FEWEST_PAIR_ROWS || !filled.every((row) => row.length === 4)) return false;
  const asks = (cell: Cell | undefined) => textOf(cell) === '' || mayAsk(cell) || isWrittenBold(cell);
  const labels = filled.flatMap((row) => [row[0], row[2]]).filter(asks).length;
  const answers = filled.flatMap((row) => [row[1], row[3]]);
  const isAnswer = (cell: Cell | undefined) =>
    !isWrittenBold(cell) && (!isLabel(cell) || isAnswerWord(cell as Cell));
  return (
    labels >= filled.length * 2 * MOSTLY_LABELS && answers.filter(isAnswer).length >= answers.length * MOSTLY
  );
}
const FEWEST_PAIR_ROWS = 3;
const MOSTLY = 0.8;
/** A form asks a fifth of its questions, and more, for nothing the survey knows. */
const MOSTLY_LABELS = 0.6;

const isWrittenBold = (cell: Cell | undefined) => {
  const lines = filledLines(cell);
  return (
    lines.length > 0 && lines.every(({ runs }) => runs.every((run) => run.isMarked || run.text.trim() === ''))
  );
};

function readRows(reader: FormReader, rows: readonly Row[]): void {
  if (areColumnsOfPairs(rows)) {
    for (const [label, answer, other, second] of rows) {
      for (const [cell, value] of [
        [label, answer],
        [other, second],
      ] as const)
        if (textOf(cell) !== '') reader.readPair(textOf(cell), filledLines(value), placesOf(cell));
    }
    return;
  }
  const areAnswered = areQuestionsBesideAnswers(rows);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const below = rows[at + 1] ?? [];
    if (isTitleRow(row)) {
      for (const cell of row) reader.addPrint(textOf(cell), placesOf(cell));
    } else if (areQuestions(row, below, rows.length)) {
      for (const [column, cell] of row.entries()) {
        if (textOf(cell) !== '') reader.readPair(textOf(cell), filledLines(below[column]), placesOf(cell));
      }
      at += 1;
    } else readRow(reader, row, areAnswered);
  }
}

const isTitleRow = (row: Row) => {
  const filled = row.filter((cell) => textOf(cell) !== '');
  return filled.length >= 2 && filled.every((cell) => isTableHead(textOf(cell)));
};

/** A row of questions whose answers stand in the next one; a sheet of answers asks what the survey does not as well. */
function areQuestions(row: Row, below: Row, rows: number): boolean {
  const filled = row.filter((cell) => textOf(cell) !== '');
  const isAsked = (cell: Cell) => isLabel(cell) && !isAnswerWord(cell);
  const labels = filled.filter(isAsked).length;
  const weighed = filled.filter((cell) => isAsked(cell) || mayAsk(cell) || isQuestion(textOf(cell))).length;
  const answered = below.filter((cell) => textOf(cell) !== '');
  if (filled.length < 2 || answered.length === 0) return false;
  const areTwoPairs = asksInEveryOther(row) && below.some((cell, at) => at % 2 === 0 && mayAsk(cell));
  const isSheet = rows === 2 && filled.length >= 4 && weighed * 2 >= filled.length && !areTwoPairs;
  if (labels < filled.length && !isSheet) return false;
  return isSheet ? answered.filter(isLabel).length * 2 < weighed : !answered.some(isLabel);
}

/** "Telefon | 600 100 200 | Wzrost | 170": two pairs side by side, and not four questions. */
const asksInEveryOther = (row: Row) =>
  row.length % 2 === 0 && row.every((cell, at) => textOf(cell) === '' || mayAsk(cell) === (at % 2 === 0));

/** Rows of a question and its answer, with or without a number: nearly all of them have two cells, and answers are no labels. */
function areQuestionsBesideAnswers(rows: readonly Row[]): boolean {
  const filled = rows.map(withoutNumber).filter((cells) => cells.length > 0);
  const pairs = filled.filter((cells) => cells.length === 2);
  const clear = pairs.filter(
    ([left, right]) => left && isAskedBeside(left) && !holdsMore(right) && !isAsked(right),
  );
  // "Preferencje: kasze" beside its answer is a question, but where most have a colon they may be answered behind it.
  const plain = clear.filter(([left]) => !holdsMore(left));
  return (
    plain.length >= FEWEST_PAIRS &&
    plain.length * 2 >= clear.length &&
    clear.length >= filled.length * MOSTLY_PAIRS
  );
}
const FEWEST_PAIRS = 4;
/** The others are heads, titles of parts and questions with colons. */
const MOSTLY_PAIRS = 0.7;
const isAsked = (cell: Cell | undefined) => isLabel(cell) && cell !== undefined && !isAnswerWord(cell);

const withoutNumber = (row: Row): Row => {
  const cells = row.filter((cell) => textOf(cell) !== '');
  return cells.length > 1 && isRowNumber(cells[0]) ? cells.slice(1) : cells;
};

function readRow(reader: FormReader, row: Row, areAnswered: boolean): void {
  const cells = row.filter((cell) => textOf(cell) !== '');
  const [number] = cells;
  const isNumbered = number !== undefined && cells.length > 1 && isRowNumber(number);
  if (isNumbered) reader.addPrint(textOf(number), placesOf(number));
  const rest = isNumbered ? row.filter((cell) => cell !== number) : row;
  const [left, right] = rest.filter((cell) => textOf(cell) !== '');
  const isPair = areAnswered && cells.length - (isNumbered ? 1 : 0) === 2;
  if (isPair && left && right && isAskedBeside(left) && !/[:?*]\s*$/u.test(textOf(right)))
    reader.readPair(textOf(left), answerBeside(left, right), placesOf(left));
  else readCells(reader, rest, cells.length - (isNumbered ? 1 : 0));
}

/** What stands behind a colon on the left may be an answer as well: it stays in sight with the one on the right. */
function answerBeside(left: Cell, right: Cell): Line[] {
  const [first, ...others] = filledLines(right);
  if (!first || !holdsMore(left)) return filledLines(right);
  const label = { text: `${textOf(left)}: `, isStruck: false, isMarked: false };
  return [{ ...first, runs: [label, ...first.runs] }, ...others];
}

function readCells(reader: FormReader, row: Row, filled: number): void {
  for (let at = 0; at < row.length; at += 1) {
    const cell = row[at];
    if (!cell || (textOf(cell) === '' && linesOf(cell.blocks).length === 0)) continue;
    const answerAt = answerColumn(row, at);
    if (answerAt !== undefined && (isLabel(cell) || isForeignLabel(cell, filled))) {
      const more = detailColumn(row, answerAt);
      const cells = more === undefined ? [row[answerAt]] : [row[answerAt], row[more]];
      reader.readPair(textOf(cell), cells.flatMap(filledLines), placesOf(cell));
      at = more ?? answerAt;
      continue;
    }
    if (filled > 1) reader.close();
    readBlocks(reader, cell.blocks);
    if (filled > 1) reader.close();
  }
}

/** "TAK / NIE" and, in the next column, what it is about. */
function detailColumn(row: Row, answerAt: number): number | undefined {
  const next = answerAt + 1;
  const cell = row[next];
  if (!/^(?:tak|nie)(?!\p{L})/iu.test(textOf(row[answerAt])) || !cell || textOf(cell) === '')
    return undefined;
  return isLabel(cell) && !isAnswerWord(cell) ? undefined : next;
}

/** The next cell, over the ones a merged cell covers. */
function answerColumn(row: Row, at: number): number | undefined {
  for (let next = at + 1; next < row.length; next += 1) {
    const cell = row[next];
    if (cell && cell.blocks.length > 0) return isLabel(cell) && !isAnswerWord(cell) ? undefined : next;
  }
  return undefined;
}

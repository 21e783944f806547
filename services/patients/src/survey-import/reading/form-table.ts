/** Tables of a form: pairs of label and answer, tables of preferences both ways, and tables that only lay out a page. */
import type { FoodGroup, Preference } from '@pora/contracts/patients/survey.model';
import { boxed, isBlank } from './answers.js';
import type { FormReader } from './form-reader.js';
import { groupsOf, LONGEST_LABEL, matchLabel, preferenceOf } from './labels.js';
import { linesOf, textOfLine, type Block, type Cell, type Line } from './word-document.js';
import { TICKED } from './word-text.js';

type Rows = readonly (readonly Cell[])[];
/** A mark in a cell that says "this one". */
const MARK = new RegExp(`^(?:[xX×✕vV+*•●]|tak|${TICKED})$`, 'u');

/** Reads blocks one after the other. */
export function readBlocks(reader: FormReader, blocks: readonly Block[]): void {
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'table') readTable(reader, block.rows);
    else reader.readLine(block.line, nextText(blocks.slice(at + 1, at + 6)));
  }
}

const nextText = (blocks: readonly Block[]) => {
  for (const block of blocks) {
    const text = linesOf([block])
      .map(textOfLine)
      .find((one) => !isBlank(one));
    if (text !== undefined) return text;
  }
  return '';
};

function readTable(reader: FormReader, rows: Rows): void {
  const head = rows.findIndex((row) => preferenceColumns(row).size >= 2);
  if (head >= 0) {
    readRows(reader, rows.slice(0, head));
    readMatrix(reader, rows.slice(head + 1), preferenceColumns(rows[head] ?? []));
  } else if (isTurned(rows)) readTurned(reader, rows);
  else readRows(reader, rows);
}

function preferenceColumns(row: readonly Cell[]): Map<number, Preference> {
  const columns = row.flatMap((cell, at) => {
    const preference = preferenceOf(textOf(cell));
    return preference ? [[at, preference] as const] : [];
  });
  return new Set(columns.map(([, preference]) => preference)).size >= 2 ? new Map(columns) : new Map();
}

/** Rows are groups or single foods; a merged row or the first column may name the group of the foods. */
function readMatrix(reader: FormReader, rows: Rows, columns: ReadonlyMap<number, Preference>): void {
  reader.close();
  const first = Math.min(...columns.keys());
  for (const row of rows) {
    const labels = row
      .slice(0, first)
      .map(textOf)
      .filter((text) => text !== '');
    const groups = labels.map(groupsOf).find((found) => found !== undefined);
    if (groups) reader.enterGroups(groups, labels[0] ?? '');
    const food = labels.findLast((text) => !groupsOf(text));
    const known = groups ?? reader.currentGroups;
    for (const [column, preference] of columns) {
      const cell = row[column];
      if (!cell || textOf(cell) === '') continue;
      readMatrixCell(reader, {
        cell,
        preference,
        known,
        food: food ?? labels[0] ?? '',
        label: labels.join(' '),
      });
    }
  }
}

interface MatrixCell {
  readonly cell: Cell;
  readonly preference: Preference;
  readonly known: readonly FoodGroup[];
  readonly food: string;
  readonly label: string;
}

function readMatrixCell(reader: FormReader, { cell, preference, known, food, label }: MatrixCell): void {
  const text = boxed(textOf(cell)).trim();
  if (/^☐$/u.test(text)) return;
  // The mark stands for the food, or the group, its row names.
  const lines = MARK.test(text) ? [typedLine(food.toLocaleLowerCase('pl'))] : filledLines(cell);
  reader.readTastes(known, preference, label, lines);
}

const typedLine = (text: string): Line => ({
  runs: [{ text, isStruck: false, isMarked: false }],
  isListed: false,
  isFirst: true,
});

/** Groups stand in the head, preferences in the first column. */
function isTurned(rows: Rows): boolean {
  const groups = (rows[0] ?? []).filter((cell) => groupsOf(textOf(cell)));
  return groups.length >= 2 && rows.slice(1).some((row) => row[0] && preferenceOf(textOf(row[0])));
}

function readTurned(reader: FormReader, rows: Rows): void {
  reader.close();
  const groups = (rows[0] ?? []).map((cell) => groupsOf(textOf(cell)));
  for (const row of rows.slice(1)) {
    const preference = row[0] && preferenceOf(textOf(row[0]));
    for (const [column, known] of groups.entries()) {
      const cell = row[column];
      if (!known || !cell || textOf(cell) === '') continue;
      if (preference) reader.readTastes(known, preference, textOf(rows[0]?.[column]), filledLines(cell));
    }
  }
}

function readRows(reader: FormReader, rows: Rows): void {
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const below = rows[at + 1] ?? [];
    if (areQuestions(row) && !below.some(isLabel) && below.some((cell) => textOf(cell) !== '')) {
      for (const [column, cell] of row.entries()) {
        if (textOf(cell) !== '') reader.readPair(textOf(cell), filledLines(below[column]));
      }
      at += 1;
    } else readRow(reader, row);
  }
}

const areQuestions = (row: readonly Cell[]) => {
  const filled = row.filter((cell) => textOf(cell) !== '');
  return filled.length >= 2 && filled.every(isLabel);
};

function readRow(reader: FormReader, row: readonly Cell[]): void {
  const filled = row.filter((cell) => textOf(cell) !== '').length;
  for (let at = 0; at < row.length; at += 1) {
    const cell = row[at];
    if (!cell || (textOf(cell) === '' && linesOf(cell.blocks).length === 0)) continue;
    const answerAt = answerColumn(row, at);
    if (answerAt !== undefined && (isLabel(cell) || isForeignLabel(cell, filled))) {
      reader.readPair(textOf(cell), filledLines(row[answerAt]));
      at = answerAt;
      continue;
    }
    if (filled > 1) reader.close();
    readBlocks(reader, cell.blocks);
    if (filled > 1) reader.close();
  }
}

/** The next cell, over the ones a merged cell covers. */
function answerColumn(row: readonly Cell[], at: number): number | undefined {
  for (let next = at + 1; next < row.length; next += 1) {
    const cell = row[next];
    if (cell && cell.blocks.length > 0) return isLabel(cell) && !isAnswerWord(cell) ? undefined : next;
  }
  return undefined;
}

/** A cell such as "nie" or "Refluks" right of a label is its answer when it ends the row like one. */
const isAnswerWord = (cell: Cell) => /^\p{Ll}/u.test(textOf(cell)) && !/[:?]\s*$/u.test(textOf(cell));

/** Whether a cell holds a label and no answer. */
function isLabel(cell: Cell): boolean {
  const text = textOf(cell);
  if (text === '' || text.length > LONGEST_LABEL || /:\s*\S/u.test(text) || /[☐☒]/u.test(boxed(text)))
    return false;
  const match = matchLabel(text);
  return match !== undefined && match.target.kind !== 'section';
}

/** Of two filled cells the left one names the right one, when it is as short as a label. */
function isForeignLabel(cell: Cell, filled: number): boolean {
  const text = textOf(cell);
  const isShort = linesOf(cell.blocks).length === 1 && text.length <= 60 && !/:\s*\S/u.test(text);
  return isShort && filled === 2 && /\p{L}/u.test(text) && matchLabel(text)?.target.kind !== 'section';
}

const filledLines = (cell: Cell | undefined): Line[] =>
  cell ? linesOf(cell.blocks).filter((line) => !isBlank(textOfLine(line))) : [];

function textOf(cell: Cell | undefined): string {
  const text = filledLines(cell).map(textOfLine).join(' ').replace(/\s+/gu, ' ').trim();
  return text.replace(/(?:\.{3,}|…+|_{2,})$/u, '').trim();
}

/** Reads one table of a report: its heads, headings and results, column by column as the reports are laid out. */
import type { ReportPlace } from '@pora/contracts/patients/intolerance-set.model';
import {
  hasOwnUnit,
  isAboutReport,
  isKnownCategory,
  isNumbered,
  isUnit,
  mayBeHeading,
  namedOtherOf,
  namedValueOf,
  statesDecimal,
} from './cell-text.js';
import { withCategoriesApart } from './categories-under-names.js';
import type { ColumnLog } from './column-log.js';
import { findPairs, readHead, type Head, type Pair } from './columns.js';
import { isNumberOfHeading, mayBeFood, readEntry, type Entry } from './entries.js';
import { headsWholeRow, keepHeadings } from './headings.js';
import type { Ledger } from './ledger.js';
import { setUpright } from './names-above-results.js';
import { dayIn } from './report-day.js';
import { withCellsApart } from './separated-cells.js';
import { sentencesIn } from './sentences.js';
import { partsOfList } from './told-lists.js';
import { withOneHeadForGroups } from './unit-headings.js';
import type { Cell, Row, Sheet } from './sheet.js';

/** A result as the report states it. */
export interface FoundResult {
  /** Heading above it; null when there is none. */
  readonly category: string | null;
  readonly name: string;
  readonly value: number;
  /** How the report grades it in words. */
  readonly grade: string | null;
  readonly at?: ReportPlace | undefined;
}

/** A food whose result is no number: `ok. 12`, `n.b.`, `#N/A`. */
export interface UnreadResult {
  readonly category: string | null;
  readonly name: string;
  /** The cell as it stands in the report. */
  readonly text: string;
  readonly at?: ReportPlace | undefined;
}

/** What goes on from one page to the next. */
export interface TableState {
  category: string | null;
  head: Head | undefined;
  /** What the heads say, by column. */
  headTexts: readonly string[];
  readonly columns: ColumnLog;
  readonly ledger: Ledger;
  /** A heading nothing has followed so far. */
  openHeading?: Cell | undefined;
  /** Whether a result was found so far. */
  hasResults?: boolean;
  /** Whether names and results stood in one cell so far. */
  isInline?: boolean;
  /** Rows of foods whose result was not understood. */
  readonly unread: UnreadResult[];
}

interface Block {
  readonly head: Head | undefined;
  readonly texts: readonly string[];
  readonly rows: Row[];
}

/** Results of a sheet in the order of its columns; the state is changed to what holds at its end. */
export function readTable({ rows }: Sheet, state: TableState): FoundResult[] {
  return splitAtHeads(tableRows(rows, state), state).flatMap((block) => readBlock(block, state));
}

/** The rows as a table states them: lists in one cell, cells and categories apart, names beside their results. */
const tableRows = (rows: readonly Row[], { ledger }: TableState) =>
  withOneHeadForGroups(setUpright(withCategoriesApart(withCellsApart(rows))), ledger);

/** A table begins at its head, together with the headings right above it. */
function splitAtHeads(rows: readonly Row[], state: TableState): Block[] {
  let block: Block = { head: state.head, texts: state.headTexts, rows: [] };
  const blocks = [block];
  for (const [at, row] of rows.entries()) {
    const head = isUnitsRow(row, rows[at - 1]) ? undefined : readHead(row);
    if (!head) {
      if (!isUnitsRow(row, rows[at - 1])) block.rows.push(row);
      continue;
    }
    const over = overHead(block.rows.at(-1), head) ? block.rows.pop() : undefined;
    const under = isUnitsRow(rows[at + 1], row) ? rows[at + 1] : undefined;
    for (const each of [over, row, under]) if (each) state.ledger.useRow(each);
    state.head = head;
    state.headTexts = textsOf(head, [over, row, under]);
    const above: Row[] = [];
    while (isHeadingRow(block.rows.at(-1))) above.unshift(...block.rows.splice(-1));
    block = { head, texts: state.headTexts, rows: above };
    blocks.push(block);
    const headings = headingsInHead(row, head);
    if (headings.some(Boolean)) block.rows.push(headings);
  }
  return blocks;
}

/** Below some heads the units stand in a row of their own. */
function isUnitsRow(row: Row | undefined, head: Row | undefined): boolean {
  const filled = row?.filter((cell) => cell !== undefined) ?? [];
  if (areMonths(filled) && head && readHead(head)) return true;
  const areUnits = filled.every(
    ({ text }) => text.length <= 10 && /^[[(]?(?:[\p{L}µ. ]+\/ ?[\p{L}]+|%|nm|\d{3} ?nm)[)\]]?$/u.test(text),
  );
  return (
    filled.length > 0 &&
    areUnits &&
    filled.some(({ text }) => isUnit(text) || hasOwnUnit(text)) &&
    head !== undefined &&
    readHead(head) !== undefined
  );
}

/** Below some heads stands the month or day of their test, in brackets: `Poprzednio` above `(02.2026)`. */
const areMonths = (cells: readonly Cell[]) =>
  cells.length > 0 &&
  cells.every(({ text }) => /^\(?(?:\d{1,2}[./-])?\d{1,2}[./-](?:19|20)\d\d(?: r\.?)?\)?$/u.test(text));

/** Days of several tests may stand above the heads of their columns. */
function overHead(row: Row | undefined, head: Head): boolean {
  const filled = row?.filter((cell) => cell !== undefined) ?? [];
  const values = head.filter((role) => role === 'value' || role === 'other').length;
  return (
    filled.length > 0 &&
    values > 1 &&
    filled.every((cell) => dayIn(cell.text) !== undefined && !isAboutReport(cell.text))
  );
}

/** What the rows of a head say about each column; a text above reaches to the next one. */
function textsOf(head: Head, rows: readonly (Row | undefined)[]): string[] {
  const [over, row, under] = rows;
  return head.map((_, column) => {
    const above = over?.slice(0, column + 1).findLast((cell) => cell !== undefined);
    return [above, row?.[column], under?.[column]]
      .map((cell) => cell?.text ?? '')
      .join(' ')
      .trim();
  });
}

const isHeadingRow = (row: Row | undefined) =>
  row !== undefined &&
  row.some(Boolean) &&
  row.every(
    (cell, at) =>
      !cell ||
      mayBeHeading(cell.text) ||
      isNumberOfHeading(
        cell,
        row.slice(at + 1).find((each) => each),
      ),
  );

/**
 * Categories that stand where the heads of the names would, `Nabiał | Wynik (U/ml)`, or beside the head of another table:
 * there only what laboratories call their categories is one.
 */
function headingsInHead(row: Row, head: Head): Row {
  const isHeaded = head.includes('name') || head.includes('category');
  return row.map((cell, column) => {
    if (!cell || head[column] !== undefined || !mayBeHeading(cell.text)) return undefined;
    return isHeaded && !isKnownCategory(cell.text) ? undefined : { ...cell, isMarked: true };
  });
}

function readBlock({ head, texts, rows }: Block, state: TableState): FoundResult[] {
  const pairs = findPairs(rows, head, texts, state.columns);
  const entries = rows.map((row) => pairs.map((pair) => readEntry(row, pair)));
  const told = isInline(pairs) ? readSentences(rows, state) : [];
  if (told.length > 0) return told;
  if (pairs.length === 0) return readLoneTexts(rows, state);
  state.isInline = isInline(pairs);
  const kept = keepHeadings(entries);
  const isAcross = headsWholeRow(rows, kept, pairs);
  const results: FoundResult[] = [];
  let from = 0;
  for (let at = 0; at <= kept.length; at += 1) {
    if (at < kept.length && !isAcross[at]) continue;
    results.push(...readColumns(kept.slice(from, at), pairs.length, state));
    const heading = kept[at]?.find((entry) => entry?.kind === 'heading');
    if (heading?.kind === 'heading') beginCategory(heading.cell, state);
    from = at + 1;
  }
  return results;
}

/** Whether names and results stand in one cell, or no result was found at all. */
const isInline = (pairs: readonly Pair[]) => pairs.every(({ name, value }) => name === value);

const loneTexts = (rows: readonly Row[]) => rows.flatMap((row) => loneText(row) ?? []);

function readSentences(rows: readonly Row[], state: TableState): FoundResult[] {
  const sentences = sentencesIn(loneTexts(rows));
  return sentences.flatMap(({ category, results, others, cells }) => {
    const at = cells[0]?.at;
    state.ledger.use(...cells);
    state.unread.push(...others.map((text) => ({ category, name: text, text, at })));
    return results.map((result) => ({ ...result, category, grade: null, at }));
  });
}

/** Texts that stand alone: the end of a list that began on the page before, or a heading of what follows. */
function readLoneTexts(rows: readonly Row[], state: TableState): FoundResult[] {
  const lone = loneTexts(rows);
  const results: FoundResult[] = [];
  for (const cell of lone) {
    const { text, at } = cell;
    const other = namedOtherOf(text);
    const isOne = !other && partsOfList(text) === undefined;
    const named = isOne && state.isInline && statesDecimal(text) ? namedValueOf(text) : undefined;
    if (other && mayBeHeading(other.name)) {
      state.unread.push({ category: state.category, ...other, at });
      state.ledger.use(cell);
    }
    if (named && mayBeFood(named.name)) {
      results.push({ ...named, category: state.category, grade: null, at });
      state.ledger.use(cell);
    }
  }
  const last = lone.findLast(({ text }) => mayBeHeading(text));
  if (last && results.length === 0) {
    state.category = last.text;
    state.ledger.use(last);
  }
  return results;
}

function loneText(row: Row): Cell | undefined {
  const filled = row.filter(Boolean);
  return filled.length === 1 ? filled[0] : undefined;
}

function readColumns(
  entries: readonly (readonly (Entry | undefined)[])[],
  pairs: number,
  state: TableState,
): FoundResult[] {
  const results: FoundResult[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const row of entries) {
      const entry = row[pair];
      if (entry?.kind === 'heading') beginCategory(entry.cell, state);
      if (entry === undefined || entry.kind === 'heading') continue;
      if (entry.heading !== null) state.category = entry.heading;
      state.ledger.use(...entry.cells);
      state.openHeading = undefined;
      if (entry.kind === 'unread') {
        const { name, text, at } = entry;
        state.unread.push({ category: state.category, name, text, at });
        continue;
      }
      state.hasResults = true;
      results.push({ ...entry.result, category: state.category, at: entry.at });
    }
  }
  return results;
}

/** A heading holds for what follows; one that nothing followed may have been a food without a result. */
function beginCategory(cell: Cell, state: TableState): void {
  endHeading(state);
  state.ledger.use(cell);
  state.category = cell.text;
  state.openHeading = cell;
}

/** Shows the text that stood as a heading above nothing, unless it is one that laboratories use. */
export function endHeading(state: TableState): void {
  const { openHeading: cell } = state;
  state.openHeading = undefined;
  if (!cell || !state.hasResults || cell.isMarked || cell.span > 1) return;
  if (isKnownCategory(cell.text) || isNumbered(cell.text)) return;
  if (mayBeFood(cell.text)) state.unread.push({ category: null, name: cell.text, text: '', at: cell.at });
}

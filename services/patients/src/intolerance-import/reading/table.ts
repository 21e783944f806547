/** Reads one table of a report: its heads, headings and results, column by column as the reports are laid out. */
import {
  hasOwnUnit,
  isAboutReport,
  isClass,
  isKnownCategory,
  isMissing,
  isUpperCase,
  isNumbered,
  isUnit,
  mayBeHeading,
  namedOtherOf,
  namedValueOf,
  statesDecimal,
  valueOf,
} from './cell-text.js';
import { withCategoriesApart } from './categories-under-names.js';
import { findPairs, headsNames, readHead, type Head, type Pair } from './columns.js';
import { setUpright } from './names-above-results.js';
import { withCellsApart } from './separated-cells.js';
import { sentencesIn } from './sentences.js';
import type { Cell, Row, Sheet } from './sheet.js';

/** A result as the report states it. */
export interface FoundResult {
  /** Heading above it; null when there is none. */
  readonly category: string | null;
  readonly name: string;
  readonly value: number;
  /** How the report grades it in words. */
  readonly grade: string | null;
}

/** A food whose result is no number: `ok. 12`, `n.b.`, `#N/A`. */
export interface UnreadResult {
  readonly category: string | null;
  readonly name: string;
  /** The cell as it stands in the report. */
  readonly text: string;
}

/** What goes on from one page to the next. */
export interface TableState {
  category: string | null;
  head: Head | undefined;
  /** Whether names and results stood in one cell so far. */
  isInline?: boolean;
  /** Rows of foods whose result was not understood. */
  readonly unread: UnreadResult[];
}

interface Block {
  readonly head: Head | undefined;
  readonly rows: Row[];
}

type Entry =
  | { readonly kind: 'heading'; readonly text: string; readonly cell: Cell; readonly isOutside: boolean }
  | {
      readonly kind: 'result';
      readonly result: Omit<FoundResult, 'category'>;
      readonly heading: string | null;
    }
  | {
      readonly kind: 'unread';
      readonly name: string;
      readonly text: string;
      readonly heading: string | null;
    };

/** Results of a sheet in the order of its columns; the state is changed to what holds at its end. */
export function readTable({ rows }: Sheet, state: TableState): FoundResult[] {
  return splitAtHeads(setUpright(withCategoriesApart(withCellsApart(rows))), state).flatMap((block) =>
    readBlock(block, state),
  );
}

/** A table begins at its head, together with the headings right above it. */
function splitAtHeads(rows: readonly Row[], state: TableState): Block[] {
  let block: Block = { head: state.head, rows: [] };
  const blocks = [block];
  for (const row of rows) {
    const head = readHead(row);
    if (!head) {
      block.rows.push(row);
      continue;
    }
    state.head = head;
    const above: Row[] = [];
    while (isHeadingRow(block.rows.at(-1))) above.unshift(...block.rows.splice(-1));
    block = { head, rows: above };
    blocks.push(block);
    const headings = headingsInHead(row, head);
    if (headings.some(Boolean)) block.rows.push(headings);
  }
  return blocks;
}

const isHeadingRow = (row: Row | undefined) =>
  row !== undefined && row.some(Boolean) && row.every((cell) => !cell || mayBeHeading(cell.text));

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

function readBlock({ head, rows }: Block, state: TableState): FoundResult[] {
  const pairs = findPairs(rows, head);
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
    if (heading?.kind === 'heading') state.category = heading.text;
    from = at + 1;
  }
  return results;
}

/** Whether names and results stand in one cell, or no result was found at all. */
const isInline = (pairs: readonly Pair[]) => pairs.every(({ name, value }) => name === value);

const loneTexts = (rows: readonly Row[]) => rows.flatMap((row) => loneText(row) ?? []);

function readSentences(rows: readonly Row[], state: TableState): FoundResult[] {
  const sentences = sentencesIn(loneTexts(rows).map(({ text }) => text));
  return sentences.flatMap(({ category, results, others }) => {
    state.unread.push(...others.map((text) => ({ category, name: text, text })));
    return results.map((result) => ({ ...result, category, grade: null }));
  });
}

/** Texts that stand alone: the end of a list that began on the page before, or a heading of what follows. */
function readLoneTexts(rows: readonly Row[], state: TableState): FoundResult[] {
  const lone = loneTexts(rows);
  const results: FoundResult[] = [];
  for (const { text } of lone) {
    const other = namedOtherOf(text);
    if (other && mayBeHeading(other.name)) state.unread.push({ category: state.category, ...other });
    const named = !other && state.isInline && statesDecimal(text) ? namedValueOf(text) : undefined;
    if (named && mayBeFood(named.name)) results.push({ ...named, category: state.category, grade: null });
  }
  const last = lone.findLast(({ text }) => mayBeHeading(text));
  if (last && results.length === 0) state.category = last.text;
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
      if (entry?.kind === 'heading') state.category = entry.text;
      if (entry === undefined || entry.kind === 'heading') continue;
      if (entry.heading !== null) state.category = entry.heading;
      if (entry.kind === 'unread') {
        state.unread.push({ category: state.category, name: entry.name, text: entry.text });
        continue;
      }
      results.push({ ...entry.result, category: state.category });
    }
  }
  return results;
}

/** What a row says in the columns of one pair. */
function readEntry(row: Row, pair: Pair): Entry | undefined {
  const name = row[pair.name];
  const own = row.slice(pair.from, pair.to + 1).filter((cell) => cell !== undefined);
  const lone = loneOf(own);
  const inOne = lone && oneCellOf(lone);
  if (lone && !inOne && isHeading(lone, pair)) return headingOf(lone, lone !== name);
  const found = resultOf(row, pair) ?? inOne ?? unreadOf(row, pair, own);
  if (!found) return namelessOf(row, pair);
  return mayBeFood(found.name) ? foundEntry(found, row, pair, own) : undefined;
}

/** The only cell of its row that says something: a running number before it (`1.`, `1.1`) says nothing. */
function loneOf(cells: readonly Cell[]): Cell | undefined {
  const [first, second, ...others] = cells;
  if (first && !second) return first;
  return first && second && others.length === 0 && isNumberOfRow(first, second) ? second : undefined;
}

/** A running number before a heading; before a food's name there is a result behind it as well. */
const isNumberOfRow = (first: Cell, second: Cell) =>
  /^\d{1,3}(?:\.\d{1,3})*\.?$/u.test(first.text) && isKnownCategory(second.text);

/** A food with the category beside it or above it in its cell, and how the row grades it in words. */
function foundEntry(found: Found, row: Row, pair: Pair, own: readonly Cell[]): Entry | undefined {
  const name = row[pair.name];
  const category = pair.category === undefined ? undefined : row[pair.category];
  const grade =
    own.find((cell) => cell !== name && cell !== category && isGradeWord(cell.text))?.text ?? null;
  const over = categoryOver(name);
  if (over === null) return entryOf(found, headingIn(category), grade);
  return entryOf({ ...found, name: name?.under ?? found.name }, headingIn(category) ?? over, grade);
}

type Found = { name: string; value: number } | { name: string; text: string };

/** A result; another text than a number, or a number behind a list of several foods, is shown as not understood. */
function entryOf(found: Found, heading: string | null, grade: string | null): Entry | undefined {
  const { name } = found;
  if (!('text' in found) && !SEVERAL.test(name))
    return { kind: 'result', result: { ...found, grade }, heading };
  const text = 'text' in found ? found.text : String(found.value);
  return mayBeHeading(name) ? { kind: 'unread', name, text, heading } : undefined;
}

/** A result nobody can give a food to: it is listed, so that somebody looks it up. */
function namelessOf(row: Row, pair: Pair): Entry | undefined {
  const cell = row[pair.name] ? undefined : valueCellOf(row, pair);
  const isNameless = cell !== undefined && !isMissing(cell.text) && valueOf(cell.text) !== undefined;
  return isNameless ? { kind: 'unread', name: NO_NAME, text: cell.text, heading: null } : undefined;
}

/** What stands for the name of a result whose food is not known. */
const NO_NAME = 'Wynik bez nazwy';

/** The category that stands above the first of its foods, in the same cell. */
function categoryOver(name: Cell | undefined): string | null {
  const over = name?.under === undefined ? '' : name.text.slice(0, -name.under.length).trim();
  return isKnownCategory(over) && mayBeHeading(over) ? over : null;
}

const headingIn = (category: Cell | undefined) =>
  category && mayBeHeading(category.text) ? category.text : null;

/** A name with results inside is a list of several foods: `Mleko krowie – 21,0, Mleko kozie`, `Papryka 27,0 porzeczka`. */
const SEVERAL = /\d[.,]\d+(?:\s*[,;]|\s+\p{L}{4})/u;

const isHeading = (lone: Cell, pair: Pair) => mayBeHeading(lone.text) && !isNamedValue(lone, pair);

const mayBeFood = (name: string) => !isAboutReport(name) && /\p{L}/u.test(name);

const isGradeWord = (text: string) => isClass(text) && /\p{L}{3}/u.test(text);

/** A text with a number at its end is a result only where the report gives its results that way. */
function isNamedValue({ text }: Cell, { name, value }: Pair): boolean {
  if (name === value) return namedValueOf(text) !== undefined;
  return /\.{3}|…|_{3}/u.test(text) || hasOwnUnit(text) ? namedValueOf(text) !== undefined : false;
}

/** A lone text that holds a name and its result, or something that stands in the place of one. */
function oneCellOf({
  text,
}: Cell): { name: string; value: number } | { name: string; text: string } | undefined {
  const other = namedOtherOf(text);
  if (other) return other;
  const named = namedValueOf(text);
  if (!named || isKnownCategory(text) || isNumbered(text)) return undefined;
  if (statesDecimal(text) || hasOwnUnit(text)) return named;
  return { name: named.name, text: String(named.value) };
}

function resultOf(row: Row, pair: Pair): { name: string; value: number } | undefined {
  const name = row[pair.name] ?? nameBeside(row, pair);
  if (!name) return undefined;
  const cell = valueCellOf(row, pair);
  if (!cell) return isNamedValue(name, pair) ? namedValueOf(name.text) : undefined;
  if (resultBetween(row, pair)) return undefined;
  const value = isMissing(cell.text) ? undefined : valueOf(cell.text);
  return value === undefined ? undefined : { name: wholeName(name, row, pair), value };
}

/** A name that stands somewhat aside of its column: the text right before the result, when nothing else claims it. */
function nameBeside(row: Row, { name, value, category, others }: Pair): Cell | undefined {
  if (value <= name || row[value] === undefined) return undefined;
  const column = row.findLastIndex((cell, at) => at < value && cell !== undefined);
  const cell = row[column];
  const isClaimed = column === category || others.includes(column) || column < name - 1;
  if (!cell || isClaimed || valueOf(cell.text) !== undefined) return undefined;
  return isClass(cell.text) || !mayBeHeading(cell.text) ? undefined : cell;
}

/** The name with what of it in brackets stands in a cell of its own. */
function wholeName({ text }: Cell, row: Row, { name, value }: Pair): string {
  const bracket = value > name + 1 ? row[name + 1]?.text : undefined;
  return row[name] && bracket?.startsWith('(') ? `${text} ${bracket}` : text;
}

/** The cell that states the result of a pair's name; none where both stand in one cell. */
function valueCellOf(row: Row, { name, value, others }: Pair): Cell | undefined {
  if (value === name) return undefined;
  return row[value] ?? others.map((column) => row[column]).find((cell) => cell !== undefined);
}

/** A cell between a name and its result that begins with a result of its own: whose the other one is, nobody knows. */
function resultBetween(row: Row, { name, value }: Pair): Cell | undefined {
  const between = row.slice(Math.min(name, value) + 1, Math.max(name, value));
  return between.find(
    (cell) => cell && /^[<>≤≥]?\s*\d+[.,]\d+\s+\p{L}/u.test(cell.text) && !hasOwnUnit(cell.text),
  );
}

/** A food beside a cell that says something else than a number where its result stands, or beside its class alone. */
function unreadOf(row: Row, pair: Pair, own: readonly Cell[]): { name: string; text: string } | undefined {
  const name = row[pair.name];
  if (!name || headsNames(name.text)) return undefined;
  const cell = valueCellOf(row, pair);
  const other = resultBetween(row, pair) ?? cell ?? own.find((one) => one !== name && isClass(one.text));
  // Names and units beside each other are the head of a table.
  return other && !isUnit(other.text) ? { name: name.text, text: other.text } : undefined;
}

function headingOf(cell: Cell, isOutside: boolean): Entry {
  return { kind: 'heading', text: cell.text, cell, isOutside };
}

/**
 * A lone name may be a product without a result. Where some of them stand out as headings do, the others are products.
 */
function keepHeadings(entries: readonly (readonly (Entry | undefined)[])[]): (Entry | undefined)[][] {
  const headings = entries.flat().filter((entry) => entry?.kind === 'heading');
  const results = entries.flat().filter((entry) => entry?.kind === 'result');
  const capitals = results.filter(({ result }) => isUpperCase(result.name)).length;
  // Capitals tell nothing where the names are in capitals as well.
  const standsOut = (entry: Heading) =>
    isMarkedHeading(entry) || (isUpperCase(entry.text) && capitals * 2 < results.length);
  const someStandOut = headings.some(
    (entry) => standsOut(entry) || (capitals > 0 && isKnownCategory(entry.text)),
  );
  return entries.map((row) =>
    row.map((entry) => {
      if (entry?.kind !== 'heading' || !someStandOut) return entry;
      return standsOut(entry) || isKnownCategory(entry.text) ? entry : undefined;
    }),
  );
}

type Heading = Extract<Entry, { kind: 'heading' }>;

const isMarkedHeading = ({ cell, isOutside }: Heading) =>
  cell.isMarked || isOutside || cell.span > 1 || cell.text.endsWith(':');

/**
 * Rows whose heading holds for all pairs: it covers several of them, or headings only ever stand in the first pair with
 * nothing beside them.
 */
function headsWholeRow(
  rows: readonly Row[],
  entries: readonly (readonly (Entry | undefined)[])[],
  pairs: readonly Pair[],
): boolean[] {
  const headings = entries.map((row) => row.map((entry) => (entry?.kind === 'heading' ? entry : undefined)));
  const isAlone = entries.map(
    (_, at) => headings[at]?.some(Boolean) === true && rows[at]?.filter(Boolean).length === 1,
  );
  const onlyFirst = headings.every(
    (row, at) => row.every((each, pair) => !each || pair === 0) && (!row[0] || isAlone[at] === true),
  );
  const reach = (pairs[1]?.from ?? Infinity) + 1;
  return headings.map((row, at) => {
    if (isAlone[at] !== true) return false;
    const [heading] = row;
    return onlyFirst || (heading !== undefined && heading.cell.span >= reach);
  });
}

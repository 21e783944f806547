/** What one row says in the columns of one pair: a heading, a result, or a food whose result is to be looked up. */
import type { ReportPlace } from '@pora/contracts/patients/intolerance-set.model';
import {
  hasOwnUnit,
  isAboutReport,
  isClass,
  isKnownCategory,
  isMissing,
  isNumbered,
  isUnit,
  mayBeHeading,
  namedOtherOf,
  namedValueOf,
  statesDecimal,
  valueOf,
} from './cell-text.js';
import { headsNames, type Pair } from './columns.js';
import { isStandard } from './standards.js';
import { partsOfList } from './told-lists.js';
import type { Cell, Row } from './sheet.js';

/** What a row says, with the cells it was read from. */
export type Entry =
  | {
      readonly kind: 'heading';
      readonly text: string;
      readonly cell: Cell;
      readonly isOutside: boolean;
      /** Reads the heading as a food without a result. */
      readonly isFood?: boolean;
    }
  | {
      readonly kind: 'result';
      readonly result: { readonly name: string; readonly value: number; readonly grade: string | null };
      readonly heading: string | null;
      readonly cells: readonly (Cell | undefined)[];
      readonly at: ReportPlace | undefined;
    }
  | {
      readonly kind: 'unread';
      readonly name: string;
      readonly text: string;
      readonly heading: string | null;
      readonly cells: readonly (Cell | undefined)[];
      readonly at: ReportPlace | undefined;
    };

/** What a row says in the columns of one pair. */
export function readEntry(row: Row, pair: Pair): Entry | undefined {
  const name = row[pair.name];
  const own = row.slice(pair.from, pair.to + 1).filter((cell) => cell !== undefined);
  const lone = loneOf(own);
  if (lone && partsOfList(lone.text)) return undefined;
  const inOne = lone && oneCellOf(lone);
  if (lone && !inOne && isHeading(lone, pair)) return headingOf(lone, lone !== name);
  const found = resultOf(row, pair) ?? inOne ?? unreadOf(row, pair, own);
  if (!found) return namelessOf(row, pair);
  return mayBeFood(found.name) && !isStandard(found.name) ? foundEntry(found, row, pair, own) : undefined;
}

/** The only cell of its row that says something: a running number before it (`1.`, `1.1`) says nothing. */
function loneOf(cells: readonly Cell[]): Cell | undefined {
  const [first, second, ...others] = cells;
  if (first && !second) return first;
  return first && second && others.length === 0 && isNumberOfHeading(first, second) ? second : undefined;
}

/** A running number before a heading; before a food's name there is a result behind it as well. */
export const isNumberOfHeading = (first: Cell, second: Cell | undefined) =>
  second !== undefined && /^\d{1,3}(?:\.\d{1,3})*\.?$/u.test(first.text) && isKnownCategory(second.text);

/** A food with the category beside it or above it in its cell, and how the row grades it in words. */
function foundEntry(found: Found, row: Row, pair: Pair, own: readonly Cell[]): Entry | undefined {
  const name = row[pair.name];
  const category = pair.category === undefined ? undefined : row[pair.category];
  const grade =
    own.find((cell) => cell !== name && cell !== category && isGradeWord(cell.text))?.text ?? null;
  const over = categoryOver(name);
  const graded = own.filter((cell) => cell.text === grade);
  const used = { ...found, cells: [...found.cells, category, ...graded] };
  if (over === null) return entryOf(used, headingIn(category), grade);
  return entryOf({ ...used, name: name?.under ?? found.name }, headingIn(category) ?? over, grade);
}

/** A name with its number or what stands in its place, and the cells of both. */
type Found = { readonly name: string; readonly cells: readonly (Cell | undefined)[] } & (
  | { readonly value: number }
  | { readonly text: string }
);

/**
 * A result; another text than a number, a number behind a list of several foods, or one of a name that the print cut off, is
 * shown as not understood.
 */
function entryOf(found: Found, heading: string | null, grade: string | null): Entry | undefined {
  const { name, cells } = found;
  const at = (cells[1] ?? cells[0])?.at;
  if (cells[0]?.isCut) {
    const said = 'text' in found ? found.text : (cells[1]?.text ?? String(found.value));
    return { kind: 'unread', name: NO_NAME, text: `${name}… · ${said}`, heading, cells, at };
  }
  if (!('text' in found) && !SEVERAL.test(name) && !hasOwnUnit(name) && !ENDS_WITH_NUMBER.test(name))
    return { kind: 'result', result: { name, value: found.value, grade }, heading, cells, at };
  const text = 'text' in found ? found.text : String(found.value);
  return mayBeHeading(name) ? { kind: 'unread', name, text, heading, cells, at } : undefined;
}

/** A result nobody can give a food to: it is listed, so that somebody looks it up. */
function namelessOf(row: Row, pair: Pair): Entry | undefined {
  const cell = row[pair.name] ? undefined : valueCellOf(row, pair);
  const isNameless = cell !== undefined && !isMissing(cell.text) && valueOf(cell.text) !== undefined;
  if (!isNameless) return undefined;
  return { kind: 'unread', name: NO_NAME, text: cell.text, heading: null, cells: [cell], at: cell.at };
}

/** What stands for the name of a result whose food is not known. */
export const NO_NAME = 'Wynik bez nazwy';

/** The category that stands above the first of its foods, in the same cell. */
function categoryOver(name: Cell | undefined): string | null {
  const over = name?.under === undefined ? '' : name.text.slice(0, -name.under.length).trim();
  return isKnownCategory(over) && mayBeHeading(over) && !over.includes('(') ? over : null;
}

const headingIn = (category: Cell | undefined) =>
  category && mayBeHeading(category.text) ? category.text : null;

/** A name with results inside is a list of several foods: `Mleko krowie – 21,0, Mleko kozie`, `Papryka 27,0 porzeczka`. */
const SEVERAL = /\d[.,]\d+(?:\s*[,;]|\s+\p{L}{4})/u;

/** A number of its own at the end of a name in one cell with its result: which of the two is it? */
const ENDS_WITH_NUMBER = /(?:^|[\s(])[<>≤≥]?\s?\d+[.,]\d+$/u;

const isHeading = (lone: Cell, pair: Pair) => mayBeHeading(lone.text) && !isNamedValue(lone, pair);

export const mayBeFood = (name: string) => !isAboutReport(name) && /\p{L}/u.test(name);

const isGradeWord = (text: string) => isClass(text) && /\p{L}{3}/u.test(text);

/** A text with a number at its end is a result only where the report gives its results that way. */
function isNamedValue({ text }: Cell, { name, value }: Pair): boolean {
  if (name === value) return namedValueOf(text) !== undefined;
  return /\.{3}|…|_{3}/u.test(text) || hasOwnUnit(text) ? namedValueOf(text) !== undefined : false;
}

/** A lone text that holds a name and its result, or something that stands in the place of one. */
function oneCellOf(cell: Cell): Found | undefined {
  const { text } = cell;
  const cells = [cell];
  const other = namedOtherOf(text);
  if (other) return { ...other, cells };
  const named = namedValueOf(text);
  if (!named || isKnownCategory(text) || isNumbered(text)) return undefined;
  if (statesDecimal(text) || hasOwnUnit(text)) return { ...named, cells };
  return { name: named.name, text: String(named.value), cells };
}

function resultOf(row: Row, pair: Pair): Found | undefined {
  const name = row[pair.name] ?? nameBeside(row, pair);
  if (!name) return undefined;
  const cell = valueCellOf(row, pair);
  if (!cell) {
    const named = isNamedValue(name, pair) ? namedValueOf(name.text) : undefined;
    return named && { ...named, cells: [name] };
  }
  if (resultBetween(row, pair)) return undefined;
  const value = isMissing(cell.text) || cell.isDate ? undefined : valueOf(cell.text);
  if (value === undefined) return undefined;
  return { name: wholeName(name, row, pair), value, cells: [name, cell, bracketOf(row, pair)] };
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
function wholeName({ text }: Cell, row: Row, pair: Pair): string {
  const bracket = bracketOf(row, pair);
  return row[pair.name] && bracket ? `${text} ${bracket.text}` : text;
}

function bracketOf(row: Row, { name, value }: Pair): Cell | undefined {
  const beside = value > name + 1 ? row[name + 1] : undefined;
  return beside?.text.startsWith('(') ? beside : undefined;
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
function unreadOf(row: Row, pair: Pair, own: readonly Cell[]): Found | undefined {
  const name = row[pair.name];
  if (!name || headsNames(name.text)) return undefined;
  const cell = valueCellOf(row, pair);
  const other = resultBetween(row, pair) ?? cell ?? own.find((one) => one !== name && isClass(one.text));
  // Names and units beside each other are the head of a table.
  if (!other || isUnit(other.text)) return undefined;
  return { name: name.text, text: other.text, cells: [name, other, cell] };
}

function headingOf(cell: Cell, isOutside: boolean): Entry {
  return { kind: 'heading', text: cell.text, cell, isOutside };
}

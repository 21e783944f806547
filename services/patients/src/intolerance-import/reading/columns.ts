/** Which columns of a table hold names, results and categories: by the head of the table, else by what they hold. */
import { foldText } from '@pora/text-pl/fold';
import { hasOwnUnit, isClass, isMissing, isUnit, mayBeHeading, namedValueOf, valueOf } from './cell-text.js';
import type { ColumnLog } from './column-log.js';
import { headsResults, otherNumbers, type NumberColumn } from './result-columns.js';
import type { Row } from './sheet.js';

/** What a column holds. */
export type Role = 'number' | 'category' | 'name' | 'value' | 'unit' | 'class' | 'other';

/** Roles by column; undefined where the head says nothing. */
export type Head = readonly (Role | undefined)[];

/** A column of names with its column of results; the same column when both stand in one cell. */
export interface Pair {
  readonly category: number | undefined;
  readonly name: number;
  readonly value: number;
  /** Columns that hold results of this pair where `value` is empty: tables below each other with widths of their own. */
  readonly others: readonly number[];
  /** First and last column that belong to this pair. */
  readonly from: number;
  readonly to: number;
}

const HEAD_WORDS: readonly (readonly [RegExp, Role])[] = [
  [/^(?:l\.? ?p\.?|nr\.?|no\.?|poz\.?|numer|kod)$/u, 'number'],
  [
    /^(?:kategori[ae]|grup[ay]|category|food group|group)(?: (?:produktow|zywnosci|pokarmow|produktu))?$/u,
    'category',
  ],
  [/^(?:zakres|norma|wartosci? (?:ref|norm)|ref|uwagi|komentarz|range)/u, 'other'],
  [/^(?:jednostk[ai]|jedn\.?|unit|j\.? ?m\.?)$/u, 'unit'],
  [/^(?:klasa|kl\.?$|ocena|interpretacja|class|reakcja|stopien|flaga|nasilenie|poziom reakcji)/u, 'class'],
  [/^(?:wynik|wartosc|stezenie|poziom|result|value|igg|u ?\/ ?ml|\[?u\/ml\]?)/u, 'value'],
  [
    /^(?:(?:badan[ey] )?(?:produkty?|pokarmy?|antygeny?|alergeny?|skladniki?|zywnosc)(?: spozywcz[ey]| pokarmow[ey])?|nazwa.*|food|food item|product|parametr|badanie|pozycja)$/u,
    'name',
  ],
];
const TWO_HEADS = /^(?:nazwa|produkt|antygen|alergen|pokarm)\p{L}*\s(?:.*\s)?(?:wynik|wartosc|stezenie)/u;
const LONGEST_HEAD = 45;
/** Share of the filled cells that makes a column one of results. */
const MOSTLY = 0.6;

function roleOfHead(text: string): Role | undefined {
  if (text.length > LONGEST_HEAD || (valueOf(text) !== undefined && !YEAR.test(text))) return undefined;
  const reason = otherNumbers(text);
  if (reason !== undefined && !['class', 'number', 'reference'].includes(reason)) return 'other';
  return roleOfWords(text, reason);
}

function roleOfWords(text: string, reason: ReturnType<typeof otherNumbers>): Role | undefined {
  const folded = foldText(text)
    .replace(/\s*[([].*[)\]]\s*/gu, ' ')
    .split(' / ')[0]
    ?.trim();
  const word = folded === '' || folded === undefined ? foldText(text).replace(/[()[\]]/gu, '') : folded;
  // Two heads that stand so close that they are one text tell nothing about the column.
  if (TWO_HEADS.test(word)) return undefined;
  const known = HEAD_WORDS.find(([pattern]) => pattern.test(word.replace(/:$/u, '')))?.[1];
  if (known !== undefined) return known;
  if (reason !== undefined) return reason === 'reference' ? 'other' : (reason as 'class' | 'number');
  return headsResults(text) || YEAR.test(text) ? 'value' : undefined;
}

/** Results of several years stand under their numbers. */
const YEAR = /^(?:19|20)\d\d(?: r\.?)?$/u;

/** Whether the text is the head of a column of names. */
export const headsNames = (text: string) => roleOfHead(text) === 'name';

/** Roles a row gives to its columns when it is the head of a table. */
export function readHead(row: Row): Head | undefined {
  const filled = row.filter((cell) => cell !== undefined);
  const isData = filled.some(({ text }) => valueOf(text) !== undefined && !YEAR.test(text));
  if (filled.length < 2 || isData) return undefined;
  const roles = row.map((cell) => cell && roleOfHead(cell.text));
  const known = roles.filter((role) => role !== undefined);
  // Two heads that are known for certain make a head of a table whatever else stands there.
  const isCertain = known.includes('name') && known.some((role) => role !== 'name' && role !== 'category');
  const isMostly = known.length * 2 >= filled.length || isCertain;
  if (!isMostly || !known.some((role) => TELLING.has(role))) return undefined;
  const isHead = new Set(known).size > 1 || isHeadOfCategories(row, roles);
  return isHead ? roles : undefined;
}

const TELLING: ReadonlySet<Role> = new Set(['name', 'value', 'category']);
const PLAIN_VALUE = /^(?:wynik|wartosc|stezenie|result|value)?\s?[([]?(?:u ?\/ ?ml)?[)\]]?$/u;

/** Whether categories stand where the heads of the names would: `Nabiał | Wynik (U/ml)`. */
function isHeadOfCategories(row: Row, roles: Head): boolean {
  return row.every((cell, column) => {
    if (!cell) return true;
    return roles[column] === undefined ? mayBeHeading(cell.text) : PLAIN_VALUE.test(foldText(cell.text));
  });
}

/** What the cells of one column are. */
interface ColumnCount {
  filled: number;
  values: number;
  marks: number;
  distinct: Set<string>;
  readonly numbers: number[];
  /** The numbers as they are written. */
  readonly texts: string[];
  /** Rows in which the column states a result, or that there is none. */
  readonly rows: Set<number>;
  units: number;
  /** Cells that name U/ml. */
  withUnit: number;
  /** Numbers with three decimals or more. */
  fine: number;
}

function countColumn(rows: readonly Row[], column: number): ColumnCount {
  const count: ColumnCount = {
    ...{ filled: 0, values: 0, marks: 0, units: 0, withUnit: 0, fine: 0 },
    ...{ distinct: new Set(), numbers: [], texts: [], rows: new Set() },
  };
  for (const [at, row] of rows.entries()) {
    const cell = row[column];
    if (!cell) continue;
    const value = valueOf(cell.text);
    // A result that the spreadsheet made a day of is one that is to be shown, in its column.
    const isStated = value !== undefined || isMissing(cell.text) || cell.isDate === true;
    if (isStated) count.rows.add(at);
    if (isUnit(cell.text)) count.units += 1;
    if (hasOwnUnit(cell.text)) count.withUnit += 1;
    if (value !== undefined && /[.,]\d{3}/u.test(cell.text)) count.fine += 1;
    count.filled += 1;
    count.distinct.add(foldText(cell.text));
    if (value !== undefined) {
      count.numbers.push(value);
      count.texts.push(cell.text);
    }
    if (isStated) count.values += 1;
    else if (isClass(cell.text) || isUnit(cell.text)) count.marks += 1;
  }
  return count;
}

/** Whether the numbers only count the rows: `1, 2, 3`, anew in each group, or `1.1, 1.2, 2.1`. */
function isNumbering({ numbers, filled, texts }: ColumnCount): boolean {
  if (numbers.length < 3 || numbers.length < filled * MOSTLY) return false;
  const enough = (numbers.length - 1) * 0.8;
  const steps = numbers.slice(1).filter((value, at) => {
    const step = value - (numbers[at] ?? 0);
    return step === 1 || (value === 1 && step < 0);
  });
  if (steps.length >= enough) return true;
  const parts = texts.map((text) => /^(\d{1,2})(?:\.(\d{1,3}))?\.?$/u.exec(text));
  const counted = parts.slice(1).filter((part, at) => {
    const [, major, minor = '0'] = part ?? [];
    const [, formerMajor, formerMinor = '0'] = parts[at] ?? [];
    const isNext = major === formerMajor && Number(minor) === Number(formerMinor) + 1;
    return isNext || (Number(major) === Number(formerMajor) + 1 && Number(minor) <= 1);
  });
  return counted.length >= enough;
}

function roleOf(count: ColumnCount): Role | undefined {
  if (count.filled === 0) return undefined;
  if (count.numbers.length > 0 && count.values >= count.filled * MOSTLY) {
    return isNumbering(count) ? 'number' : 'value';
  }
  return count.marks + count.values >= count.filled * MOSTLY ? 'class' : 'name';
}

/** Pairs of columns that hold names and results, from left to right. */
export function findPairs(
  rows: readonly Row[],
  head: Head | undefined,
  texts: readonly string[],
  log: ColumnLog,
): Pair[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const counts = Array.from({ length: width }, (_, column) => countColumn(rows, column));
  const found = counts.map(roleOf);
  const said = head && !isAside(head, found) ? withoutEmptyResults(head, counts) : undefined;
  const named = said?.indexOf('name') ?? -1;
  const roles = counts.map((count, column) => {
    const role = said?.[column] ?? asResults(found, column);
    // A text before the column that is headed as the names is none: a date, a code.
    const isBefore = role === 'name' && column < named && !found.slice(column, named).includes('value');
    const isBeside = isBefore && (said?.includes('category') || !isSparse(count, counts[named]));
    return isBeside && (counts[named]?.filled ?? 0) * 2 > count.filled ? 'other' : role;
  });
  const chosen = withOneResultEach(roles, counts, { rows, texts, log });
  const pairs = pairUp(chosen.roles, counts);
  const bordered = withBorders(pairs.length > 0 ? pairs : inlinePairs(rows, width), chosen.roles);
  for (const { value, name } of bordered) if (value !== name) log.take(value, texts[value] ?? '', rows);
  if (pairs.length > 0) {
    for (const [column, role] of chosen.roles.entries())
      if (role === 'class' || role === 'number' || role === 'unit' || role === 'other')
        log.leave(column, rows);
  }
  return bordered.map((pair) => ({
    ...pair,
    others: otherValues(pair, counts).filter((column) => !chosen.none.has(column)),
  }));
}

interface Around {
  readonly rows: readonly Row[];
  /** Heads of the columns. */
  readonly texts: readonly string[];
  readonly log: ColumnLog;
}

/** The roles with one column of results beside each name: which one, its head and its values say, never its place. */
function withOneResultEach(
  roles: readonly (Role | undefined)[],
  counts: readonly ColumnCount[],
  { rows, texts, log }: Around,
): { roles: (Role | undefined)[]; none: ReadonlySet<number> } {
  const decided = [...roles];
  const none = new Set<number>();
  const leave = (column: number) => {
    decided[column] = 'other';
    none.add(column);
  };
  for (const segment of segmentsOf(roles)) {
    const numeric = segment.filter((column) => isOfNumbers(counts[column], roles[column]));
    for (const rivals of rivalsAmong(numeric, counts)) {
      const columns = rivals.map((column) => numberColumn(column, counts[column], texts[column] ?? ''));
      const choice = log.choose(columns, rows);
      for (const column of rivals) if (column !== choice?.column) leave(column);
      if (choice) decided[choice.column] = 'value';
    }
  }
  return { roles: decided, none };
}

/** Whether a column holds numbers beside names that are more than a count of the rows. */
function isOfNumbers(count: ColumnCount | undefined, role: Role | undefined): boolean {
  if (!count || count.numbers.length === 0 || role === 'category' || role === 'name') return false;
  if (role === 'class' || role === 'number' || role === 'unit') return false;
  return count.values >= count.filled * MOSTLY;
}

const numberColumn = (column: number, count: ColumnCount | undefined, head: string): NumberColumn => ({
  ...{ column, head, numbers: count?.numbers ?? [], fine: count?.fine ?? 0 },
  hasUnit: (count?.withUnit ?? 0) * 2 > (count?.filled ?? 0),
});

/** Columns that belong to one name each. */
function segmentsOf(roles: readonly (Role | undefined)[]): number[][] {
  const names = roles.flatMap((role, column) => (role === 'name' ? column : []));
  const all = roles.map((_, column) => column);
  if (names.length < 2) return [all];
  const isValueFirst =
    roles.findIndex((role) => role === 'value') < (names[0] ?? 0) && roles.includes('value');
  if (isValueFirst && roles.lastIndexOf('name') > roles.lastIndexOf('value'))
    return names.map((name, at) => all.filter((column) => column < name && column > (names[at - 1] ?? -1)));
  const before = all.filter((column) => column < (names[0] ?? 0));
  return names.map((name, at) => [
    ...(at === 0 ? before : []),
    ...all.filter((column) => column > name && column < (names[at + 1] ?? Infinity)),
  ]);
}

/** Columns that state results in the same rows; such that never do belong to tables below each other. */
function rivalsAmong(columns: readonly number[], counts: readonly ColumnCount[]): number[][] {
  const groups: number[][] = [];
  for (const column of columns) {
    const rows = counts[column]?.rows ?? new Set<number>();
    const group = groups.find((each) =>
      each.some((other) => [...(counts[other]?.rows ?? [])].some((row) => rows.has(row))),
    );
    if (group) group.push(column);
    else groups.push([column]);
  }
  return groups;
}

/** Whether the heads stand beside their columns: results under the head of the names. */
const isAside = (head: Head, found: readonly (Role | undefined)[]) =>
  head.some((role, column) => role === 'name' && found[column] === 'value');

/** A column whose head says "Poziom" may show bars: where another one holds the numbers, it is none of results. */
function withoutEmptyResults(head: Head, counts: readonly ColumnCount[]): Head {
  const hasNumbers = (column: number) => (counts[column]?.numbers.length ?? 0) > 0;
  const isStated = head.some((role, column) => role === 'value' && hasNumbers(column));
  return head.map((role, column) => (role === 'value' && isStated && !hasNumbers(column) ? 'class' : role));
}

/** Columns of the pair that hold results under their head, in rows where its own column of results is empty. */
function otherValues({ name, value, from, to }: BorderedPair, counts: readonly ColumnCount[]): number[] {
  const taken = new Set(counts[value]?.rows);
  const others: number[] = [];
  for (const [column, count] of counts.entries()) {
    if (column <= name || column < from || column > to || column === value) continue;
    // One cell may be its head.
    const isOfResults = count.numbers.length > 0 && count.values + count.units >= count.filled - 1;
    if (!isOfResults || [...count.rows].some((row) => taken.has(row))) continue;
    others.push(column);
    for (const row of count.rows) taken.add(row);
  }
  return others;
}

/** Numbers that happen to count are the results of the names before them when there are no others. */
function asResults(found: readonly (Role | undefined)[], column: number): Role | undefined {
  const role = found[column];
  if (role !== 'number') return role;
  const isTelling = (each: Role | undefined) => each === 'name' || each === 'value' || each === 'number';
  const next = found.slice(column + 1).find(isTelling);
  return found.slice(0, column).findLast(isTelling) === 'name' && next !== 'value' ? 'value' : 'number';
}

type LoosePair = Pick<Pair, 'category' | 'name' | 'value'>;
type BorderedPair = Omit<Pair, 'others'>;

function pairUp(roles: readonly (Role | undefined)[], counts: readonly ColumnCount[]): LoosePair[] {
  const first = roles.find((role) => role === 'name' || role === 'value');
  const isValueFirst = first === 'value' && roles.lastIndexOf('name') > roles.lastIndexOf('value');
  const pairs: LoosePair[] = [];
  let category: number | undefined;
  let open: number | undefined;
  for (const [column, role] of roles.entries()) {
    if (role === 'category') category = column;
    else if (role === (isValueFirst ? 'value' : 'name')) {
      if (open === undefined || isValueFirst) open = column;
      else if (category === undefined && isSparse(counts[open], counts[column])) {
        category = open;
        open = column;
      }
    } else if (role === (isValueFirst ? 'name' : 'value') && open !== undefined) {
      pairs.push(
        isValueFirst ? { category, name: column, value: open } : { category, name: open, value: column },
      );
      open = undefined;
    }
  }
  return withCategories(pairs, roles, category);
}

/** A table may name its categories behind the results. */
function withCategories(
  pairs: readonly LoosePair[],
  roles: readonly (Role | undefined)[],
  last: number | undefined,
): LoosePair[] {
  const isBehind = pairs[0]?.category === undefined;
  if (!isBehind) return pairs.length === 1 ? pairs.map((pair) => ({ ...pair, category: last })) : [...pairs];
  return pairs.map((pair, at) => ({ ...pair, category: categoryBehind(roles, pair, pairs[at + 1]) }));
}

/** The column of categories between a pair and the next one. */
function categoryBehind(roles: readonly (Role | undefined)[], pair: LoosePair, next: LoosePair | undefined) {
  const from = Math.max(pair.name, pair.value);
  const to = next ? Math.min(next.name, next.value) : Infinity;
  const at = roles.findIndex((role, column) => role === 'category' && column > from && column < to);
  return at < 0 ? undefined : at;
}

/** Whether a column of texts repeats itself or is mostly empty beside the next one: a category, not a name. */
function isSparse(count: ColumnCount | undefined, beside: ColumnCount | undefined): boolean {
  return count !== undefined && beside !== undefined && count.distinct.size < beside.filled * 0.7;
}

/** Columns whose cells hold names together with results. */
function inlinePairs(rows: readonly Row[], width: number): LoosePair[] {
  const pairs: LoosePair[] = [];
  for (let column = 0; column < width; column += 1) {
    const named = rows.filter((row) => namedValueOf(row[column]?.text ?? '') !== undefined);
    const isCertain = named.length >= 2 || named.some((row) => hasOwnUnit(row[column]?.text ?? ''));
    if (isCertain) pairs.push({ category: undefined, name: column, value: column });
  }
  return pairs;
}

/** Marks behind a pair belong to it, a running number to the pair it stands before. */
function withBorders(pairs: readonly LoosePair[], roles: readonly (Role | undefined)[]): BorderedPair[] {
  const starts = pairs.map(({ name, value }) => {
    let start = Math.min(name, value);
    while (start > 0 && (roles[start - 1] === 'number' || roles[start - 1] === 'category')) start -= 1;
    return start;
  });
  return pairs.map((pair, index) => ({
    ...pair,
    from: index === 0 ? 0 : (starts[index] ?? 0),
    to: (starts[index + 1] ?? Infinity) - 1,
  }));
}

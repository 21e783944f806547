/** From the tables of a report to categories with results [core §3]: columns, units, names, repeated results. */
import type {
  ColumnCandidate,
  IntoleranceCategory,
  IntoleranceReview,
} from '@pora/contracts/patients/intolerance-set.model';
import { INTOLERANCE_SET_LIMITS as LIMITS } from '@pora/contracts/patients/intolerance-set.vocabulary';
import { foldText } from '@pora/text-pl/fold';
import { leftovers } from './accounting.js';
import { isKnownCategory, tidyHeading, tidyName, valueOf } from './cell-text.js';
import { ColumnLog, type LoggedColumn } from './column-log.js';
import { readHead } from './columns.js';
import { gather, type Gathered } from './gather.js';
import { apartFromHidden, newsOf, type SeenAndHidden } from './hidden.js';
import { identityIn, type Identity } from './identity.js';
import { Ledger } from './ledger.js';
import { withoutLegends } from './legends.js';
import { isPanelName } from './panel-words.data.js';
import { printedCountOf } from './printed-count.js';
import { dayIn } from './report-day.js';
import type { Row, Sheet } from './sheet.js';
import { endHeading, readTable, type FoundResult, type TableState, type UnreadResult } from './table.js';
import { withWholeLists } from './told-lists.js';
import { areInPercent, foreignScale, ownUnit } from './units.js';

/** Why a readable file is no report of results. */
export type ReportRefusal =
  | {
      readonly reason:
        | 'no_results'
        | 'no_numbers'
        | 'no_text'
        | 'too_long'
        | 'too_many_results'
        | 'broken_letters'
        | 'wrong_coding';
    }
  | { readonly reason: 'other_scale'; readonly unit: string };

/** What a file says. */
export type ReportReading =
  | { readonly categories: IntoleranceCategory[]; readonly review: IntoleranceReview }
  | { readonly refusal: ReportRefusal };

export { NO_CATEGORY } from './gather.js';

const DEFAULT_SHEET_NAME = /^(?:arkusz|sheet|tabela|table|strona|wyniki?|raport|dane|badanie|page)\s*\d*$/u;
/** Highest class of the scales that count in classes or spots. */
const HIGHEST_CLASS = 6;
/** Columns one may choose from; more are no table of results. */
const MOST_CANDIDATES = 8;

const otherScale = (unit: string): ReportReading => ({ refusal: { reason: 'other_scale', unit } });

/** One way to read the tables, with the columns it took. */
interface Attempt extends Gathered {
  readonly found: readonly FoundResult[];
  readonly unread: IntoleranceReview['unread'];
  readonly columns: ColumnLog;
}

/** Categories with their results and what is to be decided, or why there are none. */
export function readReport(sheets: readonly Sheet[]): ReportReading {
  const all = apartFromHidden(sheets);
  const { seen } = all;
  const hidden = {
    ...all,
    seen: withoutLegends(seen).map((sheet) => ({ ...sheet, rows: withWholeLists(sheet.rows) })),
  };
  const identity = identityIn(seen.flatMap(({ rows, aside = [] }) => [...aside, ...rows]));
  const first = attempt(hidden, identity);
  const unit = ownUnit(seen);
  const refusal = refusalOf(first, seen, unit !== null);
  if (refusal) return refusal;
  const { columns } = first;
  const keys = [...columns.candidates.keys()].slice(0, MOST_CANDIDATES);
  const columnQuestion = keys.flatMap((key) => {
    const column = columns.candidates.get(key);
    return column ? [candidateOf(column, attempt(hidden, identity, key))] : [];
  });
  const [taken, ...others] = columns.taken.values();
  const read = first.categories.reduce((sum, { items }) => sum + items.length, 0);
  const review: IntoleranceReview = {
    ...{ unread: first.unread, repeated: first.repeated, printedCount: printedCountOf(seen) },
    counts: { printed: read + first.unread.length, read },
    ...{ columnQuestion, unit, patient: identity.patient },
    resultColumn: taken && others.length === 0 ? taken : null,
    ignoredColumns: [...columns.ignored.values(), ...hidden.columns].map(columnOf),
    date: identity.date ?? dayOfHead(taken && others.length === 0 ? taken.head : ''),
    extent: extentOf(sheets),
  };
  return { categories: first.categories, review };
}

const dayOfHead = (head: string): IntoleranceReview['date'] => {
  const value = dayIn(head);
  return value === undefined ? null : { value, label: head, place: null };
};

const extentOf = (sheets: readonly Sheet[]): IntoleranceReview['extent'] => ({
  kind: sheets.some(({ name }) => name !== null) ? 'sheets' : 'pages',
  count: sheets.filter(({ isHidden }) => !isHidden).length,
});

const columnOf = ({ head, column, reason, lowest, highest }: LoggedColumn) => ({
  ...{ head: head.slice(0, LIMITS.name), column, reason },
  lowest: Number.isFinite(lowest) ? lowest : null,
  highest: Number.isFinite(highest) ? highest : null,
});

const candidateOf = (column: LoggedColumn, { categories, repeated, unread }: Attempt): ColumnCandidate => ({
  ...columnOf(column),
  ...{ isProposed: column.isProposed, categories, repeated, unread },
  date: dayIn(column.head) ?? null,
});

function refusalOf(
  { categories, found, columns, unread }: Attempt,
  sheets: readonly Sheet[],
  isUnitPrinted: boolean,
): ReportReading | undefined {
  const unit = foreignScale(sheets, columns);
  if (unit !== undefined) return otherScale(unit);
  const [measure] = columns.otherMeasures.filter(Boolean);
  if (areInPercent(sheets, { results: countsClasses(found) ? 0 : found.length, hasUnit: isUnitPrinted }))
    return otherScale('%');
  if (found.length === 0 && measure !== undefined) return otherScale(measure);
  if (found.length === 0 && hasClassesOnly(sheets)) return otherScale('klasy');
  if (!isUnitPrinted && countsClasses(found)) return otherScale('klasy');
  const items = categories.reduce((sum, category) => sum + category.items.length, 0);
  if (items === 0)
    return { refusal: { reason: namesWithoutNumbers(sheets, unread) ? 'no_numbers' : 'no_results' } };
  const isTooMuch = items > LIMITS.items || categories.length > LIMITS.categories;
  return isTooMuch ? { refusal: { reason: 'too_many_results' } } : undefined;
}

const FEWEST_NAMES = 5;

/** A list of foods with nothing but a drawing beside them: there is no number that could be read or lost. */
function namesWithoutNumbers(sheets: readonly Sheet[], unread: Attempt['unread']): boolean {
  const texts = sheets.flatMap(({ rows }) => rows.flatMap((row) => row.flatMap((cell) => cell?.text ?? [])));
  const names = new Set(texts.filter(isPanelName).map(foldText));
  const hasNumbers = unread.some(({ name, text }) => isPanelName(name) && /\d/u.test(text));
  return names.size >= FEWEST_NAMES && !hasNumbers;
}

/** Reads the tables, with the column of this key where there is one to choose; everything else is accounted for. */
function attempt({ seen, rows }: SeenAndHidden, identity: Identity, preferred?: string): Attempt {
  const ledger = new Ledger();
  const columns = new ColumnLog(identity.date?.value, preferred);
  const { found, unread } = readSheets(seen, { ledger, columns });
  ledger.use(...identity.cells);
  for (const left of columns.leftOut) {
    for (const row of left.rows) {
      const cell = row[left.column];
      // Two numbers in one cell are those of two columns: one of them may be a result.
      if (cell && !holdsSeveral(cell.text)) ledger.leave(cell);
    }
  }
  const gathered = gather(inPolish(found));
  const known = valuesByName(gathered);
  const days = new Set(
    identity.cells.flatMap(({ text, at }) => (dayIn(text) === undefined ? [] : (at ?? []))),
  );
  const open = [...unread, ...gathered.outOfRange, ...leftovers(seen, ledger), ...newsOf(rows, known)].filter(
    (each) => !(each.at && days.has(each.at)) && !countsFoods(each, found.length),
  );
  return { ...gathered, found, columns, unread: tidied(open, known).slice(0, LIMITS.items) };
}

/** The size of the panel behind its name: `Food Profile 88` over 88 results. */
const countsFoods = ({ name, text }: UnreadResult, results: number) => {
  const count = /(?:panel|profil|zestaw|test|food)\D{0,30}?(\d{1,4})$/u.exec(
    foldText(`${name} ${text}`),
  )?.[1];
  return count !== undefined && Number(count) === results && !isPanelName(name);
};

/** Whether numbers of several columns stand in one cell; a range is one. */
const holdsSeveral = (text: string) =>
  /^[<>≤≥]?\s*\d+(?:[.,]\d+)?\s+[<>≤≥]?\s*\d+(?:[.,]\d+)?(?:\s|$)/u.test(text);

function valuesByName({ categories, repeated }: Gathered): Map<string, Set<number>> {
  const known = new Map<string, Set<number>>();
  const add = (name: string, value: number) => {
    const values = known.get(foldText(name)) ?? new Set<number>();
    known.set(foldText(name), values.add(value));
  };
  for (const { items } of categories) for (const { name, value } of items) add(name, value);
  for (const { name, values } of repeated) for (const value of values) add(name, value);
  return known;
}

/** What is known of a food whose name ends the text: `Najwyższe wyniki: Kefir` with the result that Kefir has. */
function toldValues(
  name: string,
  text: string,
  known: ReadonlyMap<string, ReadonlySet<number>>,
): ReadonlySet<number> | undefined {
  const words = foldText(name).split(' ');
  const values = words.map((_, at) => known.get(words.slice(at).join(' '))).find(Boolean);
  return values?.has(valueOf(text) ?? -1) ? values : undefined;
}

/** What was not understood, by the names of the set; a name that has a result elsewhere is news only with another number. */
function tidied(
  unread: readonly UnreadResult[],
  known: ReadonlyMap<string, ReadonlySet<number>>,
): IntoleranceReview['unread'] {
  const seen = new Set<string>();
  return unread
    .map(({ category, name, text, at }) => ({
      category: category === null ? null : tidyHeading(category).slice(0, LIMITS.name),
      name: tidyName(name).slice(0, LIMITS.name),
      text: text.slice(0, LIMITS.name),
      place: at ?? null,
    }))
    .filter(({ name, text, place }) => {
      const values = known.get(foldText(name)) ?? toldValues(name, text, known);
      const isNews = !values || (/\d/u.test(text) && !values.has(valueOf(text) ?? -1));
      const key = JSON.stringify([name, text, place]);
      const isFirst = !seen.has(key);
      seen.add(key);
      return name !== '' && isNews && isFirst;
    });
}

function readSheets(
  sheets: readonly Sheet[],
  { ledger, columns }: Pick<TableState, 'ledger' | 'columns'>,
): { found: FoundResult[]; unread: readonly UnreadResult[] } {
  const state: TableState = { category: null, head: undefined, headTexts: [], unread: [], ledger, columns };
  const found = sheets.flatMap((sheet) => {
    if (sheet.name !== null) {
      endHeading(state);
      Object.assign(state, { category: null, head: undefined, headTexts: [] });
    }
    const results = readTable(sheet, state);
    const named = sheet.name !== null && namesCategory(sheet.name, sheets.length) ? sheet.name : null;
    return results.map((result) => ({ ...result, category: result.category ?? named }));
  });
  endHeading(state);
  return { found, unread: state.unread };
}

/** A sheet of many is named after its category, the only one after anything. */
const namesCategory = (name: string, sheets: number) =>
  isKnownCategory(name) || (sheets > 1 && !DEFAULT_SHEET_NAME.test(foldText(name)));

/** Whether a table grades its foods but gives no numbers. */
function hasClassesOnly(sheets: readonly Sheet[]): boolean {
  const heads = sheets.flatMap(({ rows }) => rows.map((row: Row) => readHead(row)));
  return heads.some((head) => head?.includes('class') && !head.includes('value'));
}

/** Without a unit, small whole numbers are classes or spots, not U/ml. */
function countsClasses(found: readonly FoundResult[]): boolean {
  return found.length >= 5 && found.every(({ value }) => Number.isInteger(value) && value <= HIGHEST_CLASS);
}

const PARTS = /^(.*\S)\s+\/\s+(\S.*)$/u;
const POLISH = /[ąćęłńóśźż]/giu;

/** In a report in two languages the Polish half of each name. */
function inPolish(found: readonly FoundResult[]): FoundResult[] {
  const halves = found.map(({ name }) => PARTS.exec(name));
  if (halves.filter(Boolean).length < found.length * MOST) return [...found];
  const letters = (half: 1 | 2) =>
    halves.reduce((sum, parts) => sum + (parts?.[half]?.match(POLISH)?.length ?? 0), 0);
  const half = letters(2) > letters(1) ? 2 : 1;
  const polish = (text: string) => PARTS.exec(text)?.[half] ?? text;
  return found.map((each) => ({
    ...each,
    name: polish(each.name),
    category: each.category === null ? null : polish(each.category),
  }));
}
const MOST = 0.6;

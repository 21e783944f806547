/** From the tables of a report to categories with results [core §3]: units, names, repeated results. */
import type { IntoleranceCategory, IntoleranceReview } from '@pora/contracts/patients/intolerance-set.model';
import { INTOLERANCE_SET_LIMITS as LIMITS } from '@pora/contracts/patients/intolerance-set.vocabulary';
import { foldText } from '@pora/text-pl/fold';
import {
  foreignUnitOf,
  hasOwnUnit,
  isKnownCategory,
  isOtherMeasure,
  isReactivity,
  tidyHeading,
  tidyName,
} from './cell-text.js';
import { readHead } from './columns.js';
import type { Row, Sheet } from './sheet.js';
import { printedCountOf } from './printed-count.js';
import { readTable, type FoundResult, type TableState, type UnreadResult } from './table.js';

/** Why a readable file is no report of results. */
export type ReportRefusal =
  | { readonly reason: 'no_results' | 'no_text' | 'too_long' | 'too_many_results' }
  | { readonly reason: 'other_scale'; readonly unit: string };

/** What a file says. */
export type ReportReading =
  | { readonly categories: IntoleranceCategory[]; readonly review: IntoleranceReview }
  | { readonly refusal: ReportRefusal };

/** Category of foods that the report sorts into none. */
export const NO_CATEGORY = 'Bez kategorii';

const DEFAULT_SHEET_NAME = /^(?:arkusz|sheet|tabela|table|strona|wyniki?|raport|dane|badanie|page)\s*\d*$/u;
/** A cell that names a unit is short; a sentence may explain another scale. */
const LONGEST_UNIT_CELL = 60;
/** Highest class of the scales that count in classes or spots. */
const HIGHEST_CLASS = 6;

const IN_CLASSES: ReportReading = { refusal: { reason: 'other_scale', unit: 'klasy' } };

/** Categories with their results, or why there are none. */
export function readReport(sheets: readonly Sheet[]): ReportReading {
  const unit = foreignUnit(sheets);
  if (unit !== undefined) return { refusal: { reason: 'other_scale', unit } };
  const { found, unread } = readSheets(sheets);
  if (found.length === 0 && hasClassesOnly(sheets)) return IN_CLASSES;
  if (!namesUnit(sheets) && countsClasses(found))
    return { refusal: { reason: 'other_scale', unit: 'klasy' } };
  const { categories, repeated, outOfRange } = gather(inPolish(found));
  const items = categories.reduce((sum, category) => sum + category.items.length, 0);
  if (items === 0) return { refusal: { reason: 'no_results' } };
  const isTooMuch = items > LIMITS.items || categories.length > LIMITS.categories;
  if (isTooMuch) return { refusal: { reason: 'too_many_results' } };
  const review = {
    unread: tidied([...unread, ...outOfRange], categories).slice(0, LIMITS.items),
    repeated,
    printedCount: printedCountOf(sheets),
  };
  return { categories, review };
}

/** Rows that were not understood, by the names of the set; one that has a result elsewhere in the report is none. */
function tidied(unread: readonly UnreadResult[], categories: readonly IntoleranceCategory[]): UnreadResult[] {
  const known = new Set(categories.flatMap(({ items }) => items.map(({ name }) => foldText(name))));
  return unread
    .map(({ category, name, text }) => ({
      category: category === null ? null : tidyHeading(category).slice(0, LIMITS.name),
      name: tidyName(name).slice(0, LIMITS.name),
      text: text.slice(0, LIMITS.name),
    }))
    .filter(({ name }) => name !== '' && !known.has(foldText(name)));
}

function readSheets(sheets: readonly Sheet[]): { found: FoundResult[]; unread: readonly UnreadResult[] } {
  const state: TableState = { category: null, head: undefined, unread: [] };
  const found = sheets.flatMap((sheet) => {
    if (sheet.name !== null) Object.assign(state, { category: null, head: undefined });
    const results = readTable(sheet, state);
    const named = sheet.name !== null && namesCategory(sheet.name, sheets.length) ? sheet.name : null;
    return results.map((result) => ({ ...result, category: result.category ?? named }));
  });
  return { found, unread: state.unread };
}

/** A sheet of many is named after its category, the only one after anything. */
const namesCategory = (name: string, sheets: number) =>
  isKnownCategory(name) || (sheets > 1 && !DEFAULT_SHEET_NAME.test(foldText(name)));

const isOfOtherMeasure = (row: Row) =>
  row.some((cell) => cell && isOtherMeasure(cell.text)) && !readHead(row);

function foreignUnit(sheets: readonly Sheet[]): string | undefined {
  for (const { rows } of sheets) {
    for (const row of rows) {
      if (isOfOtherMeasure(row)) continue;
      for (const cell of row) {
        if (!cell || cell.text.length > LONGEST_UNIT_CELL) continue;
        const unit = foreignUnitOf(cell.text);
        if (unit !== undefined) return unit;
      }
    }
  }
  return undefined;
}

const namesUnit = (sheets: readonly Sheet[]) =>
  sheets.some(({ rows }) => rows.some((row) => row.some((cell) => cell && hasOwnUnit(cell.text))));

/** Whether a table grades its foods but gives no numbers. */
function hasClassesOnly(sheets: readonly Sheet[]): boolean {
  const heads = sheets.flatMap(({ rows }) => rows.map(readHead).filter((head) => head !== undefined));
  return heads.some((head) => head.includes('class') && !head.includes('value'));
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

/**
 * Results by category in the order of the file. A food that stands there twice has its higher result [decisions 53];
 * a list by reaction that repeats the foods of a list by group is left out.
 */
function gather(found: readonly FoundResult[]): {
  categories: IntoleranceCategory[];
  repeated: IntoleranceReview['repeated'];
  outOfRange: UnreadResult[];
} {
  const isGrouped = ({ category }: FoundResult) => category !== null && !isReactivity(category);
  const grouped = new Set(found.filter(isGrouped).map(({ name }) => foldText(tidyName(name))));
  const categories = new Map<
    string,
    { name: string; items: Map<string, { name: string; values: number[] }> }
  >();
  const outOfRange: UnreadResult[] = [];
  for (const result of found) {
    const name = tidyName(result.name).slice(0, LIMITS.name);
    const key = foldText(name);
    if (name === '' || (!isGrouped(result) && grouped.has(key))) continue;
    if (result.value < LIMITS.value.min || result.value > LIMITS.value.max) {
      outOfRange.push({ category: result.category, name, text: String(result.value) });
      continue;
    }
    const heading =
      tidyHeading(result.category ?? result.grade ?? NO_CATEGORY).slice(0, LIMITS.name) || NO_CATEGORY;
    const category = categories.get(foldText(heading)) ?? { name: heading, items: new Map() };
    categories.set(foldText(heading), category);
    const item = category.items.get(key) ?? { name, values: [] };
    category.items.set(key, item);
    if (!item.values.includes(result.value)) item.values.push(result.value);
  }
  const gathered = [...categories.values()].map(({ name, items }) => ({ name, items: [...items.values()] }));
  return {
    categories: gathered.map(({ name, items }) => ({
      name,
      items: items.map((item) => ({ name: item.name, value: Math.max(...item.values) })),
    })),
    repeated: gathered.flatMap(({ name: category, items }) =>
      items.filter(({ values }) => values.length > 1).map((item) => ({ category, ...item })),
    ),
    outOfRange,
  };
}

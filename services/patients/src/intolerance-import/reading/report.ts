/** From the tables of a report to categories with results [core §3]: units, names, repeated results. */
import type { IntoleranceCategory } from '@pora/contracts/patients/intolerance-set.model';
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
import { readTable, type FoundResult, type TableState } from './table.js';

/** Why a readable file is no report of results. */
export type ReportRefusal =
  | { readonly reason: 'no_results' | 'no_text' | 'too_long' | 'too_many_results' }
  | { readonly reason: 'other_scale'; readonly unit: string };

/** What a file says. */
export type ReportReading =
  | { readonly categories: IntoleranceCategory[] }
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
  const found = readSheets(sheets);
  if (found.length === 0 && hasClassesOnly(sheets)) return IN_CLASSES;
  if (!namesUnit(sheets) && countsClasses(found))
    return { refusal: { reason: 'other_scale', unit: 'klasy' } };
  const categories = gather(inPolish(found));
  const items = categories.reduce((sum, category) => sum + category.items.length, 0);
  if (items === 0) return { refusal: { reason: 'no_results' } };
  const isTooMuch = items > LIMITS.items || categories.length > LIMITS.categories;
  return isTooMuch ? { refusal: { reason: 'too_many_results' } } : { categories };
}

function readSheets(sheets: readonly Sheet[]): FoundResult[] {
  const state: TableState = { category: null, head: undefined };
  return sheets.flatMap((sheet) => {
    if (sheet.name !== null) Object.assign(state, { category: null, head: undefined });
    const results = readTable(sheet, state);
    const named = sheet.name !== null && namesCategory(sheet.name, sheets.length) ? sheet.name : null;
    return results.map((result) => ({ ...result, category: result.category ?? named }));
  });
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
function gather(found: readonly FoundResult[]): IntoleranceCategory[] {
  const isGrouped = ({ category }: FoundResult) => category !== null && !isReactivity(category);
  const grouped = new Set(found.filter(isGrouped).map(({ name }) => foldText(tidyName(name))));
  const categories = new Map<string, { name: string; items: Map<string, { name: string; value: number }> }>();
  for (const result of found) {
    const name = tidyName(result.name).slice(0, LIMITS.name);
    const key = foldText(name);
    const isOutOfRange = result.value < LIMITS.value.min || result.value > LIMITS.value.max;
    if (name === '' || isOutOfRange || (!isGrouped(result) && grouped.has(key))) continue;
    const heading =
      tidyHeading(result.category ?? result.grade ?? NO_CATEGORY).slice(0, LIMITS.name) || NO_CATEGORY;
    const category = categories.get(foldText(heading)) ?? { name: heading, items: new Map() };
    categories.set(foldText(heading), category);
    const former = category.items.get(key);
    category.items.set(key, {
      name: former?.name ?? name,
      value: Math.max(result.value, former?.value ?? 0),
    });
  }
  return [...categories.values()].map(({ name, items }) => ({ name, items: [...items.values()] }));
}

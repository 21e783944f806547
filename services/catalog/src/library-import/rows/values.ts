/** Values of cells, read as people write them and written as they are read. */
import { parseDecimal } from '@pora/text-pl/numbers';
import { foldText } from '@pora/text-pl/fold';
import { plainNumber, type Cell } from '../reading/cell.js';

/** A value that is wrong; the sentence tells the person why. */
export class ValueFault extends Error {
  override readonly name = 'ValueFault';
}

/** Signs by which a person says "none": of a list or a note it empties what was there. */
const DASHES = new Set(['-', '–', '—']);
const NONE = new Set([...DASHES, 'brak']);

/** The text of a cell; undefined when it is blank. @throws ValueFault for a formula */
export function textOf(cell: Cell | undefined): string | undefined {
  if (cell !== undefined && typeof cell !== 'string')
    throw new ValueFault('conflict' in cell ? cell.conflict : 'Formuła zamiast wartości');
  const text = (cell ?? '').trim();
  return text === '' ? undefined : text;
}

/** Like {@link textOf}, but a dash empties: what has nothing and what says "none" differ. */
export function clearableText(cell: Cell | undefined): string | undefined {
  const text = textOf(cell);
  return text !== undefined && DASHES.has(text) ? '' : text;
}

/** The items of a list, none where the cell says so; undefined when it is blank. */
export function listOf(cell: Cell | undefined, isSeparator: Separator): string[] | undefined {
  const text = textOf(cell);
  if (text === undefined) return undefined;
  return NONE.has(text.toLowerCase()) ? [] : splitList(text, isSeparator);
}

/** A number with a comma or a dot, with or without its unit. @throws ValueFault */
export function numberOf(text: string): number {
  const value = parseDecimal(text.replace(/\s*(?:g|kcal|min\.?)$/iu, ''));
  if (value === null) throw new ValueFault(`„${shortened(text)}” to nie liczba`);
  return value;
}

/** Signs by which tables say that nobody measured it: unknown is not zero. */
const UNKNOWN = new Set([
  ...DASHES,
  '.',
  '..',
  '…',
  'b.d.',
  'bd',
  'b/d',
  'brak danych',
  'brak',
  'n/a',
  'na',
  'nd',
  'n.d.',
  'n/d',
  'nie oznaczono',
  'nie badano',
  '?',
]);
const TRACES = /^(?:traces?|tr\.?|slad(?:y|owe|owa ilosc|owe ilosci)?|sl\.?|ilosci sladowe)$/;
const BELOW = /^(?:<|≤|<=|ponizej|pon\.|do) ?(?=\d)/;

/** An amount of a table, and what has to be told of it. */
export interface TableAmount {
  readonly value: number;
  /** It stands in the file in another way. */
  readonly told?: string;
}

/** An amount as public tables write it; undefined where nobody measured it. @throws ValueFault */
export function amountOfTable(text: string): TableAmount | undefined {
  const folded = foldText(text);
  if (UNKNOWN.has(folded)) return undefined;
  if (TRACES.test(folded)) return { value: 0, told: `„${shortened(text)}” przyjęto jako 0` };
  const below = BELOW.exec(folded)?.[0];
  if (below === undefined) return { value: numberOf(text) };
  const value = numberOf(folded.slice(below.length));
  return { value, told: `„${shortened(text)}” przyjęto jako ${writtenNumber(value)}: to granica oznaczenia` };
}

/** How a number stands in a cell of text. */
export const writtenNumber = (value: number): string => plainNumber(value).replace('.', ',');

const YES = new Set(['tak', 't', 'yes', 'true', 'prawda', '1', 'x', '✓']);
const NO = new Set(['nie', 'n', 'no', 'false', 'falsz', '0', ...NONE]);

/** @throws ValueFault */
export function flagOf(text: string): boolean {
  const word = foldText(text);
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  throw new ValueFault(`„${shortened(text)}” to ani „tak”, ani „nie”`);
}

/** A choice by its Polish name or its key, however they are written. */
export function choicesByWord<T extends string>(labels: Readonly<Record<T, string>>): ReadonlyMap<string, T> {
  return new Map(
    (Object.entries(labels) as [T, string][]).flatMap(([key, label]): [string, T][] => [
      [foldText(key), key],
      [foldText(label), key],
    ]),
  );
}

/** A date as `yyyy-MM-dd` from Polish, ISO and spreadsheet writing. @throws ValueFault */
export function dateOf(text: string): string {
  const polish = /^(\d{1,2})[.-](\d{1,2})[.-](\d{4})(?: r\.?)?$/.exec(text);
  if (polish) {
    const [, day = '', month = '', year = ''] = polish;
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  // Days since the end of 1899, as a spreadsheet stores a date.
  if (/^\d{5}$/.test(text)) return new Date((Number(text) - 25_569) * 86_400_000).toISOString().slice(0, 10);
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (iso === undefined) throw new ValueFault(`„${shortened(text)}” to nie data (np. 12.03.2026)`);
  return iso;
}

/** Whether a list is split at a sign, given the two that follow it. */
export type Separator = (sign: string, rest: string) => boolean;

/** Splits a list inside a cell at signs that no backslash stands before. */
export function splitList(text: string, isSeparator: Separator): string[] {
  const items: string[] = [];
  let item = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\' && at + 1 < text.length) {
      at += 1;
      item += text.charAt(at);
    } else if (isSeparator(sign, text.slice(at + 1, at + 3))) {
      items.push(item);
      item = '';
    } else item += sign;
  }
  return [...items, item].map((part) => part.trim()).filter(Boolean);
}

/** Joins a list for a cell so that {@link splitList} finds the same items. */
export const joinList = (items: readonly string[]): string => items.map(escaped).join(' | ');

/** A text inside an item of a list. */
export const escaped = (text: string): string => text.replace(/[\\|;,/\n]/g, (sign) => `\\${sign}`);

/** Separators of lists of words. */
export const betweenWords = (sign: string) => /[|;,\n/]/.test(sign);
/** Separators of lists whose items hold numbers: a comma before a letter is one, a decimal comma is none. */
export const betweenAmounts = (sign: string, rest: string) =>
  /[|;\n]/.test(sign) || (sign === ',' && /^\s?\p{L}/u.test(rest));
/** Separators of lists whose items may be names with commas. */
export const betweenNames = (sign: string) => /[|;\n]/.test(sign);

/** A text as a message quotes it. */
export const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

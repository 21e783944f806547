/**
 * The end of the account: what of a report nobody has read is either of a kind that is no result, or it is shown. No part of
 * the reader decides that a number is lost.
 */
import { foldText } from '@pora/text-pl/fold';
import {
  hasOwnUnit,
  isAboutReport,
  isClass,
  isKnownCategory,
  isMissing,
  isNumbered,
  isTitle,
  isUnit,
  mayBeHeading,
  namedValueOf,
} from './cell-text.js';
import { isNumberOfHeading, NO_NAME } from './entries.js';
import type { Ledger } from './ledger.js';
import { isPanelName } from './panel-words.data.js';
import { isDay } from './report-day.js';
import type { Cell, Row, Sheet } from './sheet.js';
import { isStandard } from './standards.js';
import type { UnreadResult } from './table.js';
import { partsOfList } from './told-lists.js';

const DIGIT = /\d/u;
/** Numbers that are no results wherever they stand: pages, times, phones, codes, ranges in sentences. */
const OTHER_NUMBERS: readonly RegExp[] = [
  /^(?:str(?:ona|\.)?|page|p\.)?\s*\d{1,3}\s*(?:z|of|\/)\s*\d{1,3}$/iu,
  /^(?:str(?:ona|\.)?|page)\s*\d{1,3}\b.*$/iu,
  /^\d{1,2}:\d{2}(?::\d{2})?$/u,
  // What a browser prints above and below its pages, and classes behind a unit.
  /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?$/iu,
  /^(?:\[?\p{L}{1,3}\/m?l\]?\s*)?\(?(?:kl\.|klasa|rast)\s*\d\)?$/iu,
  /^(?:\+?48[ -]?)?\d{3}[ -]\d{3}[ -]\d{3}$/u,
  /^\d{2}-\d{3}\b.*$/u,
  /^\d{9,11}$/u,
  /^[\p{L}]{1,4}[-/ ]?\d{4,}(?:[-/]\d+)*$/u,
  /^\d+(?:\/\d+){2,}$/u,
  /https?:|file:\/\/|www\.|@|©|\b(?:nip|regon|krs|tel|fax)\b/iu,
  /^(?:ul|al|pl|os)\.\s/iu,
];
const WORDS_OF_SENTENCE = 6;

/** What is left of the sheets, a row each. */
export function leftovers(sheets: readonly Sheet[], ledger: Ledger): UnreadResult[] {
  return sheets.flatMap(({ rows }) => {
    const used = rows.flatMap((row, at) => (row.some((cell) => cell && ledger.isUsed(cell)) ? at : []));
    const [first = Infinity, last = -Infinity] = [used[0], used.at(-1)];
    return rows.flatMap((row, at) => restOfRow(row, ledger, at > first && at < last));
  });
}

function restOfRow(row: Row, ledger: Ledger, isInside: boolean): UnreadResult[] {
  const cells = row.filter((cell) => cell !== undefined);
  const rest = cells.flatMap((cell) => {
    const text = ledger.restOf(cell);
    return text === '' ? [] : [{ cell, text }];
  });
  const told = rest.flatMap(({ cell, text }) => toldIn(cell, text));
  if (rest.length === 0 || isRecognised(cells)) return told.filter(({ name }) => isPanelName(name));
  if (told.length > 0) return told;
  const numbers = rest.filter(({ text }) => DIGIT.test(text) && !isOtherNumber(text));
  const isRowRead = cells.some((cell) => ledger.isUsed(cell));
  const names = rest.filter(({ text }) => isInside && !isRowRead && mayBeName(text));
  const [shown] = numbers.length > 0 ? numbers : names;
  if (!shown) return [];
  const name = cells.find(({ text }) => mayBeName(text))?.text ?? NO_NAME;
  const text = numbers.map((each) => each.text).join(' · ');
  return [{ category: null, name, text: text === name ? '' : text, at: shown.cell.at }];
}

/** Each part of a list of results; what the tables say as well is no news and is left out later. */
function toldIn({ at }: Cell, text: string): UnreadResult[] {
  return (partsOfList(text) ?? []).flatMap((part) => {
    const named = namedValueOf(part);
    if (named) return [{ category: null, name: named.name, text: String(named.value), at }];
    return DIGIT.test(part) ? [{ category: null, name: NO_NAME, text: part, at }] : [];
  });
}

/** Rows about the patient, the laboratory, the scale or its standards. */
function isRecognised(cells: readonly Cell[]): boolean {
  const [first] = cells;
  if (!first) return true;
  const { text } = first;
  if (isAboutReport(text) || isTitle(text) || isStandard(text) || isNumbered(text)) return true;
  const [, beside, ...more] = cells;
  if (more.length === 0 && isNumberOfHeading(first, beside)) return true;
  // Parts of the head of a page: `Pacjent: … | Data badania: …`.
  return cells.some((cell) => /:\s*$|\p{L}:\s/u.test(cell.text) && isAboutReport(cell.text));
}

function isOtherNumber(text: string): boolean {
  if (isDay(text) || OTHER_NUMBERS.some((pattern) => pattern.test(text.trim()))) return true;
  const isSentence = text.split(/\s+/u).length > WORDS_OF_SENTENCE && !/\d\s*$/u.test(text);
  return (
    isSentence || (hasOwnUnit(text) && !/\d(?!\d*\s*u)/iu.test(foldText(text).replace(/u\s?\/\s?ml/u, '')))
  );
}

const mayBeName = (text: string) =>
  /\p{L}{3}/u.test(text) &&
  mayBeHeading(text) &&
  !isKnownCategory(text) &&
  !isNumbered(text) &&
  !isClass(text) &&
  !isUnit(text) &&
  !(hasOwnUnit(text) && /wynik|wartosc|jednost/u.test(foldText(text))) &&
  !isMissing(text);

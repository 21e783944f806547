/** CSV files as programs and people leave them: several character sets, several separators. Runs in a thread of its own. */
import { parseString } from '@fast-csv/parse';
import {
  IMPORT_LIMITS,
  type ImportEncoding,
  type ImportSeparator,
} from '@pora/contracts/catalog/library-import.vocabulary';
import type { Cell, TableRow } from './cell.js';
import { TableFault } from './refusal.js';

/** What a CSV file says, and how it was read. */
export interface CsvTable {
  readonly encoding: ImportEncoding;
  readonly separator: ImportSeparator;
  readonly rows: readonly TableRow[];
}

/** In the order in which they win when a file says nothing: Polish spreadsheets write semicolons. */
const DELIMITERS = new Map<ImportSeparator, string>([
  ['semicolon', ';'],
  ['tab', '\t'],
  ['comma', ','],
]);
/** What is looked at to tell the separator. */
const SAMPLE = { characters: 64 * 1024, rows: 50 };
/** Polish letters by their bytes where Windows-1250 and ISO-8859-2 differ: ą ś ź Ą Ś Ź. */
const ONLY_WINDOWS = new Set([0xb9, 0x9c, 0x9f, 0xa5, 0x8c, 0x8f]);
const ONLY_ISO = new Set([0xb1, 0xb6, 0xbc, 0xa1, 0xa6, 0xac]);
/** A number with its sign is no formula. */
const FORMULA = /^\s*=/;
/** The apostrophe that keeps a spreadsheet from taking a text for a formula; a file of ours has one more than the text. */
const GUARDED = /^'+\s*[=+\-@\t\r]/;

/** Reads the file; what is not chosen is found out. @throws TableFault */
export async function readCsv(
  bytes: Uint8Array,
  chosen: { readonly encoding: ImportEncoding | null; readonly separator: ImportSeparator | null },
): Promise<CsvTable> {
  const encoding = chosen.encoding ?? encodingOf(bytes);
  const text = decode(bytes, encoding);
  const separator = chosen.separator ?? (await separatorOf(text));
  const { records, isBroken } = await recordsOf(text, separator, IMPORT_LIMITS.rows + 100);
  if (isBroken) throw new TableFault({ reason: 'bad_quotes', line: records.length + 1 });
  const rows = records.map((cells, at) => ({ line: at + 1, cells: cells.map(cellOf) }));
  return { encoding, separator, rows };
}

function decode(bytes: Uint8Array, encoding: ImportEncoding): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new TableFault({ reason: 'wrong_encoding' });
  }
}

function encodingOf(bytes: Uint8Array): ImportEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    const windows = bytes.reduce((sum, byte) => sum + Number(ONLY_WINDOWS.has(byte)), 0);
    const iso = bytes.reduce((sum, byte) => sum + Number(ONLY_ISO.has(byte)), 0);
    return iso > windows ? 'iso-8859-2' : 'windows-1250';
  }
}

/** The separator that cuts most rows into equally many columns: decimal commas cut some rows, and seldom the head. */
async function separatorOf(text: string): Promise<ImportSeparator> {
  const sample = text.slice(0, SAMPLE.characters);
  let best = { separator: 'semicolon' as ImportSeparator, share: 0, width: 0 };
  for (const separator of DELIMITERS.keys()) {
    const { records } = await recordsOf(sample, separator, SAMPLE.rows);
    const { share, width } = regularity(records);
    if (share > best.share || (share === best.share && width > best.width))
      best = { separator, share, width };
  }
  return best.separator;
}

/** The commonest number of columns above one, and which part of the filled rows has it. */
function regularity(records: readonly (readonly string[])[]): { share: number; width: number } {
  const filled = records.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const counts = new Map<number, number>();
  for (const { length } of filled) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width = 0, count = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return { share: count / Math.max(1, filled.length), width };
}

/** The first records, empty ones included, as far as quotes open and close where they may. */
function recordsOf(
  text: string,
  separator: ImportSeparator,
  most: number,
): Promise<{ records: string[][]; isBroken: boolean }> {
  return new Promise((resolve) => {
    const records: string[][] = [];
    parseString<string[], string[]>(text, { delimiter: DELIMITERS.get(separator) ?? ';', maxRows: most })
      .on('data', (record: string[]) => records.push(record))
      // The only faults of a text are quotes.
      .on('error', () => resolve({ records, isBroken: true }))
      .on('end', () => resolve({ records, isBroken: false }));
  });
}

function cellOf(text: string): Cell {
  if (FORMULA.test(text)) return { formula: text.trim() };
  return GUARDED.test(text) ? text.slice(1) : text;
}

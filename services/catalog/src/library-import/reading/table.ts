/** A file as a table: its head, its columns and its rows. Runs in a thread of its own. */
import {
  IMPORT_LIMITS,
  type ImportEncoding,
  type ImportKind,
  type ImportSeparator,
  type TableFormat,
} from '@pora/contracts/catalog/library-import.vocabulary';
import { foldText } from '@pora/text-pl/fold';
import { shownText, type Cell, type TableRow } from './cell.js';
import { readCsv } from './csv-table.js';
import { areUnits, fieldOfHead } from './headings.js';
import { TableFault } from './refusal.js';
import { readWorkbook } from './workbook-table.js';

/** Which file is read, and how. */
export interface TableSource {
  readonly format: TableFormat;
  readonly kind: ImportKind;
  readonly bytes: Uint8Array;
  readonly encoding: ImportEncoding | null;
  readonly separator: ImportSeparator | null;
}

/** A column by its head, with what tells a person what it holds. */
export interface TableColumn {
  readonly name: string;
  readonly samples: readonly string[];
  /** Its different values, unless there are too many. */
  readonly values: readonly string[] | null;
  /** Names that stand before "=", unless there are none or too many. */
  readonly measures?: readonly string[];
}

/** A table as it was read. */
export interface Table {
  readonly encoding: ImportEncoding | null;
  readonly separator: ImportSeparator | null;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

/** The head stands within so many rows. */
const HEAD_WITHIN = 20;
const SAMPLES = 3;
const LONGEST_SAMPLE = 60;
const LONGEST_MEASURE = 40;

/** @throws UploadFault, TableFault */
export async function readTable(source: TableSource): Promise<Table> {
  const { encoding, separator, rows } =
    source.format === 'csv'
      ? await readCsv(source.bytes, source)
      : { encoding: null, separator: null, rows: readWorkbook(source.bytes) };
  const filled = rows.filter(({ cells }) => cells.some(isFilled));
  const table = withOwnNames(filled.slice(headOf(filled, source.kind)));
  const units = table[1]?.cells.map(shownText) ?? [];
  const hasUnits = areUnits(units);
  const heads = (table[0]?.cells ?? []).map((head, column) =>
    hasUnits && units[column]?.trim()
      ? `${shownText(head)} [${units[column].replace(/[[\]()]/gu, '').trim()}]`
      : head,
  );
  const data = table.slice(hasUnits ? 2 : 1);
  if (data.length === 0) throw new TableFault({ reason: 'no_rows' });
  if (data.length > IMPORT_LIMITS.rows) throw new TableFault({ reason: 'too_many_rows' });
  return { encoding, separator, columns: columnsOf(heads, data), rows: data };
}

const isFilled = (cell: Cell | undefined) => shownText(cell).trim() !== '';

/** "product_name_fr" of a table that says in "lc" which language each product speaks. */
const NAME_IN_LANGUAGE = /^product_name_([a-z]{2,3})$/;
/** Read where a product has no name in its own language. */
const LANGUAGES = ['pl', 'en'];

/** Names that stand in a column for each language stand in one more as well: each product by its own. */
function withOwnNames(rows: readonly TableRow[]): readonly TableRow[] {
  const heads = (rows[0]?.cells ?? []).map((cell) => shownText(cell).trim());
  const own = heads.indexOf('lc');
  const columns = heads.flatMap((name, column) => {
    const [, language] = NAME_IN_LANGUAGE.exec(name) ?? [];
    return language === undefined ? [] : [{ language, column }];
  });
  if (own < 0 || columns.length < 2 || heads.includes('product_name')) return rows;
  const width = Math.max(...rows.slice(0, HEAD_WITHIN).map(({ cells }) => cells.length));
  const nameOf = ({ cells }: TableRow) => {
    const wanted = [shownText(cells[own]).trim(), ...LANGUAGES, ...columns.map(({ language }) => language)];
    const named = wanted.flatMap((one) => columns.filter(({ language }) => language === one));
    return named.map(({ column }) => shownText(cells[column]).trim()).find(Boolean) ?? '';
  };
  return rows.map((row, at) => ({
    line: row.line,
    cells: [
      ...Array.from({ length: width }, (_, column) => row.cells[column] ?? ''),
      at === 0 ? 'product_name' : nameOf(row),
    ],
  }));
}

/** The row that names most fields; where none names two, the first with two cells. */
function headOf(rows: readonly TableRow[], kind: ImportKind): number {
  const first = rows.slice(0, HEAD_WITHIN);
  const named = first.map(
    ({ cells }) => new Set(cells.map((cell) => fieldOfHead(shownText(cell), kind)).filter(Boolean)).size,
  );
  const most = Math.max(...named, 0);
  const at =
    most >= 2 ? named.indexOf(most) : first.findIndex(({ cells }) => cells.filter(isFilled).length >= 2);
  if (at < 0) throw new TableFault({ reason: 'no_table' });
  return at;
}

function columnsOf(heads: readonly Cell[], rows: readonly TableRow[]): TableColumn[] {
  const width = Math.max(lastFilled(heads), ...firstWidths(rows));
  if (width > IMPORT_LIMITS.columns) throw new TableFault({ reason: 'too_many_columns' });
  return Array.from({ length: width }, (_, at) => {
    const name = shownText(heads[at]).replace(/\s+/gu, ' ').trim();
    return { name: name || `Kolumna ${at + 1}`, ...contentOf(rows, at) };
  });
}

const lastFilled = (cells: readonly Cell[]) => cells.findLastIndex(isFilled) + 1;

/** Columns without a head count where the first rows fill them. */
const firstWidths = (rows: readonly TableRow[]) =>
  rows.slice(0, HEAD_WITHIN).map(({ cells }) => lastFilled(cells));

function contentOf(rows: readonly TableRow[], at: number): Omit<TableColumn, 'name'> {
  const different = new Set<string>();
  for (const { cells } of rows) {
    const text = shownText(cells[at]).trim();
    if (text !== '') different.add(text);
    if (different.size > IMPORT_LIMITS.values) break;
  }
  const values = [...different];
  const isShort = values.length <= IMPORT_LIMITS.values && values.every((text) => text.length <= 200);
  const samples = rows.slice(0, SAMPLES).map(({ cells }) => cut(shownText(cells[at]).trim()));
  const measures = measuresOf(rows, at);
  return { samples, values: isShort ? values : null, ...(measures.length > 0 && { measures }) };
}

/** "łyżka" and "szklanka" of "łyżka=10 g | szklanka=220 g", whatever stands between. */
function measuresOf(rows: readonly TableRow[], at: number): string[] {
  const names = new Map<string, string>();
  for (const { cells } of rows) {
    const text = shownText(cells[at]);
    if (!text.includes('=')) continue;
    for (const [, before = ''] of text.matchAll(/([^=|;,\n]+)=/gu)) {
      const name = before.trim();
      if (/\p{L}/u.test(name) && name.length <= LONGEST_MEASURE && !names.has(foldText(name)))
        names.set(foldText(name), name);
    }
    if (names.size > IMPORT_LIMITS.values) return [];
  }
  return [...names.values()];
}

const cut = (text: string) => (text.length > LONGEST_SAMPLE ? `${text.slice(0, LONGEST_SAMPLE - 1)}…` : text);

/** Excel workbooks as tables. Runs in a thread of its own, after the archive was looked through. */
import ExcelJS from 'exceljs';
import { openOfficeFile } from '@pora/common/uploads/office-file';
import { UploadFault } from '@pora/common/uploads/upload-fault';
import { cellOf, type Cell, type Row, type Sheet } from './sheet.js';

/** Far above the largest panels (some 300 foods), also with empty rows in between. */
const MOST = { rows: 5000, columns: 100, cells: 100_000 };
/** Parts of a sheet that say nothing about results and cost time. */
const IGNORED = [
  ...['dataValidations', 'conditionalFormatting', 'extLst', 'drawing', 'legacyDrawing', 'picture'],
  ...['hyperlinks', 'rowBreaks', 'colBreaks', 'headerFooter', 'tableParts', 'autoFilter', 'sheetProtection'],
];

/** Visible sheets with content; null when the workbook is longer than any report. @throws UploadFault */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[] | null> {
  const parts = openOfficeFile(bytes, '.xlsx');
  if (isTooLong(parts)) return null;
  const workbook = await loaded(bytes, IGNORED)
    // Merged areas that overlap, as some office programs write them, are refused; the cells say all the same what they say.
    .catch(() => loaded(bytes, [...IGNORED, 'mergeCells']))
    // An archive that is whole, but whose parts contradict each other.
    .catch(() => {
      throw new UploadFault('damaged');
    });
  const visible = workbook.worksheets.filter(({ state }) => state === 'visible');
  return visible
    .map((sheet) => ({ name: sheet.name, rows: rowsOf(sheet) }))
    .filter(({ rows }) => rows.length > 0);
}

async function loaded(bytes: Uint8Array, ignoreNodes: string[]): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  await workbook.xlsx.load(file as ArrayBuffer, { ignoreNodes });
  return workbook;
}

/** Counted before a parser makes objects of it: rows, cells, and what merged areas would be blown up to. */
function isTooLong(parts: ReadonlyMap<string, Buffer>): boolean {
  let rows = 0;
  let cells = 0;
  for (const [name, content] of parts) {
    if (!/^xl\/worksheets\/[^/]+\.xml$/u.test(name)) continue;
    rows += countOf(content, /<(?:\w+:)?row[\s>]/g);
    cells += countOf(content, /<(?:\w+:)?c[\s>]/g);
    for (const [, from = '', to = ''] of content
      .toString()
      .matchAll(/mergeCell\s[^>]*?ref="([A-Z]+\d+):([A-Z]+\d+)"/g)) {
      cells += areaOf(from, to);
    }
  }
  const names = parts.get('xl/workbook.xml')?.toString() ?? '';
  for (const [, from = '', to = ''] of names.matchAll(/!\$?([A-Z]+\$?\d+):\$?([A-Z]+\$?\d+)</g))
    cells += areaOf(from, to);
  return rows > MOST.rows || cells > MOST.cells;
}

const countOf = (content: Buffer, pattern: RegExp) => content.toString().match(pattern)?.length ?? 0;

function areaOf(from: string, to: string): number {
  const [left, top] = placeOf(from);
  const [right, bottom] = placeOf(to);
  return (Math.abs(right - left) + 1) * (Math.abs(bottom - top) + 1);
}

function placeOf(address: string): [column: number, row: number] {
  const letters = /^[A-Z]+/.exec(address)?.[0] ?? '';
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return [column, Number(/\d+$/.exec(address)?.[0] ?? 1)];
}

function rowsOf(sheet: ExcelJS.Worksheet): Row[] {
  const rows: Row[] = [];
  sheet.eachRow((row) => {
    const cells: (Cell | undefined)[] = [];
    row.eachCell((cell) => {
      const column = Number(cell.col) - 1;
      if (column < MOST.columns) cells[column] = readCell(cell, sheet);
    });
    const filled = Array.from(cells);
    if (filled.some(Boolean)) rows.push(filled);
  });
  return rows;
}

/** A merged area speaks once, in its first cell. */
function readCell(cell: ExcelJS.Cell, sheet: ExcelJS.Worksheet): Cell | undefined {
  if (cell.isMerged && cell.master !== cell) return undefined;
  const isFilled = cell.fill?.type === 'pattern' && cell.fill.pattern === 'solid';
  const isMarked = cell.font?.bold === true || isFilled || isRichBold(cell.value);
  return cellOf(textOf(cell), { isMarked, span: cell.isMerged ? spanOf(cell, sheet) : 1 });
}

function spanOf(cell: ExcelJS.Cell, sheet: ExcelJS.Worksheet): number {
  const row = sheet.getRow(Number(cell.row));
  let span = 1;
  while (span < MOST.columns && row.getCell(Number(cell.col) + span).master === cell) span += 1;
  return span;
}

const isRichBold = (value: ExcelJS.CellValue) =>
  value !== null &&
  typeof value === 'object' &&
  'richText' in value &&
  value.richText.every(({ font, text }) => font?.bold === true || text.trim() === '');

/** What the cell shows; a number with the unit its format adds. Dates are no results; an error is shown, so that its food is not left out. */
function textOf(cell: ExcelJS.Cell): string {
  const shown = plainOf(cell.value);
  if (typeof shown !== 'number') return shown;
  const isPercent = /%/u.test(cell.numFmt ?? '');
  const unit = /"\s*([^"]*\p{L}[^"]*)"/u.exec(cell.numFmt ?? '')?.[1] ?? '';
  return `${Number(shown.toFixed(4))} ${isPercent ? '%' : unit}`;
}

function plainOf(value: ExcelJS.CellValue): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value === null || value === undefined || typeof value !== 'object') return '';
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('text' in value) return plainOf(value.text);
  if ('result' in value) return plainOf(value.result);
  if ('error' in value) return value.error;
  return '';
}

/** Tables as files that a spreadsheet opens without a question. Runs in a thread of its own. */
import { csvOf } from '@pora/common/csv';
import ExcelJS from 'exceljs';
import { writtenNumber } from '../rows/values.js';
import type { TableToWrite, WrittenCell } from './table-to-write.js';

const WIDTH = 18;

/** The bytes of the file. No cell of it ever begins a formula. */
export async function writeTable(table: TableToWrite): Promise<Uint8Array> {
  return table.format === 'csv' ? csvFile(table) : workbook(table);
}

function csvFile({ head, rows }: TableToWrite): Uint8Array {
  return new TextEncoder().encode(csvOf([head, ...rows.map((row) => row.map(csvText))]));
}

/** Numbers as Poles write them: with a comma and nothing between thousands. */
const csvText = (cell: WrittenCell) => (typeof cell === 'number' ? writtenNumber(cell) : (cell ?? ''));

/** A text of a workbook is typed as one, so it needs no apostrophe. */
async function workbook({ title, head, rows }: TableToWrite): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.addRow([...head]).font = { bold: true };
  for (const row of rows) sheet.addRow([...row]);
  // As text, so that a spreadsheet leaves long codes and everything that looks like a date alone.
  sheet.columns.forEach((column) => {
    column.width = WIDTH;
    column.numFmt = '@';
  });
  return new Uint8Array(await book.xlsx.writeBuffer());
}

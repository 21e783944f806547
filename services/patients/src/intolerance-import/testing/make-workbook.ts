import ExcelJS from 'exceljs';

/** What a test sheet holds; a text that begins with `**` is bold. */
export interface TestSheet {
  readonly name?: string;
  readonly rows: readonly (readonly ExcelJS.CellValue[])[];
  readonly merged?: readonly string[];
  readonly formats?: Readonly<Record<string, string>>;
  readonly isHidden?: boolean;
  /** Rows and columns out of sight, counted from 1. */
  readonly hiddenRows?: readonly number[];
  readonly hiddenColumns?: readonly number[];
  /** The days of the whole workbook are counted from 1904. */
  readonly is1904?: boolean;
}

/** The bytes of an `.xlsx` file as Excel writes it. */
export async function makeWorkbook(...sheets: readonly TestSheet[]): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  workbook.properties.date1904 = sheets.some(({ is1904 }) => is1904);
  for (const [index, { name, rows, merged = [], formats = {}, isHidden, ...away }] of sheets.entries()) {
    const sheet = workbook.addWorksheet(name ?? `Arkusz${index + 1}`, isHidden ? { state: 'hidden' } : {});
    for (const [at, values] of rows.entries()) fillRow(sheet.getRow(at + 1), values);
    for (const range of merged) sheet.mergeCells(range);
    for (const row of away.hiddenRows ?? []) sheet.getRow(row).hidden = true;
    for (const column of away.hiddenColumns ?? []) sheet.getColumn(column).hidden = true;
    for (const [address, format] of Object.entries(formats)) sheet.getCell(address).numFmt = format;
  }
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

function fillRow(row: ExcelJS.Row, values: readonly ExcelJS.CellValue[]): void {
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const isBold = typeof value === 'string' && value.startsWith('**');
    const cell = row.getCell(index + 1);
    cell.value = isBold ? value.slice(2) : value;
    if (isBold) cell.font = { bold: true };
  }
}

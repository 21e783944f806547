/** Excel workbooks as tables. Runs in a thread of its own, after the file was brought into the usual form. */
import { openOfficeParts } from '@pora/common/office/office-parts';
import { rootName } from '@pora/common/office/package-parts';
import { walkTags } from '@pora/common/office/xml-text';
import { columnOf, lettersOf } from '@pora/common/office/normal-workbook';
import { readArchive } from '@pora/common/uploads/archive';
import { cellOf, type Cell, type Row, type Sheet } from './sheet.js';
import { readStyles, shownNumber, type CellStyle } from './workbook-styles.js';

/** Far above the largest panels (some 300 foods), also with empty rows in between. */
const MOST = { rows: 5000, columns: 100, cells: 100_000 };

/** What is known of the workbook while a sheet is read. */
interface Book {
  readonly shared: readonly SharedText[];
  readonly styles: readonly CellStyle[];
  readonly is1904: boolean;
}

interface SharedText {
  readonly text: string;
  readonly isBold: boolean;
}

/** Sheets with content, hidden ones included; null when the workbook is longer than any report. @throws UploadFault */
export function readWorkbook(bytes: Uint8Array): Sheet[] | null {
  // Before it is brought into form as well: that alone takes minutes for millions of cells.
  if (isTooLong(readArchive(bytes))) return null;
  const parts = openOfficeParts(bytes, '.xlsx');
  if (isTooLong(parts)) return null;
  const { sheets, is1904 } = sheetsOf(parts.get('xl/workbook.xml'));
  const book = {
    ...{ shared: sharedTexts(parts.get('xl/sharedStrings.xml')), is1904 },
    styles: readStyles(parts.get('xl/styles.xml')),
  };
  return sheets.flatMap(({ name, isHidden }, at) => {
    const part = parts.get(`xl/worksheets/sheet${at + 1}.xml`);
    const rows = part ? rowsOf(part, { name, isHidden }, book) : [];
    return rows.length > 0 ? [{ name, rows, isHidden }] : [];
  });
}

/** Counted before anything is made of it. */
function isTooLong(parts: ReadonlyMap<string, Buffer>): boolean {
  let [rows, cells] = [0, 0];
  for (const content of parts.values()) {
    if (rootName(content) !== 'worksheet') continue;
    const text = content.toString('latin1');
    for (const [, name] of text.matchAll(/<(?:[\w.-]+:)?(row|c)[\s>/]/gu)) {
      if (name === 'row') rows += 1;
      else cells += 1;
      if (rows > MOST.rows || cells > MOST.cells) return true;
    }
  }
  return false;
}

function sheetsOf(part: Buffer | undefined) {
  const sheets: { name: string; isHidden: boolean }[] = [];
  let is1904 = false;
  if (part) {
    walkTags(part, {
      open: ({ name, attributes }) => {
        if (name === 'sheet') {
          const isHidden = (attributes.get('state') ?? 'visible') !== 'visible';
          sheets.push({ name: attributes.get('name') ?? '', isHidden });
        }
        if (name === 'workbookPr') is1904 = isTrue(attributes.get('date1904'));
        return undefined;
      },
    });
  }
  return { sheets, is1904 };
}

const isTrue = (text: string | undefined) => text === '1' || text === 'true' || text === 'on';

/** Shared texts without the readings of other scripts that stand above them. */
function sharedTexts(part: Buffer | undefined): SharedText[] {
  const texts: SharedText[] = [];
  if (!part) return texts;
  let text = '';
  let runs = 0;
  let bold = 0;
  walkTags(part, {
    open: ({ name }) => {
      if (name === 'si') [text, runs, bold] = ['', 0, 0];
      if (name === 'r') runs += 1;
      if (name === 'b') bold += 1;
      return name === 'rPh' ? null : undefined;
    },
    text: (said, around) => {
      if (around.at(-1) === 't') text += said;
    },
    close: (name) => {
      if (name === 'si') texts.push({ text, isBold: runs > 0 && bold >= runs });
      return undefined;
    },
  });
  return texts;
}

/** A cell while its parts are read. */
interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  inline: string;
  formula: string | undefined;
}

/** An area of cells that are one; it speaks once, in its first cell. */
interface Merged {
  readonly row: number;
  readonly column: number;
  readonly lastRow: number;
  readonly lastColumn: number;
}

function rowsOf(part: Buffer, sheet: { name: string; isHidden: boolean }, book: Book): Row[] {
  const reader = new SheetReader(sheet, book);
  walkTags(part, {
    open: ({ name, attributes }) => {
      reader.open(name, attributes);
      return name === 'rPh' || name === 'extLst' ? null : undefined;
    },
    text: (text, around) => reader.text(text, around.at(-1) ?? ''),
    close: (name) => {
      reader.close(name);
      return undefined;
    },
  });
  return reader.rows();
}

class SheetReader {
  private readonly cells = new Map<number, Map<number, OpenCell>>();
  private readonly hiddenRows = new Set<number>();
  private readonly hiddenColumns: { from: number; to: number }[] = [];
  private readonly merged: Merged[] = [];
  private cell: OpenCell | undefined;
  private row = 0;

  constructor(
    private readonly sheet: { name: string; isHidden: boolean },
    private readonly book: Book,
  ) {}

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    if (name === 'row') {
      this.row = Number(attributes.get('r'));
      if (isTrue(attributes.get('hidden'))) this.hiddenRows.add(this.row);
    } else if (name === 'col' && (isTrue(attributes.get('hidden')) || attributes.get('width') === '0')) {
      this.hiddenColumns.push({ from: Number(attributes.get('min')), to: Number(attributes.get('max')) });
    } else if (name === 'c') {
      const column = columnOf(attributes.get('r')) ?? 0;
      this.cell = {
        ...{ column, type: attributes.get('t') ?? 'n', style: Number(attributes.get('s') ?? 0) },
        ...{ value: '', inline: '', formula: undefined },
      };
    } else if (name === 'f' && this.cell) this.cell.formula = '';
    else if (name === 'mergeCell') this.merge(attributes.get('ref') ?? '');
  }

  text(text: string, within: string): void {
    if (!this.cell) return;
    if (within === 'v') this.cell.value += text;
    if (within === 't') this.cell.inline += text;
    if (within === 'f') this.cell.formula += text;
  }

  close(name: string): void {
    if (name !== 'c' || !this.cell) return;
    if (this.cell.column > 0 && this.cell.column <= MOST.columns) {
      const cells = this.cells.get(this.row) ?? new Map<number, OpenCell>();
      this.cells.set(this.row, cells);
      cells.set(this.cell.column, this.cell);
    }
    this.cell = undefined;
  }

  rows(): Row[] {
    return [...this.cells]
      .sort(([one], [other]) => one - other)
      .flatMap(([row, open]) => {
        const cells: (Cell | undefined)[] = [];
        for (const cell of open.values()) cells[cell.column - 1] = this.read(row, cell);
        const filled = Array.from(cells);
        return filled.some(Boolean) ? [filled] : [];
      });
  }

  private merge(ref: string): void {
    const [, left, top, right, bottom] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/u.exec(ref) ?? [];
    if (left === undefined || right === undefined) return;
    this.merged.push({
      ...{ row: Number(top), column: columnOf(`${left}${top ?? ''}`) ?? 0 },
      ...{ lastRow: Number(bottom), lastColumn: columnOf(`${right}${bottom ?? ''}`) ?? 0 },
    });
  }

  private read(row: number, cell: OpenCell): Cell | undefined {
    const { column } = cell;
    const area = this.merged.find(
      (each) => each.row <= row && row <= each.lastRow && each.column <= column && column <= each.lastColumn,
    );
    if (area && (area.row !== row || area.column !== column)) return undefined;
    const style = this.book.styles[cell.style];
    const { text, isDate, isBold } = this.content(cell, style);
    const isHidden =
      this.sheet.isHidden ||
      this.hiddenRows.has(row) ||
      this.hiddenColumns.some(({ from, to }) => from <= column && column <= to);
    return cellOf(text, {
      ...{ isMarked: isBold || style?.isMarked === true, isDate },
      span: area ? Math.min(area.lastColumn, MOST.columns) - column + 1 : 1,
      at: { sheet: this.sheet.name, page: null, row, column: lettersOf(column), isHidden },
    });
  }

  private content(
    { type, value, inline, formula }: OpenCell,
    style: CellStyle | undefined,
  ): { text: string; isDate?: boolean; isBold?: boolean } {
    if (type === 's') return this.book.shared[Number(value)] ?? { text: value };
    if (type === 'inlineStr') return { text: inline };
    if (type === 'b') return { text: value === '1' ? 'tak' : value === '0' ? 'nie' : value };
    if (type === 'd') return { text: value.slice(0, 10).split('-').reverse().join('.'), isDate: true };
    if (value.trim() === '') {
      // What nobody calculated is shown, so that its food is not left out.
      return { text: inline || (formula === undefined ? '' : `=${formula}`) };
    }
    const number = Number(value);
    if (type !== 'n' || !Number.isFinite(number)) return { text: value };
    return shownNumber(number, style, this.book.is1904);
  }
}

import {
  type AlignmentType,
  type ITableBordersOptions,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { BODY_WIDTH, INK, noBorder, styleId } from './hand-out-styles.js';
import { handOutStrings as strings } from './hand-out.strings.js';

/** Borders of a table that draws its own rules row by row. */
export const noBorders: ITableBordersOptions = {
  top: noBorder,
  bottom: noBorder,
  left: noBorder,
  right: noBorder,
  insideHorizontal: noBorder,
  insideVertical: noBorder,
};

type Rule = {
  readonly style: (typeof noBorder)['style'] | 'single';
  readonly size: number;
  readonly color: string;
};
type CellRules = { readonly top?: Rule; readonly bottom?: Rule };

/** Paragraph in one of the named styles; `keepNext` holds it on the page of what follows. */
export function line(
  style: string,
  text: string | TextRun[],
  options: { keepNext?: boolean; alignment?: (typeof AlignmentType)['RIGHT'] } = {},
): Paragraph {
  const children = typeof text === 'string' ? [new TextRun(text)] : text;
  return new Paragraph({
    style: styleId(style),
    children,
    ...(options.keepNext && { keepNext: true }),
    alignment: options.alignment,
  });
}

/** What was changed for this patient, set apart from the recipe itself. */
export const changeRun = (text: string) =>
  new TextRun({ text, italics: true, bold: false, color: INK.accent });

/** Name of a dish and what was swapped out of it. */
export function dishRuns(name: string, without: readonly string[]): TextRun[] {
  return [new TextRun(name), ...(without.length > 0 ? [changeRun(strings.without(without))] : [])];
}

/** Cell with even padding; the outer columns sit flush with the margins. */
export function cell(
  children: Paragraph[],
  {
    width,
    padding = 70,
    rules = {},
    first = false,
    last = false,
  }: { width: number; padding?: number; rules?: CellRules; first?: boolean; last?: boolean },
): TableCell {
  return new TableCell({
    children,
    width: { size: width, type: WidthType.DXA },
    verticalAlign: VerticalAlign.TOP,
    margins: { top: 30, bottom: 30, left: first ? 0 : padding, right: last ? 0 : padding },
    borders: {
      top: rules.top ?? noBorder,
      bottom: rules.bottom ?? noBorder,
      left: noBorder,
      right: noBorder,
    },
  });
}

/** Table over the whole width with fixed columns (twips), the same in Word and LibreOffice. */
export function fixedTable(columnWidths: readonly number[], rows: TableRow[]): Table {
  return new Table({
    rows,
    columnWidths: [...columnWidths],
    width: { size: BODY_WIDTH, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: noBorders,
  });
}

/** Row that never breaks over two pages. */
export function row(children: TableCell[], options: { header?: boolean } = {}): TableRow {
  return new TableRow({ children, cantSplit: true, ...(options.header && { tableHeader: true }) });
}

import { FileChild, type IContext, type IXmlableObject, type Paragraph, type TextRun } from 'docx';
import { BODY_WIDTH, noBorder, STYLE, styleId, type TableRule } from './hand-out-styles.js';

/**
 * Tables are nearly all of a hand-out: some 20,000 elements in 14 days of 8 meals. Made of the library's own classes they
 * cost ten times the computing of everything else, so they are written here as the plain objects the library makes of them.
 */
export type Piece = (context: IContext) => IXmlableObject;
/** A line, a cell or a row of a table, and what the library itself writes inside one. */
type Content = Piece | Paragraph | TextRun;

const element = (name: string, parts: readonly IXmlableObject[]): IXmlableObject => ({ [name]: parts });
const leaf = (name: string, attributes: Readonly<Record<string, string | number>> = {}): IXmlableObject => ({
  [name]: Object.keys(attributes).length > 0 ? { _attr: attributes } : {},
});
const written = (content: Content, context: IContext): IXmlableObject =>
  typeof content === 'function' ? content(context) : (content.prepForXml(context) ?? {});

interface LineLook {
  /** On the page of what follows. */
  readonly keepNext?: boolean;
  readonly bold?: boolean;
  /** Numbers end under each other. */
  readonly right?: boolean;
  readonly color?: string;
}

/** Line of a cell in one of the named styles. */
export function cellLine(
  style: string,
  text: string | readonly TextRun[],
  { keepNext = false, bold = false, right = false, color }: LineLook = {},
): Piece {
  const look = element('w:pPr', [
    leaf('w:pStyle', { 'w:val': styleId(style) }),
    ...(keepNext ? [leaf('w:keepNext')] : []),
    ...(right ? [leaf('w:jc', { 'w:val': 'right' })] : []),
  ]);
  if (typeof text !== 'string')
    return (context) => element('w:p', [look, ...text.map((run) => written(run, context))]);
  if (text === '') {
    const blank = element('w:p', [look]);
    return () => blank;
  }
  const run = [
    ...(bold ? [leaf('w:b'), leaf('w:bCs')] : []),
    ...(color === undefined ? [] : [leaf('w:color', { 'w:val': color })]),
  ];
  const line = element('w:p', [
    look,
    element('w:r', [
      ...(run.length > 0 ? [element('w:rPr', run)] : []),
      element('w:t', [{ _attr: { 'xml:space': 'preserve' } }, text as unknown as IXmlableObject]),
    ]),
  ]);
  return () => line;
}

/** Line of a cell that nothing stands in. */
export const emptyLine = (look: LineLook = {}): Piece => cellLine(STYLE.cell, '', look);

/** Room around the text of a cell, in twips. */
const CELL_ROOM = { top: 30, left: 70, bottom: 30, right: 70 } as const;
/** In a table whose lines stand close under each other. */
const DENSE_ROOM = { ...CELL_ROOM, top: 0, bottom: 0 } as const;
type Side = keyof typeof CELL_ROOM;
const SIDES: readonly Side[] = ['top', 'left', 'bottom', 'right'];

interface CellLook {
  readonly width: number;
  /** At both sides. */
  readonly padding?: number;
  readonly above?: number;
  readonly below?: number;
  readonly rules?: Partial<Record<Side, TableRule>>;
  readonly first?: boolean;
  readonly last?: boolean;
  /** Colour of the ground. */
  readonly fill?: string | undefined;
  /** Columns it takes. */
  readonly span?: number;
  /** It begins a cell over several rows, or goes on with the one above it. */
  readonly merge?: 'begins' | 'goesOn';
  /** Its table is dense; it has the usual room above and below only where nothing else is said. */
  readonly dense?: boolean;
}

const MERGES = { begins: 'restart', goesOn: 'continue' } as const;

/** Cell with even padding; the outer columns sit flush with the margins. */
export function cell(children: readonly Content[], look: CellLook): Piece {
  const { width, rules = {}, fill, span, merge } = look;
  const borders = SIDES.flatMap((side) => (rules[side] ? [border(side, rules[side])] : []));
  const room = roomOf(look);
  const properties = element('w:tcPr', [
    twips('w:tcW', width),
    ...(span === undefined ? [] : [leaf('w:gridSpan', { 'w:val': span })]),
    ...(merge === undefined ? [] : [leaf('w:vMerge', { 'w:val': MERGES[merge] })]),
    ...(borders.length > 0 ? [element('w:tcBorders', borders)] : []),
    ...(fill === undefined ? [] : [leaf('w:shd', { 'w:fill': fill, 'w:color': 'auto', 'w:val': 'clear' })]),
    ...(room.length > 0 ? [element('w:tcMar', room)] : []),
  ]);
  return (context) => element('w:tc', [properties, ...children.map((child) => written(child, context))]);
}

const twips = (name: string, size: number) => leaf(name, { 'w:type': 'dxa', 'w:w': size });
const border = (side: string, { style, color, size }: TableRule) =>
  leaf(`w:${side}`, { 'w:val': style, 'w:color': color, 'w:sz': size });

function roomOf({
  padding = CELL_ROOM.left,
  above = CELL_ROOM.top,
  below = CELL_ROOM.bottom,
  dense = false,
  ...look
}: CellLook): IXmlableObject[] {
  const isFlush = look.first === true && !look.rules?.left;
  const room = {
    ...{ top: above, bottom: below },
    ...{ left: isFlush ? 0 : padding, right: look.last ? 0 : padding },
  };
  // What the table states once is not said again.
  const stated = dense ? DENSE_ROOM : CELL_ROOM;
  return SIDES.flatMap((side) => (room[side] === stated[side] ? [] : [twips(`w:${side}`, room[side])]));
}

/** Row that never breaks over two pages. */
export function row(
  cells: readonly Piece[],
  options: { header?: boolean; /** At least so high, in twips. */ height?: number } = {},
): Piece {
  const properties = element('w:trPr', [
    leaf('w:cantSplit'),
    ...(options.header ? [leaf('w:tblHeader')] : []),
    ...(options.height === undefined
      ? []
      : [leaf('w:trHeight', { 'w:val': options.height, 'w:hRule': 'atLeast' })]),
  ]);
  return (context) => element('w:tr', [properties, ...cells.map((each) => each(context))]);
}

/** A table as the library takes it between its own paragraphs. */
export class FixedTable extends FileChild {
  constructor(private readonly parts: readonly Piece[]) {
    super('w:tbl');
  }

  override prepForXml(context: IContext): IXmlableObject {
    return element(
      'w:tbl',
      this.parts.map((part) => part(context)),
    );
  }
}

/** Table over the whole width with fixed columns (twips), the same in Word and LibreOffice; rows draw their own rules. */
export function fixedTable(
  columnWidths: readonly number[],
  rows: readonly Piece[],
  { width = BODY_WIDTH, dense = false }: { readonly width?: number; readonly dense?: boolean } = {},
): FixedTable {
  const room = dense ? DENSE_ROOM : CELL_ROOM;
  const properties = element('w:tblPr', [
    twips('w:tblW', width),
    element(
      'w:tblBorders',
      [...SIDES, 'insideH', 'insideV'].map((side) => border(side, noBorder)),
    ),
    leaf('w:tblLayout', { 'w:type': 'fixed' }),
    element(
      'w:tblCellMar',
      SIDES.map((side) => twips(`w:${side}`, room[side])),
    ),
  ]);
  const grid = element(
    'w:tblGrid',
    columnWidths.map((each) => leaf('w:gridCol', { 'w:w': each })),
  );
  return new FixedTable([() => properties, () => grid, ...rows]);
}

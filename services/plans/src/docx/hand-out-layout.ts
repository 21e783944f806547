import {
  type AlignmentType,
  BorderStyle,
  HeadingLevel,
  HeightRule,
  type ITableBordersOptions,
  LineRuleType,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  UnderlineType,
  VerticalMergeType,
  WidthType,
} from 'docx';
import type { HandOut, PrintedNutrition } from '@pora/contracts/plans/hand-out.model';
import { PAPER_MEAL_COLORS } from '@pora/contracts/plans/hand-out.vocabulary';
import { BODY_WIDTH, BULLETS, INK, noBorder, STYLE, styleId } from './hand-out-styles.js';
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
  readonly style: (typeof BorderStyle)['NONE' | 'SINGLE'];
  readonly size: number;
  readonly color: string;
};
type CellRules = { readonly top?: Rule; readonly bottom?: Rule; readonly left?: Rule };

/** Paragraph in one of the named styles; `keepNext` holds it on the page of what follows. */
export function line(
  style: string,
  text: string | TextRun[],
  options: {
    keepNext?: boolean;
    alignment?: (typeof AlignmentType)['RIGHT'];
    /** Space before it, in twips. */
    before?: number;
  } = {},
): Paragraph {
  const children = typeof text === 'string' ? [new TextRun(text)] : text;
  return new Paragraph({
    style: styleId(style),
    children,
    ...(options.keepNext && { keepNext: true }),
    ...(options.before !== undefined && { spacing: { before: options.before } }),
    alignment: options.alignment,
  });
}

/** What was changed for this patient, set apart from the recipe itself. */
export const changeRun = (text: string, size?: number) =>
  new TextRun({ text, italics: true, bold: false, color: INK.accent, ...(size !== undefined && { size }) });

/** Behind a food, what it stands for. */
export const insteadOfRuns = (insteadOf: string | undefined): TextRun[] =>
  insteadOf === undefined ? [] : [changeRun(` (${strings.insteadOf(insteadOf)})`)];

/** Name of a dish and what was swapped out of it. */
export function dishRuns(name: string, without: readonly string[]): TextRun[] {
  return [new TextRun(name), ...(without.length > 0 ? [changeRun(strings.without(without))] : [])];
}

/** Heading of a part of the hand-out, which begins a page of its own. */
export const partHeading = (text: string, options: { newPage?: boolean } = {}) =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    children: [new TextRun(text)],
    ...(options.newPage && { pageBreakBefore: true }),
  });

/** Heading within a part. */
export const subHeading = (text: string) =>
  new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun(text)] });

/** One point of a list. */
export const bullet = (text: string | TextRun[], options: { keepNext?: boolean } = {}) =>
  new Paragraph({
    numbering: { reference: BULLETS, level: 0 },
    children: typeof text === 'string' ? [new TextRun(text)] : text,
    ...(options.keepNext && { keepNext: true }),
  });

/** Stands above what it changes, behind a rule of its own. */
export function sideNote(
  text: string,
  options: { keepNext?: boolean; /** Never over two pages. */ whole?: boolean } = {},
): Paragraph {
  return new Paragraph({
    style: styleId(STYLE.note),
    ...(options.keepNext && { keepNext: true }),
    ...(options.whole && { keepLines: true }),
    indent: { left: 120 },
    border: { left: { style: BorderStyle.SINGLE, size: 12, color: INK.accent, space: 5 } },
    children: [new TextRun(text)],
  });
}

/** A piece of a recipe; words of a food that was swapped out are underlined with dots. */
export const pieceRun = ({ text, marked }: { readonly text: string; readonly marked: boolean }) =>
  new TextRun({ text, ...(marked && { underline: { type: UnderlineType.DOTTED } }) });

/** The bar of a meal's time of day; black where the practice prints without colours. */
export const mealBar = (type: string, colours: boolean) => ({
  style: BorderStyle.SINGLE,
  size: 24,
  color: colours ? (PAPER_MEAL_COLORS[type]?.solid ?? INK.line) : INK.text,
});

/** The soft ground of a meal's time of day. */
export const mealGround = (type: string, colours: boolean) =>
  colours ? PAPER_MEAL_COLORS[type]?.soft : undefined;

const MERGES = { begins: VerticalMergeType.RESTART, goesOn: VerticalMergeType.CONTINUE } as const;

/** Room around the text of a cell, in twips; a table states it once, a cell only where its own differs. */
const CELL_SIDES = { left: 70, right: 70 } as const;
const CELL_ROOM = { top: 30, bottom: 30, ...CELL_SIDES } as const;

interface CellLook {
  readonly width: number;
  /** At both sides. */
  readonly padding?: number;
  readonly above?: number;
  readonly below?: number;
  readonly rules?: CellRules;
  readonly first?: boolean;
  readonly last?: boolean;
  /** Colour of the ground. */
  readonly fill?: string | undefined;
  /** Columns it takes. */
  readonly span?: number;
  /** It begins a cell over several rows, or goes on with the one above it. */
  readonly merge?: 'begins' | 'goesOn';
}

/** Cell with even padding; the outer columns sit flush with the margins. What the table states is not said again. */
export function cell(children: Paragraph[], look: CellLook): TableCell {
  const { width, rules = {}, fill, span, merge } = look;
  const margins = roomOf(look);
  return new TableCell({
    children,
    width: { size: width, type: WidthType.DXA },
    ...(span !== undefined && { columnSpan: span }),
    ...(merge !== undefined && { verticalMerge: MERGES[merge] }),
    ...(Object.keys(margins).length > 0 && { margins }),
    ...(Object.keys(rules).length > 0 && { borders: rules }),
    ...(fill !== undefined && { shading: { type: ShadingType.CLEAR, fill, color: 'auto' } }),
  });
}

function roomOf({
  padding = CELL_SIDES.left,
  above = CELL_ROOM.top,
  below = CELL_ROOM.bottom,
  ...look
}: CellLook) {
  const isFlush = look.first === true && !look.rules?.left;
  const room = {
    ...{ top: above, bottom: below },
    ...{ left: isFlush ? 0 : padding, right: look.last ? 0 : padding },
  };
  const sides = ['top', 'bottom', 'left', 'right'] as const;
  return Object.fromEntries(
    sides.filter((side) => room[side] !== CELL_ROOM[side]).map((side) => [side, room[side]]),
  );
}

/** Table over the whole width with fixed columns (twips), the same in Word and LibreOffice. */
export function fixedTable(columnWidths: readonly number[], rows: TableRow[], width = BODY_WIDTH): Table {
  return new Table({
    rows,
    columnWidths: [...columnWidths],
    width: { size: width, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: noBorders,
    margins: { ...CELL_ROOM, marginUnitType: WidthType.DXA },
  });
}

/** Row that never breaks over two pages. */
export function row(
  children: TableCell[],
  options: { header?: boolean; /** At least so high, in twips. */ height?: number } = {},
): TableRow {
  return new TableRow({
    children,
    cantSplit: true,
    ...(options.header && { tableHeader: true }),
    ...(options.height !== undefined && { height: { value: options.height, rule: HeightRule.ATLEAST } }),
  });
}

/** Word puts a line after a closing table; this one is too small to open another page. */
export const afterTable = () =>
  new Paragraph({ spacing: { before: 0, after: 0, line: 20, lineRule: LineRuleType.EXACT } });

/** "412 kcal · B 14,2 · T 9,8 · W 68,1". */
export function nutritionText(
  { kcal, protein, fat, carbs }: PrintedNutrition,
  numbers: HandOut['numbers'],
): string {
  const energy = `${kcal}\u00a0kcal`;
  return numbers === 'all' ? strings.nutrition(energy, protein, fat, carbs) : energy;
}

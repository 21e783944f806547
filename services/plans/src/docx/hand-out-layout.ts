import {
  type AlignmentType,
  BorderStyle,
  HeadingLevel,
  LineRuleType,
  Paragraph,
  TextRun,
  UnderlineType,
} from 'docx';
import type { HandOut, PrintedNutrition } from '@pora/contracts/plans/hand-out.model';
import { PAPER_MEAL_COLORS } from '@pora/contracts/plans/hand-out.vocabulary';
import { BULLETS, INK, STYLE, styleId } from './hand-out-styles.js';
import { handOutStrings as strings } from './hand-out.strings.js';

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

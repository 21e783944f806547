import { HeadingLevel, LineRuleType, Paragraph, ShadingType, Tab, TabStopType, TextRun } from 'docx';
import type { HandOut, PrintedDay } from '@pora/contracts/plans/hand-out.model';
import { dayTable } from './hand-out-day-table.js';
import type { PictureFiles } from './hand-out-picture.js';
import { mealBar } from './hand-out-layout.js';
import type { FixedTable } from './hand-out-table.js';
import { BODY_WIDTH, INK } from './hand-out-styles.js';

/** The date beside its day, in half points. */
const DATE = 24;
const LARGE_DATE = 34;

/** What of the hand-out decides how a day looks. */
export type DayPrint = Pick<HandOut, 'numbers' | 'colours' | 'recipesAt' | 'largePrint'> & {
  readonly files: PictureFiles;
};

/** Heading of a day with its date. */
export function dayHeading(
  { heading, date }: PrintedDay,
  { largePrint }: DayPrint,
  options: { newPage: boolean },
): Paragraph {
  const size = largePrint ? LARGE_DATE : DATE;
  const quiet = new TextRun({ text: `  ${date}`, bold: false, size, color: INK.quiet });
  return new Paragraph({
    heading: HeadingLevel.HEADING_1,
    children: [new TextRun(heading), ...(date === '' ? [] : [quiet])],
    pageBreakBefore: options.newPage,
    keepNext: true,
  });
}

/** Height of the day's band, and the white between its parts, in twips. */
const BAND = 110;
const BAND_GAP = 30;

/**
 * The day as a band of its meals' colours, each as wide as its part of the energy; none without colours. A line of tabs,
 * because a table of its own would not stay with the table of the day.
 */
export function dayBand({ meals }: PrintedDay, { colours, largePrint }: DayPrint): Paragraph[] {
  const parts = meals.filter(({ share }) => share > 0);
  if (!colours || largePrint || parts.length === 0) return [];
  const total = parts.reduce((sum, { share }) => sum + share, 0);
  let end = 0;
  const stops = parts.flatMap(({ share }) => {
    end += Math.floor((BODY_WIDTH * share) / total);
    return [end - BAND_GAP, end].map((position) => ({ type: TabStopType.LEFT, position }));
  });
  const tab = (fill?: string) =>
    new TextRun({
      children: [new Tab()],
      size: BAND / 10,
      ...(fill !== undefined && { shading: { type: ShadingType.CLEAR, fill, color: 'auto' } }),
    });
  return [
    new Paragraph({
      keepNext: true,
      tabStops: stops,
      spacing: { before: 40, after: 60, line: BAND, lineRule: LineRuleType.EXACT },
      children: parts.flatMap(({ type }, index) => [
        tab(mealBar(type, true).color),
        ...(index < parts.length - 1 ? [tab()] : []),
      ]),
    }),
  ];
}

/** Heading and table of one day; all its rows stay on one page where they fit. */
export const layOutDay = (
  day: PrintedDay,
  print: DayPrint,
  options: { newPage: boolean },
): (Paragraph | FixedTable)[] => [
  dayHeading(day, print, options),
  ...dayBand(day, print),
  dayTable(day, print),
];

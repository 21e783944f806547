import { AlignmentType, BorderStyle, type IStylesOptions, LevelFormat, LineRuleType } from 'docx';
import { PAPER_INK } from '@pora/contracts/plans/hand-out.vocabulary';

/** Colours of the printed page: ink on white, hairlines, no fills. */
export const INK = PAPER_INK;

/** A4 (210 × 297 mm) with 14 mm margins and marginalia 7 mm from the edge; lengths in twips (1/1440 inch). */
export const PAGE = { width: 11906, height: 16838, margin: 794, edge: 397 } as const;
/** Width between the margins in twips, upright and lying. */
export const BODY_WIDTH = PAGE.width - 2 * PAGE.margin;
export const LYING_WIDTH = PAGE.height - 2 * PAGE.margin;
/** Between two columns of text, and the width of one. */
export const COLUMN_GAP = 420;
export const COLUMN_WIDTH = Math.floor((BODY_WIDTH - COLUMN_GAP) / 2);
/** Large print: text of 9 points becomes 16; headings and margins grow less. */
const LARGE = 1.78;
const LARGE_HEADING = 1.3;
const LARGE_MARGIN = 1.2;
/** Nothing that is read is smaller in large print, in points. */
const LARGE_SMALLEST = 16;

/** Named paragraph styles, so that a dietitian can restyle the file in Word. */
export const STYLE = {
  kicker: 'Nadtytul',
  person: 'Osoba',
  practice: 'Gabinet',
  intro: 'Wstep',
  quiet: 'Opis',
  figure: 'Liczba',
  cell: 'Komorka',
  meal: 'Nazwa posilku',
  number: 'Liczba w tabeli',
  columnHead: 'Naglowek kolumny',
  step: 'Krok przepisu',
  note: 'Zmiana w przepisie',
  margin: 'Margines',
} as const;

/** Reference of the list bullets. */
export const BULLETS = 'wskazowki';

/** A line at one side of a cell; its width in eighths of a point. */
export interface TableRule {
  readonly style: (typeof BorderStyle)['NONE' | 'SINGLE'];
  readonly size: number;
  readonly color: string;
}

/** A hairline, or a stronger rule in the colour of the text. */
export const hairline = { style: BorderStyle.SINGLE, size: 4, color: INK.line } as const;
export const rule = { style: BorderStyle.SINGLE, size: 8, color: INK.text } as const;
export const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;

/** Half points, as Word counts them. */
const points = (value: number) => Math.round(value * 2);
/** Points as twips. */
const space = (value: number) => value * 20;
/** Multiple of the font's own line height. */
const leading = (factor: number) => ({ line: Math.round(240 * factor), lineRule: LineRuleType.AUTO });

/** Of a text that is read: as large as its scale makes it, in large print never below the smallest. */
const paragraphStyle = (
  { scale, smallest = 0 }: { scale: number; smallest?: number },
  id: string,
  run: { size: number; bold?: boolean; color?: string },
  paragraph: {
    before?: number;
    after?: number;
    leading?: number;
    alignment?: (typeof AlignmentType)['RIGHT'];
  } = {},
) => ({
  id: id.replaceAll(' ', ''),
  name: id,
  basedOn: 'Normal',
  quickFormat: true,
  run: {
    size: points(Math.max(run.size * scale, smallest)),
    bold: run.bold ?? false,
    color: run.color ?? INK.text,
  },
  paragraph: {
    alignment: paragraph.alignment,
    spacing: {
      before: space(paragraph.before ?? 0),
      after: space(paragraph.after ?? 0),
      ...leading(paragraph.leading ?? 0.92),
    },
  },
});

/** Id of a named style. */
export const styleId = (name: string) => name.replaceAll(' ', '');

/** Styles of the whole document. */
export function documentStyles(largePrint: boolean): IStylesOptions {
  const scale = largePrint ? LARGE : 1;
  const size = (value: number) => points(value * scale);
  const read = { scale, smallest: largePrint ? LARGE_SMALLEST : 0 };
  const heading = { scale: largePrint ? LARGE_HEADING : 1, smallest: read.smallest };
  const head = (value: number) => points(value * heading.scale);
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: size(10), color: INK.text, language: { value: 'pl-PL' } },
        paragraph: { spacing: leading(1.1) },
      },
      title: {
        run: { size: head(30), bold: true, color: INK.text },
        paragraph: { spacing: { before: 0, after: space(16), ...leading(1) } },
      },
      heading1: {
        run: { size: head(20), bold: true, color: INK.accent },
        paragraph: { spacing: { before: space(9), after: space(4), ...leading(1) }, keepNext: true },
      },
      heading2: {
        run: { size: head(13), bold: true, color: INK.text },
        paragraph: { spacing: { before: space(16), after: space(5) }, keepNext: true },
      },
      heading3: {
        run: { size: size(9.5), bold: true, color: INK.text },
        paragraph: { spacing: { before: space(7), after: space(1) }, keepNext: true },
      },
    },
    paragraphStyles: [
      paragraphStyle(heading, STYLE.kicker, { size: 12, color: INK.accent, bold: true }, { after: 4 }),
      paragraphStyle(heading, STYLE.person, { size: 18 }, { after: 3 }),
      paragraphStyle(heading, STYLE.practice, { size: 13, bold: true }, { after: 1 }),
      paragraphStyle(read, STYLE.intro, { size: 12 }, { leading: 1.15, after: 20 }),
      paragraphStyle(read, STYLE.quiet, { size: 10, color: INK.quiet }, { after: 1 }),
      paragraphStyle(read, STYLE.figure, { size: 17, bold: true }, { after: 1 }),
      paragraphStyle(read, STYLE.cell, { size: 8.5, color: INK.quiet }),
      paragraphStyle(read, STYLE.meal, { size: 9, bold: true }),
      paragraphStyle(read, STYLE.number, { size: 8.5 }, { alignment: AlignmentType.RIGHT }),
      paragraphStyle(read, STYLE.step, { size: 9 }, { leading: 1, after: 1 }),
      paragraphStyle(read, STYLE.note, { size: 8.5, color: INK.accent }, { leading: 1, after: 2 }),
      paragraphStyle(read, STYLE.columnHead, { size: 8, color: INK.quiet }),
      paragraphStyle({ scale: largePrint ? LARGE_MARGIN : 1 }, STYLE.margin, { size: 8, color: INK.quiet }),
    ],
  };
}

/** Bullets of the reading hints. */
export const documentNumbering = {
  config: [
    {
      reference: BULLETS,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '–',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 284, hanging: 284 }, spacing: { after: 80 } } },
        },
      ],
    },
  ],
};

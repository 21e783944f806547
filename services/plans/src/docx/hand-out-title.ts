import { HeadingLevel, ImageRun, LineRuleType, Paragraph, type Table, TextRun } from 'docx';
import { cell, fixedTable, line, row } from './hand-out-layout.js';
import type { HandOut, PrintedFigure } from './hand-out.model.js';
import { BODY_WIDTH, BULLETS, hairline, INK, STYLE } from './hand-out-styles.js';
import { handOutStrings as strings } from './hand-out.strings.js';
import { LOGO_PNG_BASE64 } from './logo.data.js';

const LOGO_PIXELS = 58;
const FACT_LABEL = 2000;
/** Twips above the mark; an empty line, because spacing before is ignored at the top of a page. */
const TOP_SPACE = 1300;

/** First page: whose plan it is, its figures, and how to read it. */
export function layOutTitlePage(handOut: HandOut): (Paragraph | Table)[] {
  return [
    spacer(TOP_SPACE),
    logo(),
    line(STYLE.kicker, `${handOut.stage} · ${handOut.period}`),
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(strings.title)] }),
    line(STYLE.person, handOut.person || handOut.planName),
    line(STYLE.quiet, authorRuns(handOut)),
    heading(strings.summary),
    ...(handOut.figures.length > 0 ? [figures(handOut.figures), spacer(160)] : []),
    facts(handOut.facts),
    heading(strings.howToRead),
    ...strings.howToReadPoints.map(
      (text) => new Paragraph({ numbering: { reference: BULLETS, level: 0 }, children: [new TextRun(text)] }),
    ),
  ];
}

function logo(): Paragraph {
  return new Paragraph({
    spacing: { after: 560, line: 240, lineRule: LineRuleType.AUTO },
    children: [
      new ImageRun({
        type: 'png',
        data: Buffer.from(LOGO_PNG_BASE64, 'base64'),
        transformation: { width: LOGO_PIXELS, height: LOGO_PIXELS },
        altText: { name: 'Pora', title: 'Pora', description: strings.logo },
      }),
    ],
  });
}

function authorRuns({ dietitian, prepared }: HandOut): TextRun[] {
  const contact = [dietitian.name, dietitian.email].filter((part) => part !== '').join(', ');
  return [new TextRun(contact ? `${prepared} · ${contact}` : prepared)];
}

const heading = (text: string) =>
  new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(text)] });

const spacer = (twips: number) =>
  new Paragraph({
    spacing: { before: 0, after: 0, line: twips, lineRule: LineRuleType.EXACT },
    children: [],
  });

function figures(items: readonly PrintedFigure[]): Table {
  const width = Math.floor(BODY_WIDTH / items.length);
  const widths = items.map((_, index) =>
    index === items.length - 1 ? BODY_WIDTH - width * (items.length - 1) : width,
  );
  const cells = items.map(({ label, value, note }, index) =>
    cell([line(STYLE.quiet, label), line(STYLE.figure, value), line(STYLE.quiet, note ?? '')], {
      width: widths[index] ?? width,
      rules: { top: hairline, bottom: hairline },
      first: index === 0,
      last: index === items.length - 1,
    }),
  );
  return fixedTable(widths, [row(cells)]);
}

function facts(items: readonly PrintedFigure[]): Table {
  const rows = items.map(({ label, value, note }) =>
    row([
      cell([line(STYLE.quiet, label)], { width: FACT_LABEL, first: true }),
      cell(
        [
          new Paragraph({ children: [new TextRun({ text: value, bold: true, color: INK.text })] }),
          ...(note ? [line(STYLE.quiet, note)] : []),
        ],
        { width: BODY_WIDTH - FACT_LABEL, last: true },
      ),
    ]),
  );
  return fixedTable([FACT_LABEL, BODY_WIDTH - FACT_LABEL], rows);
}

import { AlignmentType, HeadingLevel, ImageRun, LineRuleType, Paragraph, TextRun } from 'docx';
import { afterTable, bullet, line, mealBar, partHeading, sideNote, subHeading } from './hand-out-layout.js';
import { cell, fixedTable, row, type FixedTable } from './hand-out-table.js';
import type { HandOut, PrintedAvoided, PrintedFigure } from '@pora/contracts/plans/hand-out.model';
import { BODY_WIDTH, hairline, INK, STYLE } from './hand-out-styles.js';
import { leadOf } from '@pora/contracts/plans/hand-out.strings';
import { handOutStrings as strings } from './hand-out.strings.js';
import { LOGO_PNG_BASE64 } from './logo.data.js';
import { readLogo } from './logo-image.js';

const LOGO_PIXELS = 58;
/** A logo may be so many times as wide as the mark of the product. */
const WIDEST_LOGO = 4;
const TWIPS_PER_PIXEL = 15;
/** Right of the logo, and for the contact, in twips. */
const LOGO_GAP = 160;
const CONTACT = 3500;
const LARGE_CONTACT = 4200;
const FACT_LABEL = 2000;
const GRID_LABEL = 1500;
const LARGE_FACT_LABEL = 3300;
/** Hours of the day on the title page, in half points. */
const HOUR = 24;
const LARGE_HOUR = 34;
/** So many stand side by side before their names would be cut. */
const HOURS_A_LINE = 6;
const LARGE_HOURS_A_LINE = 3;
/** Twips between who made the plan and whose it is. */
const TOP_SPACE = 1800;
/** Large print in a wide font fills the page; the hours would be split over two. */
const LARGE_TOP_SPACE = 500;

/** First page: whose plan it is, for when, from whom, and the hours of its days. */
export function layOutTitlePage(handOut: HandOut): (Paragraph | FixedTable)[] {
  return [
    letterhead(handOut),
    spacer(handOut.largePrint ? LARGE_TOP_SPACE : TOP_SPACE),
    line(STYLE.kicker, `${handOut.stage} · ${handOut.length}`),
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(strings.title)] }),
    line(STYLE.person, handOut.person || handOut.planName),
    spacer(500),
    ...(handOut.intro === '' ? [] : [line(STYLE.intro, handOut.intro)]),
    factTable(handOut.titleFacts, handOut),
    ...(handOut.hours.length > 0 ? [subHeading(strings.yourDay), hoursTable(handOut)] : []),
    afterTable(),
  ];
}

/** The practice's name beside its logo, and how to reach it at the other side of the page. */
function letterhead({ practice, dietitian, largePrint }: HandOut): FixedTable {
  const image = pictureOf(practice.logo);
  const logoWidth = Math.round(image.width * TWIPS_PER_PIXEL) + LOGO_GAP;
  const contactWidth = largePrint ? LARGE_CONTACT : CONTACT;
  const widths = [logoWidth, BODY_WIDTH - logoWidth - contactWidth, contactWidth] as const;
  const [name = '', ...others] = [...new Set([practice.name, dietitian.name])].filter((each) => each !== '');
  const names = [line(STYLE.practice, name), ...others.map((each) => line(STYLE.quiet, each))];
  const contact = practice.contact || dietitian.email;
  return fixedTable(widths, [
    row([
      cell([logo(image)], { width: widths[0], first: true }),
      cell(names, { width: widths[1] }),
      cell([line(STYLE.quiet, contact, { alignment: AlignmentType.RIGHT })], {
        width: widths[2],
        last: true,
      }),
    ]),
  ]);
}

/** Second page: figures, advice, what to avoid, and how the plan is read. */
export function layOutSummary(handOut: HandOut): (Paragraph | FixedTable)[] {
  return [
    partHeading(strings.summary),
    ...(handOut.figures.length > 0 ? [figures(handOut.figures), spacer(160)] : []),
    factGrid(handOut.facts, handOut),
    ...(handOut.hours.length > 0 ? [spacer(120), hoursTable(handOut, 'beside')] : []),
    ...(handOut.advice.length > 0
      ? [subHeading(strings.advice), ...handOut.advice.map((text) => bullet(leadRuns(text)))]
      : []),
    ...(handOut.avoided ? layOutAvoided(handOut.avoided) : []),
    ...(handOut.reading.length > 0
      ? [subHeading(strings.howToRead), ...handOut.reading.map((text) => bullet(text))]
      : []),
  ];
}

function leadRuns(text: string): TextRun[] {
  const [lead, rest] = leadOf(text);
  return [...(lead === '' ? [] : [new TextRun({ text: lead, bold: true })]), new TextRun(rest)];
}

/** The hours of a day under their colours, or beside them; many stand in several lines of their own. */
function hoursTable({ hours, colours, largePrint }: HandOut, bar: 'over' | 'beside' = 'over'): FixedTable {
  const most = largePrint ? LARGE_HOURS_A_LINE : HOURS_A_LINE;
  const columns = Math.ceil(hours.length / Math.ceil(hours.length / most));
  const size = bar === 'beside' && !largePrint ? {} : { size: largePrint ? LARGE_HOUR : HOUR };
  const width = Math.floor(BODY_WIDTH / columns);
  const lines = Array.from({ length: Math.ceil(hours.length / columns) }, (_, at) =>
    hours.slice(at * columns, (at + 1) * columns),
  );
  return fixedTable(
    Array.from({ length: columns }, () => width),
    lines.map((each) =>
      row(
        each.map(({ time, label, type }) =>
          cell(
            [
              line(bar === 'over' ? STYLE.person : STYLE.quiet, [
                new TextRun({ text: time, bold: true, color: INK.text, ...size }),
              ]),
              line(STYLE.quiet, label),
            ],
            { width, rules: { [bar === 'over' ? 'top' : 'left']: mealBar(type, colours) }, below: 90 },
          ),
        ),
      ),
    ),
  );
}

interface Picture {
  readonly type: 'png' | 'jpg';
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly altText: { readonly name: string; readonly title: string; readonly description: string };
}

/** The practice's logo in the room there is, or the mark of the product. */
function pictureOf(own: string | null): Picture {
  const image = own === null ? undefined : readLogo(own);
  if (!image)
    return {
      ...{ type: 'png', data: Buffer.from(LOGO_PNG_BASE64, 'base64') },
      ...{ width: LOGO_PIXELS, height: LOGO_PIXELS },
      altText: { name: 'Pora', title: 'Pora', description: strings.logo },
    };
  const scale = LOGO_PIXELS / Math.max(image.height, image.width / WIDEST_LOGO);
  return {
    ...{ type: image.type, data: image.bytes },
    ...{ width: Math.round(image.width * scale), height: Math.round(image.height * scale) },
    altText: { name: 'Logo', title: 'Logo', description: strings.practiceLogo },
  };
}

const logo = ({ width, height, ...image }: Picture) =>
  new Paragraph({
    spacing: { after: 0, line: 240, lineRule: LineRuleType.AUTO },
    children: [new ImageRun({ ...image, transformation: { width, height } })],
  });

/** What the patient must not eat; that IgG is no test for an allergy stands with it always. */
function layOutAvoided({ excluded, limited, disliked }: PrintedAvoided): Paragraph[] {
  const list = (label: string, names: readonly string[]) =>
    names.length === 0
      ? []
      : [
          new Paragraph({
            spacing: { after: 60 },
            children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun(`${names.join(', ')}.`)],
          }),
        ];
  return [
    subHeading(strings.avoided),
    ...list(strings.excluded, excluded),
    ...list(strings.limited, limited),
    ...list(strings.disliked, disliked),
    sideNote(strings.notAllergyTest),
  ];
}

const spacer = (twips: number) =>
  new Paragraph({
    spacing: { before: 0, after: 0, line: twips, lineRule: LineRuleType.EXACT },
    children: [],
  });

function figures(items: readonly PrintedFigure[]): FixedTable {
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

const factLabel = ({ largePrint }: HandOut) => (largePrint ? LARGE_FACT_LABEL : FACT_LABEL);

const factValue = ({ value, note }: PrintedFigure) =>
  new Paragraph({
    children: [
      new TextRun({ text: value, bold: true, color: INK.text }),
      ...(note ? [new TextRun({ text: ` · ${note}`, color: INK.quiet })] : []),
    ],
  });

function factTable(items: readonly PrintedFigure[], handOut: HandOut): FixedTable {
  const label = factLabel(handOut);
  const rules = { bottom: hairline };
  const rows = items.map((item) =>
    row([
      cell([line(STYLE.quiet, item.label)], { width: label, first: true, above: 60, below: 60, rules }),
      cell([factValue(item)], { width: BODY_WIDTH - label, last: true, above: 60, below: 60, rules }),
    ]),
  );
  return fixedTable([label, BODY_WIDTH - label], rows);
}

/** Facts in two columns, the second beginning where half of them have been read; one column in large print. */
function factGrid(items: readonly PrintedFigure[], handOut: HandOut): FixedTable {
  const columns = handOut.largePrint ? 1 : 2;
  const half = Math.ceil(items.length / columns);
  const label = columns === 1 ? LARGE_FACT_LABEL : GRID_LABEL;
  const value = Math.floor(BODY_WIDTH / columns) - label;
  const widths = Array.from({ length: columns }, () => [label, value]).flat();
  const cells = (item: PrintedFigure | undefined, first: boolean) => [
    cell([line(STYLE.quiet, item?.label ?? '')], { width: label, first }),
    cell([item ? factValue(item) : line(STYLE.quiet, '')], { width: value, last: !first || columns === 1 }),
  ];
  const rows = Array.from({ length: half }, (_, at) =>
    row(
      Array.from({ length: columns }, (__, column) => cells(items[at + column * half], column === 0)).flat(),
    ),
  );
  return fixedTable(widths, rows);
}

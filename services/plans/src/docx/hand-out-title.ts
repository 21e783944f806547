import { HeadingLevel, ImageRun, LineRuleType, Paragraph, type Table, TextRun } from 'docx';
import {
  afterTable,
  bullet,
  cell,
  fixedTable,
  line,
  mealBar,
  partHeading,
  row,
  sideNote,
  subHeading,
} from './hand-out-layout.js';
import type { HandOut, PrintedAvoided, PrintedFigure } from '@pora/contracts/plans/hand-out.model';
import { BODY_WIDTH, hairline, INK, STYLE } from './hand-out-styles.js';
import { handOutStrings as strings } from './hand-out.strings.js';
import { LOGO_PNG_BASE64 } from './logo.data.js';
import { readLogo } from './logo-image.js';

const LOGO_PIXELS = 58;
/** A logo may be so many times as wide as the mark of the product. */
const WIDEST_LOGO = 4;
const FACT_LABEL = 2000;
const LARGE_FACT_LABEL = 3300;
/** Hours of the day on the title page, in half points. */
const HOUR = 24;
const LARGE_HOUR = 34;
/** Twips between who made the plan and whose it is. */
const TOP_SPACE = 1800;

/** First page: whose plan it is, for when, from whom, and the hours of its days. */
export function layOutTitlePage(handOut: HandOut): (Paragraph | Table)[] {
  const { practice, dietitian, hours } = handOut;
  return [
    logo(practice.logo),
    ...(practice.name || practice.contact ? practiceLines(practice) : []),
    spacer(TOP_SPACE),
    line(STYLE.kicker, `${handOut.stage} · ${handOut.period}`),
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(strings.title)] }),
    line(STYLE.person, handOut.person || handOut.planName),
    spacer(500),
    ...(handOut.person === '' ? [] : [line(STYLE.intro, strings.intro)]),
    factTable(
      [
        { label: strings.periodLabel, value: handOut.period },
        {
          label: strings.preparedBy,
          value: [dietitian.name, dietitian.email].filter((part) => part !== '').join(', '),
          note: handOut.prepared,
        },
        ...(handOut.nextVisit === '' ? [] : [{ label: strings.nextVisit, value: handOut.nextVisit }]),
      ],
      handOut,
    ),
    ...(hours.length > 0 ? [subHeading(strings.yourDay), hoursTable(handOut)] : []),
    afterTable(),
  ];
}

/** Second page: figures, advice, what to avoid, and how the plan is read. */
export function layOutSummary(handOut: HandOut): (Paragraph | Table)[] {
  return [
    partHeading(strings.summary),
    ...(handOut.figures.length > 0 ? [figures(handOut.figures), spacer(160)] : []),
    factTable(handOut.facts, handOut),
    ...(handOut.advice.length > 0
      ? [subHeading(strings.advice), ...handOut.advice.map((text) => bullet(leadRuns(text)))]
      : []),
    ...(handOut.avoided ? layOutAvoided(handOut.avoided) : []),
    ...(handOut.reading.length > 0
      ? [subHeading(strings.howToRead), ...handOut.reading.map((text) => bullet(text))]
      : []),
  ];
}

/** "Płyny: …" has its first word in bold; a text without such a word stays as it is. */
function leadRuns(text: string): TextRun[] {
  const [, lead, rest] = /^(\p{Lu}[\p{L} ]{1,30}:)( .*)$/u.exec(text) ?? [];
  return lead === undefined
    ? [new TextRun(text)]
    : [new TextRun({ text: lead, bold: true }), new TextRun(rest ?? '')];
}

/** The hours of a day under their colours. */
function hoursTable({ hours, colours, largePrint }: HandOut): Table {
  const size = largePrint ? LARGE_HOUR : HOUR;
  const width = Math.floor(BODY_WIDTH / hours.length);
  const widths = hours.map(() => width);
  return fixedTable(widths, [
    row(
      hours.map(({ time, label, type }) =>
        cell(
          [line(STYLE.person, [new TextRun({ text: time, bold: true, size })]), line(STYLE.quiet, label)],
          { width, rules: { top: mealBar(type, colours) } },
        ),
      ),
    ),
  ]);
}

function logo(own: string | null): Paragraph {
  const image = own === null ? undefined : readLogo(own);
  const data = image?.bytes ?? Buffer.from(LOGO_PNG_BASE64, 'base64');
  const scale = image ? LOGO_PIXELS / Math.max(image.height, image.width / WIDEST_LOGO) : 1;
  return new Paragraph({
    spacing: { after: 160, line: 240, lineRule: LineRuleType.AUTO },
    children: [
      new ImageRun({
        type: image?.type ?? 'png',
        data,
        transformation: image
          ? { width: Math.round(image.width * scale), height: Math.round(image.height * scale) }
          : { width: LOGO_PIXELS, height: LOGO_PIXELS },
        altText: image
          ? { name: 'Logo', title: 'Logo', description: strings.practiceLogo }
          : { name: 'Pora', title: 'Pora', description: strings.logo },
      }),
    ],
  });
}

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

function practiceLines({ name, contact }: HandOut['practice']): Paragraph[] {
  return [
    ...(name === '' ? [] : [line(STYLE.quiet, [new TextRun({ text: name, bold: true, color: INK.text })])]),
    ...(contact === '' ? [] : [line(STYLE.quiet, contact)]),
  ];
}

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

function factTable(items: readonly PrintedFigure[], { largePrint }: HandOut): Table {
  const labelWidth = largePrint ? LARGE_FACT_LABEL : FACT_LABEL;
  const rows = items.map(({ label, value, note }) =>
    row([
      cell([line(STYLE.quiet, label)], { width: labelWidth, first: true }),
      cell(
        [
          new Paragraph({ children: [new TextRun({ text: value, bold: true, color: INK.text })] }),
          ...(note ? [line(STYLE.quiet, note)] : []),
        ],
        { width: BODY_WIDTH - labelWidth, last: true },
      ),
    ]),
  );
  return fixedTable([labelWidth, BODY_WIDTH - labelWidth], rows);
}

import { PAPER_INK } from '@pora/contracts/plans/hand-out.vocabulary';
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  ImageRun,
  type IBorderOptions,
  type IParagraphOptions,
  type ITableCellOptions,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { type ProgressReport, type ReportTable } from './progress-report.js';
import { type ReportedList } from './report-results.js';
import { REPORT_CHART } from './report-chart.js';
import { reportStrings as t } from './report.strings.js';

/** In twentieths of a point: A4 and its margin of 15 mm. */
const PAGE = { width: 11_906, height: 16_838, margin: 850 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
/** Between two columns. */
const GAP = 420;
const COLUMN = Math.floor((WIDTH - GAP) / 2);
/** The drawing over the width of the text, in pixels of 96 to the inch. */
const CHART_WIDTH = Math.floor((WIDTH / 1440) * 96);

const { text: INK, quiet: QUIET, line: LINE } = PAPER_INK;
/** In half points. */
const SIZE = { heading: 38, part: 24, figure: 30, body: 19, small: 17 };

/** The report as a Word file of one page. @param chart the curve as a PNG; none without measurements */
export async function reportFile(report: ProgressReport, chart: Uint8Array | null): Promise<Blob> {
  const { margin, width, height } = PAGE;
  const document = new Document({
    creator: report.practice[0] ?? 'Pora',
    title: t.title(report.name),
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: SIZE.body, color: INK },
          paragraph: { spacing: { before: 0, after: 0 } },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width, height },
            margin: { top: margin, bottom: margin, left: margin, right: margin, footer: 500 },
          },
        },
        footers: {
          default: new Footer({ children: [line(report.prepared, { size: SIZE.small, color: QUIET })] }),
        },
        children: bodyOf(report, chart),
      },
    ],
  });
  return Packer.toBlob(document);
}

function bodyOf(report: ProgressReport, chart: Uint8Array | null): (Paragraph | Table)[] {
  const { results, next } = report;
  return [
    headOf(report),
    space(),
    ...(report.figures.length > 0 ? [figuresOf(report)] : []),
    part(t.curve),
    chart ? chartOf(chart) : line(t.noCurve),
    columnsOf(report),
    ...(results
      ? [
          part(results.title),
          ...(results.lists.length > 0 ? [resultsOf(results.lists)] : []),
          ...smallLines(...results.notes, t.noAllergy),
        ]
      : []),
    part(next.title, { border: { top: edge(INK) } }),
    ...next.notes.map((note, at) => line(`${at + 1}. ${note}`)),
    ...smallLines(t.notes),
    rule(),
    rule(),
    rule(),
  ];
}

interface Look {
  size?: number;
  color?: string;
  bold?: boolean;
  right?: boolean;
}

function line(
  text: string,
  { right = false, ...look }: Look = {},
  options: IParagraphOptions = {},
): Paragraph {
  return new Paragraph({
    ...options,
    ...(right && { alignment: AlignmentType.RIGHT }),
    children: [new TextRun({ text, ...look })],
  });
}

const part = (text: string, options: IParagraphOptions = {}) =>
  line(
    text,
    { bold: true, size: SIZE.part },
    { spacing: { before: 180, after: 60 }, keepNext: true, ...options },
  );
const smallLines = (...texts: string[]) =>
  texts
    .filter(Boolean)
    .map((text) => line(text, { size: SIZE.small, color: QUIET }, { spacing: { before: 60 } }));
const space = () => new Paragraph({ spacing: { line: 120 } });
const edge = (color: string): IBorderOptions => ({ style: BorderStyle.SINGLE, size: 4, color, space: 4 });
/** Paragraphs with the same border would share one: each has one below and one to the next. */
const rule = () =>
  new Paragraph({ spacing: { before: 320 }, border: { bottom: edge(LINE), between: edge(LINE) } });

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const NO_EDGES = { top: NONE, bottom: NONE, left: NONE, right: NONE };

interface GridLook {
  widths: readonly number[];
  /** Space at the sides of each cell. */
  aside?: number;
}

function grid(rows: readonly TableRow[], { widths, aside = 0 }: GridLook): Table {
  return new Table({
    rows: [...rows],
    columnWidths: [...widths],
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    margins: { left: aside, right: aside, top: 0, bottom: 0 },
    borders: { ...NO_EDGES, insideHorizontal: NONE, insideVertical: NONE },
  });
}

function cell(
  children: readonly (Paragraph | Table)[],
  width: number,
  borders: ITableCellOptions['borders'] = NO_EDGES,
): TableCell {
  return new TableCell({
    children: [...children],
    width: { size: width, type: WidthType.DXA },
    borders: { ...NO_EDGES, ...borders },
    verticalAlign: VerticalAlign.TOP,
  });
}

function headOf({ name, period, practice }: ProgressReport): Table {
  const widths = [Math.floor(WIDTH * 0.6), WIDTH - Math.floor(WIDTH * 0.6)];
  const own = [line(t.heading, { bold: true, size: SIZE.heading }), line(`${name} · ${period}`)];
  const theirs = practice.map((text, at) => line(text, { bold: at === 0, right: true }));
  const cells = [own, theirs.length > 0 ? theirs : [line('')]];
  return grid([new TableRow({ children: cells.map((lines, at) => cell(lines, widths[at] ?? 0)) })], {
    widths,
  });
}

function figuresOf({ figures }: ProgressReport): Table {
  const width = Math.floor(WIDTH / figures.length);
  const borders = { top: edge(LINE), bottom: edge(LINE) };
  const children = figures.map(({ value, label }) =>
    cell(
      [
        line(value, { bold: true, size: SIZE.figure }, { spacing: { before: 60 } }),
        line(label, { size: SIZE.small, color: QUIET }, { spacing: { after: 60 } }),
      ],
      width,
      borders,
    ),
  );
  return grid([new TableRow({ children })], { widths: figures.map(() => width) });
}

function chartOf(data: Uint8Array): Paragraph {
  const height = Math.floor((CHART_WIDTH * REPORT_CHART.height) / REPORT_CHART.width);
  const image = new ImageRun({
    type: 'png',
    data,
    transformation: { width: CHART_WIDTH, height },
    altText: { name: t.curve, title: t.curve, description: t.curve },
  });
  return new Paragraph({ children: [image] });
}

/** Circumferences beside stages and visits. */
function columnsOf({ lengths, stages, visits }: ProgressReport): Table {
  const left = lengths ? [part(t.lengths), tableOf(lengths), space()] : [];
  const right = [
    ...(stages ? [part(t.stages), tableOf(stages)] : []),
    ...(visits
      ? [
          line(
            `${t.visits}  ${visits.marks.map((mark) => (mark === 'kept' ? '●' : '○')).join(' ')}  ${visits.words}`,
            {},
            { spacing: { before: 120 } },
          ),
        ]
      : [space()]),
  ];
  // A cell without a paragraph is no cell.
  const sides = left.length > 0 ? [left, right] : [right, [line('')]];
  const widths = [COLUMN, GAP, COLUMN];
  const children = [cell(sides[0] ?? [], COLUMN), cell([line('')], GAP), cell(sides[1] ?? [], COLUMN)];
  return grid([new TableRow({ children })], { widths });
}

function tableOf({ head, rows }: ReportTable): Table {
  const first = Math.floor(COLUMN * 0.28);
  const other = Math.floor((COLUMN - first) / (head.length - 1));
  const widths = head.map((_name, at) => (at === 0 ? first : other));
  const rowOf = (texts: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      children: texts.map((text, at) =>
        cell(
          [
            line(
              text,
              {
                size: SIZE.small,
                right: at > 0,
                bold: !isHead && at === texts.length - 1,
                ...(isHead && { color: QUIET }),
              },
              { spacing: { before: 30, after: 30 } },
            ),
          ],
          widths[at] ?? other,
          { bottom: edge(isHead ? INK : LINE) },
        ),
      ),
    });
  return grid([rowOf(head, true), ...rows.map((row) => rowOf(row, false))], { widths });
}

/** Two results a line: of one list down the first column and then the second, of two lists each in its own, as on paper. */
function resultsOf(lists: readonly ReportedList[]): Table {
  const name = Math.floor(COLUMN * 0.7);
  const widths = [name, COLUMN - name, GAP, name, COLUMN - name];
  const bottom = edge(LINE);
  const [left = [], right = []] =
    lists.length > 1 ? lists.map(({ items }) => items) : halvesOf(lists[0]?.items ?? []);
  const pairOf = (item: readonly [string, string] | undefined) => [
    cell([line(item?.[0] ?? '')], name, item && { bottom }),
    cell([line(item?.[1] ?? '', { bold: true, right: true })], COLUMN - name, item && { bottom }),
  ];
  const headOf = (at: number) => [
    cell([line(lists[at]?.heading ?? '', { bold: true, size: SIZE.small, color: QUIET })], name),
    cell([line('')], COLUMN - name),
  ];
  const gap = () => cell([line('')], GAP);
  const heads = lists.some(({ heading }) => heading)
    ? [new TableRow({ tableHeader: true, children: [...headOf(0), gap(), ...headOf(1)] })]
    : [];
  const rows = Array.from(
    { length: Math.max(left.length, right.length) },
    (_, at) => new TableRow({ children: [...pairOf(left[at]), gap(), ...pairOf(right[at])] }),
  );
  return grid([...heads, ...rows], { widths });
}

function halvesOf(items: ReportedList['items']): ReportedList['items'][] {
  const half = Math.ceil(items.length / 2);
  return [items.slice(0, half), items.slice(half)];
}

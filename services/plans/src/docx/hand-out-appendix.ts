import { BorderStyle, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import {
  changeRun,
  line,
  mealBar,
  mealGround,
  partHeading,
  sideNote,
  subHeading,
} from './hand-out-layout.js';
import { cell, fixedTable, row, type FixedTable, type Piece } from './hand-out-table.js';
import type { HandOut, PrintedShopping, PrintedWeek } from '@pora/contracts/plans/hand-out.model';
import {
  BODY_WIDTH,
  COLUMN_WIDTH,
  hairline,
  INK,
  LYING_WIDTH,
  rule,
  STYLE,
  styleId,
} from './hand-out-styles.js';
import { handOutStrings as strings } from './hand-out.strings.js';

const WEEK_LABEL = 1150;
const LARGE_WEEK_LABEL = 1900;
/** What a page that lies has for the rows of a week below its heads, in twips. */
const WEEK_HEIGHT = 7000;
/** So many meals a day leave room for names that are read from a step away. */
const FEW_MEALS = 5;
/** Names and what stands below them, in half points. */
const WEEK_SIZES = { few: [21, 17], many: [18, 15], large: [32, 32] } as const;
/** White between the coloured rows. */
const rowGap = { style: BorderStyle.SINGLE, size: 24, color: 'FFFFFF' } as const;

/** The week for the fridge: names of the dishes alone, on a page that lies; one cooked for two days stands over both. */
export function layOutWeek(week: PrintedWeek, handOut: HandOut, options: { newPage: boolean }) {
  const { largePrint } = handOut;
  const labelWidth = largePrint ? LARGE_WEEK_LABEL : WEEK_LABEL;
  const width = Math.floor((LYING_WIDTH - labelWidth) / Math.max(1, week.days.length));
  const widths = [labelWidth, ...week.days.map(() => width)];
  const size = largePrint ? 'large' : week.rows.length > FEW_MEALS ? 'many' : 'few';
  const words = weekWords(size);
  // Where a wide font leaves no room for all of them, the last time of day is not alone on a page.
  const held = weekWords(size, { keepNext: true });
  const head = row(
    [
      cell([line(STYLE.columnHead, '')], { width: labelWidth, first: true, rules: { bottom: rule } }),
      ...week.days.map(({ heading, date }) =>
        cell([words.bold(heading), ...(date === '' ? [] : [words.small(date)])], {
          width,
          rules: { bottom: rule },
        }),
      ),
    ],
    { header: true },
  );
  const rows = week.rows.map((each, at) =>
    weekRow(each, handOut, {
      ...{ labelWidth, width, of: week },
      words: at === week.rows.length - 2 ? held : words,
    }),
  );
  return [
    partHeading(week.heading, options),
    ...(week.about === '' ? [] : [line(STYLE.quiet, week.about)]),
    ...notToEat(handOut),
    fixedTable(widths, [head, ...rows], { width: LYING_WIDTH }),
  ];
}

/** Lines of the week's table in one of its sizes. */
const weekWords = (kind: keyof typeof WEEK_SIZES, options: { keepNext?: boolean } = {}) => {
  const [name, small] = WEEK_SIZES[kind];
  return {
    bold: (text: string) =>
      line(STYLE.cell, [new TextRun({ text, bold: true, size: name, color: INK.text })], options),
    name: (text: string) => line(STYLE.cell, [new TextRun({ text, size: name, color: INK.text })], options),
    small: (text: string) => line(STYLE.cell, [new TextRun({ text, size: small })], options),
    change: (text: string) => line(STYLE.cell, [changeRun(text, small)], options),
  };
};

interface WeekPlace {
  readonly labelWidth: number;
  /** Of one day. */
  readonly width: number;
  readonly words: ReturnType<typeof weekWords>;
  readonly of: PrintedWeek;
}

function weekRow(
  { time, label, type, cells }: PrintedWeek['rows'][number],
  { colours, largePrint }: HandOut,
  { labelWidth, width, words, of }: WeekPlace,
): Piece {
  const bottom = colours ? rowGap : hairline;
  return row(
    [
      cell([words.bold(time), words.small(label)], { width: labelWidth, first: true, rules: { bottom } }),
      ...cells.map(({ name, without, days, note }) =>
        cell(
          [
            words.name(name),
            ...(without.length > 0 ? [words.change(strings.without(without).trim())] : []),
            ...(note === '' ? [] : [words.small(note)]),
          ],
          {
            width: width * days,
            ...(days > 1 && { span: days }),
            fill: mealGround(type, colours),
            rules: { bottom, left: mealBar(type, colours) },
          },
        ),
      ),
    ],
    // In large print the names fill the page by themselves.
    largePrint ? {} : { height: Math.floor(WEEK_HEIGHT / Math.max(1, of.rows.length)) },
  );
}

/** What the patient must not eat, on the page that hangs on the fridge. */
const notToEat = ({ avoided }: HandOut): Paragraph[] =>
  avoided && avoided.excluded.length > 0
    ? [line(STYLE.quiet, `${strings.excluded}: ${avoided.excluded.join(', ')}.`)]
    : [];

const SUBSTITUTE_WIDTHS = [2900, 2400, BODY_WIDTH - 5300] as const;

/** What may be eaten instead of what, in amounts of equal energy, by department. */
export function layOutSubstitutes({ substitutes }: HandOut): (Paragraph | FixedTable)[] {
  const { food, amount, standIns } = strings.substituteColumns;
  return [
    partHeading(strings.substitutes),
    line(STYLE.quiet, strings.substitutesText),
    fixedTable(SUBSTITUTE_WIDTHS, [
      row(substituteCells([food, amount, standIns], STYLE.columnHead), { header: true }),
      ...substitutes.flatMap(({ department, foods }) => [
        departmentRow(department),
        ...foods.map((each) =>
          row(substituteCells([each.name, each.amount, each.standIns.join(' · ')], STYLE.cell)),
        ),
      ]),
    ]),
  ];
}

/** Begins the foods of a department and stays with the first of them. */
const departmentRow = (department: string) =>
  row([
    cell([line(STYLE.meal, department, { keepNext: true, before: 140 })], {
      width: BODY_WIDTH,
      span: SUBSTITUTE_WIDTHS.length,
      first: true,
      last: true,
      rules: { bottom: rule },
    }),
  ]);

const substituteCells = (texts: readonly [string, string, string], style: string) =>
  texts.map((text, index) =>
    cell([line(index === 0 && style === STYLE.cell ? STYLE.meal : style, text)], {
      width: SUBSTITUTE_WIDTHS[index] ?? 0,
      first: index === 0,
      last: index === 2,
      rules: { bottom: hairline },
    }),
  );

/** Above both columns of a week's shopping. */
export const shoppingHead = ({ heading, about }: PrintedShopping): Paragraph[] => [
  partHeading(heading),
  line(STYLE.quiet, about, { keepNext: true }),
  line(STYLE.quiet, strings.shoppingText, { keepNext: true }),
];

/** The shopping of one week, by department; a box before each line. */
export function layOutShopping({ departments }: PrintedShopping, { largePrint }: HandOut): Paragraph[] {
  const end = largePrint ? BODY_WIDTH : COLUMN_WIDTH;
  return departments.flatMap(({ name, items }) => [
    new Paragraph({
      style: styleId(STYLE.meal),
      spacing: { before: 160, after: 20 },
      keepNext: true,
      children: [new TextRun(name)],
    }),
    ...items.map(
      (item, index) =>
        new Paragraph({
          style: styleId(STYLE.step),
          tabStops: [{ type: TabStopType.RIGHT, position: end }],
          indent: { left: BOX, hanging: BOX },
          border: { top: hairline, bottom: hairline, between: hairline },
          keepNext: index === 0 && items.length > 1,
          keepLines: true,
          children: [
            new TextRun(`${strings.box}\u00a0${item.name}`),
            new TextRun({ children: [new Tab(), item.amount], bold: true }),
          ],
        }),
    ),
  ]);
}

/** Before the name, in twips. */
const BOX = 260;

const DIARY_WIDTHS = [1100, 4100, 1700, 2318, BODY_WIDTH - 9218] as const;
const LARGE_DIARY_WIDTHS = [1900, 3000, 1700, 2300, BODY_WIDTH - 8900] as const;
const DIARY_ROW = 980;
const NOTE_LINES = 6;
/** In large print less room to write leaves the closing words on the same page. */
const LARGE_DIARY_ROW = 800;
const LARGE_NOTE_LINES = 3;
const NOTE_ROW = 460;

/** A diary of the last week, room for notes, and whose data and whose plan it is. */
export function layOutNotes({ diary, diaryText, privacy, largePrint }: HandOut): (Paragraph | FixedTable)[] {
  return [
    ...(diary.length > 0
      ? [
          partHeading(strings.diary),
          line(STYLE.quiet, diaryText),
          diaryTable(diary, largePrint),
          subHeading(strings.notes),
          fixedTable(
            [BODY_WIDTH],
            Array.from({ length: largePrint ? LARGE_NOTE_LINES : NOTE_LINES }, noteLine),
          ),
        ]
      : []),
    new Paragraph({ spacing: { before: 200 }, children: [] }),
    ...privacy.map((text, index) => sideNote(text, { whole: true, keepNext: index < privacy.length - 1 })),
  ];
}

function diaryTable(diary: HandOut['diary'], largePrint: boolean): FixedTable {
  const widths = largePrint ? LARGE_DIARY_WIDTHS : DIARY_WIDTHS;
  const column = (texts: readonly Paragraph[][], bottom: typeof hairline | typeof rule) =>
    texts.map((children, index) =>
      cell(children, {
        width: widths[index] ?? 0,
        first: index === 0,
        last: index === widths.length - 1,
        rules: { bottom, ...(index > 0 && { left: hairline }) },
      }),
    );
  const { day, eaten, water, mood, mass } = strings.diaryColumns;
  const head = [day, eaten, water, mood, mass].map((text) => [line(STYLE.columnHead, text)]);
  const empty = () => [line(STYLE.cell, '')];
  const rows = diary.map(({ heading, date }) =>
    row(
      column(
        [
          [line(STYLE.meal, heading), ...(date === '' ? [] : [line(STYLE.columnHead, date)])],
          empty(),
          [1, 2].map(() => line(STYLE.meal, strings.box.repeat(GLASSES_A_LINE))),
          empty(),
          empty(),
        ],
        hairline,
      ),
      { height: largePrint ? LARGE_DIARY_ROW : DIARY_ROW },
    ),
  );
  return fixedTable(widths, [row(column(head, rule), { header: true }), ...rows]);
}

const GLASSES_A_LINE = 5;

/** A row of a table: borders of equal paragraphs that follow each other melt into one. */
const noteLine = () =>
  row(
    [
      cell([line(STYLE.cell, '')], {
        width: BODY_WIDTH,
        first: true,
        last: true,
        rules: { bottom: hairline },
      }),
    ],
    {
      height: NOTE_ROW,
    },
  );

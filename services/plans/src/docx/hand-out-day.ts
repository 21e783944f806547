import {
  AlignmentType,
  HeadingLevel,
  LineRuleType,
  Paragraph,
  ShadingType,
  Tab,
  TabStopType,
  type Table,
  type TableRow,
  TextRun,
} from 'docx';
import {
  cell,
  changeRun,
  dishRuns,
  fixedTable,
  line,
  mealBar,
  nutritionText,
  pieceRun,
  row,
  sideNote,
} from './hand-out-layout.js';
import type {
  HandOut,
  PrintedDay,
  PrintedIngredient,
  PrintedMeal,
  PrintedNutrition,
} from '@pora/contracts/plans/hand-out.model';
import { BODY_WIDTH, hairline, INK, rule, STYLE } from './hand-out-styles.js';
import { handOutStrings as strings } from './hand-out.strings.js';

/** Wide enough for `23:59`, `10 000` and `999,9` in bold of the widest common fonts, not of Calibri alone. */
const TIME = 680;
const MEAL = 2200;
const ENERGY = 760;
const MACRO = 700;
/** Left and right of a number, in twips. */
const NUMBER_PADDING = 30;

/** The date beside its day, in half points. */
const DATE = 24;
const LARGE_DATE = 34;

/** What of the hand-out decides how a day looks. */
export type DayPrint = Pick<HandOut, 'numbers' | 'colours' | 'recipesAt' | 'largePrint'>;

const numberWidths = (numbers: HandOut['numbers']): readonly number[] =>
  numbers === 'none' ? [] : numbers === 'kcal' ? [ENERGY] : [ENERGY, MACRO, MACRO, MACRO];

function widthsOf(numbers: HandOut['numbers']): [number, number, number, ...number[]] {
  const figures = numberWidths(numbers);
  const rest = BODY_WIDTH - TIME - MEAL - figures.reduce((sum, width) => sum + width, 0);
  return [TIME, MEAL, rest, ...figures];
}

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
export function layOutDay(
  day: PrintedDay,
  print: DayPrint,
  options: { newPage: boolean },
): (Paragraph | Table)[] {
  const head = [dayHeading(day, print, options), ...dayBand(day, print)];
  if (print.recipesAt === 'inline') return [...head, preparedTable(day, print)];
  const widths = widthsOf(print.numbers);
  const rows = [headRow(widths, print), ...day.meals.map((meal) => mealRow(meal, widths, print))];
  const sum = print.numbers === 'none' ? [] : [sumRow(day.sum, widths, print)];
  return [...head, fixedTable(widths, [...rows, ...sum])];
}

function headRow(widths: readonly number[], { numbers }: DayPrint): TableRow {
  const { columns } = strings;
  const lastColumn = widths.length - 1;
  const texts = [columns.time, columns.meal, columns.ingredients];
  const figures = [columns.kcal, columns.protein, columns.fat, columns.carbs].slice(
    0,
    numberWidths(numbers).length,
  );
  return row(
    [...texts, ...figures].map((text, index) => {
      const isNumber = index >= texts.length;
      const alignment = isNumber ? { alignment: AlignmentType.RIGHT } : {};
      return cell([line(STYLE.columnHead, text, { keepNext: true, ...alignment })], {
        width: widths[index] ?? MACRO,
        ...(isNumber && { padding: NUMBER_PADDING }),
        rules: { bottom: rule },
        first: index === 0,
        last: index === lastColumn,
      });
    }),
    { header: true },
  );
}

function mealRow(meal: PrintedMeal, widths: readonly number[], print: DayPrint): TableRow {
  const rules = { bottom: hairline };
  return row([
    timeCell(meal, print),
    cell(nameLines(meal), { width: MEAL, rules }),
    cell([line(STYLE.cell, ingredientRuns(meal.ingredients), { keepNext: true })], {
      width: widths[2] ?? MEAL,
      rules,
      last: print.numbers === 'none',
    }),
    ...numberCells(meal.nutrition, print.numbers, { rules, keepNext: true }),
  ]);
}

function timeCell({ time, type }: PrintedMeal, { colours }: DayPrint) {
  const run = new TextRun({ text: time, bold: true, color: INK.text });
  return cell([line(STYLE.cell, [run], { keepNext: true })], {
    width: TIME,
    padding: 60,
    rules: { bottom: hairline, left: mealBar(type, colours) },
    first: true,
  });
}

const nameLines = ({ label, name, without, cooking }: PrintedMeal) => [
  line(STYLE.cell, label, { keepNext: true }),
  name === null
    ? line(STYLE.cell, strings.noMeal, { keepNext: true })
    : line(STYLE.meal, dishRuns(name, without), { keepNext: true }),
  ...(cooking === null ? [] : [line(STYLE.cell, cooking, { keepNext: true })]),
];

const PREPARATION = 4400;
const PREPARED = [TIME, BODY_WIDTH - TIME - PREPARATION, PREPARATION] as const;

/** A day with its preparation beside the ingredients; it fills a page. */
function preparedTable({ meals, sum }: PrintedDay, print: DayPrint): Table {
  const { time, mealAndIngredients } = strings.columns;
  const head = [time, mealAndIngredients, strings.recipes].map((text, index) =>
    cell([line(STYLE.columnHead, text, { keepNext: true })], {
      width: PREPARED[index] ?? MEAL,
      rules: { bottom: rule },
      first: index === 0,
      last: index === 2,
    }),
  );
  const rows = meals.map((meal) =>
    row([
      timeCell(meal, print),
      cell([...nameLines(meal), ...meal.ingredients.map(ingredientLine)], {
        width: PREPARED[1],
        rules: { bottom: hairline },
      }),
      cell(preparationLines(meal, print), { width: PREPARATION, rules: { bottom: hairline }, last: true }),
    ]),
  );
  const last = [cell([line(STYLE.cell, '')], { width: TIME, first: true }), sumCell(sum, print)];
  return fixedTable(PREPARED, [row(head, { header: true }), ...rows, ...(sum ? [row(last)] : [])]);
}

const sumCell = (sum: PrintedDay['sum'], { numbers }: DayPrint) =>
  cell([line(STYLE.meal, sum ? `${strings.daySum}: ${nutritionText(sum, numbers)}` : '')], {
    width: PREPARED[1] + PREPARATION,
    span: 2,
    last: true,
  });

const ingredientLine = ({ name, insteadOf, amount }: PrintedIngredient) =>
  line(
    STYLE.step,
    [
      new TextRun({ text: name, color: INK.text }),
      ...(insteadOf === undefined ? [] : [changeRun(strings.insteadOf(insteadOf))]),
      new TextRun(amount === '' ? '' : ` – ${amount}`),
    ],
    { keepNext: true },
  );

function preparationLines({ nutrition, recipe }: PrintedMeal, { numbers }: DayPrint): Paragraph[] {
  const lines = [
    ...(nutrition ? [line(STYLE.cell, nutritionText(nutrition, numbers), { keepNext: true })] : []),
    ...(recipe?.note === undefined ? [] : [sideNote(recipe.note, { keepNext: true })]),
    ...(recipe?.paragraphs ?? []).map((pieces) => line(STYLE.step, pieces.map(pieceRun), { keepNext: true })),
  ];
  // A cell of a table holds a paragraph at least.
  return lines.length > 0 ? lines : [line(STYLE.cell, '', { keepNext: true })];
}

/** Names in full ink, amounts quieter; a semicolon parts them because names hold commas. */
function ingredientRuns(ingredients: readonly PrintedIngredient[]): TextRun[] {
  return ingredients.flatMap(({ name, insteadOf, amount }, index) => {
    const end = index < ingredients.length - 1 ? '; ' : '';
    return [
      new TextRun({ text: name, color: INK.text }),
      ...(insteadOf === undefined ? [] : [changeRun(strings.insteadOf(insteadOf))]),
      new TextRun({ text: amount ? ` ${amount}${end}` : end }),
    ];
  });
}

function numberCells(
  nutrition: PrintedNutrition | null,
  numbers: HandOut['numbers'],
  {
    rules,
    keepNext,
    bold = false,
  }: { rules: { bottom?: typeof hairline }; keepNext: boolean; bold?: boolean },
) {
  const texts = nutrition
    ? [nutrition.kcal, nutrition.protein, nutrition.fat, nutrition.carbs]
    : ['–', '–', '–', '–'];
  const widths = numberWidths(numbers);
  return texts.slice(0, widths.length).map((text, index) =>
    cell([line(STYLE.number, [new TextRun({ text, bold: bold || index === 0 })], { keepNext })], {
      width: widths[index] ?? MACRO,
      padding: NUMBER_PADDING,
      rules,
      last: index === widths.length - 1,
    }),
  );
}

function sumRow(sum: PrintedDay['sum'], widths: readonly number[], { numbers }: DayPrint): TableRow {
  const empty = () => line(STYLE.cell, '');
  return row([
    cell([empty()], { width: TIME, first: true }),
    cell([line(STYLE.meal, strings.daySum)], { width: MEAL }),
    cell([empty()], { width: widths[2] ?? MEAL }),
    ...numberCells(sum, numbers, { rules: {}, keepNext: false, bold: true }),
  ]);
}

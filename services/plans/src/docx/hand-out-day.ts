import { AlignmentType, HeadingLevel, Paragraph, type Table, type TableRow, TextRun } from 'docx';
import { cell, changeRun, dishRuns, fixedTable, line, row } from './hand-out-layout.js';
import type { PrintedDay, PrintedIngredient, PrintedMeal, PrintedNutrition } from './hand-out.model.js';
import { BODY_WIDTH, hairline, INK, rule, STYLE } from './hand-out-styles.js';
import { handOutStrings as strings } from './hand-out.strings.js';

/** Wide enough for `23:59`, `10 000` and `999,9` in bold of the widest common fonts, not of Calibri alone. */
const TIME = 680;
const MEAL = 2200;
const ENERGY = 760;
const MACRO = 700;
/** Left and right of a number, in twips. */
const NUMBER_PADDING = 30;
const NUMBERS = [ENERGY, MACRO, MACRO, MACRO] as const;
const INGREDIENTS = BODY_WIDTH - TIME - MEAL - ENERGY - 3 * MACRO;
const WIDTHS = [TIME, MEAL, INGREDIENTS, ...NUMBERS] as const;

/** Heading and table of one day; all its rows stay on one page where they fit. */
export function layOutDay(day: PrintedDay, options: { newPage: boolean }): (Paragraph | Table)[] {
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      children: [new TextRun(day.heading)],
      pageBreakBefore: options.newPage,
      keepNext: true,
    }),
    fixedTable(WIDTHS, [headRow(), ...day.meals.map(mealRow), sumRow(day.sum)]),
  ];
}

function headRow(): TableRow {
  const { columns } = strings;
  const head = (text: string, index: number) =>
    cell([line(STYLE.columnHead, text, { keepNext: true })], {
      width: WIDTHS[index] ?? MACRO,
      rules: { bottom: rule },
      first: index === 0,
      last: index === 6,
    });
  const numberHead = (text: string, index: number) =>
    cell([line(STYLE.columnHead, text, { keepNext: true, alignment: AlignmentType.RIGHT })], {
      width: WIDTHS[index] ?? MACRO,
      padding: NUMBER_PADDING,
      rules: { bottom: rule },
      last: index === 6,
    });
  return row(
    [
      head(columns.time, 0),
      head(columns.meal, 1),
      head(columns.ingredients, 2),
      numberHead(columns.kcal, 3),
      numberHead(columns.protein, 4),
      numberHead(columns.fat, 5),
      numberHead(columns.carbs, 6),
    ],
    { header: true },
  );
}

function mealRow(meal: PrintedMeal): TableRow {
  const rules = { bottom: hairline };
  return row([
    cell(
      [line(STYLE.cell, [new TextRun({ text: meal.time, bold: true, color: INK.text })], { keepNext: true })],
      {
        width: TIME,
        rules,
        first: true,
      },
    ),
    cell(
      [
        line(STYLE.cell, meal.label, { keepNext: true }),
        meal.name === null
          ? line(STYLE.cell, strings.noMeal, { keepNext: true })
          : line(STYLE.meal, dishRuns(meal.name, meal.without), { keepNext: true }),
        ...(meal.cooking === null ? [] : [line(STYLE.cell, meal.cooking, { keepNext: true })]),
      ],
      { width: MEAL, rules },
    ),
    cell([line(STYLE.cell, ingredientRuns(meal.ingredients), { keepNext: true })], {
      width: WIDTHS[2],
      rules,
    }),
    ...numberCells(meal.nutrition, { rules, keepNext: true }),
  ]);
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
  {
    rules,
    keepNext,
    bold = false,
  }: { rules: { bottom?: typeof hairline }; keepNext: boolean; bold?: boolean },
) {
  const texts = nutrition
    ? [nutrition.kcal, nutrition.protein, nutrition.fat, nutrition.carbs]
    : ['–', '–', '–', '–'];
  return texts.map((text, index) =>
    cell([line(STYLE.number, [new TextRun({ text, bold: bold || index === 0 })], { keepNext })], {
      width: NUMBERS[index] ?? MACRO,
      padding: NUMBER_PADDING,
      rules,
      last: index === 3,
    }),
  );
}

function sumRow(sum: PrintedDay['sum']): TableRow {
  const empty = () => line(STYLE.cell, '');
  return row([
    cell([empty()], { width: TIME, first: true }),
    cell([line(STYLE.meal, strings.daySum)], { width: MEAL }),
    cell([empty()], { width: WIDTHS[2] }),
    ...numberCells(sum, { rules: {}, keepNext: false, bold: true }),
  ]);
}

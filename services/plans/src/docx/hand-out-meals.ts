import { HeadingLevel, type IParagraphOptions, LineRuleType, Paragraph, Tab, TextRun } from 'docx';
import { dayBand, dayHeading, type DayPrint } from './hand-out-day.js';
import { dishRuns, insteadOfRuns, mealBar, nutritionText, pieceRun } from './hand-out-layout.js';
import { pictureOptions } from './hand-out-picture.js';
import { cell, fixedTable, row, type FixedTable } from './hand-out-table.js';
import type { PrintedDay, PrintedIngredient, PrintedMeal } from '@pora/contracts/plans/hand-out.model';
import { BODY_WIDTH, INK, STYLE, styleId } from './hand-out-styles.js';
import { handOutStrings as strings } from './hand-out.strings.js';

/** A day as headings and lists, which a telephone shows as well; a meal is never split. */
export function layOutMeals(
  day: PrintedDay,
  print: DayPrint,
  options: { newPage: boolean },
): (Paragraph | FixedTable)[] {
  const layOut = print.largePrint ? boxedMeal : layOutMeal;
  return [
    dayHeading(day, print, options),
    ...dayBand(day, print),
    ...day.meals.flatMap((meal) => layOut(meal, print)),
    ...(day.sum
      ? [
          new Paragraph({
            style: styleId(STYLE.meal),
            spacing: { before: 200, after: 120 },
            children: [new TextRun(`${strings.daySum}: ${nutritionText(day.sum, print.numbers)}`)],
          }),
        ]
      : []),
  ];
}

/** Left of a meal's text, in twips: the bar of its time of day stands there along the whole meal. */
const INDENT = 200;
const DASH = 200;
/** Between two meals, in twips. */
const MEAL_GAP = 240;

function layOutMeal(meal: PrintedMeal, print: DayPrint): Paragraph[] {
  const border = { left: { ...mealBar(meal.type, print.colours), space: 7 } };
  const lines = linesOf(meal, print);
  const last = lines.length - 1;
  // Only within the meal: a chain over a whole day would leave the page before it empty.
  return lines.map(
    (options, index) =>
      new Paragraph({
        indent: { left: INDENT },
        ...options,
        border,
        keepNext: index < last,
        keepLines: true,
        ...(index === 0 && { spacing: { before: MEAL_GAP } }),
      }),
  );
}

/**
 * In large print a meal is half a page, and LibreOffice breaks so long a chain of paragraphs wherever the page ends; a row
 * that must not break it moves as a whole. The gap stands above, so that none is left over on a page of its own.
 */
function boxedMeal(meal: PrintedMeal, print: DayPrint): (Paragraph | FixedTable)[] {
  const lines = linesOf(meal, print).map((options) => new Paragraph(options));
  const rules = { left: mealBar(meal.type, print.colours) };
  const gap = { before: 0, after: 0, line: MEAL_GAP, lineRule: LineRuleType.EXACT };
  return [
    new Paragraph({ spacing: gap, keepNext: true }),
    fixedTable([BODY_WIDTH], [row([cell(lines, { width: BODY_WIDTH, padding: INDENT, last: true, rules })])]),
  ];
}

function linesOf(meal: PrintedMeal, print: DayPrint): IParagraphOptions[] {
  const quiet = (text: string) => ({ style: styleId(STYLE.quiet), children: [new TextRun(text)] });
  const time = new TextRun({ text: meal.time, bold: true, color: INK.text });
  const head = { children: [time, new TextRun(`  ${meal.label}`)] };
  if (meal.name === null) return [head, quiet(strings.noMeal)];
  const { recipe } = meal;
  return [
    head,
    { heading: HeadingLevel.HEADING_3, children: dishRuns(meal.name, meal.without) },
    ...(meal.nutrition ? [quiet(nutritionText(meal.nutrition, print.numbers))] : []),
    ...(meal.cooking === null ? [] : [quiet(meal.cooking)]),
    ...meal.ingredients.map((item) => ({
      indent: { left: (print.largePrint ? 0 : INDENT) + DASH, hanging: DASH },
      children: ingredientRuns(item),
    })),
    ...(recipe
      ? [{ style: styleId(STYLE.meal), spacing: { before: 60 }, children: [new TextRun(strings.recipes)] }]
      : []),
    ...(recipe ? pictureOptions(recipe, print.files) : []),
    ...(recipe?.note === undefined
      ? []
      : [{ style: styleId(STYLE.note), children: [new TextRun(recipe.note)] }]),
    ...(recipe?.paragraphs ?? []).map((pieces) => ({
      style: styleId(STYLE.step),
      children: pieces.map(pieceRun),
    })),
  ];
}

/** A dash of its own instead of a list: its bar would stand beside that of the meal. */
const ingredientRuns = ({ name, insteadOf, ...how }: PrintedIngredient) => [
  new TextRun({ children: ['–', new Tab()] }),
  new TextRun([name, strings.amount(how)].filter((part) => part !== '').join(' – ')),
  ...insteadOfRuns(insteadOf),
];

import { HeadingLevel, type IParagraphOptions, Paragraph, Tab, TextRun } from 'docx';
import { dayBand, dayHeading, type DayPrint } from './hand-out-day.js';
import { dishRuns, insteadOfRuns, mealBar, nutritionText, pieceRun } from './hand-out-layout.js';
import type { PrintedDay, PrintedIngredient, PrintedMeal } from '@pora/contracts/plans/hand-out.model';
import { INK, STYLE, styleId } from './hand-out-styles.js';
import { handOutStrings as strings } from './hand-out.strings.js';

/** A day as headings and lists, which a telephone shows as well; a meal is never split. */
export function layOutMeals(day: PrintedDay, print: DayPrint, options: { newPage: boolean }): Paragraph[] {
  return [
    dayHeading(day, print, options),
    ...dayBand(day, print),
    ...day.meals.flatMap((meal) => layOutMeal(meal, print)),
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
        ...(index === 0 && { spacing: { before: 240 } }),
      }),
  );
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
      indent: { left: INDENT + DASH, hanging: DASH },
      children: ingredientRuns(item),
    })),
    ...(recipe
      ? [{ style: styleId(STYLE.meal), spacing: { before: 60 }, children: [new TextRun(strings.recipes)] }]
      : []),
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

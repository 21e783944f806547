import { AlignmentType, type Paragraph, type Table, type TableCell, type TableRow, TextRun } from 'docx';
import type {
  HandOut,
  PrintedDay,
  PrintedIngredient,
  PrintedMeal,
} from '@pora/contracts/plans/hand-out.model';
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
import { BODY_WIDTH, hairline, INK, rule, STYLE } from './hand-out-styles.js';
import { handOutStrings as strings } from './hand-out.strings.js';

/** Wide enough for `23:59`, `10 000` and `999,9` in bold of the widest common fonts, not of Calibri alone. */
const TIME = 680;
const MEASURE = 1560;
const MASS = 860;
const ENERGY = 760;
const MACRO = 700;
const PREPARATION = 3600;
/** Left and right of a number, in twips. */
const NUMBER_PADDING = 30;
/** Below the last line of a meal, in twips. */
const MEAL_END = 90;
/** Time, food, measure and mass stand before the figures or the preparation. */
const FIXED_COLUMNS = 4;
const FOOD_COLUMNS = 3;

type DayPrint = Pick<HandOut, 'numbers' | 'colours' | 'recipesAt'>;

/** One day as a table: each food in a row of its own, with its measure and its mass. */
export function dayTable({ meals, sum }: PrintedDay, print: DayPrint): Table {
  const widths = widthsOf(print);
  return fixedTable(widths, [
    headRow(widths, print),
    ...meals.flatMap((meal) => mealRows(meal, widths, { ...print, holds: fitsPage(meals) })),
    ...sumRows(sum, widths, print),
  ]);
}

const isInline = ({ recipesAt }: DayPrint) => recipesAt === 'inline';

function figureWidths({ numbers }: DayPrint): number[] {
  if (numbers === 'none') return [];
  return numbers === 'kcal' ? [ENERGY] : [ENERGY, MACRO, MACRO, MACRO];
}

function widthsOf(print: DayPrint): number[] {
  const last = isInline(print) ? [PREPARATION] : figureWidths(print);
  const food = BODY_WIDTH - TIME - MEASURE - MASS - sumOf(last);
  return [TIME, food, MEASURE, MASS, ...last];
}

const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);
const empty = (keepNext: boolean) => line(STYLE.cell, '', { keepNext });

function headRow(widths: readonly number[], print: DayPrint): TableRow {
  const { time, mealAndIngredients, measure, mass, kcal, protein, fat, carbs } = strings.columns;
  const figures = [kcal, protein, fat, carbs].slice(0, figureWidths(print).length);
  const texts = [time, mealAndIngredients, measure, mass, ...(isInline(print) ? [strings.recipes] : figures)];
  return row(
    texts.map((text, index) => {
      const isFigure = index >= FIXED_COLUMNS && !isInline(print);
      const alignment = isFigure || text === mass ? { alignment: AlignmentType.RIGHT } : {};
      return cell([line(STYLE.columnHead, text, { keepNext: true, ...alignment })], {
        width: widths[index] ?? MACRO,
        ...(isFigure && { padding: NUMBER_PADDING }),
        rules: { bottom: rule },
        first: index === 0,
        last: index === widths.length - 1,
      });
    }),
    { header: true },
  );
}

/** Where a row stands within its meal: the last one closes it. */
interface RowPlace {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** It stays on the page of the row below it. */
  readonly keepNext: boolean;
}

/** Lines of a day that stand on one page in any common font, and letters of a name on one of them. */
const PAGE_LINES = 54;
const NAME_LETTERS = 48;

/**
 * Whether all of a day surely stands on one page. Only then its meals hold together: LibreOffice answers a chain that is
 * longer than a page with a heading alone on a page of its own.
 */
function fitsPage(meals: PrintedDay['meals']): boolean {
  const lines = meals.reduce((sum, { name, without, ingredients, recipe }) => {
    const title = (name ?? '').length + without.join('; ').length;
    const foods = ingredients.reduce((each, { insteadOf }) => each + (insteadOf === undefined ? 1 : 2), 0);
    return sum + 2 + Math.ceil(title / NAME_LETTERS) + Math.max(foods, recipeLines(recipe));
  }, 0);
  return lines <= PAGE_LINES;
}

const recipeLines = (recipe: PrintedMeal['recipe']) =>
  [
    recipe?.note ?? '',
    ...(recipe?.paragraphs ?? []).map((pieces) => pieces.map(({ text }) => text).join('')),
  ].reduce((sum, text) => sum + Math.ceil(text.length / NAME_LETTERS), 0);

const frame = ({ isLast }: RowPlace) => ({
  rules: isLast ? { bottom: hairline } : {},
  below: isLast ? MEAL_END : 0,
});
/** Over all rows of the meal. */
const merged = (place: RowPlace) =>
  place.isFirst && place.isLast ? {} : { merge: place.isFirst ? ('begins' as const) : ('goesOn' as const) };

/** The name of the dish over its foods; time and preparation stand beside all of them. */
function mealRows(
  meal: PrintedMeal,
  widths: readonly number[],
  print: DayPrint & { readonly holds: boolean },
): TableRow[] {
  const { ingredients } = meal;
  const foods = widths.slice(1, FIXED_COLUMNS);
  const isWhole = widths.length === FIXED_COLUMNS;
  const placeOf = (index: number): RowPlace => {
    const isLast = index === ingredients.length;
    return { isFirst: index === 0, isLast, keepNext: !isLast || print.holds };
  };
  const first = placeOf(0);
  const head = row([
    timeCell(meal, first, print),
    cell(nameLines(meal, first), { ...frame(first), width: sumOf(foods), span: FOOD_COLUMNS, last: isWhole }),
    ...besideMeal(meal, first, print),
  ]);
  const rows = ingredients.map((item, index) => {
    const place = placeOf(index + 1);
    return row([
      timeCell(meal, place, print),
      ...foodCells(item, place, { widths: foods, isWhole }),
      ...besideMeal(meal, place, print),
    ]);
  });
  return [head, ...rows];
}

function timeCell({ time, type }: PrintedMeal, place: RowPlace, { colours }: DayPrint): TableCell {
  const run = new TextRun({ text: time, bold: true, color: INK.text });
  const { rules, below } = frame(place);
  return cell(
    [place.isFirst ? line(STYLE.cell, [run], { keepNext: place.keepNext }) : empty(place.keepNext)],
    {
      ...{ width: TIME, padding: 60, below, first: true },
      ...merged(place),
      rules: { ...rules, left: mealBar(type, colours) },
    },
  );
}

const nameLines = ({ label, name, without, cooking }: PrintedMeal, { keepNext }: RowPlace): Paragraph[] => [
  line(STYLE.cell, label, { keepNext }),
  name === null
    ? line(STYLE.cell, strings.noMeal, { keepNext })
    : line(STYLE.meal, dishRuns(name, without), { keepNext }),
  ...(cooking === null ? [] : [line(STYLE.cell, cooking, { keepNext })]),
];

function foodCells(
  { name, insteadOf, measure, mass }: PrintedIngredient,
  place: RowPlace,
  { widths, isWhole }: { widths: readonly number[]; isWhole: boolean },
): TableCell[] {
  const { keepNext } = place;
  const food = [
    line(STYLE.step, name, { keepNext }),
    ...(insteadOf === undefined
      ? []
      : [line(STYLE.cell, [changeRun(strings.insteadOf(insteadOf))], { keepNext })]),
  ];
  const amount = [
    line(STYLE.cell, measure, { keepNext }),
    line(STYLE.step, mass, { keepNext, alignment: AlignmentType.RIGHT }),
  ];
  return [food, ...amount.map((text) => [text])].map((lines, index) =>
    cell(lines, {
      ...frame(place),
      above: 0,
      width: widths[index] ?? MEASURE,
      last: isWhole && index === widths.length - 1,
    }),
  );
}

/** Preparation over all rows of the meal, or its figures beside its name. */
function besideMeal(meal: PrintedMeal, place: RowPlace, print: DayPrint): TableCell[] {
  if (isInline(print))
    return [
      cell(place.isFirst ? preparationLines(meal, place, print) : [empty(place.keepNext)], {
        ...{ ...frame(place), ...merged(place), width: PREPARATION, last: true },
      }),
    ];
  if (place.isFirst) return figureCells(meal.nutrition, print, { place });
  const widths = figureWidths(print);
  if (widths.length === 0) return [];
  return [
    cell([empty(place.keepNext)], { ...frame(place), width: sumOf(widths), span: widths.length, last: true }),
  ];
}

function preparationLines(
  { nutrition, recipe }: PrintedMeal,
  { keepNext }: RowPlace,
  { numbers }: DayPrint,
): Paragraph[] {
  const lines = [
    ...(nutrition ? [line(STYLE.cell, nutritionText(nutrition, numbers), { keepNext })] : []),
    ...(recipe?.note === undefined ? [] : [sideNote(recipe.note, { keepNext })]),
    ...(recipe?.paragraphs ?? []).map((pieces) => line(STYLE.step, pieces.map(pieceRun), { keepNext })),
  ];
  // A cell of a table holds a paragraph at least.
  return lines.length > 0 ? lines : [empty(keepNext)];
}

function figureCells(
  nutrition: PrintedDay['sum'],
  print: DayPrint,
  { place, bold = false }: { place?: RowPlace; bold?: boolean } = {},
): TableCell[] {
  const texts = nutrition
    ? [nutrition.kcal, nutrition.protein, nutrition.fat, nutrition.carbs]
    : ['–', '–', '–', '–'];
  const widths = figureWidths(print);
  return widths.map((width, index) => {
    const run = new TextRun({ text: texts[index] ?? '', bold: bold || index === 0 });
    return cell([line(STYLE.number, [run], { keepNext: place?.keepNext ?? false })], {
      ...(place && frame(place)),
      ...{ width, padding: NUMBER_PADDING, last: index === widths.length - 1 },
    });
  });
}

/** What the whole day holds; beside the preparation in words, since no column of figures stands over it. */
function sumRows(sum: PrintedDay['sum'], widths: readonly number[], print: DayPrint): TableRow[] {
  const before = cell([empty(false)], { width: TIME, first: true });
  const rest = { width: sumOf(widths.slice(1)), span: widths.length - 1, last: true };
  if (isInline(print)) {
    const text = sum && `${strings.daySum}: ${nutritionText(sum, print.numbers)}`;
    return text ? [row([before, cell([line(STYLE.meal, text)], rest)])] : [];
  }
  if (print.numbers === 'none') return [];
  const name = { width: sumOf(widths.slice(1, FIXED_COLUMNS)), span: FOOD_COLUMNS };
  return [
    row([before, cell([line(STYLE.meal, strings.daySum)], name), ...figureCells(sum, print, { bold: true })]),
  ];
}

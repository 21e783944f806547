import type { Paragraph } from 'docx';
import type {
  HandOut,
  PrintedDay,
  PrintedIngredient,
  PrintedMeal,
} from '@pora/contracts/plans/hand-out.model';
import { changeRun, dishRuns, mealBar, nutritionText, pieceRun, sideNote } from './hand-out-layout.js';
import { PICTURE_LINES, pictureLine, type PictureFiles } from './hand-out-picture.js';
import { cell, cellLine, emptyLine, fixedTable, row, type FixedTable, type Piece } from './hand-out-table.js';
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

type DayPrint = Pick<HandOut, 'numbers' | 'colours' | 'recipesAt'> & { readonly files: PictureFiles };

/** One day as a table: each food in a row of its own, with its measure and its mass. */
export function dayTable({ meals, sum }: PrintedDay, print: DayPrint): FixedTable {
  const widths = widthsOf(print);
  const holds = fitsPage(meals, print);
  const sumOfDay = sumRows(sum, widths, print);
  // The sum never stands on a page without a meal above it; without one, nothing holds the next day's heading.
  const holdsEnd = sumOfDay.length > 0;
  const rows = [
    headRow(widths, print),
    ...meals.flatMap((meal, at) =>
      mealRows(meal, widths, { ...print, holds: at === meals.length - 1 ? holdsEnd : holds }),
    ),
    ...sumOfDay,
  ];
  return fixedTable(widths, rows, { dense: true });
}

const dayCell = (...[children, look]: Parameters<typeof cell>) => cell(children, { ...look, dense: true });

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

function headRow(widths: readonly number[], print: DayPrint): Piece {
  const { time, mealAndIngredients, measure, mass, kcal, protein, fat, carbs } = strings.columns;
  const figures = [kcal, protein, fat, carbs].slice(0, figureWidths(print).length);
  const texts = [time, mealAndIngredients, measure, mass, ...(isInline(print) ? [strings.recipes] : figures)];
  return row(
    texts.map((text, index) => {
      const isFigure = index >= FIXED_COLUMNS && !isInline(print);
      const right = isFigure || text === mass;
      return dayCell([cellLine(STYLE.columnHead, text, { keepNext: true, right })], {
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
function fitsPage(meals: PrintedDay['meals'], { files }: DayPrint): boolean {
  const lines = meals.reduce((sum, { name, without, ingredients, recipe }) => {
    const title = (name ?? '').length + without.join('; ').length;
    const picture = recipe?.picture && files.has(recipe.picture.key);
    const foods = ingredients.reduce((each, { insteadOf }) => each + (insteadOf === undefined ? 1 : 2), 0);
    return (
      sum +
      2 +
      Math.ceil(title / NAME_LETTERS) +
      Math.max(foods, recipeLines(recipe) + (picture ? PICTURE_LINES : 0))
    );
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
): Piece[] {
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
    dayCell(nameLines(meal, first), {
      ...frame(first),
      width: sumOf(foods),
      span: FOOD_COLUMNS,
      last: isWhole,
    }),
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

function timeCell({ time, type }: PrintedMeal, place: RowPlace, { colours }: DayPrint): Piece {
  const { keepNext } = place;
  const { rules, below } = frame(place);
  return dayCell(
    [
      place.isFirst
        ? cellLine(STYLE.cell, time, { keepNext, bold: true, color: INK.text })
        : emptyLine({ keepNext }),
    ],
    {
      ...{ width: TIME, padding: 60, below, first: true },
      ...merged(place),
      rules: { ...rules, left: mealBar(type, colours) },
    },
  );
}

const nameLines = ({ label, name, without, cooking }: PrintedMeal, { keepNext }: RowPlace): Piece[] => [
  cellLine(STYLE.cell, label, { keepNext }),
  name === null
    ? cellLine(STYLE.cell, strings.noMeal, { keepNext })
    : cellLine(STYLE.meal, dishRuns(name, without), { keepNext }),
  ...(cooking === null ? [] : [cellLine(STYLE.cell, cooking, { keepNext })]),
];

function foodCells(
  { name, insteadOf, measure, mass }: PrintedIngredient,
  place: RowPlace,
  { widths, isWhole }: { widths: readonly number[]; isWhole: boolean },
): Piece[] {
  const { keepNext } = place;
  const food = [
    cellLine(STYLE.step, name, { keepNext }),
    ...(insteadOf === undefined
      ? []
      : [cellLine(STYLE.cell, [changeRun(strings.insteadOf(insteadOf))], { keepNext })]),
  ];
  const amount = [
    cellLine(STYLE.cell, measure, { keepNext }),
    cellLine(STYLE.step, mass, { keepNext, right: true }),
  ];
  return [food, ...amount.map((text) => [text])].map((lines, index) =>
    dayCell(lines, {
      ...frame(place),
      above: 0,
      width: widths[index] ?? MEASURE,
      last: isWhole && index === widths.length - 1,
    }),
  );
}

/** Preparation over all rows of the meal, or its figures beside its name. */
function besideMeal(meal: PrintedMeal, place: RowPlace, print: DayPrint): Piece[] {
  if (isInline(print))
    return [
      dayCell(
        place.isFirst ? preparationLines(meal, place, print) : [emptyLine({ keepNext: place.keepNext })],
        {
          ...{ ...frame(place), ...merged(place), width: PREPARATION, last: true },
        },
      ),
    ];
  if (place.isFirst) return figureCells(meal.nutrition, print, { place });
  const widths = figureWidths(print);
  if (widths.length === 0) return [];
  return [
    dayCell([emptyLine({ keepNext: place.keepNext })], {
      ...frame(place),
      width: sumOf(widths),
      span: widths.length,
      last: true,
    }),
  ];
}

function preparationLines(
  { nutrition, recipe }: PrintedMeal,
  { keepNext }: RowPlace,
  { numbers, files }: DayPrint,
): (Piece | Paragraph)[] {
  const lines = [
    ...(nutrition ? [cellLine(STYLE.cell, nutritionText(nutrition, numbers), { keepNext })] : []),
    ...(recipe ? pictureLine(recipe, files) : []),
    ...(recipe?.note === undefined ? [] : [sideNote(recipe.note, { keepNext })]),
    ...(recipe?.paragraphs ?? []).map((pieces) => cellLine(STYLE.step, pieces.map(pieceRun), { keepNext })),
  ];
  // A cell of a table holds a paragraph at least.
  return lines.length > 0 ? lines : [emptyLine({ keepNext })];
}

function figureCells(
  nutrition: PrintedDay['sum'],
  print: DayPrint,
  { place, bold = false }: { place?: RowPlace; bold?: boolean } = {},
): Piece[] {
  const texts = nutrition
    ? [nutrition.kcal, nutrition.protein, nutrition.fat, nutrition.carbs]
    : ['–', '–', '–', '–'];
  const widths = figureWidths(print);
  return widths.map((width, index) => {
    const look = { keepNext: place?.keepNext ?? false, bold: bold || index === 0 };
    return dayCell([cellLine(STYLE.number, texts[index] ?? '', look)], {
      ...(place && frame(place)),
      ...{ width, padding: NUMBER_PADDING, last: index === widths.length - 1 },
    });
  });
}

/** What the whole day holds; beside the preparation in words, since no column of figures stands over it. */
function sumRows(sum: PrintedDay['sum'], widths: readonly number[], print: DayPrint): Piece[] {
  const before = dayCell([emptyLine()], { width: TIME, first: true });
  const rest = { width: sumOf(widths.slice(1)), span: widths.length - 1, last: true };
  if (isInline(print)) {
    const text = sum && `${strings.daySum}: ${nutritionText(sum, print.numbers)}`;
    return text ? [row([before, dayCell([cellLine(STYLE.meal, text)], rest)])] : [];
  }
  if (print.numbers === 'none') return [];
  const name = { width: sumOf(widths.slice(1, FIXED_COLUMNS)), span: FOOD_COLUMNS };
  return [
    row([
      before,
      dayCell([cellLine(STYLE.meal, strings.daySum)], name),
      ...figureCells(sum, print, { bold: true }),
    ]),
  ];
}

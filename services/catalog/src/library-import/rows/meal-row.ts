/** Rows of meals: what each column says, and how the product writes it. */
import {
  MEAL_SOURCE_LABELS,
  MEAL_TYPE_LABELS,
  type MealSource,
  type MealType,
} from '@pora/contracts/catalog/meal-types.model';
import { DIET_LABELS, type DietCategory, type Meal } from '@pora/contracts/catalog/meal.model';
import { MEAL_LIMITS } from '@pora/contracts/catalog/meal.rules';
import {
  EXPORT_FIELDS,
  type ImportField,
  type MealField,
} from '@pora/contracts/catalog/library-import.vocabulary';
import { foldText } from '@pora/text-pl/fold';
import type { Cell, TableRow } from '../reading/cell.js';
import type { WrittenCell } from '../writing/table-to-write.js';
import { readIngredient, writeIngredient, type NamedIngredient } from './ingredient-text.js';
import { RecordReader, type ReadRow } from './read-record.js';
import {
  betweenNames,
  betweenWords,
  choicesByWord,
  clearableText,
  flagOf,
  joinList,
  listOf,
  numberOf,
  shortened,
  textOf,
  ValueFault,
} from './values.js';

/** What a row says of a meal; absent members say nothing. */
export interface MealRowPatch {
  name?: string;
  types?: MealType[];
  source?: MealSource;
  favorite?: boolean;
  childFriendly?: boolean;
  servings?: number;
  cookingTimeMinutes?: number | null;
  preparationTime?: string;
  diets?: DietCategory[];
  ingredients?: NamedIngredient[];
  description?: string;
}

const TYPES = new Map<string, MealType>([
  ...choicesByWord(MEAL_TYPE_LABELS),
  ...([
    ['ii sniadanie', 'second_breakfast'],
    ['podwieczorek', 'snack'],
    ['owsianka', 'morning_porridge'],
    ['smoothie', 'smoothie'],
  ] as const),
]);
const SOURCES = choicesByWord(MEAL_SOURCE_LABELS);
const DIETS = choicesByWord(DIET_LABELS);

type Readers = { readonly [Field in keyof MealRowPatch]-?: (cell: Cell) => MealRowPatch[Field] | undefined };

const READERS: Readers = {
  name: textOf,
  types: (cell) => listOf(cell, betweenWords)?.map((word) => chosen(word, TYPES, 'typ posiłku')),
  source: (cell) => ofText(cell, (text) => chosen(text, SOURCES, 'źródło')),
  favorite: (cell) => ofText(cell, flagOf),
  childFriendly: (cell) => ofText(cell, flagOf),
  servings: (cell) => ofText(cell, servingsOf),
  cookingTimeMinutes: (cell) => {
    const text = clearableText(cell);
    return text === undefined ? undefined : text === '' ? null : minutesOf(text);
  },
  preparationTime: clearableText,
  diets: (cell) => listOf(cell, betweenWords)?.map((word) => chosen(word, DIETS, 'kategoria diety')),
  ingredients: (cell) => listOf(cell, betweenNames)?.map(readIngredient),
  description: clearableText,
};

/** What a row says of a meal; its ingredients are named, not yet found. */
export function readMealRow(row: TableRow, fields: readonly (ImportField | null)[]): ReadRow<MealRowPatch> {
  const reader = new RecordReader(row, fields);
  const id = reader.read('id', (cell) => idOf(textOf(cell)));
  const patch: Record<string, unknown> = {};
  for (const [field, of] of Object.entries(READERS) as [keyof MealRowPatch, (cell: Cell) => unknown][]) {
    const value = reader.read(field, of);
    if (value !== undefined) patch[field] = value;
  }
  const { name = '' } = patch as MealRowPatch;
  if (name === '' && !reader.problems.some(({ field }) => field === 'name'))
    reader.problems.push({ field: 'name', message: 'Brak nazwy' });
  return {
    ...{ line: row.line, id, code: undefined, name, patch: patch as MealRowPatch },
    ...{ problems: reader.problems, warnings: [], shown: reader.shown() },
  };
}

function ofText<T>(cell: Cell, of: (text: string) => T): T | undefined {
  const text = textOf(cell);
  return text === undefined ? undefined : of(text);
}

function idOf(text: string | undefined): string | undefined {
  if (text !== undefined && !/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/.test(text))
    throw new ValueFault(`„${shortened(text)}” to nie numer posiłku`);
  return text;
}

function chosen<T>(word: string, choices: ReadonlyMap<string, T>, what: string): T {
  const known = choices.get(foldText(word));
  if (known === undefined) throw new ValueFault(`Nieznane: ${what} „${shortened(word)}”`);
  return known;
}

function servingsOf(text: string): number {
  const value = numberOf(text);
  const { min, max } = MEAL_LIMITS.servings;
  if (!Number.isInteger(value) || value < min || value > max)
    throw new ValueFault(`Porcje: liczba całkowita od ${min} do ${max}`);
  return value;
}

function minutesOf(text: string): number {
  const value = numberOf(text);
  if (value < 0) throw new ValueFault('Czas gotowania nie może być ujemny');
  return Math.round(value);
}

type Writer = (meal: Meal, foodName: (id: number) => string) => WrittenCell;

const flag = (value: boolean) => (value ? 'tak' : 'nie');

const WRITERS: Readonly<Record<MealField, Writer>> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  types: ({ types }) => joinList(types.map((type) => MEAL_TYPE_LABELS[type])),
  source: ({ source }) => MEAL_SOURCE_LABELS[source],
  favorite: ({ favorite }) => flag(favorite),
  childFriendly: ({ childFriendly }) => flag(childFriendly),
  servings: ({ servings }) => servings,
  cookingTimeMinutes: ({ cookingTimeMinutes }) => cookingTimeMinutes,
  preparationTime: ({ preparationTime }) => preparationTime || null,
  diets: ({ diets }) => joinList(diets.map((diet) => DIET_LABELS[diet])) || null,
  ingredients: ({ ingredients }, foodName) =>
    ingredients.map((one) => writeIngredient(one, foodName(one.foodId))).join(' | ') || null,
  // Stands beside its ingredient.
  amount: () => null,
  description: ({ description }) => description || null,
};

/** A meal as a row of a file, in the order of {@link EXPORT_FIELDS}. */
export const writeMealRow = (meal: Meal, foodName: (id: number) => string): WrittenCell[] =>
  EXPORT_FIELDS.meals.map((field) => WRITERS[field](meal, foodName));

import {
  mealEntrySchema,
  planIngredientSchema,
  type MealEntry,
  type Nutrition,
  type PlanIngredient,
} from '@pora/contracts/plans/plan.model';
import { addNutrition, roundMacros, ZERO_NUTRITION } from '@pora/engine/nutrition';
import { planStrings } from './plans.strings.js';

/** JSON object of which nothing is known. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** A stored meal as it can be worked with, and whether it was stored so. */
export interface ReadEntry {
  readonly entry: MealEntry;
  readonly isWhole: boolean;
}

/**
 * A stored meal in the shape everything else counts on; one of which a part is missing keeps what it has and counts as
 * not matched to the food base, so that no check calls it safe.
 */
export function readableEntry(stored: unknown): ReadEntry {
  const filled = isRecord(stored) ? { ...DEFAULTS, ...stored } : {};
  return isWholeEntry(filled)
    ? { entry: filled as unknown as MealEntry, isWhole: true }
    : { entry: mended(filled), isWhole: false };
}

/** What earlier versions did not write, and what it means that they did not. */
const DEFAULTS = { portionPercent: 100, servings: 1, foods: [], unmapped: false } as const;

/** Whether a stored meal can be worked with as it is. */
export function isWholeEntry(entry: unknown): entry is UnknownRecord {
  return (
    isRecord(entry) &&
    isText(entry.name) &&
    (entry.mealId === null || typeof entry.mealId === 'string') &&
    isNumber(entry.calories) &&
    isMacros(entry.macros) &&
    isNumber(entry.baseCalories) &&
    isMacros(entry.baseMacros) &&
    areIngredients(entry.ingredients) &&
    areIngredients(entry.baseIngredients) &&
    isNumber(entry.portionPercent) &&
    isNumber(entry.servings) &&
    Array.isArray(entry.foods) &&
    entry.foods.every((food) => typeof food === 'string') &&
    typeof entry.unmapped === 'boolean'
  );
}

/** What is there of a meal; the plate as it is stands in for a recipe that is not. */
function mended(stored: UnknownRecord): MealEntry {
  const { shape } = mealEntrySchema;
  const ingredients = readableIngredients(stored.ingredients);
  const summed = ingredients.reduce<Nutrition>(
    (sum, { nutrition }) => (nutrition ? addNutrition(sum, nutrition) : sum),
    ZERO_NUTRITION,
  );
  const calories = isNumber(stored.calories) ? stored.calories : Math.round(summed.calories);
  const macros = isMacros(stored.macros) ? stored.macros : roundMacros(summed);
  const hasBase = areIngredients(stored.baseIngredients) && stored.baseIngredients.length > 0;
  const hasFigures = isNumber(stored.baseCalories) && isMacros(stored.baseMacros);
  const base =
    hasBase && hasFigures
      ? {
          baseIngredients: stored.baseIngredients as PlanIngredient[],
          baseCalories: stored.baseCalories as number,
          baseMacros: stored.baseMacros as MealEntry['macros'],
          portionPercent: shape.portionPercent.catch(100).parse(stored.portionPercent),
        }
      : { baseIngredients: ingredients, baseCalories: calories, baseMacros: macros, portionPercent: 100 };
  return {
    name: isText(stored.name) ? stored.name : planStrings.unreadableMeal,
    mealId: shape.mealId.catch(null).parse(stored.mealId),
    ...{ calories, macros, ingredients, ...base },
    servings: shape.servings.catch(1).parse(stored.servings),
    ...optional('recipeServings', shape.recipeServings.safeParse(stored.recipeServings).data),
    foods: shape.foods.catch([]).parse(stored.foods),
    ...optional('description', shape.description.safeParse(stored.description).data),
    unmapped: true,
  };
}

function readableIngredients(stored: unknown): PlanIngredient[] {
  if (!Array.isArray(stored)) return [];
  return stored.map((item: unknown): PlanIngredient => {
    if (isIngredient(item)) return item as unknown as PlanIngredient;
    const { foodId, foodName, foodCategory, grams, sourceText } = isRecord(item) ? item : {};
    const { shape } = planIngredientSchema;
    return {
      foodId: shape.foodId.catch(null).parse(foodId),
      grams: shape.grams.catch(0).parse(grams),
      foodName: isText(foodName) ? foodName : planStrings.unreadableIngredient,
      foodCategory: typeof foodCategory === 'string' ? foodCategory : '',
      ...optional('sourceText', isText(sourceText) ? sourceText : undefined),
    };
  });
}

function areIngredients(stored: unknown): stored is readonly unknown[] {
  return Array.isArray(stored) && stored.every(isIngredient);
}

function isIngredient(item: unknown): boolean {
  return (
    isRecord(item) &&
    (item.foodId === null || Number.isInteger(item.foodId)) &&
    isNumber(item.grams) &&
    typeof item.foodName === 'string' &&
    typeof item.foodCategory === 'string' &&
    (item.nutrition === undefined || (isMacros(item.nutrition) && isNumber(Object(item.nutrition).calories)))
  );
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { readonly [key in Key]?: Value };
}

function isMacros(macros: unknown): macros is MealEntry['macros'] {
  return isRecord(macros) && [macros.carbs, macros.fat, macros.protein].every(isNumber);
}

function isText(text: unknown): text is string {
  return typeof text === 'string' && text !== '';
}

/** Whether it is a JSON object. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether it is a number; JSON has no other than finite ones. */
export function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

import { type Food } from '@pora/contracts/catalog/food.model';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { normaliseMealTypes } from '@pora/contracts/catalog/meal.rules';
import { DIET_CATEGORIES } from '@pora/contracts/catalog/meal.vocabulary';
import { MEAL_SOURCES, MEAL_TYPES } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { requiredText, text } from '@pora/contracts/text/text.model';
import { libraryMealNutrition } from '@pora/engine/nutrition';
import { recipeDivisor } from '@pora/engine/portion-detection';
import { z } from 'zod';
import { type MealChange, type MealContent, type MealFigures } from '../meal-change.js';
import { AMOUNT_LIMITS, hasAmount, ingredientsOf, linesOf, withLines } from './ingredient-lines.js';
import { mealEditStrings as t } from './meal-edit.strings.js';
import { readRecipe, writeRecipe } from './recipe.js';

/** Most letters of a meal's name, of its description of time, and of note and steps together [library §3]. */
export const MEAL_TEXT = { name: 200, time: 200, description: 4000 } as const;

const ingredientLine = z
  .object({
    key: z.string(),
    foodId: z.number(),
    grams: z.union([z.number(), z.nan()]).nullable(),
    unitName: z.string().nullable(),
    unitQty: z.union([z.number(), z.nan()]).nullable(),
    replaceable: z.boolean().or(z.undefined()),
  })
  .refine(hasAmount, { path: ['grams'], message: t.amountBad })
  .refine(({ unitName, unitQty }) => unitName === null || unitQty === null || isQuantity(unitQty), {
    path: ['unitQty'],
    message: t.quantityBad,
  });

/** One step of the preparation. */
const stepLine = z.object({ key: z.string(), text: z.string() });
export type StepLine = z.output<typeof stepLine>;

const descriptionOf = (note: string, steps: readonly StepLine[]): string =>
  writeRecipe({ note, steps: steps.map((step) => step.text) });

const isQuantity = (value: number): boolean =>
  value === 0 || (value >= AMOUNT_LIMITS.quantity.min && value <= AMOUNT_LIMITS.quantity.max);

/** The fields of the meal's form; the rules are those of the wire contract [library §5]. */
export const mealFormSchema = z
  .object({
    name: requiredText(MEAL_TEXT.name, t.nameMissing),
    types: z.array(z.enum(MEAL_TYPES)),
    source: z.enum(MEAL_SOURCES),
    servings: z.number(),
    cookingTimeMinutes: z.int(t.minutesBad).min(0, t.minutesBad).max(100_000, t.minutesBad).nullable(),
    preparationTime: text(MEAL_TEXT.time),
    note: z.string(),
    steps: z.array(stepLine),
    childFriendly: z.boolean(),
    diets: z.array(z.enum(DIET_CATEGORIES)),
    ingredients: z.array(ingredientLine),
  })
  .refine(({ note, steps }) => descriptionOf(note, steps).length <= MEAL_TEXT.description, {
    path: ['note'],
    message: t.descriptionLong(MEAL_TEXT.description),
  });

/** What stands in the fields. */
export type MealFormValues = z.output<typeof mealFormSchema>;

/** The form of a meal that is not there yet [library §3]. */
export const BLANK_MEAL: MealContent = {
  name: '',
  types: ['unknown'],
  source: 'own',
  favorite: false,
  childFriendly: true,
  servings: 1,
  cookingTimeMinutes: null,
  preparationTime: '',
  description: '',
  diets: [],
  ingredients: [],
};

/** The form filled with a meal. */
export function formOfMeal(meal: MealContent): MealFormValues {
  const { note, steps } = readRecipe(meal.description);
  return {
    name: meal.name,
    types: meal.types.filter((type) => type !== 'unknown'),
    source: meal.source,
    servings: meal.servings,
    cookingTimeMinutes: meal.cookingTimeMinutes,
    preparationTime: meal.preparationTime,
    note,
    steps: steps.map((step, index) => ({ key: String(index), text: step })),
    childFriendly: meal.childFriendly,
    diets: [...meal.diets],
    ingredients: linesOf(meal.ingredients),
  };
}

/** The form of a copy: "<name> (kopia)" [library §2]. */
export function formOfCopy(meal: Meal): MealFormValues {
  return { ...formOfMeal(meal), name: copyName(meal.name, meal.name) };
}

/** The form with what a pasted recipe says: its ingredients and steps behind those that are there, the rest where nothing stands. */
export function formWithDraft(values: MealFormValues, draft: MealContent): MealFormValues {
  const added = formOfMeal(draft);
  const isBlank = values.ingredients.length === 0 && values.steps.length === 0;
  const steps = [...values.steps, ...added.steps];
  return {
    ...values,
    name: values.name.trim() === '' ? added.name : values.name,
    types: values.types.length === 0 ? added.types : values.types,
    servings: isBlank ? added.servings : values.servings,
    cookingTimeMinutes: values.cookingTimeMinutes ?? added.cookingTimeMinutes,
    note: [values.note, added.note].filter(Boolean).join('\n'),
    steps: steps.map((step, index) => ({ ...step, key: String(index) })),
    ingredients: withLines(values.ingredients, added.ingredients),
  };
}

/** Name of a copy: an emptied one takes the original's, cut so that the whole holds [library §2]. */
export function copyName(name: string, original: string): string {
  const base = name.trim() || original.trim();
  return `${base.slice(0, MEAL_TEXT.name - t.copySuffix.length).trimEnd()}${t.copySuffix}`;
}

/** What the fields say of a meal; its name is trimmed, a meal without a type is "unknown" [library §5]. */
export function contentOfForm(values: MealFormValues): Omit<MealContent, 'favorite'> {
  const { name, types, source, servings, cookingTimeMinutes, preparationTime, childFriendly, diets } = values;
  return {
    name: name.trim(),
    types: normaliseMealTypes(types),
    ...{ source, servings, cookingTimeMinutes, childFriendly, diets },
    preparationTime: preparationTime.trim(),
    description: descriptionOf(values.note, values.steps),
    ingredients: ingredientsOf(values.ingredients),
  };
}

/** Only what the person changed, so that a change made elsewhere to another field is not undone; null for nothing. */
export function changeOfForm(before: MealFormValues, after: MealFormValues): MealChange | null {
  const was = new Map<string, unknown>(Object.entries(contentOfForm(before)));
  const changed = Object.entries(contentOfForm(after)).filter(
    ([name, value]) => JSON.stringify(was.get(name)) !== JSON.stringify(value),
  );
  return changed.length > 0 ? (Object.fromEntries(changed) as MealChange) : null;
}

/** What the figures of a meal are made from. */
export interface FigureSources {
  foodById: ReadonlyMap<number, Food>;
  portionDetection: RuleConfig['portionDetection'];
}

/** Energy, macros and portions of the meal in the form, as the server will compute them [library §5, decisions 37, 38]. */
export function figuresOf(
  content: Omit<MealContent, 'favorite'>,
  { foodById, portionDetection }: FigureSources,
): MealFigures {
  const portions = recipeDivisor(content, portionDetection);
  const find = (id: number) => foodById.get(id);
  const { missingFoodIds: _missing, ...nutrition } = libraryMealNutrition(
    content.ingredients,
    find,
    portions,
  );
  return {
    ...nutrition,
    portions,
    foods: content.ingredients.flatMap(({ foodId }) => find(foodId)?.name ?? []),
  };
}

/** A new meal as the list shows it until the server has answered. */
export function mealOfForm(
  values: MealFormValues,
  { id, favorite, now }: { id: string; favorite: boolean; now: Date },
  sources: FigureSources,
): Meal {
  const content = contentOfForm(values);
  const figures = figuresOf(content, sources);
  const { unweighedFoods, ...known } = figures;
  return {
    ...content,
    ...known,
    ...(unweighedFoods && { unweighedFoods }),
    id,
    favorite,
    type: content.types[0] ?? 'unknown',
    version: 1,
    updatedAt: now.toISOString(),
  };
}

/**
 * Entries of slots: made from a library meal, scaled to another portion, or recomputed from edited ingredients.
 * Sums stay exact; grams are kept to 0.01 g, kcal to 1, macros to 0.1 g at the exit only.
 */
import { kitchenAmounts, weighedIfAwkward } from './kitchen.js';
import type { Food, Meal, MealEntry, Nutrition, PlanIngredient } from './model.js';
import { rememberedOf } from './safety/missing-food.js';
import {
  addNutrition,
  isWeighed,
  nutritionOf,
  roundMacros,
  roundNutrition,
  scaleNutrition,
  ZERO_NUTRITION,
} from './nutrition.js';
import { detectPortions } from './portion-detection.js';
import { portionCalories } from './portions.js';
import { roundTo } from './rounding.js';
import { substitutionOf } from './swap-marks.js';
import type { ResolvedIngredient, ResolvedMeal } from './substitution/resolve-meal.js';

/** Largest number of portions a text may name [library §9]. */
const MOST_PORTIONS = 30;

/** Finds a food of the catalogue. */
export type FoodLookup = (id: number) => Food | undefined;

/** Builds the entry of `meal` at a portion percent; `divisor` turns the recipe into one portion (rule 9). */
export function buildEntry(
  meal: Pick<Meal, 'id' | 'name' | 'servings' | 'description'>,
  resolved: Pick<ResolvedMeal, 'ingredients' | 'nutrition'>,
  divisor: number,
  portionPercent: number,
): MealEntry {
  // What is kept is rounded first, so that the same meal at the same portion is cooked the same from it later.
  const onePortion = oneLinePerFood(resolved.ingredients.map((item) => scaled(item, 1 / divisor))).map(kept);
  const base = sumOf(onePortion);
  const plate = cook(
    onePortion,
    portionPercent,
    isAsWritten(
      { ...meal, recipeServings: divisor },
      onePortion.some(({ swap }) => swap),
    ),
  );
  return {
    name: meal.name,
    mealId: meal.id,
    calories: portionCalories(base.calories, portionPercent),
    macros: roundMacros(sumOf(plate)),
    ingredients: plate.map(planIngredient),
    baseIngredients: onePortion.map(planIngredient),
    baseCalories: Math.round(base.calories),
    baseMacros: roundMacros(base),
    portionPercent,
    servings: 1,
    ...(divisor > 1 ? { recipeServings: divisor } : {}),
    foods: onePortion.map(({ food }) => food.name),
    ...(meal.description ? { description: meal.description } : {}),
    unmapped: false,
  };
}

/** The same entry at another portion percent, recomputed from its base; amounts stay kitchen-friendly. */
export function withPortion(entry: MealEntry, portionPercent: number, foodById: FoodLookup): MealEntry {
  const known = entry.baseIngredients.map((item) => resolvedOf(item, foodById));
  const asWritten = isAsWritten(
    entry,
    entry.baseIngredients.some(({ wasSubstituted }) => wasSubstituted),
  );
  const plate = known.every((item) => item !== undefined)
    ? cook(known, portionPercent, asWritten)
    : undefined;
  const base = baseNutrition(entry, foodById);
  const factor = portionPercent / 100;
  return {
    ...entry,
    portionPercent,
    calories: portionCalories(base.calories, portionPercent),
    macros: roundMacros(plate && plate.length > 0 ? sumOf(plate) : scaleNutrition(base, factor)),
    ingredients: entry.baseIngredients.map((item, i) => {
      const amount = plate?.[i];
      if (!amount) return factor === 1 ? item : weighedIfAwkward(scaledIngredient(item, factor));
      const { unitName: _name, unitQty: _quantity, ...rest } = item;
      return { ...rest, ...amountOf(amount) };
    }),
  };
}

/** The entry with edited ingredients (amounts of the portion as it is); energy, macros and base follow. */
export function withIngredients(
  entry: MealEntry,
  ingredients: readonly PlanIngredient[],
  foodById: FoodLookup,
): MealEntry {
  const portion = ingredients.map((item) => ({
    ...item,
    nutrition: roundNutrition(ingredientNutrition(item, foodById)),
  }));
  const sum = ingredients.reduce(
    (total, item) => addNutrition(total, ingredientNutrition(item, foodById)),
    ZERO_NUTRITION,
  );
  const toBase = 100 / (entry.portionPercent > 0 ? entry.portionPercent : 100);
  return {
    ...entry,
    calories: Math.round(sum.calories),
    macros: roundMacros(sum),
    ingredients: portion,
    baseIngredients: portion.map((item) => scaledIngredient(item, toBase)),
    baseCalories: Math.round(sum.calories * toBase),
    baseMacros: roundMacros(scaleNutrition(sum, toBase)),
    foods: portion
      .map(({ foodName, sourceText }) => foodName || (sourceText ?? ''))
      .filter((name) => name !== ''),
  };
}

/** Exact energy and macros of an entry at 100 %: from its foods, else from what the entry states. */
export function baseNutrition(
  entry: Pick<MealEntry, 'baseIngredients' | 'baseCalories' | 'baseMacros'>,
  foodById: FoodLookup,
): Nutrition {
  if (entry.baseIngredients.length === 0) return { calories: entry.baseCalories, ...entry.baseMacros };
  return entry.baseIngredients.reduce(
    (total, item) => addNutrition(total, ingredientNutrition(item, foodById)),
    ZERO_NUTRITION,
  );
}

/** Exact energy and macros of a planned ingredient; one outside the food base, or without a known weight, as it states. */
export function ingredientNutrition(item: PlanIngredient, foodById: FoodLookup): Nutrition {
  const food = item.foodId === null ? undefined : foodById(item.foodId);
  return food && isWeighed(food) ? nutritionOf(food, item.grams) : (item.nutrition ?? ZERO_NUTRITION);
}

/** Energy of a planned ingredient in kcal; undefined where neither its food nor the plan tells it. */
export function knownEnergy(item: PlanIngredient, foodById: FoodLookup): number | undefined {
  const food = item.foodId === null ? undefined : foodById(item.foodId);
  const isUnknown = food !== undefined && !isWeighed(food) && !item.nutrition;
  return isUnknown ? undefined : ingredientNutrition(item, foodById).calories;
}

/** Energy and macros of an entry as they are shown and summed. */
export function nutritionOfEntry(entry: Pick<MealEntry, 'calories' | 'macros'>): Nutrition {
  const { carbs, fat, protein } = entry.macros;
  const known = (value: number): number => (Number.isFinite(value) ? value : 0);
  return {
    calories: known(entry.calories),
    carbs: known(carbs),
    fat: known(fat),
    protein: known(protein),
  };
}

/** Ingredient of a plan, rounded for storage. */
export function planIngredient(item: ResolvedIngredient): PlanIngredient {
  const { food, swap, alsoFor = [] } = item;
  const also = alsoFor.map(({ from }) => from.name);
  return {
    foodId: food.id,
    ...(swap ? { originalFoodId: swap.from.id } : {}),
    ...amountOf(item),
    ...(item.replaceable === undefined ? {} : { replaceable: item.replaceable }),
    ...rememberedOf(food),
    foodName: food.name,
    foodCategory: food.category,
    ...(swap
      ? {
          wasSubstituted: true,
          substitution: substitutionOf({ reason: swap.reason, from: swap.from.name, to: food.name }, also),
        }
      : {}),
  };
}

/** A food that stands twice, as after a swap onto one the meal holds anyway, is one line with the sum of both. */
function oneLinePerFood(items: readonly ResolvedIngredient[]): ResolvedIngredient[] {
  const lines = new Map<number, ResolvedIngredient>();
  for (const item of items) {
    const line = lines.get(item.food.id);
    lines.set(item.food.id, line ? joined(line, item) : item);
  }
  return [...lines.values()];
}

function joined(a: ResolvedIngredient, b: ResolvedIngredient): ResolvedIngredient {
  const { unitName, unitQty, swap, alsoFor = [], ...rest } = a;
  const isSameUnit = unitName !== undefined && unitName === b.unitName;
  const [first, ...others] = [...(swap ? [swap] : []), ...alsoFor, ...(b.swap ? [b.swap] : [])];
  return {
    ...rest,
    grams: a.grams + b.grams,
    ...(isSameUnit && { unitName, unitQty: (unitQty ?? 0) + (b.unitQty ?? 0) }),
    ...(b.replaceable === false && { replaceable: false }),
    ...(first && { swap: first }),
    ...(others.length > 0 && { alsoFor: others }),
  };
}

/** Scales one portion and moves countable measures to halves; a recipe as its author wrote it is left alone. */
function cook(
  onePortion: readonly ResolvedIngredient[],
  portionPercent: number,
  asWritten: boolean,
): ResolvedIngredient[] {
  const plate = onePortion.map((item) => scaled(item, portionPercent / 100));
  return portionPercent === 100 && asWritten ? plate : kitchenAmounts(plate);
}

/** True when one portion at 100 % is what the recipe says: neither divided by portions nor with swapped foods. */
function isAsWritten(
  meal: Pick<MealEntry, 'name' | 'description' | 'recipeServings'>,
  isSubstituted: boolean | undefined,
): boolean {
  const detected =
    detectPortions(meal.name, MOST_PORTIONS) ?? detectPortions(meal.description ?? '', MOST_PORTIONS);
  return isSubstituted !== true && !((meal.recipeServings ?? 1) > 1) && detected === undefined;
}

function amountOf(
  item: ResolvedIngredient,
): Pick<PlanIngredient, 'grams' | 'unitName' | 'unitQty' | 'nutrition'> {
  return {
    grams: roundTo(item.grams, 2),
    ...(item.unitName !== undefined && item.unitQty !== undefined
      ? { unitName: item.unitName, unitQty: roundTo(item.unitQty, 2) }
      : {}),
    nutrition: roundNutrition(nutritionOf(item.food, item.grams)),
  };
}

function resolvedOf(item: PlanIngredient, foodById: FoodLookup): ResolvedIngredient | undefined {
  const food = item.foodId === null ? undefined : foodById(item.foodId);
  if (!food || !isWeighed(food)) return undefined;
  const { grams, unitName, unitQty } = item;
  return { food, grams, ...(unitName !== undefined && unitQty !== undefined ? { unitName, unitQty } : {}) };
}

function scaled(item: ResolvedIngredient, factor: number): ResolvedIngredient {
  return {
    ...item,
    grams: item.grams * factor,
    ...(item.unitQty === undefined ? {} : { unitQty: item.unitQty * factor }),
  };
}

function scaledIngredient(item: PlanIngredient, factor: number): PlanIngredient {
  return {
    ...item,
    grams: roundTo(item.grams * factor, 2),
    ...(item.unitQty === undefined ? {} : { unitQty: roundTo(item.unitQty * factor, 2) }),
    ...(item.nutrition ? { nutrition: roundNutrition(scaleNutrition(item.nutrition, factor)) } : {}),
  };
}

/** The amount as a plan keeps it. */
function kept(item: ResolvedIngredient): ResolvedIngredient {
  return {
    ...item,
    grams: roundTo(item.grams, 2),
    ...(item.unitQty === undefined ? {} : { unitQty: roundTo(item.unitQty, 2) }),
  };
}

function sumOf(items: readonly ResolvedIngredient[]): Nutrition {
  return items.reduce(
    (total, { food, grams }) => addNutrition(total, nutritionOf(food, grams)),
    ZERO_NUTRITION,
  );
}

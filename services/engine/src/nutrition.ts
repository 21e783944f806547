/**
 * Energy and macros of food × amount. Values stay exact inside and are rounded once, at the exit:
 * macros to 0.1 g, energy to 1 kcal [diets §9].
 */
import type { MealNutrition } from '@pora/contracts/catalog/meal.model';
import type { Food, Macros, MealIngredient, Nutrition } from './model.js';
import { roundTo } from './rounding.js';

/** Energy per gram used when a food states none [diets §5]. */
export const KCAL_PER_GRAM = { carbs: 4, fat: 9, protein: 4 } as const;

const PIECE_NAMES = new Set(['sztuka', 'sztuki', 'sztuk', 'szt', 'szt.']);

/** Nothing eaten. */
export const ZERO_NUTRITION: Nutrition = Object.freeze({ calories: 0, carbs: 0, fat: 0, protein: 0 });

/** Energy of macros by 4/9/4 kcal per gram, unrounded [library §9]. */
export function caloriesOfMacros(macros: Macros): number {
  return (
    macros.carbs * KCAL_PER_GRAM.carbs +
    macros.fat * KCAL_PER_GRAM.fat +
    macros.protein * KCAL_PER_GRAM.protein
  );
}

/** Weight of one piece in grams: the food's unit "sztuka"; undefined where it states none (decision 40). */
export function pieceGrams(food: Pick<Food, 'units'>): number | undefined {
  const unit = food.units.find(({ name }) => PIECE_NAMES.has(name.trim().toLowerCase()));
  return unit && unit.grams > 0 ? unit.grams : undefined;
}

/**
 * Whether energy and macros of an amount can be told: values of one piece say nothing of grams without the weight of a
 * piece (decision 40). A weight is never guessed: who counts such a food in names it as missing.
 */
export function isWeighed(food: Pick<Food, 'per' | 'units'>): boolean {
  return food.per !== 'sztuka' || pieceGrams(food) !== undefined;
}

/** Energy of 100 g or one piece as the food states it, else from its macros [library §5]. */
export function statedCalories(food: Food): number {
  const { calories } = food;
  const isStated = typeof calories === 'number' && Number.isFinite(calories) && calories >= 0;
  return isStated ? calories : caloriesOfMacros(statedMacros(food));
}

/** Macros as the food states them; what is no amount of anything counts as none. */
function statedMacros({ carbs, fat, protein }: Macros): Macros {
  return { carbs: amountOrNone(carbs), fat: amountOrNone(fat), protein: amountOrNone(protein) };
}

function amountOrNone(value: number): number {
  return Number.isFinite(value) && value > 0 ? value : 0;
}

/** How often the food's stated values fit into `grams`; never where nobody knows ({@link isWeighed}). */
function statedAmounts(food: Food, grams: number): number {
  if (food.per !== 'sztuka') return grams / 100;
  const piece = pieceGrams(food);
  return piece === undefined ? 0 : grams / piece;
}

/** Exact energy and macros of `grams` of a food; nothing for one that is not {@link isWeighed}. */
export function nutritionOf(food: Food, grams: number): Nutrition {
  const amounts = statedAmounts(food, grams);
  const { carbs, fat, protein } = statedMacros(food);
  return {
    calories: statedCalories(food) * amounts,
    carbs: carbs * amounts,
    fat: fat * amounts,
    protein: protein * amounts,
  };
}

/** Exact sum. */
export function addNutrition(a: Nutrition, b: Nutrition): Nutrition {
  return {
    calories: a.calories + b.calories,
    carbs: a.carbs + b.carbs,
    fat: a.fat + b.fat,
    protein: a.protein + b.protein,
  };
}

/** Exact multiple. */
export function scaleNutrition(value: Nutrition, factor: number): Nutrition {
  return {
    calories: value.calories * factor,
    carbs: value.carbs * factor,
    fat: value.fat * factor,
    protein: value.protein * factor,
  };
}

/** Rounds for storage and display: whole kcal, 0.1 g [diets §9]. */
export function roundNutrition(value: Nutrition): Nutrition {
  return { calories: Math.round(value.calories), ...roundMacros(value) };
}

/** Macros to 0.1 g [diets §9]. */
export function roundMacros(value: Macros): Macros {
  return { carbs: roundTo(value.carbs, 1), fat: roundTo(value.fat, 1), protein: roundTo(value.protein, 1) };
}

/** Energy of a food and that of its macros may differ by this part before a meal says so (decision 37). */
const ENERGY_TOLERANCE = 0.05;

/**
 * Energy and macros of a library meal that makes `portions` portions: the stated energy of its foods, 4/4/9 only where a
 * food states none (decision 37). Sums are exact and rounded at the end; foods nobody can count are named, never guessed.
 */
export function libraryMealNutrition(
  ingredients: readonly Pick<MealIngredient, 'foodId' | 'grams'>[],
  foodById: (id: number) => Food | undefined,
  portions = 1,
): MealNutrition & { missingFoodIds: number[] } {
  let sum = ZERO_NUTRITION;
  const missingFoodIds: number[] = [];
  const unweighedFoods: string[] = [];
  for (const { foodId, grams } of ingredients) {
    const food = foodById(foodId);
    if (!food) missingFoodIds.push(foodId);
    else if (!isWeighed(food)) unweighedFoods.push(food.name);
    else sum = addNutrition(sum, nutritionOf(food, grams));
  }
  const portion = scaleNutrition(sum, 1 / portions);
  const byMacros = caloriesOfMacros(sum);
  return {
    calories: Math.round(sum.calories),
    macros: roundMacros(sum),
    caloriesPerPortion: Math.round(portion.calories),
    macrosPerPortion: roundMacros(portion),
    caloriesOfMacros: Math.round(byMacros),
    energyDiffers: energiesDiffer(sum.calories, byMacros),
    missingFoodIds,
    ...(unweighedFoods.length > 0 && { unweighedFoods }),
  };
}

/** True when two energies are further apart than 5 % of the larger and than a kilocalorie of rounding. */
export function energiesDiffer(stated: number, ofMacros: number): boolean {
  const apart = Math.abs(stated - ofMacros);
  return apart > 1 && apart > ENERGY_TOLERANCE * Math.max(stated, ofMacros);
}

import { type Food, type FoodUnit } from '@pora/contracts/catalog/food.model';
import { type MealIngredient } from '@pora/contracts/catalog/meal.model';
import { MEAL_LIMITS } from '@pora/contracts/catalog/meal.rules';
import { canonicalUnit } from '@pora/engine/text-pl/units';
import { roundTo } from '@pora/ui/forms';

/** Bounds of a typed amount: grams above 0, a quantity of a household measure [library §5]. */
export const AMOUNT_LIMITS = { grams: { min: 0.1, max: 10000 }, quantity: { min: 0.01, max: 1000 } } as const;

/** An ingredient being edited: null is an empty field, NaN what is no number. */
export interface IngredientLine {
  key: string;
  foodId: number;
  grams: number | null;
  unitName: string | null;
  unitQty: number | null;
  /** Undefined where nobody said: the generator may swap it. */
  replaceable: boolean | undefined;
}

/** The ingredients of a meal as lines of its form. */
export function linesOf(ingredients: readonly MealIngredient[]): IngredientLine[] {
  return ingredients.map(({ foodId, grams, unitName, unitQty, replaceable }) => ({
    key: String(foodId),
    foodId,
    grams,
    unitName: unitName ?? null,
    unitQty: unitQty ?? null,
    replaceable,
  }));
}

/** The lines as they are kept; a measure only with a name and a quantity above 0, rounded here alone [library §5]. */
export function ingredientsOf(lines: readonly IngredientLine[]): MealIngredient[] {
  return lines.map(({ foodId, grams, unitName, unitQty, replaceable }) => ({
    foodId,
    grams: grams ?? 0,
    ...(unitName !== null && { unitName }),
    ...(unitName !== null && unitQty !== null && unitQty > 0 && { unitQty: roundTo(unitQty, 2) }),
    ...(replaceable !== undefined && { replaceable }),
  }));
}

/** Whether the amount of a line can be saved: grams above 0 [library §5]. */
export function hasAmount({ grams }: Pick<IngredientLine, 'grams'>): boolean {
  const { min, max } = AMOUNT_LIMITS.grams;
  return grams !== null && grams >= min && grams <= max;
}

/** The line with other grams; its quantity follows in the same measure. */
export function withGrams(
  line: IngredientLine,
  grams: number | null,
  food: Food | undefined,
): IngredientLine {
  const { unitName, unitQty } = line;
  if (unitName === null || grams === null || !(grams > 0)) return { ...line, grams };
  const weight = weightOf(unitName, food) ?? ownWeight(line);
  return { ...line, grams, unitQty: weight ? grams / weight : unitQty };
}

/** The line with another quantity of its measure; the grams follow where the measure has a weight. */
export function withQuantity(
  line: IngredientLine,
  unitQty: number | null,
  food: Food | undefined,
): IngredientLine {
  if (line.unitName === null || unitQty === null || !(unitQty > 0)) return { ...line, unitQty };
  const weight = weightOf(line.unitName, food) ?? ownWeight(line);
  return { ...line, unitQty, grams: weight ? roundTo(weight * unitQty, 2) : line.grams };
}

/** The line in another measure: as many of them as its grams make, one where it has no grams yet. */
export function withUnit(
  line: IngredientLine,
  unitName: string | null,
  food: Food | undefined,
): IngredientLine {
  if (unitName === null) return { ...line, unitName, unitQty: null };
  const weight = weightOf(unitName, food);
  if (!weight) return { ...line, unitName, unitQty: line.unitQty ?? 1 };
  if (hasAmount(line)) return { ...line, unitName, unitQty: (line.grams ?? 0) / weight };
  return { ...line, unitName, unitQty: 1, grams: weight };
}

/** The lines with one more food; one that is there already sums the grams [library §5]. */
export function withFood(
  lines: readonly IngredientLine[],
  food: Food,
  grams: number,
): { lines: IngredientLine[]; summed: boolean } {
  const known = lines.find(({ foodId }) => foodId === food.id);
  if (known) {
    const sum = roundTo((hasAmount(known) ? (known.grams ?? 0) : 0) + grams, 2);
    const summed = withGrams(known, sum, food);
    return { lines: lines.map((line) => (line === known ? summed : line)), summed: true };
  }
  const added = { key: String(food.id), foodId: food.id, grams, unitName: null, unitQty: null };
  return { lines: [...lines, { ...added, replaceable: true }], summed: false };
}

/** The lines with others behind them; a food that is there already sums its grams [library §5]. */
export function withLines(
  lines: readonly IngredientLine[],
  others: readonly IngredientLine[],
): IngredientLine[] {
  return others.reduce<IngredientLine[]>(
    (list, other) => {
      const known = list.find(({ foodId }) => foodId === other.foodId);
      if (!known) return [...list, other];
      const sum = roundTo((known.grams ?? 0) + (other.grams ?? 0), 2);
      return list.map((line) => (line === known ? withGrams(known, sum, undefined) : line));
    },
    [...lines],
  );
}

/** Whether another food still has room [library §5]. */
export const isFull = (lines: readonly IngredientLine[]): boolean => lines.length >= MEAL_LIMITS.ingredients;

/** Names of measures to choose for a line: those of the food, and the one it is written in. */
export function unitNamesOf(line: Pick<IngredientLine, 'unitName'>, food: Food | undefined): string[] {
  const own = (food?.units ?? []).map(({ name }) => name);
  const { unitName } = line;
  if (unitName === null || own.some((name) => isSame(name, unitName))) return own;
  return [...own, unitName];
}

/** The name under which a line's measure stands in the choice. */
export function chosenUnit({ unitName }: Pick<IngredientLine, 'unitName'>, food: Food | undefined) {
  if (unitName === null) return null;
  return food?.units.find(({ name }) => isSame(name, unitName))?.name ?? unitName;
}

const isSame = (a: string, b: string): boolean => canonicalUnit(a) === canonicalUnit(b);

function weightOf(unitName: string, food: Food | undefined): number | undefined {
  return food?.units.find(({ name }: FoodUnit) => isSame(name, unitName))?.grams;
}

/** Weight of a measure the food does not list: what the line itself says of it. */
function ownWeight({ grams, unitQty }: IngredientLine): number | undefined {
  return grams !== null && unitQty !== null && grams > 0 && unitQty > 0 ? grams / unitQty : undefined;
}

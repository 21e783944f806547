import { type Food } from '@pora/contracts/catalog/food.model';
import { type MealType } from '@pora/contracts/catalog/meal-types.vocabulary';
import { MEAL_LIMITS } from '@pora/contracts/catalog/meal.rules';
import { type ReadRecipe, type RecipeLine } from '@pora/contracts/catalog/recipe-text.model';
import { weigh } from '@pora/engine/text-pl/unit-weights';
import { hasAmount, type IngredientLine, ingredientsOf, withLines } from '../edit/ingredient-lines.js';
import { BLANK_MEAL } from '../edit/meal-form.model.js';
import { writeRecipe } from '../edit/recipe.js';
import { type MealContent } from '../meal-change.js';
import { recipeTextStrings as t } from './recipe-text.strings.js';

/** One ingredient of the recipe as it is being checked. */
export interface ReviewLine {
  readonly key: string;
  readonly read: RecipeLine;
  /** Null until a food is chosen. */
  readonly food: { readonly id: number; readonly name: string } | null;
  readonly amount: Pick<IngredientLine, 'grams' | 'unitName' | 'unitQty'>;
  /** The person chose or typed something: nothing is assumed any more. */
  readonly isChecked: boolean;
  /** It does not become an ingredient; it can be taken back. */
  readonly isLeftOut: boolean;
}

/** What a person sees of a line. */
export type ReviewState = 'ok' | 'check' | 'missing';

/** The recipe as it is being checked. */
export interface Review {
  readonly name: string;
  /** Null until somebody says for how many it is. */
  readonly servings: number | null;
  readonly minutes: number | null;
  readonly type: MealType | null;
  readonly lines: readonly ReviewLine[];
}

/** What was read, ready to be checked; a food is chosen only where the text means one. */
export function reviewOf(recipe: ReadRecipe): Review {
  return {
    name: recipe.name,
    servings: recipe.servings,
    minutes: recipe.minutes,
    type: null,
    lines: recipe.lines.map((read, index): ReviewLine => {
      const [best] = read.certainty === 'missing' ? [] : read.foods;
      const { grams = null, unitName = null, unitQty = null } = best ?? {};
      return {
        key: String(index),
        read,
        food: best ? { id: best.foodId, name: best.name } : null,
        amount: best ? { grams, unitName, unitQty } : unmeasured(read),
        isChecked: false,
        isLeftOut: read.certainty === 'no_amount',
      };
    }),
  };
}

/** The amount of a line without a food: only what the text says in grams. */
function unmeasured({ amount }: RecipeLine): ReviewLine['amount'] {
  const grams = amount?.statedGrams ?? (amount?.unit === 'g' ? amount.quantity : null);
  const unitName = amount && amount.unit !== 'g' && amount.unit !== 'ml' ? amount.unit : null;
  return { grams, unitName, unitQty: unitName === null ? null : (amount?.quantity ?? null) };
}

/** Whether a line is sure, wants a look, or has no food. */
export function stateOf({ food, amount, isChecked, read }: ReviewLine): ReviewState {
  if (!food) return 'missing';
  if (!hasAmount(amount)) return 'check';
  return isChecked || read.certainty === 'matched' ? 'ok' : 'check';
}

/** The line with another food: the amount of the text, weighed anew. */
export function withOtherFood(line: ReviewLine, food: Pick<Food, 'id' | 'name' | 'units'>): ReviewLine {
  const { amount } = line.read;
  const chosen = { ...line, food: { id: food.id, name: food.name }, isChecked: true };
  if (!amount) return chosen;
  const { grams, unitName } = weigh(amount, food);
  return {
    ...chosen,
    amount: {
      grams: amount.statedGrams ?? grams,
      unitName: unitName ?? null,
      unitQty: unitName === undefined ? null : amount.quantity,
    },
  };
}

/** Lines by what they become: ingredients, or nothing because no food or amount is known. */
function sorted(lines: readonly ReviewLine[]): { taken: ReviewLine[]; untaken: ReviewLine[] } {
  const isTaken = ({ food, amount, isLeftOut }: ReviewLine) =>
    !isLeftOut && food !== null && hasAmount(amount);
  return { taken: lines.filter(isTaken), untaken: lines.filter((line) => !isTaken(line)) };
}

/** Most portions of a meal. */
export const MOST_SERVINGS = MEAL_LIMITS.servings.max;

/** Whether the number of portions is one that a meal can have; without it nobody knows what one portion holds. */
export const hasServings = ({ servings }: Review): boolean =>
  servings !== null && Number.isInteger(servings) && servings >= 1 && servings <= MOST_SERVINGS;

/**
 * How the amounts change: a recipe for more than a meal can have is taken for as many as the person says, in proportion.
 */
export function scaleOf({ servings }: Review, { servings: written }: ReadRecipe): number {
  if (written === null || written <= MOST_SERVINGS || servings === null) return 1;
  return servings / written;
}

const scaled = (value: number | null, scale: number): number | null =>
  value === null ? null : Math.round(value * scale * 100) / 100;

/** How many lines of the list do not become ingredients yet. */
export function countUntaken(lines: readonly ReviewLine[]): number {
  return sorted(lines).untaken.filter(({ isLeftOut }) => !isLeftOut).length;
}

/** The meal the recipe makes; what is no ingredient stands in its note, except what the person left out. */
export function draftOf(review: Review, recipe: ReadRecipe): MealContent {
  const { taken, untaken } = sorted(review.lines);
  const scale = hasServings(review) ? scaleOf(review, recipe) : 1;
  const lines = taken.map(({ key, food, amount }) => ({
    ...amount,
    grams: scaled(amount.grams, scale),
    unitQty: scaled(amount.unitQty, scale),
    key,
    foodId: food?.id ?? 0,
    replaceable: true,
  }));
  const unused = untaken
    .filter(({ isLeftOut, read }) => !isLeftOut || read.certainty === 'no_amount')
    .map(({ read }) => read.written);
  const rest = [...unused, ...recipe.unread];
  const note = rest.length === 0 ? '' : t.noteOf(rest);
  return {
    ...BLANK_MEAL,
    name: review.name,
    types: review.type === null ? BLANK_MEAL.types : [review.type],
    servings: hasServings(review) ? (review.servings ?? 1) : 1,
    cookingTimeMinutes: Number.isInteger(review.minutes) ? review.minutes : null,
    description: writeRecipe({ note, steps: recipe.steps }),
    ingredients: ingredientsOf(withLines([], lines)),
  };
}

import { lowerFirst } from '@pora/engine/dish-name';
import type { MealEntry, PlanDay, PlanIngredient } from '@pora/contracts/plans/plan.model';
import { compareText } from '@pora/text-pl/collation';
import type { PrintedPortions, PrintedRecipe } from '@pora/contracts/plans/hand-out.model';
import { handOutStrings as strings } from './hand-out.strings.js';
import { cookedAmount } from '@pora/engine/shopping';
import { formatScaleGrams } from './polish-numbers.js';
import type { HandOutSource } from './hand-out.source.js';
import { printableText, safeLines, safeText } from './safe-text.js';
import { dishText, missingFoods, swappedFoods, swapsOf } from './swapped-foods.js';
import { markFoodWords } from '@pora/engine/text-pl/food-naming';

type Pictures = HandOutSource['pictures'];

/**
 * Preparation of each dish once. A dish whose foods were swapped differently on another day stands there again, with
 * its own note: what was taken out is never told to be used (decision 49).
 */
export function buildRecipes(
  days: readonly PlanDay[],
  elsewhere: readonly PrintedPortions[],
  pictures?: Pictures,
): PrintedRecipe[] {
  const recipes = new Map<string, PrintedRecipe>();
  const known = new Set(elsewhere.map(keyOf));
  for (const { entry } of days.flatMap(({ slots }) => slots)) {
    const recipe = entry ? printRecipe(entry, pictures) : undefined;
    if (!recipe || known.has(keyOf(recipe))) continue;
    if (!recipes.has(keyOf(recipe))) recipes.set(keyOf(recipe), recipe);
  }
  return [...recipes.values()].sort(
    (a, b) => compareText(a.name, b.name) || compareText(a.note ?? '', b.note ?? ''),
  );
}

const keyOf = ({ name, note }: PrintedRecipe) => JSON.stringify([name, note]);

/**
 * Dishes that are cooked once for several portions: beside the patient's own portion, to which the energy of the plan
 * belongs, stands what goes into the pot (decision 39).
 */
export function buildPortions(days: readonly PlanDay[], pictures?: Pictures): PrintedPortions[] {
  return days.flatMap(({ day, slots }) =>
    slots.flatMap(({ entry, label }): PrintedPortions[] => {
      if (!entry || entry.servings <= 1) return [];
      return [
        {
          ...(printRecipe(entry, pictures) ?? { ...printDish(entry, pictures), paragraphs: [] }),
          portions: strings.portions(entry.servings),
          when: strings.dayAndMeal(day, lowerFirst(safeText(label))),
          ingredients: entry.ingredients.map((item) => ({
            ...printedFood(item),
            eat: amountOf(item),
            cook: amountOf(cookedAmount(item, entry.servings)),
          })),
        },
      ];
    }),
  );
}

const amountOf = ({ grams }: PlanIngredient) => (grams > 0 ? formatScaleGrams(grams) : '');

/** Name of an ingredient and what it stands for. */
export function printedFood(ingredient: PlanIngredient): { name: string; insteadOf?: string } {
  const insteadOf = swappedFoods(ingredient).join('; ');
  const name = printableText(ingredient.foodName) || printableText(ingredient.sourceText ?? '');
  return { name, ...(insteadOf !== '' && { insteadOf }) };
}

/** Name of a dish with its photograph. */
function printDish(entry: MealEntry, pictures: Pictures): Omit<PrintedRecipe, 'note' | 'paragraphs'> {
  const dish = { name: dishText(entry), without: missingFoods(entry) };
  const { mealId } = entry;
  const found = mealId === null ? undefined : pictures?.get(mealId);
  if (mealId === null || !found) return dish;
  const { key, width, height } = found;
  return { ...dish, picture: { mealId, key, width, height } };
}

/** Preparation of a meal; undefined when nobody wrote one. */
export function printRecipe(entry: MealEntry, pictures?: Pictures): PrintedRecipe | undefined {
  const lines = entry.description ? safeLines(entry.description) : [];
  if (lines.length === 0) return undefined;
  const swaps = swapsOf(entry);
  const swappedOut = swaps.map(({ from }) => from);
  const paragraphs = lines.map((text) => markFoodWords(text, swappedOut));
  const isMarked = paragraphs.some((pieces) => pieces.some(({ marked }) => marked));
  return {
    ...printDish(entry, pictures),
    ...(swaps.length > 0 && { note: strings.swaps(swaps, isMarked) }),
    paragraphs,
  };
}

import type { MealEntry, PlanDay } from '@pora/contracts/plans/plan.model';
import { compareText } from '@pora/text-pl/collation';
import type { PrintedRecipe } from './hand-out.model.js';
import { handOutStrings as strings } from './hand-out.strings.js';
import { safeLines } from './safe-text.js';
import { dishText, missingFoods, swapsOf } from './swapped-foods.js';
import { markFoodWords } from './swapped-words.js';

/**
 * Preparation of each dish once. A dish whose foods were swapped differently on another day stands there again, with
 * its own note: what was taken out is never told to be used (decision 49).
 */
export function buildRecipes(days: readonly PlanDay[]): PrintedRecipe[] {
  const recipes = new Map<string, PrintedRecipe>();
  for (const { entry } of days.flatMap(({ slots }) => slots)) {
    const recipe = entry ? printRecipe(entry) : undefined;
    if (!recipe) continue;
    const key = JSON.stringify([recipe.name, recipe.note]);
    if (!recipes.has(key)) recipes.set(key, recipe);
  }
  return [...recipes.values()].sort(
    (a, b) => compareText(a.name, b.name) || compareText(a.note ?? '', b.note ?? ''),
  );
}

function printRecipe(entry: MealEntry): PrintedRecipe | undefined {
  const lines = entry.description ? safeLines(entry.description) : [];
  if (lines.length === 0) return undefined;
  const swaps = swapsOf(entry);
  const swappedOut = swaps.map(({ from }) => from);
  const paragraphs = lines.map((text) => markFoodWords(text, swappedOut));
  const isMarked = paragraphs.some((pieces) => pieces.some(({ marked }) => marked));
  return {
    name: dishText(entry),
    without: missingFoods(entry),
    ...(swaps.length > 0 && { note: strings.swaps(swaps, isMarked) }),
    paragraphs,
  };
}

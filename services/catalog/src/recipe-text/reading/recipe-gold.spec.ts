import { expect, test } from '@jest/globals';
import type { ReadRecipe, RecipeLine } from '@pora/contracts/catalog/recipe-text.model';
import { GOLD_RECIPES, type GoldRecipe } from './testing/recipes.gold.js';
import { starterFoods } from './testing/starter-foods.js';
import { readRecipeText } from './read-recipe.js';

const foods = starterFoods();

function amountsOf({ amount, foods: [best] }: RecipeLine): string[] {
  if (!amount) return [''];
  const grams = amount.statedGrams ?? best?.grams;
  return [`${amount.quantity} ${amount.unit ?? ''}`, ...(grams ? [`${grams} g`] : [])];
}

function isLine(
  line: RecipeLine,
  [food, amount]: GoldRecipe['lines'][number],
): [food: boolean, amount: boolean] {
  const taken = line.certainty === 'missing' ? undefined : line.foods[0]?.name;
  return [
    food === null ? taken === undefined : (taken?.startsWith(food) ?? false),
    amountsOf(line).includes(amount),
  ];
}

/** Points of a recipe: name, portions, number of steps, and food and amount of each line; what is lost is told. */
function pointsOf(gold: GoldRecipe, read: ReadRecipe): { lost: string[]; all: number; invented: string[] } {
  const lost: string[] = [];
  if (read.name !== gold.name) lost.push(`name „${read.name}”`);
  if (read.servings !== gold.servings) lost.push(`${gold.name}: portions ${read.servings}`);
  if (read.steps.length !== gold.steps) lost.push(`${gold.name}: ${read.steps.length} steps`);
  const left = [...read.lines];
  for (const wanted of gold.lines) {
    const at = left.findIndex((line) => isLine(line, wanted).every(Boolean));
    const near = at >= 0 ? at : left.findIndex((line) => isLine(line, wanted)[0]);
    const [line] = near < 0 ? [] : left.splice(near, 1);
    if (!line) lost.push(`${gold.name}: ${wanted.join(' ')}`, `${gold.name}: ${wanted.join(' ')}`);
    else if (at < 0) lost.push(`${gold.name}: amount of ${line.written}`);
  }
  const invented = left.filter(({ certainty }) => certainty === 'matched' || certainty === 'check');
  return { lost, all: 3 + gold.lines.length * 2, invented: invented.map(({ written }) => written) };
}

test('[library §5] przepisy w zwyczajnych postaciach są odczytane, a niczego nie przybywa', () => {
  const points = GOLD_RECIPES.map((gold) => pointsOf(gold, readRecipeText(gold.text, foods)));
  const lost = points.flatMap((one) => one.lost);
  const all = points.reduce((sum, one) => sum + one.all, 0);
  expect(points.flatMap((one) => one.invented)).toEqual([]);
  expect({ lost: lost.length <= all * 0.05 ? [] : lost }).toEqual({ lost: [] });
});

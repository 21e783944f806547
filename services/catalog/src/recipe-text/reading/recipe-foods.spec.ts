import { expect, test } from '@jest/globals';
import { wordsOf } from '@pora/text-pl/fold';
import { readRecipeText } from './read-recipe.js';
import { starterFoodList, starterFoods } from './testing/starter-foods.js';

const foods = starterFoods();
const categoryOf = new Map(starterFoodList().map(({ id, category }) => [id, category]));
/** What is bought as it grows, or as it is cut. */
const PLAIN = new Set(['Owoce', 'Warzywa', 'Orzechy', 'Nasiona', 'Mięso', 'Ryby i owoce morza']);
const DISHES = new Set(['Zupy', 'Produkty gotowe', 'Fastfoody', 'Słodycze desery ciasta']);

test('[library §5] składnik nazwany jednym słowem nigdy nie jest daniem, które się z niego robi', () => {
  const heads = new Set(
    starterFoodList().flatMap(({ name, category }) => (PLAIN.has(category) ? wordsOf(name).slice(0, 1) : [])),
  );
  expect(heads.size).toBeGreaterThan(100);
  const taken = [...heads].flatMap((head) => {
    const [line] = readRecipeText(`Próba\n\nSkładniki:\n300 g ${head}`, foods).lines;
    const best = line?.certainty === 'missing' ? undefined : line?.foods[0];
    return best && DISHES.has(categoryOf.get(best.foodId) ?? '') ? [`${head}: ${best.name}`] : [];
  });
  expect(taken).toEqual([]);
});

import { describe, expect, it } from '@jest/globals';
import { createRandom } from '@pora/engine/random';
import { DIETS, planOf, starterCatalog, supplyCases, type SupplyCase } from './supply-matrix.js';

const catalog = starterCatalog();
const foods = new Map(catalog.foods.map((food) => [food.id, food]));
const ALL = supplyCases();

/** `npm run test:supply` runs every case; else one case of each diet and source is drawn. */
const isWhole = process.env.PORA_SUPPLY === 'all';
/** Before a landing the cases stay the same; at a desk they change from day to day. */
const SEED = Number(process.env.PORA_TEST_SEED ?? (process.env.CI ? 728_629 : Date.now() % 1_000_000));

function drawn(): SupplyCase[] {
  const random = createRandom(SEED);
  const groups = new Map<string, SupplyCase[]>();
  // `supply.spec.ts` runs each source without a diet, for every number of meals.
  for (const one of ALL.filter(({ diet }) => diet !== DIETS[0])) {
    const key = `${one.source} ${one.named}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => group[random.below(group.length)] ?? []);
}

/** Foods of a plan that the diet of its patient rules out. */
function forbiddenIn({ planDays }: ReturnType<typeof planOf>, { diet }: SupplyCase): string[] {
  const planned = planDays.flatMap(({ slots }) => slots.flatMap(({ entry }) => entry?.ingredients ?? []));
  return planned.flatMap(({ foodId, foodName }) => {
    const food = foods.get(foodId ?? 0);
    if (!food) return [`${foodName}: nieznany`];
    const isForbidden =
      diet.categories.includes(food.category) ||
      food.allergenInfo.allergens.some((allergen) => diet.allergens.includes(allergen));
    return isForbidden ? [food.name] : [];
  });
}

describe(`zapas posiłków jednego źródła dla diet (ziarno ${SEED})`, () => {
  it('obejmuje każde źródło, każdą dietę, 3–8 posiłków i cztery kaloryczności', () => {
    // 3 sources × 4 numbers of meals and own × 6, each with 4 energies and 8 diets; own once more for the dislikes.
    expect(ALL).toHaveLength((3 * 4 + 6) * 4 * DIETS.length + 6 * 4);
  });

  it.each(isWhole ? ALL : drawn())(
    '[diets §5] $source, dieta $named: 14 dni bez pustych miejsc (posiłków dziennie: $mealsPerDay, $caloriesPerDay kcal)',
    (one) => {
      const plan = planOf(one, catalog, 1);
      expect(plan.report.emptySlots.map(({ day, label }) => `${day} ${label}`)).toEqual([]);
      expect(forbiddenIn(plan, one)).toEqual([]);
    },
  );
});

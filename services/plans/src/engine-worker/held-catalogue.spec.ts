import { expect, test } from '@jest/globals';
import type { CatalogSnapshot } from '@pora/contracts/catalog/catalog.routes';
import { demoPatientsForPlanning, fullStarterSnapshot } from '../testing/starter-data.js';
import { engineOperations } from './engine-operations.js';
import { catalogueFrom, type HeldCatalogue } from './held-catalogue.js';

const starter = fullStarterSnapshot('starter');
const bytesOf = (snapshot: CatalogSnapshot) => Buffer.from(JSON.stringify(snapshot));
const read = (snapshot: CatalogSnapshot, former?: HeldCatalogue) => catalogueFrom(bytesOf(snapshot), former);

const plan = {
  ...{ days: 2, mealsPerDay: 3, caloriesPerDay: 2000, planDays: [] },
  generatorSources: ['own', 'AG', 'KB', 'KS'],
};
const patient = (() => {
  const [one] = demoPatientsForPlanning().filter(({ intoleranceSet }) => intoleranceSet);
  return { isChild: false, intolerances: one?.intoleranceSet?.items ?? [], disliked: ['ryby'] };
})();
const generated = ({ context }: HeldCatalogue) =>
  engineOperations.generate(context, { plan, patient, usesInOtherStages: {}, seed: 1 });

const [firstMeal, ...otherMeals] = starter.meals;
const used = firstMeal?.ingredients[0]?.foodId;
const changes: [string, CatalogSnapshot][] = [
  [
    'a meal without its favourite mark',
    { ...starter, meals: [{ ...firstMeal!, favorite: !firstMeal!.favorite }, ...otherMeals] },
  ],
  ['a deleted meal', { ...starter, meals: otherMeals }],
  ['a deleted food', { ...starter, foods: starter.foods.filter(({ id }) => id !== used) }],
  [
    'a food with an allergen',
    {
      ...starter,
      foods: starter.foods.map((food) =>
        food.id === used
          ? { ...food, allergenInfo: { ...food.allergenInfo, allergens: ['ryby'] as const } }
          : food,
      ) as CatalogSnapshot['foods'],
    },
  ],
  ['fewer links', { ...starter, mappings: starter.mappings.slice(20) }],
  ['no links at all', (({ mappings: _, ...rest }) => rest as CatalogSnapshot)(starter)],
  ['other substitutes', { ...starter, substitutions: starter.substitutions.slice(10) }],
  [
    'a word of the practice',
    {
      ...starter,
      ownWords: [{ word: 'ryby', kind: 'means', foodIds: [], categories: ['Nabiał'], allergens: [] }],
    },
  ],
  [
    'a tolerated category',
    { ...starter, ruleConfig: { ...starter.ruleConfig, ingredientToleranceCategories: ['Nabiał'] } },
  ],
  ['the content it had at first', { ...starter, revision: 'again' }],
];

test.each(changes)('[decisions 12] %s is planned with as if nothing had been known before', (_, next) => {
  const former = read(starter);
  generated(former);
  expect(generated(read(next, former))).toEqual(generated(read(next)));
});

test('[decisions 12] each of many changes in a row is read as if nothing had been known before', () => {
  let held = read(starter);
  for (const [, next] of changes) {
    held = read(next, held);
    const fresh = read(next);
    expect(held.loaded).toEqual(fresh.loaded);
    expect(held.context).toEqual(fresh.context);
  }
});

test('a changed meal leaves everything else the very same objects, so that what was prepared from them is kept', () => {
  const former = read(starter);
  const { catalog, config } = read(changes[0]![1], former).context;
  const { meals, hash, ...shared } = former.context.catalog;
  expect(catalog.meals).not.toBe(meals);
  expect(catalog.hash).not.toBe(hash);
  expect(config).toBe(former.context.config);
  const now = new Map<string, unknown>(Object.entries(catalog));
  expect(Object.entries(shared).filter(([name, part]) => now.get(name) !== part)).toEqual([]);
  expect(Object.keys(shared)).toHaveLength(6);
});

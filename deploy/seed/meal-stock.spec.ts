import { describe, expect, it } from '@jest/globals';
import { MEAL_SOURCES } from '@pora/contracts/catalog/meal-types.vocabulary';
import { ALLERGENS } from '@pora/contracts/catalog/food.vocabulary';
import { createAvoidance } from '@pora/engine/text-pl/avoidance';
import type { SeedMeal } from './read-seed.mjs';
import { allergensOf, foods, meals } from './seed-meals.js';

/** Meals of each type as their main one, by source. */
const STOCK: Record<string, Record<string, number>> = {
  breakfast: { own: 34, AG: 12, KB: 12, KS: 12 },
  second_breakfast: { own: 26, AG: 10, KB: 10, KS: 10 },
  lunch: { own: 40, AG: 14, KB: 14, KS: 14 },
  snack: { own: 24, AG: 8, KB: 8, KS: 8 },
  dinner: { own: 34, AG: 12, KB: 12, KS: 12 },
  morning_porridge: { own: 8, AG: 4, KB: 4, KS: 4 },
  snack_before_lunch: { own: 8, AG: 2, KB: 2, KS: 2 },
  late_snack: { own: 8, AG: 2, KB: 2, KS: 2 },
  soup: { own: 10, AG: 3, KB: 3, KS: 3 },
  smoothie: { own: 8, AG: 3, KB: 3, KS: 3 },
};
const MAIN_TYPES = ['breakfast', 'second_breakfast', 'lunch', 'snack', 'dinner'];

const avoidance = createAvoidance(
  { disliked: ['mięso', 'wędliny', 'drób', 'ryby', 'owoce morza', 'żelatyna'] },
  [...foods.values()],
);
const fromAnimals = new Set(
  [...foods.values()].filter((food) => Object.keys(avoidance.of(food)).length > 0).map(({ id }) => id),
);
const isVegetarian = (meal: SeedMeal) => meal.ingredients.every(({ foodId }) => !fromAnimals.has(foodId));
const isFreeOf = (meal: SeedMeal, ...allergens: string[]) => {
  const held = allergensOf(meal);
  return allergens.every((allergen) => !held.has(allergen));
};
const ofType = (type: string, source?: string) =>
  meals.filter((meal) => meal.types.includes(type) && (!source || meal.source === source));
const places = MEAL_SOURCES.flatMap((source) => MAIN_TYPES.map((type) => ({ source, type })));

describe('posiłki katalogu startowego: liczby', () => {
  it('jest 410 posiłków, w każdym rodzaju i źródle tyle, ile potrzeba na 12 etapów, i 2–3 bez rodzaju', () => {
    const counted: Record<string, Record<string, number>> = {};
    for (const { type, source } of meals.filter((meal) => meal.type !== 'unknown')) {
      const ofSources = (counted[type] ??= {});
      ofSources[source] = (ofSources[source] ?? 0) + 1;
    }
    expect(counted).toEqual(STOCK);
    const sum = Object.values(counted).flatMap((one) => Object.values(one));
    expect(sum.reduce((all, one) => all + one, 0)).toBe(410);
    const unknown = meals.filter(({ types }) => types.join() === 'unknown').length;
    expect(unknown).toBeGreaterThanOrEqual(2);
    expect(unknown).toBeLessThanOrEqual(3);
  });

  it('co najmniej 30% posiłków ma drugi rodzaj, a 40 jest ulubionych', () => {
    const second = meals.filter(({ types }) => types.length > 1).length;
    expect(second / meals.length).toBeGreaterThanOrEqual(0.3);
    expect(meals.filter(({ favorite }) => favorite).length).toBeGreaterThanOrEqual(40);
  });

  it.each([
    ['kids', 80],
    ['glutenfree', 90],
    ['highprotein', 70],
    ['mediterranean', 60],
    ['lowcarb', 50],
    ['keto', 25],
  ])('etykietę diety %s ma co najmniej %i posiłków', (diet, least) => {
    expect(meals.filter(({ diets }) => diets.includes(diet)).length).toBeGreaterThanOrEqual(least);
  });

  it('nazwy niosą słowa, których szukają reguły, a żadne nie zajmuje więcej niż ćwierci rodzaju', () => {
    const keywords = ['kanapk', 'tost', 'sałatk', 'zup', 'krem', 'omlet', 'owsiank', 'plac', 'koktajl'];
    const named = (keyword: string, list: SeedMeal[]) =>
      list.filter(({ name }) => name.toLowerCase().includes(keyword)).length;
    for (const keyword of keywords) expect([keyword, named(keyword, meals) > 0]).toEqual([keyword, true]);
    // A smoothie is a smoothie and a soup a soup: only there a word may name most of the type.
    for (const type of [...MAIN_TYPES, 'snack_before_lunch', 'late_snack'])
      for (const keyword of keywords) {
        const share = named(keyword, ofType(type)) / ofType(type).length;
        expect([type, keyword, share <= 0.25]).toEqual([type, keyword, true]);
      }
  });
});

describe('posiłki katalogu startowego: diety i alergeny', () => {
  it('słowa o mięsie i rybach są zrozumiałe, więc posiłek wegetariański jest naprawdę bez nich', () => {
    expect(avoidance.notUnderstood).toEqual([]);
    const animals = [...foods.values()].filter(({ category }) => /^(Mięso|Ryby)/.test(category));
    expect(animals.filter(({ id }) => !fromAnimals.has(id)).map(({ name }) => name)).toEqual([]);
  });

  it.each(places)(
    'źródło $source, $type: co najmniej 5 posiłków jest naraz bez glutenu, bez mleka i bez mięsa',
    ({ source, type }) => {
      const fit = ofType(type, source).filter(
        (meal) => isVegetarian(meal) && isFreeOf(meal, 'gluten', 'mleko'),
      );
      expect(fit.length).toBeGreaterThanOrEqual(5);
    },
  );

  it.each(places)(
    'źródło $source, $type: bez glutenu, mleka i jaj jest 8 posiłków własnych, a 3 z innego źródła',
    ({ source, type }) => {
      const fit = ofType(type, source).filter((meal) => isFreeOf(meal, 'gluten', 'mleko', 'jaja'));
      expect(fit.length).toBeGreaterThanOrEqual(source === 'own' ? 8 : 3);
    },
  );

  it.each(['breakfast', 'lunch', 'dinner'])(
    '%s: każdego alergenu z osobna unika co najmniej połowa posiłków, a ryb 70%',
    (type) => {
      const list = ofType(type);
      for (const allergen of ALLERGENS) {
        const share = list.filter((meal) => isFreeOf(meal, allergen)).length / list.length;
        expect([allergen, share >= (allergen === 'ryby' ? 0.7 : 0.5)]).toEqual([allergen, true]);
      }
    },
  );

  it('co najmniej 35% obiadów jest wegetariańskich', () => {
    const lunches = ofType('lunch');
    expect(lunches.filter(isVegetarian).length / lunches.length).toBeGreaterThanOrEqual(0.35);
  });
});

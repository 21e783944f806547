import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { MEAL_SOURCES, MEAL_TYPES } from '@pora/contracts/catalog/meal-types.vocabulary';
import { DIET_CATEGORIES } from '@pora/contracts/catalog/meal.vocabulary';
import { addNutrition, caloriesOfMacros, nutritionOf, ZERO_NUTRITION } from '@pora/engine/nutrition';
import { detectPortions } from '@pora/engine/portion-detection';
import { readStarterFoods, readStarterMeals, type SeedIngredient, type SeedMeal } from './read-seed.mjs';

const dir = fileURLToPath(new URL('.', import.meta.url));
const foods = new Map(readStarterFoods(dir).map((food) => [food.id, food]));
const meals = readStarterMeals(dir);

const MAIN_TYPES = ['breakfast', 'second_breakfast', 'lunch', 'snack', 'dinner'];
/** Usual energy of one serving by primary type, in kcal, with the margin a real kitchen needs. */
const KCAL_RANGE: Record<string, [number, number]> = {
  morning_porridge: [240, 420],
  breakfast: [300, 560],
  second_breakfast: [150, 330],
  snack_before_lunch: [80, 200],
  lunch: [450, 760],
  snack: [90, 260],
  dinner: [300, 530],
  late_snack: [80, 200],
  soup: [100, 400],
  smoothie: [150, 300],
};

const portionsOf = (meal: SeedMeal) =>
  detectPortions(meal.name, 30) ?? detectPortions(meal.description, 30) ?? 1;

function foodOf({ foodId }: SeedIngredient) {
  const food = foods.get(foodId);
  if (!food) throw new Error(`Nie ma produktu ${foodId}`);
  return food;
}

/** Macros (g) and energy by 4/9/4 (kcal) of one serving. */
function servingOf(meal: SeedMeal) {
  const pot = meal.ingredients
    .map((ingredient) => nutritionOf(foodOf(ingredient), ingredient.grams))
    .reduce(addNutrition, ZERO_NUTRITION);
  const portions = portionsOf(meal);
  const macros = { carbs: pot.carbs / portions, fat: pot.fat / portions, protein: pot.protein / portions };
  return { ...macros, calories: caloriesOfMacros(macros) };
}

const allergensOf = (meal: SeedMeal) =>
  new Set(meal.ingredients.flatMap((ingredient) => foodOf(ingredient).allergenInfo.allergens));
const titles = (list: SeedMeal[]) => list.map((meal) => meal.name);
const ofType = (type: string, source?: string) =>
  meals.filter((meal) => meal.types.includes(type) && (!source || meal.source === source));

describe('posiłki katalogu startowego: składniki', () => {
  it('[library §3] posiłek składa się tylko z produktów katalogu, każdy wymieniony raz', () => {
    for (const meal of meals) {
      const ids = meal.ingredients.map(({ foodId }) => foodId);
      expect([meal.name, new Set(ids).size]).toEqual([meal.name, ids.length]);
      expect(ids.filter((id) => !foods.has(id))).toEqual([]);
      expect(ids.length).toBeGreaterThanOrEqual(3);
      expect(ids.length).toBeLessThanOrEqual(9);
    }
  });

  it('ilość składnika to od 0,5 do 600 g, a miara domowa produktu waży dokładnie tyle', () => {
    for (const meal of meals)
      for (const ingredient of meal.ingredients) {
        expect(ingredient.grams).toBeGreaterThanOrEqual(0.5);
        expect(ingredient.grams).toBeLessThanOrEqual(600);
        if (!ingredient.unitName) continue;
        const unit = foodOf(ingredient).units.find(({ name }) => name === ingredient.unitName);
        const weight = (unit?.grams ?? Number.NaN) * (ingredient.unitQty ?? Number.NaN);
        expect([meal.name, Math.abs(weight - ingredient.grams) <= 0.051]).toEqual([meal.name, true]);
      }
  });

  it('co najmniej 60% składników ma miarę domową', () => {
    const all = meals.flatMap((meal) => meal.ingredients);
    expect(all.filter(({ unitName }) => unitName).length / all.length).toBeGreaterThanOrEqual(0.6);
  });

  it('każdy posiłek ma jeden lub dwa składniki kluczowe', () => {
    const odd = meals.filter((meal) => {
      const keys = meal.ingredients.filter(({ replaceable }) => !replaceable).length;
      return keys < 1 || keys > 2;
    });
    expect(titles(odd)).toEqual([]);
  });
});

describe('posiłki katalogu startowego: energia', () => {
  it('[library §9] porcja ma od 60 do 1200 kcal liczonych z makroskładników', () => {
    const odd = meals.filter((meal) => servingOf(meal).calories < 60 || servingOf(meal).calories > 1200);
    expect(titles(odd)).toEqual([]);
  });

  it('porcja mieści się w zwykłym zakresie dla swojego rodzaju posiłku', () => {
    const odd = meals.filter((meal) => {
      const [min, max] = KCAL_RANGE[meal.type] ?? [60, 1200];
      const { calories } = servingOf(meal);
      return calories < min || calories > max;
    });
    expect(titles(odd)).toEqual([]);
  });

  it('[library §3] przepis na kilka porcji mówi o tym w nazwie i ma tyle samo porcji w polu', () => {
    const pots = meals.filter((meal) => meal.servings > 1 || portionsOf(meal) > 1);
    expect(pots.length).toBeGreaterThanOrEqual(3);
    for (const meal of pots)
      expect([meal.name, detectPortions(meal.name, 12)]).toEqual([meal.name, meal.servings]);
  });
});

describe('posiłki katalogu startowego: opis', () => {
  it('[library §3] rodzaje, źródło i diety są z list, a rodzaj główny jest pierwszy', () => {
    for (const meal of meals) {
      expect(meal.types[0]).toBe(meal.type);
      expect(new Set(meal.types).size).toBe(meal.types.length);
      for (const type of meal.types) expect(MEAL_TYPES).toContain(type);
      expect(MEAL_SOURCES).toContain(meal.source);
      for (const diet of meal.diets) expect(DIET_CATEGORIES).toContain(diet);
      if (meal.types.includes('unknown')) expect(meal.types).toEqual(['unknown']);
    }
  });

  it('identyfikator jest stały i jednoznaczny, a nazwa nie powtarza się w źródle', () => {
    for (const meal of meals) expect(meal.id).toMatch(/^m-[a-z0-9-]{1,78}$/);
    expect(new Set(meals.map((meal) => meal.id)).size).toBe(meals.length);
    expect(new Set(meals.map((meal) => `${meal.source} ${meal.name.toLowerCase()}`)).size).toBe(meals.length);
  });

  it('przygotowanie to od 2 do 6 numerowanych kroków i znany czas', () => {
    for (const meal of meals) {
      const steps = meal.description.split('\n');
      expect([meal.name, steps.length >= 2 && steps.length <= 6]).toEqual([meal.name, true]);
      steps.forEach((step, index) => expect(step).toMatch(new RegExp(`^${index + 1}\\. \\p{Lu}.*\\.$`, 'u')));
      expect(meal.cookingTimeMinutes).toBeGreaterThan(0);
      expect(meal.preparationTime).not.toBe('');
    }
  });

  it('nazwy i opisy są zapisane czysto: bez zbędnych odstępów i podwójnych przecinków', () => {
    for (const { name, description } of meals)
      for (const text of [name, description]) {
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/ {2}|,,| ,| \.|\.\./);
      }
  });

  it('etykieta diety jest prawdą: bez glutenu w składnikach, mało węglowodanów, dużo białka', () => {
    for (const meal of meals) {
      const { carbs, fat, protein, calories } = servingOf(meal);
      const tags = new Set(meal.diets);
      expect([meal.name, tags.has('glutenfree')]).toEqual([meal.name, !allergensOf(meal).has('gluten')]);
      if (tags.has('lowcarb')) expect([meal.name, carbs <= 30]).toEqual([meal.name, true]);
      if (tags.has('keto'))
        expect([meal.name, carbs <= 12 && 9 * fat >= 0.6 * calories]).toEqual([meal.name, true]);
      if (tags.has('highprotein'))
        expect([meal.name, 4 * protein >= 0.25 * calories]).toEqual([meal.name, true]);
      if (tags.has('kids')) expect([meal.name, meal.childFriendly]).toEqual([meal.name, true]);
    }
  });

  it('posiłek z alkoholem lub kawą nie jest dla dzieci', () => {
    const forAdults = meals.filter((meal) =>
      meal.ingredients.some((ingredient) => /^(Wino|Piwo|Kawa)\b/.test(foodOf(ingredient).name)),
    );
    expect(forAdults.length).toBeGreaterThan(0);
    for (const meal of forAdults) expect([meal.name, meal.childFriendly]).toEqual([meal.name, false]);
    expect(meals.filter((meal) => meal.childFriendly).length / meals.length).toBeGreaterThanOrEqual(0.7);
  });
});

describe('posiłki katalogu startowego: zapas', () => {
  it('jest co najmniej 120 posiłków, wszystkie rodzaje i wszystkie źródła', () => {
    expect(meals.length).toBeGreaterThanOrEqual(120);
    expect(new Set(meals.flatMap((meal) => meal.types))).toEqual(new Set(MEAL_TYPES));
    for (const source of MEAL_SOURCES)
      for (const type of MEAL_TYPES.filter((name) => name !== 'unknown'))
        expect([source, type, ofType(type, source).length > 0]).toEqual([source, type, true]);
  });

  it.each(MEAL_SOURCES)(
    'źródło %s wystarcza na 14 dni przy limicie 3 powtórzeń i parach obiadów i kolacji co 2 dni',
    (source) => {
      const needed: Record<string, number> = {
        breakfast: 5,
        second_breakfast: 5,
        snack: 5,
        lunch: 7,
        dinner: 7,
      };
      for (const type of MAIN_TYPES)
        expect([type, ofType(type, source).length >= (needed[type] ?? 0)]).toEqual([type, true]);
    },
  );

  it('jest co najmniej 10 ulubionych , a żadne słowo kluczowe nie zajmuje więcej niż ćwierci rodzaju', () => {
    expect(meals.filter((meal) => meal.favorite).length).toBeGreaterThanOrEqual(10);
    for (const type of MAIN_TYPES)
      for (const keyword of [
        'kanapk',
        'sałatk',
        'zup',
        'krem',
        'omlet',
        'owsiank',
        'plac',
        'koktajl',
        'tost',
      ]) {
        const share = ofType(type).filter((meal) => meal.name.toLowerCase().includes(keyword)).length;
        expect([type, keyword, share / ofType(type).length <= 0.25]).toEqual([type, keyword, true]);
      }
  });
});

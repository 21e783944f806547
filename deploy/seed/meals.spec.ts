import { describe, expect, it } from '@jest/globals';
import { MEAL_SOURCES, MEAL_TYPES } from '@pora/contracts/catalog/meal-types.vocabulary';
import { DIET_CATEGORIES } from '@pora/contracts/catalog/meal.vocabulary';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { libraryMealNutrition } from '@pora/engine/nutrition';
import { detectPortions } from '@pora/engine/portion-detection';
import type { SeedMeal } from './read-seed.mjs';
import { allergensOf, foodOf, foods, meals, portionsOf, servingOf } from './seed-meals.js';

const hasFood = (meal: SeedMeal, name: RegExp) =>
  meal.ingredients.some((ingredient) => name.test(foodOf(ingredient).name));
const titles = (list: SeedMeal[]) => list.map((meal) => meal.name);

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

/** Measures that come from a shop as a whole. */
const PACKETS = new Set([
  ...['opakowanie', 'puszka', 'kostka', 'woreczek', 'kulka', 'kubek', 'butelka', 'filet', 'pęczek', 'miarka'],
]);

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

  it('ilość składnika to całe gramy, od 1 do 600, a miara domowa produktu waży dokładnie tyle', () => {
    for (const meal of meals)
      for (const ingredient of meal.ingredients) {
        const { grams, unitName, unitQty } = ingredient;
        expect([meal.name, grams, Number.isInteger(grams)]).toEqual([meal.name, grams, true]);
        expect(grams).toBeGreaterThanOrEqual(1);
        expect(grams).toBeLessThanOrEqual(600);
        if (!unitName) continue;
        const unit = foodOf(ingredient).units.find(({ name }) => name === unitName);
        const weight = (unit?.grams ?? Number.NaN) * (unitQty ?? Number.NaN);
        expect([meal.name, unitName, Math.abs(weight - grams) <= 0.051]).toEqual([meal.name, unitName, true]);
      }
  });

  it('nikt nie odmierza ćwierci opakowania, puszki ani kostki', () => {
    const quarters = meals.filter((meal) =>
      meal.ingredients.some(
        ({ unitName, unitQty }) => PACKETS.has(unitName ?? '') && !Number.isInteger(2 * (unitQty ?? 0)),
      ),
    );
    expect(titles(quarters)).toEqual([]);
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

  it('[library §5] wyliczone wartości są sumą składników, a energia z makroskładników to 4, 4 i 9 kcal', () => {
    for (const meal of meals) {
      const portions = portionsOf(meal);
      const counted = libraryMealNutrition(meal.ingredients, (id) => foods.get(id), portions);
      const sum = servingOf(meal);
      for (const name of ['carbs', 'fat', 'protein'] as const)
        expect([meal.name, Math.abs(counted.macrosPerPortion[name] - sum[name]) <= 0.1]).toEqual([
          meal.name,
          true,
        ]);
      const ofPot = Math.abs(counted.caloriesOfMacros - portions * sum.calories);
      expect([meal.name, ofPot <= 1]).toEqual([meal.name, true]);
    }
  });

  it('porcja mieści się w zwykłym zakresie dla swojego rodzaju posiłku', () => {
    const odd = meals.filter((meal) => {
      const [min, max] = KCAL_RANGE[meal.type] ?? [60, 1200];
      const { calories } = servingOf(meal);
      return calories < min || calories > max;
    });
    expect(titles(odd)).toEqual([]);
  });

  it('[library §3] przepis na kilka porcji mówi o tym w nazwie lub opisie i ma tyle samo porcji w polu', () => {
    const pots = meals.filter((meal) => meal.servings > 1 || portionsOf(meal) > 1);
    for (const meal of pots) {
      const said = [meal.name, meal.description].flatMap((text) => detectPortions(text, 12) ?? []);
      expect([meal.name, [...new Set(said)]]).toEqual([meal.name, [meal.servings]]);
    }
    const potsOf = (type: string) => pots.filter((meal) => meal.type === type).length;
    expect(potsOf('lunch')).toBeGreaterThanOrEqual(30);
    expect(potsOf('dinner')).toBeGreaterThanOrEqual(20);
    const inText = (number: number) =>
      meals.filter((meal) => detectPortions(meal.description, 12) === number).length;
    expect(inText(6) + inText(4)).toBeGreaterThanOrEqual(6);
    expect(Math.min(inText(6), inText(4))).toBeGreaterThan(0);
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

  it('przygotowanie trwa co najmniej tak długo, jak najdłuższy czas w opisie', () => {
    for (const meal of meals) {
      const named = [...meal.description.matchAll(/(\d+)(?:–(\d+))? (minut|godzin)/g)].map(
        ([, from, to, unit]) => Number(to ?? from) * (unit === 'godzin' ? 60 : 1),
      );
      expect([meal.name, Math.max(0, ...named) <= meal.cookingTimeMinutes]).toEqual([meal.name, true]);
      expect(meal.preparationTime).toBe(`${meal.cookingTimeMinutes} min`);
    }
  });

  it('żaden opis nie powtarza się w innym posiłku', () => {
    const folded = meals.map(({ description }) => description.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '));
    const again = meals.filter((_, index) => folded.indexOf(folded[index] ?? '') !== index);
    expect(titles(again)).toEqual([]);
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

  it('posiłek z alkoholem, kawą, ostrą przyprawą lub całymi orzechami nie jest dla dzieci', () => {
    const forAdults = meals.filter(
      (meal) =>
        /ostr(ą|e|y|ej) /.test(meal.description) ||
        (hasFood(meal, /^(Orzechy|Migdały)/) && !/posieka|zmiksuj|drobno/.test(meal.description)) ||
        hasFood(meal, /^(Wino|Piwo|Kawa)\b/),
    );
    expect(forAdults.length).toBeGreaterThan(0);
    expect(titles(forAdults.filter((meal) => meal.childFriendly))).toEqual([]);
    expect(meals.filter((meal) => meal.childFriendly).length / meals.length).toBeGreaterThanOrEqual(0.7);
  });

  it('w posiłku jest to, co mówi jego rodzaj: kasza lub płatki w porannej owsiance, zupa w zupie', () => {
    const ofType = (type: string) => meals.filter((meal) => meal.types.includes(type));
    const isPorridge = (meal: SeedMeal) =>
      hasFood(meal, /^(Płatki|Kasza|Komosa|Ryż|Mąka ryżowa)/) && !hasFood(meal, /^(Chleb|Bułka|Szynka|Ser) /);
    expect(titles(ofType('morning_porridge').filter((meal) => !isPorridge(meal)))).toEqual([]);
    const soups = /^(zupa|krem|barszcz|krupnik|kapuśniak|chłodnik|gazpacho|rosół|bulion)/i;
    expect(titles(ofType('soup').filter(({ name }) => !soups.test(name)))).toEqual([]);
    expect(titles(ofType('smoothie').filter(({ description }) => !/miksuj/i.test(description)))).toEqual([]);
    const dishes = /^(kanapk|koktajl|shake|jogurt|skyr|owsiank|jaglank|tosty|wafle)/i;
    expect(titles(ofType('lunch').filter(({ name }) => dishes.test(name)))).toEqual([]);
    expect(DEFAULT_RULE_CONFIG.slotPools['morning_porridge']).toEqual(['morning_porridge']);
  });
});

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { newSubstitutionSchema } from '@pora/contracts/catalog/substitution.model';
import {
  readStarterFoods,
  readStarterIntolerances,
  readStarterMeals,
  readStarterSubstitutions,
  type SeedFood,
} from './read-seed.mjs';

const dir = fileURLToPath(new URL('.', import.meta.url));
const foods = readStarterFoods(dir);
const substitutions = readStarterSubstitutions(dir);
const foodById = new Map(foods.map((food) => [food.id, food]));
const keysOf = new Map<number, string[]>();
for (const { key, foodIds } of readStarterIntolerances(dir)) {
  for (const id of foodIds) keysOf.set(id, [...(keysOf.get(id) ?? []), key]);
}

const nameOf = (id: number) => foodById.get(id)?.name ?? `?${id}`;
const arrow = (item: { foodId: number; substituteFoodId: number }) =>
  `${nameOf(item.foodId)} → ${nameOf(item.substituteFoodId)}`;
const substitutesOf = (id: number) => substitutions.filter(({ foodId }) => foodId === id);
const allergensOf = (id: number) => foodById.get(id)?.allergenInfo.allergens ?? [];
const QUAIL_EGGS = 1771;
const WATER = 1901;

/** Kinds of foods that are dishes or treats of their own: they are chosen, not cooked with. */
const NOT_INGREDIENTS = [
  ...['Produkty gotowe', 'Fastfoody', 'Zupy', 'Słodycze desery ciasta', 'Napoje i alkohole'],
  'Odżywki i suplementy',
];

function usedMost(count: number): SeedFood[] {
  const uses = new Map<number, number>();
  for (const { ingredients } of readStarterMeals(dir)) {
    for (const { foodId } of ingredients) uses.set(foodId, (uses.get(foodId) ?? 0) + 1);
  }
  const inOrder = foods.filter(({ id }) => uses.has(id) && id !== WATER);
  return inOrder.toSorted((a, b) => (uses.get(b.id) ?? 0) - (uses.get(a.id) ?? 0)).slice(0, count);
}

describe('zamienniki katalogu startowego', () => {
  it('[library §5] każdy łączy dwa różne istniejące produkty, raz, z opisem po polsku', () => {
    const pairs = substitutions.map(({ foodId, substituteFoodId }) => `${foodId}/${substituteFoodId}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const item of substitutions) {
      expect(newSubstitutionSchema.parse(item)).toEqual(item);
      expect(foodById.has(item.foodId) && foodById.has(item.substituteFoodId)).toBe(true);
      expect(item.description).toMatch(/^(Tyle samo|\d+ g zamiast 100 g); \p{L}.*\.$/u);
    }
  });

  it('[library §9] procent jest rozsądny, a opis mówi to samo co procent', () => {
    for (const item of substitutions) {
      const { percentage, description } = item;
      expect([arrow(item), percentage >= 50 && percentage <= 200]).toEqual([arrow(item), true]);
      const amount = percentage === 100 ? 'Tyle samo;' : `${percentage} g zamiast 100 g;`;
      expect(description.startsWith(amount)).toBe(true);
    }
  });

  it('w obie strony procenty są odwrotnościami z dokładnością do 10 %', () => {
    const wrong = substitutions.filter(({ foodId, substituteFoodId, percentage }) => {
      const back = substitutesOf(substituteFoodId).find((item) => item.substituteFoodId === foodId);
      return back !== undefined && Math.abs((percentage * back.percentage) / 100 - 100) > 10;
    });
    expect(wrong.map(arrow)).toEqual([]);
  });

  it('zamiennik nie ma alergenu zastępowanego; jajka przepiórcze za kurze wskazuje specyfikacja [diets §9]', () => {
    const shared = substitutions.filter(({ foodId, substituteFoodId }) =>
      allergensOf(foodId).some((allergen) => allergensOf(substituteFoodId).includes(allergen)),
    );
    expect(shared.map(arrow).toSorted()).toEqual([
      'Jajko kurze, gotowane na twardo → Jajka przepiórcze',
      'Jajko kurze, surowe → Jajka przepiórcze',
    ]);
  });

  it('zamiennik nie ma tej samej pozycji słownika; wyjątki to drożdże w pieczywie i owies bez glutenu', () => {
    const shared = new Map<string, Set<string>>();
    for (const { foodId, substituteFoodId } of substitutions) {
      for (const key of keysOf.get(foodId) ?? []) {
        if (!keysOf.get(substituteFoodId)?.includes(key)) continue;
        shared.set(key, (shared.get(key) ?? new Set()).add(nameOf(substituteFoodId)));
      }
    }
    expect(Object.fromEntries([...shared].map(([key, names]) => [key, [...names]]))).toEqual({
      'drozdze-piekarskie': ['Chleb bezglutenowy'],
      owies: ['Płatki owsiane bezglutenowe, suche'],
    });
  });

  it('kto nie toleruje jednej z pozycji produktu, znajdzie zamiennik bez niej', () => {
    const stuck = foods.flatMap(({ id, name }) => {
      const list = substitutesOf(id);
      if (list.length === 0) return [];
      const keys = (keysOf.get(id) ?? []).filter((key) =>
        list.every(({ substituteFoodId }) => keysOf.get(substituteFoodId)?.includes(key)),
      );
      return keys.map((key) => `${name}: ${key}`);
    });
    expect(stuck).toEqual([]);
  });

  it('80 produktów, z których posiłki korzystają najczęściej, ma co najmniej 2 zamienniki', () => {
    const few = usedMost(80).filter(({ id }) => substitutesOf(id).length < 2);
    expect(few.map(({ name }) => name)).toEqual([]);
  });

  it('nabiał, zboża z glutenem, jaja i orzechy mają co najmniej 3 zamienniki bez swoich alergenów', () => {
    const hard = ['mleko', 'gluten', 'jaja', 'orzechy', 'arachidy'];
    const few = foods.filter(({ id, category }) => {
      if (NOT_INGREDIENTS.includes(category) || !allergensOf(id).some((one) => hard.includes(one)))
        return false;
      const free = substitutesOf(id).filter(({ substituteFoodId }) =>
        allergensOf(id).every((allergen) => !allergensOf(substituteFoodId).includes(allergen)),
      );
      return free.length < 3;
    });
    expect(few.map(({ name }) => name)).toEqual([]);
  });

  it('[diets §9] cztery jajka przepiórcze stoją za jedno kurze', () => {
    const egg = substitutesOf(1761).find(({ substituteFoodId }) => substituteFoodId === QUAIL_EGGS);
    // 55 g × 75 % = 41 g, czyli cztery jajka po 10 g.
    expect(egg?.percentage).toBe(75);
  });
});

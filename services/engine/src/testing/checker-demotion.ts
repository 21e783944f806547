/**
 * The part of the independent judge that looks at soft terms: a dish called after what was taken out of it, or with a
 * stand-in of another kind, must not stand where another one fits. Plainest possible reading, no code of the generator.
 */
import type { Meal, MealEntry, PlanDay } from '../model.js';
import { plain, type CheckedInput } from './checker-plate.js';

/** A dish that stands though another fits. */
export interface StandsInVain {
  readonly day: number;
  readonly slotIndex: number;
  readonly name: string;
  readonly instead: string;
}

/** How many letters of a word tell that two forms are of one: "orzechami" and "orzechy". */
const STEM = 5;
const stems = (text: string): string[] =>
  plain(text)
    .split(/[^a-z]+/u)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));

/** Whether the name of a planned dish holds a word of a food that was swapped out and that nothing on the plate has. */
export function isCalledAfterAbsent({ name, baseIngredients }: MealEntry): boolean {
  const held = new Set(baseIngredients.flatMap(({ foodName }) => stems(foodName)));
  const gone = baseIngredients.flatMap(({ substitution }) => {
    const [first] = stems((substitution?.from ?? '').split(',')[0] ?? '');
    return first === undefined ? [] : [first];
  });
  return gone.some((stem) => !held.has(stem) && stems(name).includes(stem));
}

/**
 * Dishes called after what is not in them, though a meal that needs no swap, is not in the plan at all and reaches the same
 * energy within a twentieth could stand there. For plans without pairs and keywords.
 */
export function standsInVain(
  input: CheckedInput,
  result: readonly PlanDay[],
  isUntouched: (meal: Meal) => boolean,
): StandsInVain[] {
  const used = new Set(result.flatMap(({ slots }) => slots.map(({ entry }) => entry?.mealId)));
  const free = input.catalog.meals.filter((meal) => !used.has(meal.id) && isUntouched(meal));
  return result.flatMap(({ day, slots }) =>
    slots.flatMap(({ type, entry, locked, lockedInAllDays }, slotIndex) => {
      if (!entry || locked || lockedInAllDays || !isCalledAfterAbsent(entry)) return [];
      const other = free.find(
        (meal) => meal.types.includes(type as Meal['types'][number]) && reaches(input, meal, entry),
      );
      return other ? [{ day, slotIndex, name: entry.name, instead: other.name }] : [];
    }),
  );
}

function reaches({ catalog }: CheckedInput, meal: Meal, { calories }: MealEntry): boolean {
  const kcal = meal.ingredients.reduce((sum, { foodId, grams }) => {
    const food = catalog.foods.find(({ id }) => id === foodId);
    return sum + ((food?.calories ?? 0) * grams) / 100;
  }, 0);
  return Math.abs(kcal / Math.max(1, meal.servings) - calories) <= calories / 20;
}

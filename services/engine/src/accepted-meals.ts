/**
 * Planned foods whose risk somebody took with a reason (decision 36). A step that works by itself leaves them on the
 * plate and judges the rest of the meal; what stands in for something is always judged in full.
 */
import type { PlanIngredient } from './model.js';
import type { Place } from './replace-meal.js';
import type { FoodJudge, FoodVerdict } from './safety/judge.js';

/** A meal with the foods that were accepted in it, as the check names them. */
export interface AcceptedMeal extends Place {
  readonly foods: readonly Pick<PlanIngredient, 'foodId' | 'foodName'>[];
}

/** The accepted meals of a plan, looked up by place. */
export interface AcceptedMeals {
  has(day: number, slotIndex: number): boolean;
  /** The judge of a place: nothing speaks against what was accepted there. */
  judgeAt(judge: FoodJudge, day: number, slotIndex: number): FoodJudge;
}

const NOTHING: FoodVerdict = Object.freeze({});

/** Prepares the accepted meals of a plan for its steps. */
export function indexAccepted(meals: readonly AcceptedMeal[] = []): AcceptedMeals {
  const byPlace = new Map(
    meals.map(({ day, slotIndex, foods }) => [
      placeKey(day, slotIndex),
      new Set(foods.map(({ foodId, foodName }) => foodId ?? foodName)),
    ]),
  );
  return {
    has: (day, slotIndex) => byPlace.has(placeKey(day, slotIndex)),
    judgeAt: (judge, day, slotIndex) => {
      const foods = byPlace.get(placeKey(day, slotIndex));
      return foods ? lettingThrough(judge, foods) : judge;
    },
  };
}

function lettingThrough(judge: FoodJudge, foods: ReadonlySet<number | string>): FoodJudge {
  return {
    ...judge,
    verdictOf: (food) => (foods.has(food.id) ? NOTHING : judge.verdictOf(food)),
    verdictOfMissing: (food) =>
      foods.has(food.foodId ?? (food.foodName || (food.sourceText ?? '')))
        ? NOTHING
        : judge.verdictOfMissing(food),
  };
}

function placeKey(day: number, slotIndex: number): string {
  return `${day} ${slotIndex}`;
}

import type { FoodMerge, FoodMergePreview } from '@pora/contracts/catalog/food-merge.model';
import { libraryMealNutrition } from '@pora/engine/nutrition';
import type { Catalogue } from '../catalogue/catalogue.service.js';
import type { FoodMergeEntity } from './food-merge.entity.js';
import { stampOf, type ChangedMeal, type MergeEffect } from './merge-effect.js';

/** What a person reads before a merge; `addedAt` tells when each food came. */
export function presentPreview(
  effect: MergeEffect,
  { foodById, dictionary }: Catalogue,
  addedAt: ReadonlyMap<number, Date>,
): FoodMergePreview {
  const { stays, goes, meals, substitutions, intolerances } = effect;
  const names = new Map(dictionary.map(({ key, name }) => [key, name]));
  const inGrams = meals.flatMap((changed) => {
    const units = lostUnits(changed, stays.id);
    return units.length > 0 ? [units] : [];
  });
  return {
    foods: [stays, ...goes].map((food) => ({
      ...food,
      addedAt: (addedAt.get(food.id) ?? new Date(food.updatedAt)).toISOString(),
    })),
    stamp: stampOf(effect),
    meals: {
      items: meals.map(({ meal: { id, name } }) => ({ id, name })),
      energy: meals.flatMap((changed) => energyChange(changed, foodById)).sort(byChange),
      lostUnits: [...new Set(inGrams.flat())],
      mealsInGrams: inGrams.length,
      joined: meals.filter(({ meal, ingredients }) => ingredients.length < meal.ingredients.length).length,
    },
    substitutions: { moved: substitutions.moved.length, dropped: substitutions.dropped },
    intolerances: {
      offered: intolerances.offered.map((key) => ({ key, name: names.get(key) ?? key })),
      already: intolerances.already.length,
    },
    allergens: { offered: [...effect.allergensOffered] },
    ownWords: [...effect.ownWords],
  };
}

/** A merge as it is answered. */
export function presentMerge(row: FoodMergeEntity): FoodMerge {
  const { id, kind, stays, goes, requestedAt, requestedBy, plansFollowedAt } = row;
  return {
    ...{ id, kind, stays, goes },
    at: requestedAt.toISOString(),
    by: requestedBy,
    plansFollowed: plansFollowedAt !== null,
  };
}

type EnergyChange = FoodMergePreview['meals']['energy'][number];

function energyChange({ meal, ingredients }: ChangedMeal, foodById: Catalogue['foodById']): EnergyChange[] {
  const before = meal.caloriesPerPortion;
  const after = libraryMealNutrition(ingredients, (id) => foodById.get(id), meal.portions).caloriesPerPortion;
  return after === before ? [] : [{ id: meal.id, name: meal.name, before, after }];
}

const byChange = (a: EnergyChange, b: EnergyChange) =>
  Math.abs(b.after - b.before) - Math.abs(a.after - a.before);

/** Measures of the meal that its new line does not have. */
function lostUnits({ meal, ingredients }: ChangedMeal, stays: number): string[] {
  if (ingredients.find(({ foodId }) => foodId === stays)?.unitName !== undefined) return [];
  const kept = new Set(ingredients.map(({ foodId }) => foodId));
  return meal.ingredients.flatMap(({ foodId, unitName }) =>
    unitName && (foodId === stays || !kept.has(foodId)) ? [unitName] : [],
  );
}

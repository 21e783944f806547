import { mealCalls } from '@pora/contracts/calls';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { type LoadState, useApiPages } from '@pora/kit';
import { useMemo } from 'react';

/** All meals of the library, with their ingredients. */
export function useLibraryMeals(): LoadState<Meal[]> {
  return useApiPages(mealCalls.list, { query: { all: 'true' } });
}

const NONE: ReadonlyMap<string, Meal> = new Map();

/** The meals of the library by id; empty while they are not there. */
export function useMealsById(): ReadonlyMap<string, Meal> {
  const meals = useLibraryMeals();
  const list = meals.phase === 'ready' ? meals.data : undefined;
  return useMemo(() => (list ? new Map(list.map((meal) => [meal.id, meal])) : NONE), [list]);
}

/** A meal of the library as the judge reads it. */
export const asJudged = ({ ingredients }: Pick<Meal, 'ingredients'>) => ({
  ingredients: ingredients.map(({ foodId, grams }) => ({ foodId, grams, foodName: '', foodCategory: '' })),
  unmapped: false,
});

/** A food as the judge reads it: a meal of itself. */
export const foodAsJudged = (foodId: number, foodName: string) => ({
  ingredients: [{ foodId, grams: 1, foodName, foodCategory: '' }],
  unmapped: false,
});

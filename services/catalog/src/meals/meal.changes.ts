import type { Meal, MealPatch, NewMealBody } from '@pora/contracts/catalog/meal.model';
import { patchedMealTypes } from '@pora/contracts/catalog/meal.rules';
import type { NewMeal } from '../storage/meals/new-meal.js';

/** Content of a meal that a person has entered. The first of its types is the primary one [library §3]. */
export function contentOfNewMeal(id: string, { pictureOf: _picture, ...body }: NewMealBody): NewMeal {
  return { ...body, id, type: body.types[0] ?? 'unknown' };
}

export function contentOfMeal(meal: Meal): NewMeal {
  const { id, name, type, types, source, favorite, childFriendly, servings } = meal;
  const { cookingTimeMinutes, preparationTime, description, diets, ingredients } = meal;
  return {
    ...{ id, name, type, types, source, favorite, childFriendly, servings },
    ...{ cookingTimeMinutes, preparationTime, description, diets },
    // What follows from the foods is no content.
    ingredients: ingredients.map(({ nutrition: _nutrition, ...ingredient }) => ingredient),
  };
}

/** Content of a meal after a change; lists are replaced. */
export function contentOfPatchedMeal(content: NewMeal, { type, types, ...fields }: MealPatch): NewMeal {
  const newTypes = patchedMealTypes(content.types, { type, types });
  return { ...content, ...fields, types: newTypes, type: newTypes[0] ?? 'unknown' };
}

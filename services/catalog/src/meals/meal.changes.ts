import type { Meal, MealPatch, NewMealBody } from '@pora/contracts/catalog/meal.model';
import { patchedMealTypes } from '@pora/contracts/catalog/meal.rules';
import type { NewMeal } from './new-meal.js';

/** Content of a meal that a person has entered. The first of its types is the primary one [library §3]. */
export function contentOfNewMeal(id: string, body: NewMealBody): NewMeal {
  return { ...body, id, type: body.types[0] ?? 'unknown' };
}

export function contentOfMeal(meal: Meal): NewMeal {
  const { version: _version, updatedAt: _updatedAt, ...rest } = meal;
  const { foods: _foods, calories: _calories, macros: _macros, ...content } = rest;
  return content;
}

/** Content of a meal after a change; lists are replaced. */
export function contentOfPatchedMeal(content: NewMeal, { type, types, ...fields }: MealPatch): NewMeal {
  const newTypes = patchedMealTypes(content.types, { type, types });
  return { ...content, ...fields, types: newTypes, type: newTypes[0] ?? 'unknown' };
}

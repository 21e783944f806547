import { z } from 'zod';
import { foodId } from './food.model.js';

/** A food number as an address carries it. */
export const foodIdInText = z
  .string()
  .regex(/^\d{1,10}$/, 'Nieprawidłowy numer produktu')
  .transform(Number)
  .pipe(foodId);

/** Path parameters that are food numbers, e.g. `foodIdInPath('foodId')` for `/api/substitutions/:foodId`. */
export function foodIdInPath<K extends string>(...names: K[]) {
  return z.object(
    Object.fromEntries(names.map((name) => [name, foodIdInText])) as Record<K, typeof foodIdInText>,
  );
}

/** Numbers of foods in a query, separated by commas; each counts once. */
export const foodIdsInQuery = (most: number) =>
  z
    .string()
    .max(2000, 'Zbyt długa lista numerów')
    .transform((list) => list.split(',').map((id) => id.trim()))
    .pipe(z.array(foodIdInText).max(most, `Najwyżej ${most} numerów`))
    .transform((ids) => [...new Set(ids)]);

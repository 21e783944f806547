import { z } from 'zod';
import { foodId } from './food.model.js';

const numberInPath = z
  .string()
  .regex(/^\d{1,10}$/, 'Nieprawidłowy numer produktu')
  .transform(Number)
  .pipe(foodId);

/** Path parameters that are food numbers, e.g. `foodIdInPath('foodId')` for `/api/substitutions/:foodId`. */
export function foodIdInPath<K extends string>(...names: K[]) {
  return z.object(
    Object.fromEntries(names.map((name) => [name, numberInPath])) as Record<K, typeof numberInPath>,
  );
}

import { lazy } from 'react';

/** Substitutes of a food, with adding, changing and removing; comes with the first sheet that is opened. */
export const FoodSubstitutes = lazy(async () => ({
  default: (await import('./food-substitutes.js')).FoodSubstitutes,
}));

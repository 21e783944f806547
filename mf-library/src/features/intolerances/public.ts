import { lazy } from 'react';

/** What a food is linked to, with adding and removing; comes with the first sheet that is opened. */
export const FoodIntolerances = lazy(async () => ({
  default: (await import('./food-intolerances.js')).FoodIntolerances,
}));

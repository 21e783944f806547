import { lazy } from 'react';

/** What a food is linked to, with adding and removing; comes with the first sheet that is opened. */
export const FoodIntolerances = lazy(async () => ({
  default: (await import('./food-intolerances.js')).FoodIntolerances,
}));
/** Links a food or an entry of the dictionary where a missing link was found. */
export const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.js')).LinkDialog }));
export { type Linking } from './link-dialog.js';
export { useRefreshIntolerances } from './use-refresh-intolerances.js';
/** Finds an entry of the dictionary for a food. */
export const AddEntry = lazy(async () => ({ default: (await import('./add-entry.js')).AddEntry }));

export { useIntoleranceDays, useIntoleranceSet } from './use-intolerance-set.js';

/** Fetches the dialog, which weighs more than all a list needs. */
export const loadResultsDialog = () => import('./results-dialog.js');

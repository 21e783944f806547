export { type ComparedResult, compareSets } from './compare/compare-sets.js';
export { formatResult } from './compare/compare.strings.js';
export { useIntoleranceDays, useIntoleranceSet, usePreviousSet } from './use-intolerance-set.js';

/** Fetches the dialog, which weighs more than all a list needs. */
export const loadResultsDialog = () => import('./results-dialog.js');

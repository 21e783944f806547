export { useSurveyDays } from './use-survey.js';

/** Fetches the dialog, which weighs more than all a list needs. */
export const loadSurveyDialog = () => import('./survey-dialog.js');

/** How the words of a saved survey were read, fetched when it is opened. */
export const loadWordsDialog = () => import('./words-check/saved-words-dialog.js');

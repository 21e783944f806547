export { useSurveyDays } from './use-survey.js';

/** Fetches the dialog, which weighs more than all a list needs. */
export const loadSurveyDialog = () => import('./survey-dialog.js');

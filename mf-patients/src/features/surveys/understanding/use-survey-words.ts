import { type PatientSurvey } from '@pora/contracts/patients/survey.model';
import { wordsOfSurvey } from '@pora/contracts/patients/survey-words';
import { useUnderstoodWords } from '@pora/kit/own-words';

/** What has to be seen of a survey at a glance. */
export interface SurveyWordsState {
  /** Phrases that wait for a decision. */
  readonly open: number;
  /** The answer about allergies names one, or may: "brak" does not. */
  readonly hasAllergy: boolean;
}

/** How the words of a saved survey were read; while that is not known, an answer about allergies is no denial. */
export function useSurveyWords(survey: PatientSurvey, isChild: boolean): SurveyWordsState {
  const decisions = survey.wordDecisions.map(({ by: _by, at: _at, ...decision }) => decision);
  const { data, isError } = useUnderstoodWords(wordsOfSurvey(survey), decisions, { isChild });
  const isAnswered = survey.gastro.allergies.trim() !== '';
  if (!data) return { open: 0, hasAllergy: isAnswered && isError };
  const said = data.phrases.filter(({ field }) => field === 'allergies');
  const names = said.some(({ reading, isOpen }) => isOpen || reading === 'avoided' || reading === 'unclear');
  return {
    open: data.phrases.filter(({ isOpen }) => isOpen).length,
    hasAllergy: isAnswered && (names || said.length === 0),
  };
}

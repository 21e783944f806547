import { patientCalls, surveyCalls } from '@pora/contracts/calls';
import { type UnderstoodPhrase } from '@pora/contracts/catalog/own-word.model';
import { type PatientSurvey } from '@pora/contracts/patients/survey.model';
import { wordsOfSurvey } from '@pora/contracts/patients/survey-words';
import { wordDecisionKey } from '@pora/contracts/catalog/word-decision.vocabulary';
import { useApiList, useApiQuery } from '@pora/kit';
import { useUnderstoodWords } from '@pora/kit/own-words';

const currentOf = ({ items }: { items: readonly object[] }) => items[0] as PatientSurvey | undefined;

/** The survey of the plan's patient, and how its phrases were read, as the patient's own screen tells it. */
export function useSurveyPhrases(patientId: string) {
  const load = useApiQuery(surveyCalls.list, { query: { patientId } }, { select: currentOf });
  const survey = load.phase === 'ready' ? load.data : undefined;
  const decisions = (survey?.wordDecisions ?? []).map(({ by: _by, at: _at, ...decision }) => decision);
  const patients = useApiList(patientCalls.list);
  const patient = patients.phase === 'ready' ? patients.data.find(({ id }) => id === patientId) : undefined;
  // Before it is known whose words they are, they are not read: a parent's "córka" means another one for a child.
  const words = survey && patient && wordsOfSurvey(survey);
  const { data } = useUnderstoodWords(words, decisions, { isChild: patient?.isChild ?? false });
  const phrases = new Map<string, UnderstoodPhrase>();
  for (const phrase of data?.phrases ?? [])
    phrases.set(wordDecisionKey({ field: phrase.field, phrase: phrase.text }), phrase);
  return { load, survey, phrases };
}

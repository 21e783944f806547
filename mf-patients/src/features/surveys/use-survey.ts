import { surveyCalls } from '@pora/contracts/calls';
import { type PatientSurvey } from '@pora/contracts/patients/survey.model';
import { apiKey, callRoute, useApiPages, useApiQuery, useSingleMutation } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { useMemo } from 'react';
import { useRemoveRecord } from '../../shared/use-remove-record.js';
import { type answersOfForm } from './survey-form.model.js';
import { surveyStrings as t } from './survey.strings.js';

/** Day of each patient's survey (null for one without a day) by patient; undefined until it is known [core §7]. */
export function useSurveyDays(): ReadonlyMap<string, string | null> | undefined {
  const cards = useApiPages(surveyCalls.list);
  const data = cards.phase === 'ready' ? cards.data : undefined;
  return useMemo(
    () => data && new Map(data.map(({ patientId, surveyDate }) => [patientId, surveyDate])),
    [data],
  );
}

const currentOf = ({ items }: { items: readonly object[] }) =>
  (items[0] as PatientSurvey | undefined) ?? null;

/** The patient's survey, whole; null when there is none. */
export function useSurvey(patientId: string) {
  return useApiQuery(surveyCalls.list, { query: { patientId } }, { select: currentOf });
}

/** Everything that was read of surveys is read again. */
function useRefreshSurveys() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: apiKey(surveyCalls.list).slice(0, -1) });
}

/** What the dialog has filled in, and the version it began with. */
export interface SurveyChange {
  answers: ReturnType<typeof answersOfForm>;
  sourceFile: string | null;
  /** `NONE_YET` where there was none. */
  version: number;
}

/** Saves the patient's survey, whole; the same click twice is one save. */
export function useSaveSurvey(patientId: string) {
  const refresh = useRefreshSurveys();
  return useSingleMutation({
    mutationFn: ({ answers, sourceFile, version }: SurveyChange) =>
      callRoute(surveyCalls.save, {
        body: { ...answers, patientId, sourceFile },
        ifMatch: version,
      }),
    onSuccess: refresh,
  });
}

/** Deletes a survey at once; the toast takes it out of the trash again. */
export function useRemoveSurvey() {
  return useRemoveRecord({
    remove: ({ id, version }) => callRoute(surveyCalls.remove, { params: { id }, ifMatch: version }),
    restore: (id) => callRoute(surveyCalls.restore, { params: { id } }),
    refresh: useRefreshSurveys(),
    texts: t,
  });
}

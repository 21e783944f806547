import { type UnderstoodPhrase } from '@pora/contracts/catalog/own-word.model';
import { hasWords, wordsOfSurvey } from '@pora/contracts/patients/survey-words';
import { type WordDecision } from '@pora/contracts/catalog/word-decision.model';
import { useUnderstoodWords } from '@pora/kit/own-words';
import { type AppForm } from '@pora/ui/forms';
import { useEffect, useState } from 'react';
import { answersOfForm, type SurveyFormValues } from '../survey-form.model.js';

/** Somebody who types on asks once, when they pause. */
const PAUSE_MS = 400;

const wordsOf = (values: SurveyFormValues) => wordsOfSurvey(answersOfForm(values));

/** What was made of the words in the form. */
export interface Understanding {
  /** Undefined while there is nothing to understand, or it is not known. */
  phrases: readonly UnderstoodPhrase[] | undefined;
  /** There is nothing to understand. */
  isEmpty: boolean;
  isFailed: boolean;
}

/** What the matcher of the plans makes of the words in the form, a moment after they were typed. */
export function useUnderstanding(
  form: AppForm<SurveyFormValues>,
  decisions: readonly WordDecision[],
  isChild: boolean,
): Understanding {
  const [words, setWords] = useState(() => wordsOf(form.getValues()));
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const { unsubscribe } = form.watch(() => {
      clearTimeout(pause);
      pause = setTimeout(() => {
        const now = wordsOf(form.getValues());
        setWords((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
      }, PAUSE_MS);
    });
    return () => {
      clearTimeout(pause);
      unsubscribe();
    };
  }, [form]);
  const isEmpty = !hasWords(words);
  const { data, isError } = useUnderstoodWords(isEmpty ? undefined : words, decisions, { isChild });
  return { phrases: isEmpty ? undefined : data?.phrases, isEmpty, isFailed: isError && !isEmpty };
}

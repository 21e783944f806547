import { ownWordCalls } from '@pora/contracts/calls';
import { type UnderstoodWords } from '@pora/contracts/catalog/own-word.model';
import { acceptedFoods, dislikedFoods } from '@pora/contracts/patients/survey.model';
import { callRoute } from '@pora/kit';
import { UNDERSTOOD_KEY } from '@pora/kit/own-words';
import { type AppForm } from '@pora/ui/forms';
import { keepPreviousData, useQuery } from '@pora/kit/queries';
import { useEffect, useState } from 'react';
import { answersOfForm, type SurveyFormValues } from '../survey-form.model.js';

/** Somebody who types on asks once, when they pause. */
const PAUSE_MS = 400;

function wordsOf(values: SurveyFormValues) {
  const answers = answersOfForm(values);
  const { allergies, intolerances } = answers.gastro;
  return { disliked: dislikedFoods(answers), accepted: acceptedFoods(answers), allergies, intolerances };
}

/** What was made of the words in the form. */
export interface Understanding {
  /** Undefined while there is nothing to understand, or it is not known. */
  words: UnderstoodWords | undefined;
  /** There is nothing to understand. */
  isEmpty: boolean;
  isFailed: boolean;
}

/** What the matcher of the plans makes of the words in the form, a moment after they were typed. */
export function useUnderstanding(form: AppForm<SurveyFormValues>): Understanding {
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
  const isEmpty = words.disliked.length === 0 && words.allergies === '' && words.intolerances === '';
  const { data, isError } = useQuery({
    queryKey: [...UNDERSTOOD_KEY, words],
    queryFn: ({ signal }) => callRoute(ownWordCalls.understand, { body: words, signal }),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { words: isEmpty ? undefined : data, isEmpty, isFailed: isError && !isEmpty };
}

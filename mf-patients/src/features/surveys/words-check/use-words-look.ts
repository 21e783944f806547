import { type PatientSurvey } from '@pora/contracts/patients/survey.model';
import {
  saysAnything,
  type SurveyWords,
  wordsOfSurvey,
  wordsToLookAt,
} from '@pora/contracts/patients/survey-words';
import { type KeptWordDecision } from '@pora/contracts/catalog/word-decision.model';
import { messageOf } from '@pora/kit';
import { useDecideWords } from '@pora/kit/own-words';
import { toast } from '@pora/ui';
import { useState } from 'react';
import { answersOfForm, type SurveyFormValues } from '../survey-form.model.js';
import { useWordDrafts } from './use-word-drafts.js';
import { wordsCheckStrings as t } from './words-check.strings.js';

/** A save that was asked for. */
export interface AskedSave {
  readonly values: SurveyFormValues;
  /** Version that is written over; the one the form began with unless said otherwise. */
  readonly version?: number | undefined;
  readonly fromFile?: string | undefined;
}

const NO_WORDS = wordsOfNothing();
const NO_DECISIONS: readonly KeptWordDecision[] = [];

/** The one look at words that changed, before the survey is saved (decision 72). @param base the survey as it is stored */
export function useWordsLook(base: PatientSurvey | undefined) {
  const drafts = useWordDrafts();
  const deciding = useDecideWords();
  const [asked, setAsked] = useState<AskedSave>();
  /** The words that were looked at: one look is enough for one change. */
  const [seen, setSeen] = useState('');
  const kept = base?.wordDecisions ?? NO_DECISIONS;
  const wordsOf = ({ values }: AskedSave): SurveyWords => wordsOfSurvey(answersOfForm(values));
  return {
    drafts,
    asked,
    kept,
    /** All that is decided by now, saved or not. */
    decisions: drafts.current(kept),
    words: asked ? wordsOf(asked) : NO_WORDS,
    isDeciding: deciding.isPending,
    close: () => setAsked(undefined),
    /** True where the words have to be looked at first. */
    show: (save: AskedSave): boolean => {
      const words = wordsOf(save);
      const before = base ? wordsOfSurvey(base) : NO_WORDS;
      const told = JSON.stringify(wordsToLookAt(words));
      const isKnown = told === JSON.stringify(wordsToLookAt(before)) || told === seen;
      if (!saysAnything(words) || isKnown) return false;
      setSeen(told);
      setAsked(save);
      return true;
    },
    /** Keeps what was decided. The survey is saved by then: what could not be kept is asked about again. */
    decide: async ({ id }: PatientSurvey): Promise<boolean> => {
      if (!drafts.isDirty) return true;
      try {
        const { unremembered } = await deciding.mutateAsync({ surveyId: id, ...drafts.toSend() });
        if (unremembered.length > 0) toast.error(t.saved, t.unremembered(unremembered));
        return true;
      } catch (error) {
        toast.error(t.savedWithout, messageOf(error), error);
        return false;
      }
    },
  };
}

function wordsOfNothing(): SurveyWords {
  const nothing = { allergies: '', intolerances: '', chronic: '', complaints: '', notes: '' };
  return { disliked: [], accepted: [], ...nothing, purpose: '', past: '', meds: '' };
}

/** The look and what is decided on it. */
export type WordsLook = ReturnType<typeof useWordsLook>;

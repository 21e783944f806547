import { type SurveyWords } from '@pora/contracts/patients/survey-words';
import { type KeptWordDecision } from '@pora/contracts/catalog/word-decision.model';
import { useUnderstoodWords } from '@pora/kit/own-words';
import { useState } from 'react';
import { type PhraseRow, rowsOf, type WordSection } from './phrase-rows.js';
import { type WordDraftsState } from './use-word-drafts.js';

/** How the words were read, with what is decided on the screen. */
export interface LoadedWords {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly sections: Record<WordSection, PhraseRow[]> | undefined;
  readonly isRetrying: boolean;
  retry: () => void;
  /** Names every food of a phrase from now on. */
  askAllFoods: () => void;
}

/** Reads the words of a survey with the decisions about them, saved and not. */
export function useCheckedWords(
  words: SurveyWords | undefined,
  kept: readonly KeptWordDecision[],
  { drafts, isChild }: { drafts: WordDraftsState; isChild: boolean },
): LoadedWords {
  const [allFoods, setAllFoods] = useState(false);
  const { data, isError, isFetching, refetch } = useUnderstoodWords(words, drafts.current(kept), {
    allFoods,
    isChild,
  });
  return {
    // What is read of other words by now must not stand for these.
    state: isError ? 'failed' : data ? 'ready' : 'loading',
    sections: data && !isError ? rowsOf(data.phrases, kept, drafts.drafts) : undefined,
    isRetrying: isFetching,
    retry: () => void refetch(),
    askAllFoods: () => setAllFoods(true),
  };
}

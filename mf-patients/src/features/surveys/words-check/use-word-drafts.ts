import { type KeptWordDecision, type WordDecision } from '@pora/contracts/catalog/word-decision.model';
import { wordDecisionKey } from '@pora/contracts/catalog/word-decision.vocabulary';
import { type DecideWords, type TakenDecision } from '@pora/kit/own-words';
import { useState } from 'react';
import { type WordDrafts } from './phrase-rows.js';

/** Decisions taken on the screen, until they are saved. */
export interface WordDraftsState {
  readonly drafts: WordDrafts;
  readonly isDirty: boolean;
  take: (taken: TakenDecision) => void;
  /** Asks about a phrase again. */
  takeBack: (phrase: Pick<WordDecision, 'field' | 'phrase'>) => void;
  clear: () => void;
  /** All that holds now, saved or not: what is asked with. */
  current: (kept: readonly KeptWordDecision[]) => WordDecision[];
  /** What is to be sent. */
  toSend: () => Pick<DecideWords, 'taken' | 'undecided'>;
}

/** Keeps what is decided on the screen. */
export function useWordDrafts(): WordDraftsState {
  const [drafts, setDrafts] = useState<WordDrafts>(new Map());
  const [phrases, setPhrases] = useState<ReadonlyMap<string, Pick<WordDecision, 'field' | 'phrase'>>>(
    new Map(),
  );
  const put = (phrase: Pick<WordDecision, 'field' | 'phrase'>, taken: TakenDecision | null) => {
    const key = wordDecisionKey(phrase);
    setDrafts((known) => new Map(known).set(key, taken));
    setPhrases((known) => new Map(known).set(key, phrase));
  };
  return {
    drafts,
    isDirty: drafts.size > 0,
    take: (taken) => put(taken.decision, taken),
    takeBack: ({ field, phrase }) => put({ field, phrase }, null),
    clear: () => setDrafts(new Map()),
    current: (kept) => {
      const saved = kept
        .filter((one) => !drafts.has(wordDecisionKey(one)))
        .map(({ by: _by, at: _at, ...decision }) => decision);
      return [...saved, ...[...drafts.values()].flatMap((taken) => (taken ? [taken.decision] : []))];
    },
    toSend: () => ({
      taken: [...drafts.values()].flatMap((taken) => taken ?? []),
      undecided: [...drafts].flatMap(([key, taken]) => (taken === null ? (phrases.get(key) ?? []) : [])),
    }),
  };
}

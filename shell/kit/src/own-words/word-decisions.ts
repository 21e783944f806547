import { ownWordCalls, planCalls, surveyCalls } from '@pora/contracts/calls';
import { ALLERGENS, FOOD_CATEGORIES } from '@pora/contracts/catalog/food.vocabulary';
import { type PatientSurvey } from '@pora/contracts/patients/survey.model';
import { type SurveyWords } from '@pora/contracts/patients/survey-words';
import { type WordDecision } from '@pora/contracts/catalog/word-decision.model';
import {
  isForPractice,
  type UnclearReason,
  type WordAnswer,
  type WordField,
} from '@pora/contracts/catalog/word-decision.vocabulary';
// By the names that are shared: this file is built into whoever asks for it, and must not bring a second cache along.
import { apiKey, apiPrefix, callRoute, isHttpError, useSingleMutation } from '@pora/kit';
import { keepPreviousData, useQuery, useQueryClient } from '@pora/kit/queries';
import { type OwnChoice } from './own-word-choices.js';
import { UNDERSTOOD_KEY } from './understood-key.js';

/** A phrase as far as deciding about it needs. */
export interface DecidedPhrase {
  readonly field: WordField;
  readonly phrase: string;
  readonly reason?: UnclearReason | undefined;
}

/** A decision as it is sent, and whether the practice remembers it. */
export interface TakenDecision {
  readonly decision: WordDecision;
  readonly forPractice: boolean;
}

/** A decision about a phrase; with `means` what was picked. */
export function decisionOf(
  { field, phrase, reason }: DecidedPhrase,
  answer: WordAnswer,
  picked: readonly OwnChoice[] = [],
): TakenDecision {
  const keys = (kind: OwnChoice['kind']) => picked.filter((one) => one.kind === kind).map(({ key }) => key);
  return {
    decision: {
      ...{ field, phrase, answer },
      foodIds: keys('food').map(Number),
      categories: FOOD_CATEGORIES.filter((key) => keys('category').includes(key)),
      allergens: ALLERGENS.filter((key) => keys('allergen').includes(key)),
    },
    forPractice: isForPractice({ field, reason }, answer),
  };
}

/** How the words of a survey are read, with what was decided about them; those of a child's survey as their plans read them. */
export function useUnderstoodWords(
  words: SurveyWords | undefined,
  decisions: readonly WordDecision[],
  { isChild, allFoods = false }: { isChild: boolean; allFoods?: boolean },
) {
  const body = { ...words, decisions, allFoods, ...(isChild && { isChild }) };
  return useQuery({
    queryKey: [...UNDERSTOOD_KEY, body],
    queryFn: ({ signal }) =>
      callRoute(ownWordCalls.understand, { body: { ...body, decisions: [...decisions] }, signal }),
    enabled: words !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** What is decided about a survey now. */
export interface DecideWords {
  readonly surveyId: string;
  readonly taken: readonly TakenDecision[];
  readonly undecided: readonly Pick<WordDecision, 'field' | 'phrase'>[];
}

/** What came of it; a word that the practice could not remember is decided for this patient all the same. */
export interface DecidedWords {
  readonly survey: PatientSurvey;
  readonly unremembered: readonly string[];
}

/** Keeps decisions about phrases of a survey, and the words of the practice among them; plans are checked anew after it. */
export function useDecideWords() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: async ({ surveyId, taken, undecided }: DecideWords): Promise<DecidedWords> => {
      const decisions = taken.map(({ decision }) => decision);
      const survey = await callRoute(surveyCalls.decideWords, {
        params: { id: surveyId },
        body: { decisions, undecided: [...undecided] },
      });
      const unremembered: string[] = [];
      for (const { decision, forPractice } of taken) {
        if (forPractice && !(await isRemembered(decision))) unremembered.push(decision.phrase);
      }
      return { survey, unremembered };
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: apiKey(surveyCalls.list).slice(0, -1) });
      void client.invalidateQueries({ queryKey: apiKey(ownWordCalls.list) });
      void client.invalidateQueries({ queryKey: apiPrefix(planCalls.list) });
      void client.invalidateQueries({ queryKey: UNDERSTOOD_KEY });
    },
  });
}

/** True when the practice knows the word from now on, be it by what it meant before. */
async function isRemembered({
  phrase,
  answer,
  foodIds,
  categories,
  allergens,
}: WordDecision): Promise<boolean> {
  const nothing = { nothingInBase: answer === 'not_food', isNote: answer === 'note' };
  const body = { word: phrase, foodIds, categories, allergens, ...nothing };
  return callRoute(ownWordCalls.create, { body }).then(
    () => true,
    (error: unknown) => isHttpError(error, 409),
  );
}

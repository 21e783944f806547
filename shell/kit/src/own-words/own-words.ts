import { ownWordCalls, planCalls } from '@pora/contracts/calls';
import { type NewOwnWord, type OwnWord } from '@pora/contracts/catalog/own-word.model';
// By the names that are shared: this file is built into whoever asks for it, and must not bring a second cache along.
import { apiKey, apiPrefix, callRoute, useSingleMutation } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { UNDERSTOOD_KEY } from './understood-key.js';

export * from './word-answers.js';
export * from './word-decisions.js';
export { UNDERSTOOD_KEY };
export { choicesFor, type OwnChoice, ownWordOf } from './own-word-choices.js';

/** Remembers what a word means, and takes that back; every plan is checked anew after it. */
export function useOwnWord() {
  const client = useQueryClient();
  const checkAgain = () => {
    void client.invalidateQueries({ queryKey: apiKey(ownWordCalls.list) });
    void client.invalidateQueries({ queryKey: apiPrefix(planCalls.list) });
    void client.invalidateQueries({ queryKey: UNDERSTOOD_KEY });
  };
  return {
    remember: useSingleMutation({
      mutationFn: (body: NewOwnWord) => callRoute(ownWordCalls.create, { body }),
      onSuccess: checkAgain,
    }),
    forget: useSingleMutation({
      mutationFn: ({ id, version }: Pick<OwnWord, 'id' | 'version'>) =>
        callRoute(ownWordCalls.remove, { params: { id }, ifMatch: version }),
      onSuccess: checkAgain,
    }),
  };
}

import { type WordDecision } from '@pora/contracts/catalog/word-decision.model';
import { type AppForm } from '@pora/ui/forms';
import { createContext, type ReactNode, useContext } from 'react';
import { type SurveyFormValues } from '../survey-form.model.js';
import { type Understanding, useUnderstanding } from './use-understanding.js';

const Context = createContext<Understanding>({ phrases: undefined, isEmpty: true, isFailed: false });

/** Asks once for the whole form; only what shows the answer is drawn anew when it comes. */
export function UnderstandingProvider({
  form,
  decisions,
  isChild,
  children,
}: {
  form: AppForm<SurveyFormValues>;
  /** What was decided about its phrases, saved or not. */
  decisions: readonly WordDecision[];
  /** Whose survey it is: a child's is filled in by a parent. */
  isChild: boolean;
  children: ReactNode;
}) {
  return <Context value={useUnderstanding(form, decisions, isChild)}>{children}</Context>;
}

/** What was made of the words in the form. */
export const useUnderstood = (): Understanding => useContext(Context);

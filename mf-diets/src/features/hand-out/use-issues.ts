import { planInsightCalls } from '@pora/contracts/calls';
import { useApiQuery } from '@pora/kit';
import { useState } from 'react';
import { usePlanEditing } from '../plan-work/public.js';
import { issuesOf } from './before-issues.js';
import { beforeStrings as t } from './before.strings.js';
import { type HandOutDraft } from './hand-out-draft.js';

/** As short as a reason may be. */
const LEAST_REASON = 3;

/** What speaks against handing the plan out, what somebody says about it, and what is still missing for it. */
export function useIssues(
  { reason }: Pick<HandOutDraft, 'reason'>,
  onDraft: (changed: Partial<HandOutDraft>) => void,
) {
  const { plan } = usePlanEditing();
  const { id, version } = plan;
  const safety = useApiQuery(planInsightCalls.safety, { params: { id }, version });
  const [understood, setUnderstood] = useState(false);
  const isChecked = safety.phase === 'ready' && safety.error == null;
  const issues = isChecked ? issuesOf(safety.data, plan) : [];
  const asks = issues.length > 0;
  const needsBox = asks && !understood;
  const needsReason = asks && reason.trim().length < LEAST_REASON;
  return {
    ...{ safety, isChecked, issues, understood, setUnderstood, reason },
    setReason: (typed: string) => onDraft({ reason: typed }),
    /** The check is another one by now: it has to be understood anew; what was written stays to be read again. */
    askAgain: () => {
      setUnderstood(false);
      if (safety.phase === 'ready') safety.retry();
    },
    left: needsBox || needsReason ? t.left(needsBox, needsReason) : undefined,
    /** What goes along with the file; undefined where nothing is asked. */
    given: asks && isChecked ? { verdict: safety.data, reason: reason.trim() } : undefined,
  };
}

/** The issues as the parts of the dialog receive them. */
export type HandOutIssues = ReturnType<typeof useIssues>;

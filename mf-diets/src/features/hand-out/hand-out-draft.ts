import { onSignedOut } from '@pora/kit';
import { useState } from 'react';
import { nextMonday } from './hand-out-query.js';

/** What was typed for one hand-out and is stored nowhere. */
export interface HandOutDraft {
  /** `yyyy-MM-dd`; '' for days without a date. */
  firstDay: string;
  /** The next visit as it was typed; undefined while the one of the schedule stands. */
  visit?: { day: string; time: string };
  /** Why the plan is handed out although something speaks against it. */
  reason: string;
}

const drafts = new Map<string, HandOutDraft>();
onSignedOut(() => drafts.clear());

/** What was typed for this plan: whoever looks at a warning and comes back finds it again. */
export function useHandOutDraft(planId: string) {
  const [draft, setDraft] = useState<HandOutDraft>(
    () => drafts.get(planId) ?? { firstDay: nextMonday(), reason: '' },
  );
  const change = (changed: Partial<HandOutDraft>) => {
    const next = { ...draft, ...changed };
    drafts.set(planId, next);
    setDraft(next);
  };
  return [draft, change] as const;
}

/** The plan left: the next hand-out needs a reason of its own. */
export function forgetReason(planId: string): void {
  const draft = drafts.get(planId);
  if (draft) drafts.set(planId, { ...draft, reason: '' });
}

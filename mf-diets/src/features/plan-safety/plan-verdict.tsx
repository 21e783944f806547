import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { planInsightCalls } from '@pora/contracts/calls';
import { type LoadState, useApiQuery } from '@pora/kit';
import { Button, theme } from '@pora/ui';
import { LoaderCircleIcon, ShieldQuestionMarkIcon } from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { type SafetySteps } from './safety-steps.js';
import { VERDICT_LOOK } from './verdict-look.js';
import { verdictStrings as t } from './verdict.strings.js';
import { WarningsDialog } from './warnings-dialog.js';

interface PlanVerdictProps {
  plan: Plan;
  steps: SafetySteps;
  onShowDay: (day: number) => void;
}

/** State of the opened plan: a spinner while it is checked, the green check only when it is safe [diets §2]. */
export function PlanVerdict({ plan, steps, onShowDay }: PlanVerdictProps) {
  const { id, version } = plan;
  // Every version is checked anew, so that nothing old stays green.
  const safety = useApiQuery(planInsightCalls.safety, { params: { id }, version });
  const [open, setOpen] = useState(false);
  const { words, icon, color } = shownOf(safety);
  return (
    <>
      <State
        variant="quiet"
        icon={icon}
        style={{ color }}
        aria-label={t.open(words)}
        onClick={() => setOpen(true)}
      >
        {words}
      </State>
      {open && (
        <WarningsDialog
          plan={plan}
          safety={safety}
          steps={steps}
          onClose={() => setOpen(false)}
          onShowDay={onShowDay}
        />
      )}
    </>
  );
}

function shownOf(safety: LoadState<PlanSafety>) {
  if (safety.phase === 'loading') {
    return { words: t.checking, icon: <LoaderCircleIcon aria-hidden />, color: theme.c.text3 };
  }
  if (safety.phase === 'failed') {
    const { color } = VERDICT_LOOK.unchecked;
    return { words: t.states.unchecked, icon: <ShieldQuestionMarkIcon aria-hidden />, color };
  }
  const { state } = safety.data;
  const { Icon, color } = VERDICT_LOOK[state];
  return { words: wordsOf(safety.data), icon: <Icon aria-hidden />, color };
}

function wordsOf({
  state,
  dangerous,
  attention,
  emptySlots,
  unmapped,
  notUnderstood,
  tolerated,
}: PlanSafety): string {
  if (state === 'dangerous') return t.head.dangerous(dangerous);
  if (state === 'attention') {
    return t.head.attention(attention + unmapped.length + notUnderstood.length + tolerated.length);
  }
  return state === 'safe' && emptySlots.length === 0 ? t.head.safe : t.states[state];
}

const State = styled(Button)`
  white-space: nowrap;
`;

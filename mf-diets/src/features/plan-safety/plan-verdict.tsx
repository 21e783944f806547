import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { undecidedOf } from '@pora/contracts/catalog/word-decision.vocabulary';
import { planInsightCalls } from '@pora/contracts/calls';
import { formatCount, type LoadState, useApiQuery } from '@pora/kit';
import { Button, theme } from '@pora/ui';
import { LoaderCircleIcon, ShieldQuestionMarkIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { usePlanEditing } from '../plan-work/public.js';
import { undecidedStrings } from './undecided.strings.js';
import { VERDICT_LOOK } from './verdict-look.js';
import { verdictStrings as t } from './verdict.strings.js';

interface PlanVerdictProps {
  plan: Pick<Plan, 'id' | 'version'>;
  /** Shows the sign and the number alone, where there is no room for words; they stay its name. */
  compact?: boolean;
}

/** State of the opened plan: a spinner while it is checked, the green check only when it is safe [diets §2]. */
export function PlanVerdict({ plan: { id, version }, compact = false }: PlanVerdictProps) {
  const { address } = usePlanEditing();
  // Every version is checked anew, so that nothing old stays green.
  const safety = useApiQuery(planInsightCalls.safety, { params: { id }, version });
  const { words, icon, color } = verdictInSight(safety);
  const count = safety.phase === 'ready' && safety.error == null ? countOfProblems(safety.data) : 0;
  return (
    <State
      variant="quiet"
      icon={icon}
      style={{ color }}
      aria-label={t.open(words)}
      onClick={() => address.open('warnings')}
    >
      {!compact && words}
      {compact && count > 0 && formatCount(count)}
    </State>
  );
}

/** Words, icon and colour of a check, also while it is on its way and when it failed. */
export function verdictInSight(safety: LoadState<PlanSafety>) {
  if (safety.phase === 'loading') {
    return { words: t.checking, icon: <LoaderCircleIcon aria-hidden />, color: theme.c.text3 };
  }
  // A check that could not be made anew may be of other records by now (decision 12).
  if (safety.phase === 'failed' || safety.error != null) {
    const { color } = VERDICT_LOOK.unchecked;
    return { words: t.states.unchecked, icon: <ShieldQuestionMarkIcon aria-hidden />, color };
  }
  const { state } = safety.data;
  const { Icon, color } = VERDICT_LOOK[state];
  return { words: wordsOf(safety.data), icon: <Icon aria-hidden />, color };
}

/** How many things the state speaks of: risky meals, what waits for a person, or else what needs a look. */
function countOfProblems(safety: PlanSafety): number {
  const { state, dangerous, attention, unmapped, notUnderstood, tolerated } = safety;
  if (state === 'dangerous') return dangerous;
  if (state !== 'attention') return 0;
  // What waits for a person comes before what is only to be known.
  return (
    undecidedOf(notUnderstood).length || attention + unmapped.length + notUnderstood.length + tolerated.length
  );
}

function wordsOf(safety: PlanSafety): string {
  const { state, emptySlots } = safety;
  if (state === 'dangerous') return t.head.dangerous(countOfProblems(safety));
  if (state === 'attention') {
    const words = undecidedOf(safety.notUnderstood).length > 0 ? undecidedStrings.count : t.head.attention;
    return words(countOfProblems(safety));
  }
  return state === 'safe' && emptySlots.length === 0 ? t.head.safe : t.states[state];
}

const State = styled(Button)`
  white-space: nowrap;

  && svg {
    /* Sign and words of a state have one colour. */
    color: inherit;
  }
`;

import { planInsightCalls } from '@pora/contracts/calls';
import { type MealEntry, type Plan, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type MealSafety, type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { useApiQuery } from '@pora/kit';
import { useCallback, useState } from 'react';
import { usePlanEditing } from '../plan-work/public.js';
import { slotKey } from './slot-key.js';

/**
 * How far a meal is checked. `checking` has no answer yet, `renewed` keeps the last one until the next is there, `unchecked`
 * could not be checked, `idle` has nothing to be checked against. Only in a `checked` one may anything be green (decisions
 * 12, 31).
 */
type CheckPhase = 'checking' | 'renewed' | 'unchecked' | 'idle' | 'checked';

/** What the check says of one slot. */
export interface SlotCheck {
  phase: CheckPhase;
  /** What speaks against its meal; undefined where nothing does. */
  found: MealSafety | undefined;
  /** What its meal is called after without holding it (decision 49). */
  calledAfter: readonly string[];
}

/** Finds the check of a slot's meal. */
export type CheckOfSlot = (slot: Pick<PlanSlot, 'entry'>) => SlotCheck;

interface Known {
  safety: PlanSafety;
  found: ReadonlyMap<MealEntry, Pick<SlotCheck, 'found' | 'calledAfter'>>;
}

const NO_NAMES: readonly string[] = [];

/** What a check says of every meal it was made of; a meal that came later is not among them. */
function knownOf(safety: PlanSafety, { planDays }: Pick<Plan, 'planDays'>): Known {
  const byPlace = new Map(safety.slots.map((one) => [slotKey(one), one]));
  const names = new Map((safety.calledAfter ?? []).map((one) => [slotKey(one), one.without]));
  const found = planDays.flatMap(({ day, slots }) =>
    slots.flatMap(({ entry }, slotIndex) => {
      if (!entry) return [];
      const key = slotKey({ day, slotIndex });
      return [[entry, { found: byPlace.get(key), calledAfter: names.get(key) ?? NO_NAMES }] as const];
    }),
  );
  return { safety, found: new Map(found) };
}

const IDLE: ReadonlySet<PlanSafety['state']> = new Set(['no_data', 'no_patient']);

function phaseOf({ state }: PlanSafety): CheckPhase {
  if (IDLE.has(state)) return 'idle';
  return state === 'unchecked' ? 'unchecked' : 'checked';
}

/**
 * The check of the plan, slot by slot: the one the head of the editor shows. While the next one is on its way, a meal that
 * stays keeps what was found against it.
 */
export function useSlotChecks(): CheckOfSlot {
  const { commands, plan } = usePlanEditing();
  const { id, version } = plan;
  const load = useApiQuery(planInsightCalls.safety, { params: { id }, version });
  const current = load.phase === 'ready' ? load.data : undefined;
  const [known, setKnown] = useState<Known>();
  if (current && known?.safety !== current) {
    // The check is of the stored meals: those that wait to be saved are not among them.
    const stored = commands.newest();
    setKnown(knownOf(current, stored.version === version ? stored : { planDays: [] }));
  }
  // One that could not be made anew may be of other records by now.
  const isFailed = load.phase !== 'loading' && load.error != null;
  return useCallback(
    ({ entry }) => {
      const said = entry ? known?.found.get(entry) : undefined;
      const { found, calledAfter = NO_NAMES } = said ?? {};
      if (isFailed) return { phase: 'unchecked', found, calledAfter };
      if (!said) return { phase: 'checking', found, calledAfter };
      return { phase: current ? phaseOf(current) : 'renewed', found, calledAfter };
    },
    [current, known, isFailed],
  );
}

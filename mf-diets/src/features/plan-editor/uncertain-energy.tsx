import { planInsightCalls } from '@pora/contracts/calls';
import { type Plan, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { joinNames, useApiQuery } from '@pora/kit';
import { Badge, InlineNotice, tip } from '@pora/ui';
import { TriangleAlertIcon } from '@pora/ui/icons';
import { keepPreviousData } from '@pora/kit/queries';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { uncertainStrings as t } from './uncertain-energy.strings.js';

type Uncertain = PlanSafety['uncertain'][number];

/** One and the same for every plan without such meals, so that a new check draws no meal anew. */
const ALL_KNOWN: ReadonlyMap<PlanSlot, Uncertain> = new Map();
const UncertainSlots = createContext(ALL_KNOWN);
const NONE: PlanSafety['uncertain'] = [];

/** Why the energy of a slot's meal is uncertain; undefined where it is known. */
export const useUncertain = (slot: PlanSlot): Uncertain | undefined => useContext(UncertainSlots).get(slot);

/** Tells the slots whose meal has an uncertain energy. */
export function useIsUncertain(): (slot: PlanSlot) => boolean {
  const uncertain = useContext(UncertainSlots);
  return (slot) => uncertain.has(slot);
}

/** Says above the plan which figures cannot be relied on, and lets its meals mark themselves (decision 40). */
export function UncertainEnergy({ plan, children }: { plan: Plan; children: ReactNode }) {
  const { id, version, planDays } = plan;
  // The check the head of the editor shows; while the next one is on its way, the marks of the last one stay.
  const call = { params: { id }, version };
  const safety = useApiQuery(planInsightCalls.safety, call, { placeholderData: keepPreviousData });
  const found = safety.phase === 'ready' ? safety.data.uncertain : NONE;
  const slots = useMemo(() => {
    const days = new Map(planDays.map((day) => [day.day, day.slots]));
    const known = found.flatMap((one) => {
      const slot = days.get(one.day)?.[one.slotIndex];
      return slot ? [[slot, one] as const] : [];
    });
    return known.length === 0 ? ALL_KNOWN : new Map(known);
  }, [found, planDays]);
  return (
    <UncertainSlots value={slots}>
      {slots.size > 0 && <InlineNotice tone="amber">{sentenceOf([...slots.values()])}</InlineNotice>}
      {children}
    </UncertainSlots>
  );
}

function sentenceOf(meals: readonly Uncertain[]): string {
  const unweighed = [...new Set(meals.flatMap((meal) => meal.unweighed))];
  const outdated = [...new Set(meals.flatMap((meal) => meal.outdated))];
  return [
    t.meals(meals.length),
    ...(unweighed.length > 0 ? [t.unweighed(joinNames(unweighed))] : []),
    ...(outdated.length > 0 ? [t.outdated(joinNames(outdated))] : []),
    t.sums,
  ].join(' ');
}

/** Beside a meal: its energy is not known, and why. */
export function UncertainMark({ unweighed, outdated }: Uncertain) {
  const why = unweighed.length > 0 ? t.unweighed(joinNames(unweighed)) : t.outdated(joinNames(outdated));
  return (
    <Badge tone="amber" icon={<TriangleAlertIcon size={12} aria-hidden />} {...tip(why)}>
      {unweighed.length > 0 ? t.noPieceWeight : t.old}
    </Badge>
  );
}

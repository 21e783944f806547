import { type CallAnswer } from '@pora/contracts/call';
import { ruleConfigCalls } from '@pora/contracts/calls';
import { type Plan, type PlanDay, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { type ActivePairing, activePairing, blocksOf } from '@pora/engine/pairing';
import { normaliseMealType } from '@pora/engine/slots';
import { useApiQuery } from '@pora/kit';
import { useCallback } from 'react';
import { isLocked } from '../plan-work/public.js';

/**
 * Days whose slots a draw changes, this one included: the open slots of the pair block, as the server draws them. The
 * same rank of the type counts, since a day may have two slots of one type.
 */
function daysOfDraw(
  { days, planDays }: Pick<Plan, 'days' | 'planDays'>,
  { day, slotIndex }: SlotPlace,
  pairing: ActivePairing | undefined,
): number[] {
  const slot = planDays.find((each) => each.day === day)?.slots[slotIndex];
  if (!slot) return [];
  const type = normaliseMealType(slot.type);
  const block = blocksOf(pairing, type, days).find((members) => members.includes(day)) ?? [day];
  const rank = ofType(planDays, day, type).indexOf(slot);
  return block.filter((each) => {
    const partner = ofType(planDays, each, type)[rank];
    return each === day || (partner !== undefined && !isLocked(partner));
  });
}

function ofType(planDays: readonly PlanDay[], day: number, type: string): PlanSlot[] {
  const slots = planDays.find((each) => each.day === day)?.slots ?? [];
  return slots.filter((slot) => normaliseMealType(slot.type) === type);
}

const rulesOf = ({ config }: CallAnswer<typeof ruleConfigCalls.get>) => config.pairingRules;

/** Days that a draw for a slot changes; one alone where nothing is cooked for two days, or as long as that is not known. */
export function useDrawDays(plan: Pick<Plan, 'days' | 'planDays'>): (place: SlotPlace) => number[] {
  const rules = useApiQuery(ruleConfigCalls.get, {}, { select: rulesOf });
  const pairingRules = rules.phase === 'ready' ? rules.data : undefined;
  return useCallback(
    (place) => {
      const pairing = pairingRules && activePairing({ pairingRules }, plan.days);
      return daysOfDraw(plan, place, pairing);
    },
    [plan, pairingRules],
  );
}

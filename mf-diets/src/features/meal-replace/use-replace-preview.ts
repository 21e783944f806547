import { planStepCalls } from '@pora/contracts/calls';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { apiPrefix, callRoute, useLoad } from '@pora/kit';
import { usePlanEditing } from '../plan-work/public.js';

interface Asked {
  place: SlotPlace;
  /** Another meal of the library than the one that stands there. */
  mealId: string | undefined;
  days: readonly number[];
  enabled: boolean;
}

/** Asks the server what the meal at a place, or another one, would be in the slots of these days; saves nothing. */
export function useReplacePreview({ place, mealId, days, enabled }: Asked) {
  const { plan } = usePlanEditing();
  const params = { id: plan.id };
  const targets = days.map((day) => ({ day, slotIndex: place.slotIndex }));
  const body =
    mealId === undefined
      ? { targets, copy: { day: place.day, slotIndex: place.slotIndex } }
      : { targets, mealId };
  return useLoad({
    queryKey: [...apiPrefix(planStepCalls.previewSlot, params), { ...body, version: plan.version }],
    queryFn: ({ signal }) => callRoute(planStepCalls.previewSlot, { params, body, signal }),
    enabled: enabled && days.length > 0,
    // Results and foods may have changed since.
    gcTime: 0,
  });
}

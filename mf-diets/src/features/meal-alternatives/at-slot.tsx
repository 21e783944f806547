import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { type ReactNode, useEffect } from 'react';
import { usePlanEditing } from '../plan-work/public.js';

/** A slot of the plan with its place. */
export interface NamedSlot {
  place: SlotPlace;
  slot: PlanSlot;
  label: string;
}

interface AtSlotProps {
  place: SlotPlace | undefined;
  onClose: () => void;
  children: (named: NamedSlot) => ReactNode;
}

/** What is about a slot of the plan; an address that names none is left again. */
export function AtSlot({ place, onClose, children }: AtSlotProps) {
  const { plan } = usePlanEditing();
  const slot = plan.planDays.find(({ day }) => day === place?.day)?.slots[place?.slotIndex ?? -1];
  const isNowhere = !place || !slot;
  useEffect(() => {
    if (isNowhere) onClose();
  }, [isNowhere, onClose]);
  return isNowhere ? null : children({ place, slot, label: slot.label || MEAL_TYPE_LABELS[slot.type] });
}

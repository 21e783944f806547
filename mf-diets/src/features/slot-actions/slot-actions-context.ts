import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { createContext, useContext } from 'react';
import { type ProblemPlace } from '../plan-safety/public.js';
import { type DialogName } from '../plan-work/public.js';
import { type CheckOfSlot } from './slot-check.js';
import { slotKey } from './slot-key.js';
import { type SlotActions } from './use-slot-actions.js';

/** What the parts of the editor can do with a slot. */
export interface SlotWork extends SlotActions {
  /** Swaps what the patient must not get for something safe. */
  swap: (at: SlotPlace, place: ProblemPlace) => void;
  /** Whether the editor has this dialog about a slot. */
  has: (dialog: DialogName) => boolean;
}

/** The slots that are being drawn for, as keys. */
export const DrawnSlots = createContext<ReadonlySet<string>>(new Set());

/** The check of each meal; without one nothing is known yet. */
export const SlotChecks = createContext<CheckOfSlot>(() => ({
  phase: 'checking',
  found: undefined,
  calledAfter: [],
}));

/** What the check says of a slot's meal; the answer changes with the check, never with the plan around it. */
export const useCheckOfSlot = (): CheckOfSlot => useContext(SlotChecks);

/** Holds the same functions with every render, so that a card stays still while the plan around it changes. */
export const SlotWorkContext = createContext<SlotWork | undefined>(undefined);

/** What can be done with a slot. @throws Error outside SlotActionsProvider */
export function useSlotWork(): SlotWork {
  const work = useContext(SlotWorkContext);
  if (!work) throw new Error('useSlotWork needs SlotActionsProvider.');
  return work;
}

/** Whether any meal is being drawn right now. */
export const useIsDrawing = (): boolean => useContext(DrawnSlots).size > 0;

/** Whether a meal is being drawn for the slot right now. */
export const useIsDrawn = (place: SlotPlace): boolean => useContext(DrawnSlots).has(slotKey(place));

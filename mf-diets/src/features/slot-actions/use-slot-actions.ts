import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { toast } from '@pora/ui';
import { type DialogName, slotDeedStrings, usePlanEditing, useSlotDeeds } from '../plan-work/public.js';
import { slotStrings as t } from './slot-actions.strings.js';
import { type PlacedSlot, slotsAt, splitByLock } from './slot-place.js';
import { type Refusal, REFUSAL_TOAST, tellLocked, tellSkipped } from './slot-refusals.js';
import { useDraw } from './use-draw.js';

/** Slots that may be changed; what is locked is told, never left out in silence. */
function openOnes(what: Refusal, slots: readonly PlacedSlot[]): PlacedSlot[] {
  const { open, locked } = splitByLock(slots);
  if (open.length === 0 && locked.length > 0) tellLocked(what, locked);
  else if (locked.length > 0) tellSkipped(locked);
  return open;
}

/** Lock, draw, remove and open; for one slot or for several [diets §2]. */
export function useSlotActions() {
  const { plan, generating, address } = usePlanEditing();
  const deeds = useSlotDeeds();
  const draw = useDraw();
  return {
    draw,
    actions: {
      setLock: (places: readonly SlotPlace[], locked: boolean): void => void deeds.setLock(places, locked),
      toggleLock: (places: readonly SlotPlace[]): void => void deeds.toggleLock(places),
      toggleLockInAllDays: (places: readonly SlotPlace[]): void => void deeds.toggleRowLock(places),
      /** Opens a dialog about a slot; a meal that is locked stays where it is. */
      open: (dialog: DialogName, place: SlotPlace): void => {
        if (dialog === 'move' && openOnes(dialog, slotsAt(plan, [place])).length === 0) return;
        address.open(dialog, place);
      },
      draw: (places: readonly SlotPlace[]): void => {
        if (draw.state?.phase === 'running') return;
        if (generating) return void toast.show({ title: slotDeedStrings.generating, key: REFUSAL_TOAST });
        const slots = slotsAt(plan, places);
        if (slots.length < places.length) toast.error(t.drawing.notFound);
        const open = openOnes('draw', slots);
        if (open.length > 0) void draw.draw(open);
      },
      remove: (places: readonly SlotPlace[]): void => void deeds.remove(places),
    },
  };
}

/** What can be done with slots. */
export type SlotActions = ReturnType<typeof useSlotActions>['actions'];

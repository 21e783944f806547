import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { useRef, useState } from 'react';
import { usePlanEditing } from './plan-editing.js';

/** Saving slots out of a dialog: what could not be sent stays there, and must not be stored later when it was given up. */
export function useSlotSave() {
  const { editSlots, commands } = usePlanEditing();
  const [saving, setSaving] = useState(false);
  const waiting = useRef<{ earlier: typeof commands.writer.pending }>(undefined);

  return {
    saving,
    /** Answers whether the edits are stored; a failure has been told by then. */
    save: async (edits: SlotEdit[]): Promise<boolean> => {
      setSaving(true);
      const earlier = waiting.current ?? { earlier: commands.writer.pending };
      const isStored = await editSlots(edits);
      setSaving(false);
      waiting.current = isStored ? undefined : earlier;
      return isStored;
    },
    /** To be called when the dialog is left. */
    giveUp: (): void => {
      if (waiting.current) commands.writer.withdraw(waiting.current.earlier?.patch);
      waiting.current = undefined;
    },
  };
}

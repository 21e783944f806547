import { useLocation, useSearchParams } from '@pora/kit/router';
import { toast } from '@pora/ui';
import { useEffect } from 'react';
import { type DialogName, usePlanEditing } from '../plan-work/public.js';
import { editorStrings } from './plan-editor.strings.js';
import { useSteady } from './use-steady.js';

const t = editorStrings.address;

/** Dialogs that are about one slot. */
const OF_A_SLOT: ReadonlySet<DialogName> = new Set([
  'alternatives',
  'edit',
  'move',
  'replace',
  'slot',
  'why',
]);

/** What the address asks for, that this plan or this product does not have. */
function useMissing(isKnown: (dialog: DialogName) => boolean) {
  const [params] = useSearchParams();
  const { address, plan } = usePlanEditing();
  const { day, dialog, place } = address;
  const slot = plan.planDays.find((each) => each.day === place?.day)?.slots[place?.slotIndex ?? -1];
  const needsSlot = params.has('at') || (dialog !== undefined && OF_A_SLOT.has(dialog));
  return {
    day: params.has('day') && !plan.planDays.some((each) => each.day === day),
    dialog: params.has('dialog') && (dialog === undefined || !isKnown(dialog)),
    place: dialog !== undefined && needsSlot && !slot,
  };
}

/** Writes the day into the address of this render: `look` still knows the one before it while effects run. */
function useShownDay() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  return (day: number) => {
    const next = new URLSearchParams(params);
    next.set('day', String(day));
    setParams(next, { replace: true, state: state as unknown });
  };
}

/**
 * An address from elsewhere may name a day or a slot that is not there: says so, and shows what there is. A dialog that
 * there is not is taken out of it without a word. Answers whether the dialog of the address can be shown.
 */
export function useAddressCheck(isKnown: (dialog: DialogName) => boolean): boolean {
  const { address, plan } = usePlanEditing();
  const missing = useMissing(isKnown);
  const { close } = address;
  const showDay = useSteady(useShownDay());
  const shownDay = Math.min(address.day ?? 1, plan.planDays.length);
  useEffect(() => {
    if (!missing.dialog && !missing.place) return;
    // A meal or a day that is gone is missed by who was sent there; a word that names no dialog tells a person nothing.
    if (!missing.dialog) toast.show({ title: t.place, description: t.planShown });
    close();
  }, [missing.dialog, missing.place, close]);
  const waitsForDialog = missing.dialog || missing.place;
  useEffect(() => {
    // One change of the address at a time.
    if (!missing.day || waitsForDialog) return;
    toast.show({ title: t.day, description: t.dayShown(shownDay) });
    showDay(shownDay);
  }, [missing.day, waitsForDialog, shownDay, showDay]);
  return !waitsForDialog;
}

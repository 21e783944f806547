import { type MealEntry } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { toast } from '@pora/ui';
import { useRef } from 'react';
import { isLocked, usePlanEditing } from '../../plan-work/public.js';
import { slotAt, useMoves } from '../../slot-moves/public.js';
import { overviewStrings } from './overview.strings.js';

const t = overviewStrings.clipboard;
/** What the clipboard says takes the place of what it said before. */
const CLIPBOARD_TOAST = 'meal-clipboard';

/** Ctrl+C takes a meal of the plan, Ctrl+V puts it where the selection is: the same copy as dragging with Ctrl. */
export function useMealClipboard() {
  const { plan } = usePlanEditing();
  const moves = useMoves();
  const copied = useRef<{ place: SlotPlace; entry: MealEntry }>(undefined);
  const tell = (title: string): void => void toast.show({ title, key: CLIPBOARD_TOAST });

  const copy = (places: readonly SlotPlace[]): void => {
    const place = places.find((each) => slotAt(plan, each)?.entry);
    const entry = place && slotAt(plan, place)?.entry;
    if (entry) copied.current = { place, entry };
    tell(entry ? t.copied(entry.name) : t.nothingToCopy);
  };

  const paste = async (places: readonly SlotPlace[]): Promise<void> => {
    if (!copied.current) return tell(t.nothingToPaste);
    const { place: from, entry } = copied.current;
    const stands = slotAt(plan, from)?.entry;
    // The server copies what stands there now.
    if (stands?.mealId !== entry.mealId || stands.name !== entry.name) return tell(t.gone(entry.name));
    const item = { kind: 'slot' as const, place: from, name: stands.name, calories: stands.calories };
    const others = places.filter(({ day, slotIndex }) => day !== from.day || slotIndex !== from.slotIndex);
    const free = others.filter((place) => {
      const slot = slotAt(plan, place);
      return slot && !isLocked(slot);
    });
    const [first] = others;
    if (!first) return;
    // Where all are locked the refusal says it.
    if (free.length === 0) return void (await moves.put(item, first, 'copy'));
    if (!(await moves.copyInto(item, free))) return;
    if (free.length < others.length) tell(t.skipped(others.length - free.length));
  };

  return { copy, paste };
}

import { toast } from '@pora/ui';
import { slotStrings as t } from './slot-actions.strings.js';
import { type PlacedSlot, placeText } from './slot-place.js';

/** What a locked slot is refused for. */
export type Refusal = keyof typeof t.locked.to;

/** Refusals of one kind replace each other: a key that is held down does not pile them up. */
export const REFUSAL_TOAST = 'slot-refusal';

const placesOf = (slots: readonly PlacedSlot[]) => slots.map((slot) => placeText(slot)).join('; ');

/** Says that a slot is locked, and how to go on. */
export function tellLocked(what: Refusal, slots: readonly PlacedSlot[]): void {
  const description = t.locked.unlock(placesOf(slots), t.locked.to[what]);
  toast.show({ tone: 'error', title: t.locked.title(slots.length), description, key: REFUSAL_TOAST });
}

/** Says that locked slots stay as they are while the others are changed. */
export function tellSkipped(slots: readonly PlacedSlot[]): void {
  toast.show({ title: t.locked.skipped(placesOf(slots)), key: REFUSAL_TOAST });
}

import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type Plan, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { announce, toast } from '@pora/ui';
import { isLocked } from './editor-model.js';
import { usePlanEditing } from './plan-editing.js';
import { slotDeedStrings as t } from './slot-deeds.strings.js';

interface SlotAt {
  place: SlotPlace;
  slot: PlanSlot;
}

/** What a slot is called; without a name of its own it is called as its meal type. */
export const slotLabel = ({ label, type }: Pick<PlanSlot, 'label' | 'type'>): string =>
  label || MEAL_TYPE_LABELS[type];

/** "Obiad, dni 3 i 4"; undefined where the places are of more than one slot. */
function whereOf(slots: readonly SlotAt[]): string | undefined {
  const [first] = slots;
  if (!first || slots.some(({ place }) => place.slotIndex !== first.place.slotIndex)) return undefined;
  return t.place(
    slotLabel(first.slot),
    slots.map(({ place }) => place.day),
  );
}

const slotsOf = ({ planDays }: Pick<Plan, 'planDays'>, places: readonly SlotPlace[]): SlotAt[] =>
  places.flatMap((place) => {
    const slot = planDays.find(({ day }) => day === place.day)?.slots[place.slotIndex];
    return slot ? [{ place, slot }] : [];
  });

/** A refusal is told, never silent; the newest takes the place of the former. */
function refuse(title: string): false {
  toast.show({ title, key: 'slot-refusal' });
  return false;
}

/** What the message after a removal says: a single meal by name. */
function removedText(free: readonly SlotAt[]): string {
  const [only] = free;
  const where = whereOf(free);
  if (where === undefined) return t.removedMany(free.length);
  return only && free.length === 1 ? t.removedMeal(only.slot.entry?.name ?? '', where) : t.removed(where);
}

/** What is done with slots by hand; each deed is one call, so that one undo takes it back [decisions 44, 45]. */
export function useSlotDeeds() {
  const { plan, generating, editSlots, offerUndo } = usePlanEditing();
  const slotsAt = (places: readonly SlotPlace[]) => slotsOf(plan, places);

  /** Takes the meals out; locked ones stay. Answers whether something was taken out. */
  const remove = async (places: readonly SlotPlace[]): Promise<boolean> => {
    const filled = slotsAt(places).filter(({ slot }) => slot.entry);
    const free = filled.filter(({ slot }) => !isLocked(slot));
    if (generating) return refuse(t.generating);
    if (filled.length === 0) return refuse(t.nothingToRemove);
    const where = whereOf(filled);
    if (free.length === 0) return refuse(where === undefined ? t.areLocked : t.isLocked(where));
    if (!(await editSlots(free.map(({ place }) => ({ ...place, entry: null }))))) return false;
    const kept = filled.length - free.length;
    const title = removedText(free);
    offerUndo(kept > 0 ? `${title}, ${t.lockedStay(kept)}` : title, t.removedBack);
    return true;
  };

  /** Locks these slots on their days, or opens them: of a lock of all days all are opened. */
  const setLock = async (places: readonly SlotPlace[], locked: boolean): Promise<boolean> => {
    if (generating) return refuse(t.generating);
    const changed = slotsAt(places).filter(({ slot }) => isLocked(slot) !== locked);
    const edits = changed.map(({ place: { day, slotIndex }, slot }) => ({
      ...{ day, slotIndex, locked },
      ...(slot.lockedInAllDays && { lockedInAllDays: false }),
    }));
    if (edits.length === 0 || !(await editSlots(edits))) return false;
    const rows = new Set(changed.flatMap(({ slot }) => (slot.lockedInAllDays ? slotLabel(slot) : [])));
    if (rows.size > 0) toast.success(t.unlockedRow([...rows].join(', ')));
    const where = whereOf(changed);
    const [one, many] = locked ? [t.locked, t.lockedMany] : [t.unlocked, t.unlockedMany];
    announce(where === undefined ? many(changed.length) : one(where));
    return true;
  };

  /** Locks these slots on their days; when all are locked, unlocks them. */
  const toggleLock = (places: readonly SlotPlace[]): Promise<boolean> =>
    setLock(
      places,
      slotsAt(places).some(({ slot }) => !isLocked(slot)),
    );

  /** The same for all days of the slots; the server spreads one edit over the days. */
  const toggleRowLock = async (places: readonly SlotPlace[]): Promise<boolean> => {
    const isFirst = ({ slotIndex }: SlotPlace, at: number) =>
      places.findIndex((each) => each.slotIndex === slotIndex) === at;
    const rows = slotsAt(places.filter(isFirst));
    const lockedInAllDays = rows.some(({ slot }) => !slot.lockedInAllDays);
    const edits = rows.map(({ place }) => ({ ...place, lockedInAllDays }));
    if (generating) return refuse(t.generating);
    if (edits.length === 0 || !(await editSlots(edits))) return false;
    const labels = rows.map(({ slot }) => slotLabel(slot)).join(', ');
    announce(lockedInAllDays ? t.lockedRow(labels) : t.unlockedRow(labels));
    return true;
  };

  return { remove, setLock, toggleLock, toggleRowLock };
}
